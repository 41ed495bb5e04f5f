// Public API of the conformance suite.
export { conformanceScenarios } from './conformance-scenarios.ts';
export { ConformanceFailure } from './failure.ts';
export { renderHtml } from './render-html.ts';
export { missingCapabilities, type Scenario } from './scenario.ts';
