// What a step waits for before and after it acts.
import type { ElementStateExpect } from './assertion-record.ts';
import type { Region } from './selector.ts';

/** A condition, told apart by `kind`; times in ms. `selector_ref` is a 0-based index into the step's selectors. */
export type SyncCondition =
  | { readonly kind: 'element_exists'; readonly timeout_ms: number; readonly selector_ref?: number }
  | {
      readonly kind: 'element_state';
      readonly timeout_ms: number;
      readonly expect: ElementStateExpect;
      readonly selector_ref?: number;
    }
  | { readonly kind: 'window_title'; readonly timeout_ms: number; readonly equals: string }
  | {
      readonly kind: 'ocr_text_present';
      readonly timeout_ms: number;
      readonly text: string;
      readonly region?: Region;
    }
  | { readonly kind: 'visual_stable'; readonly timeout_ms: number; readonly region?: Region };

/** Conditions before and after a step; both lists are always written. */
export interface StepSync {
  readonly pre: readonly SyncCondition[];
  readonly post: readonly SyncCondition[];
}
