// The other side of the package, for engines and viewers: searchable trees, loading, steps, the walk over the generators.
export { elementFlags } from './captured-tree.ts';
export type { CapturedElement, CapturedTree } from './captured-tree.ts';
export { SpecError } from './errors/spec-error.ts';
export type { SpecErrorCode, SpecFault } from './errors/spec-error.ts';
export type { Generator } from './generators/generator.ts';
export type { ModelPicker } from './llm.ts';
export { corpusText, redactSecrets } from './recording/shown-text.ts';
export type { SecretValue } from './recording/shown-text.ts';
export { toRecorded } from './recording/to-recorded.ts';
export type { Json, Recorded } from './recording/to-recorded.ts';
export type { Platform } from './platform.ts';
export { actionFromRecord } from './runtime/action-from-record.ts';
export type { ActionRecord } from './runtime/action-record.ts';
export type { Candidate, CandidateList, CandidatePurpose } from './runtime/candidate.ts';
export type {
  LoadedExtractor,
  LoadedProperty,
  LoadedSpec,
  LoadedSpecResult,
  LoadOptions,
  SpecNotice,
} from './runtime/loaded-spec.ts';
export { extractorsReadBy } from './runtime/extractors-read.ts';
export { loadSpec } from './runtime/load-spec.ts';
export type { RandomSource } from './runtime/random-source.ts';
export type {
  PendingGesture,
  Picked,
  ReadyGesture,
  ResolvedAction,
  SkipReason,
  TypedText,
} from './runtime/resolved-action.ts';
export { gestureOf } from './runtime/ready-gesture.ts';
export type { Callback, ExtractedValue, RunOptions, SpecRun, SpecStep } from './runtime/spec-run.ts';
export { startRun } from './runtime/start-run.ts';
export type { StepInput, StepLastAction } from './runtime/step-input.ts';
export type { SelectorRung } from './selectors/ladder.ts';
export { createTree } from './tree/screen-tree.ts';
export type { ScreenTree } from './tree/screen-tree.ts';
