// What a run says while it goes on. Progress display, recordings and reports listen; none of them steers.
import type { RunResult, StepResult } from './result.ts';

/** `full`: before and after every step; `low`: first, every fifth, last; `off`: none. */
export type RecordingDetail = 'full' | 'low' | 'off';

/** One event of a run, in the order in which things happen. Offsets are ms since the run started. */
export type RunEvent =
  | {
      readonly kind: 'run_started';
      readonly name: string;
      readonly traceId: string;
      /** Number of steps that will run at most. */
      readonly steps: number;
      readonly startedAt: string;
    }
  | { readonly kind: 'step_started'; readonly id: string; readonly intent: string; readonly offsetMs: number }
  | {
      readonly kind: 'frame';
      /** Absent for the picture before the first step. */
      readonly stepId?: string;
      readonly offsetMs: number;
      /** PNG, masked already. */
      readonly png: Uint8Array;
    }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'step_finished'; readonly step: StepResult }
  | { readonly kind: 'run_finished'; readonly result: RunResult };

/** Receives events as they happen. What it throws ends the run. */
export type RunListener = (event: RunEvent) => void;
