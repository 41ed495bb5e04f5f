// Public API of the inspect package.
export { InspectError, type InspectErrorCode } from './errors.ts';
export { startInspect, type Inspecting, type InspectOptions } from './serve/start-inspect.ts';
