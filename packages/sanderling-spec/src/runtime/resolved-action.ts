// An action that is ready to be dispatched, and why one is not.
import type { ActionKind, Direction, Key, Network, Point } from '../actions.ts';
import type { ActionRecord } from './action-record.ts';

/** What is to be typed: as written, or the value of an environment variable that only the engine knows. */
export type TypedText =
  { readonly kind: 'literal'; readonly value: string } | { readonly kind: 'secret'; readonly name: string };

/** A gesture as surfaces take it, but that typed text may still be a secret's name. An element is its index. */
export type PendingGesture =
  | { readonly kind: 'tap' | 'doubleTap' | 'longPress'; readonly on: number }
  | { readonly kind: 'inputText'; readonly into: number; readonly text: TypedText; readonly keys: boolean }
  | {
      readonly kind: 'swipe';
      readonly from: number | Point;
      readonly to: number | Point;
      readonly durationMillis: number;
    }
  | { readonly kind: 'scroll'; readonly direction: Direction; readonly in?: number }
  | { readonly kind: 'pressKey'; readonly key: Key }
  | {
      readonly kind: 'network';
      readonly mode: Network['mode'];
      readonly urlContains?: string;
      readonly status?: number;
    };

/** A gesture with its text: structurally what a surface dispatches. */
export type ReadyGesture =
  | Exclude<PendingGesture, { kind: 'inputText' }>
  | { readonly kind: 'inputText'; readonly into: number; readonly text: string; readonly keys: boolean };

/** An action of this step with its target found. Plain data. */
export interface ResolvedAction {
  readonly kind: ActionKind;
  /** What to dispatch; `null` for `Wait`, which sends nothing. Holds the raw text: never write it. */
  readonly gesture: PendingGesture | null;
  /** How long the action itself takes, ms. */
  readonly durationMillis: number;
  /** Of `Network`: after how many steps the engine sends the mode `online`. */
  readonly steps?: number;
  /** Index of the target in the capture, where there is one. */
  readonly target?: number;
  /** What may be written, printed or sent. */
  readonly record: ActionRecord;
  /** In words, after redaction: `Tap "Save"`. */
  readonly description: string;
}

/** Why nothing will be dispatched although the step was seen. */
export type SkipReason =
  | 'no_action_produced'
  | 'unresolved_selector'
  | 'stale_element'
  | 'unsupported_key'
  | 'missing_key'
  | 'zero_duration_wait';

/** What a step came to. `source` is absent when neither setup nor the root had anything. */
export type Picked =
  | { readonly kind: 'action'; readonly source: 'setup' | 'root'; readonly action: ResolvedAction }
  | {
      readonly kind: 'skipped';
      readonly source?: 'setup' | 'root';
      readonly reason: SkipReason;
      readonly message: string;
      /** As far as it is known: no box and no ladder of what was not found. */
      readonly action?: ActionRecord;
    };
