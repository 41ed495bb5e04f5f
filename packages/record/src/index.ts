// Public API of the recorder.
export { buildWebHeader, type HeaderFacts } from './build-header.ts';
export type { Clarification, SceneEntry } from './clarification.ts';
export { encodeAction } from './encode/encode-action.ts';
export { encodeAssertion } from './encode/encode-assertion.ts';
export type { EncodedStep } from './encode/encoded-step.ts';
export type { RecordStop, RecordStopCode } from './errors.ts';
export type { RecordEvent, RecordListener } from './events.ts';
export { defaultStepTimeoutMs, recordFlow, type RecordOptions, type RecordResult } from './record-flow.ts';
export type { AuthorMode, Route, Routing } from './routing.ts';
