// What a run came to. Data only: shells print it, reports write it down.
import type { ExportedValues } from './exports.ts';
import type { RunError } from './run-error.ts';

/** `errored`: the step could not be judged; never mixed with `failed`. */
export type StepStatus = 'passed' | 'failed' | 'skipped' | 'errored';

/** What came of one trace step. No text in here holds a secret: values of `${VAR}` are replaced by their reference. */
export interface StepResult {
  /** `s0001`, or the name of a check that is no step (`exports`). */
  readonly id: string;
  /** The sentence the step was recorded from. */
  readonly intent: string;
  /** Type of the trace action. */
  readonly action: string;
  readonly status: StepStatus;
  /** One or more sentences: what was expected, what was there. Absent when passed. */
  readonly detail?: string;
  /** Stable code of a failure or error: `precondition`, `not_actionable`, `text_mismatch`, … */
  readonly code?: string;
  /** What to do about it. */
  readonly hint?: string;
  /** What an assertion expected, as written. */
  readonly expected?: string;
  /** What was there, masked where the expectation held a `${VAR}`. */
  readonly actual?: string;
  /** ms since the run started. */
  readonly startedMs: number;
  readonly durationMs: number;
  /** Tier of the rung that matched. */
  readonly selectorTier?: string;
  /** A weaker rung than the recorded primary one matched. */
  readonly degraded?: boolean;
  /** What is worth saying about a step that passed. */
  readonly notes?: readonly string[];
}

/** What went on beside the steps; collected when a step did not pass. */
export interface RunEvidence {
  /** The serialised document, where the surface has one. */
  readonly dom?: string;
  /** `[level] text` lines, oldest first. */
  readonly console: readonly string[];
}

/** What a whole run came to. */
export interface RunResult {
  /** Flow name, else app name. */
  readonly name: string;
  readonly traceId: string;
  /** App id of the trace: `web`, … */
  readonly app: string;
  /** `errored`: no verdict (exit 2). A run passes when at least one step ran and all that ran passed. */
  readonly status: 'passed' | 'failed' | 'errored';
  /** Some step matched by a weaker rung. */
  readonly degraded: boolean;
  readonly steps: readonly StepResult[];
  /** RFC 3339, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** Why the run did not pass, when no step says so: a launch that failed, a trace without steps. */
  readonly error?: RunError;
  readonly evidence?: RunEvidence;
  /** What later flows get; present when the run passed and was asked for exports. */
  readonly exports?: ExportedValues;
}
