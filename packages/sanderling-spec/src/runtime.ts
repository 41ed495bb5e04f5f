// The other side of the package, for engines and viewers: searchable trees, loading, steps, the walk over the generators.
export { elementFlags } from './captured-tree.ts';
export type { CapturedElement, CapturedTree } from './captured-tree.ts';
export { SpecError } from './errors/spec-error.ts';
export type { SpecErrorCode, SpecFault } from './errors/spec-error.ts';
export type { Generator } from './generators/generator.ts';
export type { ModelPicker } from './llm.ts';
export type { Platform } from './platform.ts';
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
export type { RandomSource } from './runtime/random-source.ts';
export type {
  PendingGesture,
  Picked,
  ReadyGesture,
  ResolvedAction,
  SkipReason,
  TypedText,
} from './runtime/resolved-action.ts';
export type { Callback, ExtractedValue, RunOptions, SpecRun, SpecStep } from './runtime/spec-run.ts';
export type { StepInput, StepLastAction } from './runtime/step-input.ts';
export type { SelectorRung } from './selectors/ladder.ts';
export type { ScreenTree } from './tree/screen-tree.ts';
// To come: createTree(captured, platform, step?), loadSpec(module, options), startRun(spec, options), toRecorded(value),
// gestureOf(action, secretValue), actionFromRecord, redactSecrets(text, secrets), corpusText(place).
