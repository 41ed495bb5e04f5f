// What an extractor is given: one screen and what happened since the one before.
import type { Action } from './actions.ts';
import type { AccessibilityTree } from './element.ts';

/** A line the application or its platform wrote. */
export interface LogEntry {
  readonly unixMillis: number;
  readonly level: 'V' | 'D' | 'I' | 'W' | 'E' | 'F';
  readonly tag: string;
  readonly message: string;
  readonly source: 'logcat' | 'console' | 'eventlog';
}

/** An uncaught error or an unhandled rejection. Web only. */
export interface ExceptionRecord {
  readonly class: string;
  readonly message: string;
  readonly stackTrace: string;
  readonly unixMillis: number;
}

/** A response with status 400 or above, or a request without a response (`status: null`). Web only. */
export interface NetworkFailure {
  readonly url: string;
  readonly method: string;
  readonly status: number | null;
  readonly unixMillis: number;
}

/**
 * The action dispatched before this step. `applied: null` means that the call failed but the action may have arrived;
 * a property about the effect of an action declines unless `applied` is `true`.
 */
export type LastAction = Action & { readonly applied: true | null };

/** What every extractor receives. Valid during the call; used later it throws `stale_state`. */
export interface State {
  /** The hierarchy of this step. */
  readonly ax: AccessibilityTree;
  /** Values the application pushed through an integration. */
  readonly snapshots: Readonly<Record<string, unknown>>;
  /** The last dispatched action since the previous observed step, or `null`. Typed text is as the record shows it. */
  readonly lastAction: LastAction | null;
  /** Since the previous step that the spec saw, as are the next two. */
  readonly logs: readonly LogEntry[];
  readonly exceptions: readonly ExceptionRecord[];
  readonly network: readonly NetworkFailure[];
  /** Address of the main frame; `null` off the web. */
  readonly url: string | null;
  /** Whole ms since the start of the run. */
  readonly time: number;
}
