// A whole trace: its header and its steps.
import type { TraceHeader } from './header/header.ts';
import type { TraceStep } from './step/step-record.ts';

/**
 * A trace as it is on disk, one header and any number of steps.
 * A trace with no steps loads; running it proves nothing.
 */
export interface Trace {
  readonly header: TraceHeader;
  readonly steps: readonly TraceStep[];
}
