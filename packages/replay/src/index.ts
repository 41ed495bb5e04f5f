// Public API of the replayer.
export { type BudgetPolicy, recordedBudget, uniformBudget } from './budgets.ts';
export type { RecordingDetail, RunEvent, RunListener } from './events.ts';
export {
  type ExportedValue,
  type ExportedValues,
  type ExportOutcome,
  type ExportTemplate,
  resolveExports,
} from './exports.ts';
export { collectEvidence } from './failure-report.ts';
export { formatResult, formatStep } from './format-result.ts';
export { launchAddress } from './launch-target.ts';
export { holdsNow, type Moment, numberShown, type ShownNumber } from './look-once.ts';
export { type OpeningHeader, type OpeningOptions, openSurface } from './open-surface.ts';
export { pictureMasks, type PictureMasks } from './picture-masks.ts';
export { type Environment, References, type ResolvedText } from './references.ts';
export type { RunEvidence, RunResult, StepResult, StepStatus } from './result.ts';
export { redactError, type RunError, runErrorOf } from './run-error.ts';
export { type ReplayOptions, replayTrace } from './run-trace.ts';
export type { RunWitness, WitnessClaim } from './run-witness.ts';
export type { StepContext, StepManner, StepPass } from './step-context.ts';
export type { Trouble } from './step-failure.ts';
export { type PerformedStep, type SequenceOptions, StepSequence } from './step-sequence.ts';
