// What a recording says while it goes on: the events of a run, and how each step was understood.
import type { RunEvent } from '@flowproof/replay';
import type { Routing } from './routing.ts';

/** One event of a recording. */
export type RecordEvent =
  | RunEvent
  /** A spec step was understood and is about to be performed. */
  | { readonly kind: 'step_authored'; readonly routing: Routing };

/** Receives events as they happen. What it throws ends the recording. */
export type RecordListener = (event: RecordEvent) => void;
