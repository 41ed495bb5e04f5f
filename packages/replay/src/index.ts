// Public API of the replayer.
export { type BudgetPolicy, recordedBudget, uniformBudget } from './budgets.ts';
export type { RecordingDetail, RunEvent, RunListener } from './events.ts';
export { collectEvidence } from './failure-report.ts';
export { formatResult, formatStep } from './format-result.ts';
export { launchAddress } from './launch-target.ts';
export { openRequest } from './open-request.ts';
export { type Environment, References, type ResolvedText } from './references.ts';
export type { RunEvidence, RunResult, StepResult, StepStatus } from './result.ts';
export { launchTimeoutMs, type ReplayOptions, replayTrace } from './run-trace.ts';
export type { StepContext, StepPass } from './step-context.ts';
export { StepTrouble, type Trouble } from './step-failure.ts';
export { type PerformedStep, type SequenceOptions, StepSequence } from './step-sequence.ts';
