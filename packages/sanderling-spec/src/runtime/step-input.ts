// What the engine knows when it opens a step.
import type { CapturedTree } from '../captured-tree.ts';
import type { ExceptionRecord, LogEntry, NetworkFailure } from '../state.ts';
import type { ActionRecord } from './action-record.ts';

/** The last dispatched action since the previous observed step. */
export interface StepLastAction {
  readonly applied: true | null;
  /**
   * The action as it was recorded, for steps that this run did not pick (a recorded run judged again, a flow). Without
   * it, it is the action that this run picked last.
   */
  readonly record?: ActionRecord;
}

/** One observation, as the engine hands it to the spec. */
export interface StepInput {
  /** From 1. */
  readonly step: number;
  readonly tree: CapturedTree;
  /** Width and height of what is shown, device px. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly url: string | null;
  /** Whole ms since the start of the run. */
  readonly timeMillis: number;
  readonly lastAction: StepLastAction | null;
  /** What was collected since the previous step that the spec saw; empty unless told. */
  readonly logs?: readonly LogEntry[];
  readonly exceptions?: readonly ExceptionRecord[];
  readonly network?: readonly NetworkFailure[];
  readonly snapshots?: Readonly<Record<string, unknown>>;
}
