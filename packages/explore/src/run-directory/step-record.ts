// One line of `trace.jsonl`.
import type { DialogRecord, ExceptionRecord, LogEntry, NetworkFailure } from '@flowproof/driver';
import type { NextAction } from './next-action.ts';

/** Of the trace's lines. */
export const traceVersion = 1;

/** A property's state after a step. */
export type Verdict = 'holds' | 'pending' | 'violated';

/** Why an action was not, or could not be, dispatched. */
export interface SkippedAction {
  readonly reason: string;
  readonly message: string;
  readonly action?: NextAction;
}

/** Why a property was violated, and what was seen at both ends of it. */
export interface Witness {
  readonly reason: string;
  readonly is_error: boolean;
  /** The step that armed what broke. */
  readonly step: number;
  readonly detected_step: number;
  readonly extractors: Readonly<
    Record<string, { readonly at_armed: unknown; readonly at_detected: unknown }>
  >;
}

/** Why a step was not verified. */
export type UnverifiedReason =
  'empty_hierarchy' | 'transitional' | 'app_left_foreground' | 'observation_error';

/** A record, all but its hierarchy, which is JSON text already when it is written. */
export interface StepRecord {
  readonly step: number;
  readonly trace_version: typeof traceVersion;
  readonly timestamp: string;
  readonly time_ms: number;
  readonly observation?: number;
  readonly screen?: string;
  readonly url?: string;
  readonly settled?: false;
  readonly snapshots?: Readonly<Record<string, unknown>>;
  readonly extractor_changes?: Readonly<Record<string, { readonly prev?: unknown; readonly curr: unknown }>>;
  readonly tree_hash?: string;
  readonly draws?: number;
  readonly verdicts?: Readonly<Record<string, Verdict>>;
  readonly residuals?: Readonly<Record<string, unknown>>;
  readonly violations?: readonly string[];
  readonly witnesses?: Readonly<Record<string, Witness>>;
  readonly logs?: readonly LogEntry[];
  readonly exceptions?: readonly ExceptionRecord[];
  readonly network?: readonly NetworkFailure[];
  readonly navigations?: readonly {
    readonly url: string;
    readonly unix_millis: number;
    readonly popup?: true;
  }[];
  readonly dialogs?: readonly DialogRecord[];
  readonly metrics?: Readonly<Record<string, number>>;
  readonly next_action?: NextAction;
  readonly action_skipped?: SkippedAction;
  readonly last_action_applied?: true | null;
  readonly last_action_skipped?: { readonly reason: string; readonly message: string };
  readonly grace?: true;
  readonly transitional?: true;
  readonly skippedVerification?: true;
  readonly reason?: UnverifiedReason;
  readonly observation_error?: string;
  readonly precondition_failure?: 'app_not_in_foreground';
  readonly relaunched?: true;
  readonly leaf_errors?: readonly string[];
  readonly truncated?: readonly string[];
  readonly screenshot?: string;
  readonly screenshot_withheld?: string;
  readonly end?: true;
}
