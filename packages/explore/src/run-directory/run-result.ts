// `result.json`: what came of a run.
import type { SpecPlace } from '../load/place.ts';
import type { EndReason } from './run-meta.ts';
import type { Witness } from './step-record.ts';

/** What came of one property. */
export interface PropertyResult {
  readonly verdict: 'holds' | 'violated' | 'not_judged';
  /** Never had anything to prove. */
  readonly vacuous: boolean;
  readonly counters: Readonly<Record<string, unknown>>;
  readonly violations: number;
  /** Steps of the first ten. */
  readonly violated_at: readonly number[];
  readonly witness?: Witness;
}

/** Why a run could not be done. */
export interface RunError {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly location?: SpecPlace;
}

/** `result.json`. */
export interface RunResult {
  readonly run: string;
  readonly status: 'passed' | 'violated' | 'could_not_be_done';
  readonly exit_code: 0 | 1 | 2;
  readonly end_reason: EndReason;
  readonly interrupted: boolean;
  readonly error?: RunError;
  readonly seed: number;
  readonly steps: number;
  readonly observations: number;
  readonly duration_millis: number;
  readonly steps_per_second: number;
  readonly properties: Readonly<Record<string, PropertyResult>>;
  readonly actions: {
    readonly by_kind: Readonly<Record<string, number>>;
    readonly by_source: Readonly<Record<string, number>>;
  };
  readonly skipped: Readonly<Record<string, number>>;
  readonly distinct_states: number;
  readonly distinct_state_actions: number;
}
