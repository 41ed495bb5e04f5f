// The browser block a suite gives to its flows.
import type { FlowSpec } from './flow-spec.ts';
import type { SuiteSpec } from './suite-spec.ts';

/**
 * The flow with the suite's browser block, when it is a web flow without one of its own. Blocks are never merged.
 *
 * @example
 * withDefaultBrowser(flow, suite).app;
 */
export function withDefaultBrowser(flow: FlowSpec, suite: SuiteSpec): FlowSpec {
  const { app } = flow;
  if (app.kind !== 'web' || app.browser !== undefined || suite.browser === undefined) return flow;
  return { ...flow, app: { ...app, browser: suite.browser } };
}
