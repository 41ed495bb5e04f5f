// An action as the files of a run hold it: plain data, typed text as it may be shown.
import type { ActionKind, Direction, Key, Network } from '../actions.ts';
import type { SelectorRung } from '../selectors/ladder.ts';

/** `next_action` of a record, but for `source` and what a model said, which the engine adds. */
export interface ActionRecord {
  readonly kind: ActionKind;
  /** Ways to find the target again, best first. */
  readonly selector?: readonly SelectorRung[];
  /** The target's box, device px. */
  readonly resolved_bounds?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** The middle of the target, device px. */
  readonly tap_point?: { readonly x: number; readonly y: number };
  readonly x?: number;
  readonly y?: number;
  readonly from_x?: number;
  readonly from_y?: number;
  readonly to_x?: number;
  readonly to_y?: number;
  /** Of a swipe that ends on an element. */
  readonly to_selector?: readonly SelectorRung[];
  readonly direction?: Direction;
  readonly key?: Key;
  /** As it may be shown: the text, `[redacted]` or `${NAME}`. */
  readonly text?: string;
  /** The place of a redacted text in the edge-case corpus, 1-based: it can be typed again. */
  readonly text_corpus?: number;
  /** Typed key by key. */
  readonly keys?: true;
  readonly duration_millis?: number;
  readonly mode?: Network['mode'];
  readonly url_contains?: string;
  readonly status?: number;
  readonly steps?: number;
}
