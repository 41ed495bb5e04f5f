// A flow and a surface in, a trace out: every step is performed and verified before it is written.
import type { Clock, Surface } from '@flowproof/driver';
import type { FlowSpec } from '@flowproof/flow-file';
import type { Environment, RecordingDetail, RunEvidence, StepResult } from '@flowproof/replay';
import type { Trace } from '@flowproof/trace-format';
import type { RecordStop } from './errors.ts';
import type { RecordListener } from './events.ts';
import { Recording } from './recording.ts';
import type { AuthorMode, Routing } from './routing.ts';

/** Wait of a recorded step for its element, ms, when nothing else is asked for. */
export const defaultStepTimeoutMs = 5000;

/** How a flow is recorded. */
export interface RecordOptions {
  /** What the flow runs on. It is opened, and left open for the caller to close. */
  readonly surface: Surface;
  /** Where `${VAR}` is read from; nothing else is. Default: none are set. */
  readonly env?: Environment;
  /** Default: the machine's clock. */
  readonly clock?: Clock;
  /** Told what happens while it happens. */
  readonly onEvent?: RecordListener;
  /** Default: `auto`. */
  readonly author?: AuthorMode;
  /** Bound of every act while recording, and the precondition written into the trace, ms. Default: 5000. */
  readonly stepTimeoutMs?: number;
  /**
   * An earlier trace of the flow. A sentence that stands in it, and whose targets are there now, is not understood anew:
   * what was recorded for it is performed again. Steps under `rules:` never are.
   */
  readonly reuse?: Trace;
  /**
   * The assertions that the flow ends with are written as they stand, neither performed nor judged: for a flow that has
   * to fail at them. Default: false.
   */
  readonly closingUnjudged?: boolean;
  /** Which pictures are taken. Default: `off`. */
  readonly recording?: RecordingDetail;
  /** Base of relative paths. Default: the process's. */
  readonly workingDirectory?: string;
  /** Default: a fresh UUID. */
  readonly traceId?: string;
  /** `linux`, `macos` or `windows`; default: this machine's. */
  readonly os?: string;
}

/** What a recording came to. */
export type RecordResult =
  | {
      readonly kind: 'recorded';
      readonly trace: Trace;
      readonly routing: readonly Routing[];
      /** How many trace steps were performed as the trace to reuse has them. */
      readonly reusedSteps: number;
      readonly steps: readonly StepResult[];
      readonly durationMs: number;
    }
  | {
      readonly kind: 'stopped';
      readonly stop: RecordStop;
      readonly routing: readonly Routing[];
      /** Results of the trace steps performed so far, the one that stopped included. */
      readonly steps: readonly StepResult[];
      readonly evidence?: RunEvidence;
      readonly durationMs: number;
    };

/**
 * Performs a web flow once and returns its trace. Nothing is written anywhere: the caller puts the trace on disk.
 *
 * @returns the trace, or why there is none. Rejects only for faults of this program or of `onEvent`.
 * @example
 * const recorded = await recordFlow(flow, { surface, env: process.env });
 * if (recorded.kind === 'recorded') await writeFile('checkout.trace.jsonl', writeTrace(recorded.trace));
 */
export async function recordFlow(flow: FlowSpec, options: RecordOptions): Promise<RecordResult> {
  return new Recording(flow, { stepTimeoutMs: defaultStepTimeoutMs, ...options }).perform();
}
