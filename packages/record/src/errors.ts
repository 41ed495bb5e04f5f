// Why a recording did not come to be. Recording gives no verdict: there is a trace or there is none.
import type { Clarification } from './clarification.ts';

/** Stable codes. A step that did not pass carries the code of its trouble instead. */
export type RecordStopCode =
  /** A sentence that the grammar does not read, where the grammar was asked for. */
  | 'step_unreadable'
  /** A sentence that the grammar declines on purpose. */
  | 'step_refused'
  /** A model would be needed; `clarification` says for what. */
  | 'no_model'
  /** A `repeat` whose condition did not come to hold within its `max`. */
  | 'repeat_exhausted'
  /** `session: <name>` that no suite resolved. */
  | 'identity_unresolved'
  /** Something this version, or the surface at hand, cannot record. */
  | 'capability'
  /** Nothing was performed: every block was passed over. */
  | 'no_steps';

/** Why and where recording stopped. No text in here holds a secret. */
export interface RecordStop {
  /** A `RecordStopCode`, or the code of the step's own trouble: `precondition`, `text_mismatch`, … */
  readonly code: string;
  /** 1-based, counted over the executed spec steps; absent when recording stopped before the first. */
  readonly step?: number;
  /** The step as written; the condition of a block; `export NAME` for a value that later flows cannot have. */
  readonly intent?: string;
  /** Where the step stands in the flow file, 1-based. */
  readonly location?: { readonly file?: string; readonly line: number; readonly column: number };
  /** What was expected and what was there. */
  readonly message: string;
  readonly hint?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** With `no_model`: what a person or a model has to decide. */
  readonly clarification?: Clarification;
}
