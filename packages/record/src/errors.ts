// Why a recording did not come to be. Recording gives no verdict: there is a trace or there is none.

/** Stable codes. A step that did not pass carries the code of its trouble instead. */
export type RecordStopCode =
  | 'launch_failed'
  | 'step_unreadable'
  | 'step_refused'
  | 'no_model'
  | 'capability'
  | 'no_steps';

/** Why and where recording stopped. */
export interface RecordStop {
  /** A `RecordStopCode`, or the code of the step's own trouble: `precondition`, `text_mismatch`, … */
  readonly code: string;
  /** 1-based, counted over the executed spec steps; absent when nothing was executed. */
  readonly step?: number;
  /** The step as written. */
  readonly intent?: string;
  /** Where the step stands in the flow file, 1-based. */
  readonly location?: { readonly line: number; readonly column: number };
  /** What was expected and what was there. */
  readonly message: string;
  readonly hint?: string;
  readonly expected?: string;
  readonly actual?: string;
}
