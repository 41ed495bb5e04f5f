// Public API of the exploration engine.
export type { ExploreEvent, ExploreListener } from './engine/explore-events.ts';
export {
  defaultChoices,
  type ExploreChoices,
  type ExploreOptions,
  type ExploreTarget,
} from './engine/explore-options.ts';
export { explore, type Explored } from './engine/explore.ts';
export { ExploreError, type ExploreErrorCode, renderExploreError } from './errors.ts';
export { type FlowJudge, judgeFlow, type JudgeFlowOptions } from './flow-judge/judge-flow.ts';
export { checkSpec, type CheckedSpec } from './load/check-spec.ts';
export type { SpecPlace } from './load/place.ts';
export type { Candidate } from './guest/questions.ts';
export { checkModel, type CheckedModel } from './pick/check-model.ts';
export { recheck, type Rechecked, type RecheckOptions } from './recheck/recheck.ts';
export type { ActionSource, NextAction } from './run-directory/next-action.ts';
export type { LlmCall, LlmOutcome } from './run-directory/llm-call.ts';
export type { EndReason, RunHost, RunMeta } from './run-directory/run-meta.ts';
export type { PropertyResult, RunError, RunResult } from './run-directory/run-result.ts';
export type { StepRecord, Witness } from './run-directory/step-record.ts';
export {
  metaOfRun,
  reproduce,
  type Reproduced,
  type ReproduceOptions,
  type Reproduction,
} from './shrink/reproduce.ts';
