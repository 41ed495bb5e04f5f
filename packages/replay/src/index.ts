// Public API of the replayer.
export type { RecordingDetail, RunEvent, RunListener } from './events.ts';
export type { RunEvidence, RunResult, StepResult, StepStatus } from './result.ts';
