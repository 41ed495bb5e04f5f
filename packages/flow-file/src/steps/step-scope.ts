// Where a step stands: which app its sentences are for, and which blocks are around it.
import type { Reading } from '../reading.ts';
import type { KnownApp } from '../sections/app.ts';

/** The surroundings of a list of steps. */
export interface StepScope {
  readonly reading: Reading;
  /** Undefined when the app is not known: then only shapes are checked. */
  readonly app: KnownApp | undefined;
  /** The list itself: the flow's, or that of a block. */
  readonly list: 'flow' | 'in' | 'repeat' | 'when';
  /** How messages call the owner of the list. */
  readonly owner: string;
  /** Declared surfaces of a flow with `apps`. */
  readonly surfaces?: ReadonlyMap<string, KnownApp | undefined>;
}
