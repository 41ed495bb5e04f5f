// Somebody who judges a run beside its steps: shown the surface between them, asked for a verdict after the last.
import type { TraceStep } from '@flowproof/trace-format';
import type { RunError } from './run-error.ts';

/** What a witness found not to hold. */
export interface WitnessClaim {
  /** Id of the failed result it becomes: `property <name>`. */
  readonly id: string;
  readonly intent: string;
  readonly detail: string;
}

/**
 * Judges a run beside its steps. The surface is opened so that `Surface.tree` answers. Rejects for nothing but faults of
 * this program: a witness that can no longer judge returns why, and the run ends without a verdict.
 *
 * @example
 * const witness: RunWitness = { observe: async () => undefined, conclude: async () => [] };
 * await replayTrace(trace, { surface, witness });
 */
export interface RunWitness {
  /** Called before the first step, with undefined, and after each step that was performed; the run waits for it. */
  observe(step: TraceStep | undefined): Promise<RunError | undefined>;
  /** Called once, after the last step: each claim is a failed result of the run. */
  conclude(): Promise<readonly WitnessClaim[] | RunError>;
}
