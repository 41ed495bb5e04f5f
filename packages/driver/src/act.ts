// What a surface is asked to do, and what it says about having done it.
import type { ElementRef, UnmetGate } from './found.ts';

/** Where a scroll ends. */
export type ScrollTo =
  { readonly kind: 'top' | 'bottom' | 'view' } | { readonly kind: 'px'; readonly px: number };

/** Keys held during a key press; `mod` is Meta on macOS and Ctrl elsewhere, decided by the surface. */
export type ModifierKey = 'ctrl' | 'alt' | 'shift' | 'win' | 'mod';

/** One act. Element acts name an element that `resolve` returned. */
export type Act =
  | {
      readonly kind: 'click';
      readonly element: ElementRef;
      readonly button: 'left' | 'right';
      readonly count: 1 | 2;
      /** Percent of the element's own box; absent: its middle. */
      readonly point?: { readonly xPct: number; readonly yPct: number };
    }
  | { readonly kind: 'hover'; readonly element: ElementRef }
  | { readonly kind: 'drag'; readonly element: ElementRef; readonly onto: ElementRef }
  /** On a list that is chosen from, the same as `select` with this one option: a trace cannot tell the two apart. */
  | {
      readonly kind: 'type';
      readonly element: ElementRef;
      /** Resolved text; replaces whatever the field held. */
      readonly text: string;
      /** True when a `${VAR}` went into the text: the field is masked in every picture from now on. */
      readonly secret: boolean;
    }
  | { readonly kind: 'type_focused'; readonly text: string; readonly secret: boolean }
  | { readonly kind: 'clear'; readonly element: ElementRef }
  /** `exact`: the list ends up with exactly these options; else one option is chosen. */
  | {
      readonly kind: 'select';
      readonly element: ElementRef;
      readonly options: readonly string[];
      readonly exact: boolean;
    }
  | { readonly kind: 'set_checked'; readonly element: ElementRef; readonly checked: boolean }
  | { readonly kind: 'press_key'; readonly key: string; readonly modifiers: readonly ModifierKey[] }
  /** No element: the page itself. */
  | { readonly kind: 'scroll'; readonly element?: ElementRef; readonly to: ScrollTo }
  | { readonly kind: 'upload'; readonly element: ElementRef; readonly path: string }
  | { readonly kind: 'navigate'; readonly to: string }
  | { readonly kind: 'reload' };

/** What came of an act. */
export type ActOutcome =
  /** Performed and verified; `note` tells what is worth saying (a new tab was followed). */
  | { readonly kind: 'done'; readonly note?: string }
  /** A gate closed between looking and acting; nothing was pressed. Look again. */
  | { readonly kind: 'not_ready'; readonly unmet: UnmetGate }
  /** The element is no longer there; nothing was pressed. Look again. */
  | { readonly kind: 'gone' }
  /** Performed, but what it should have done did not happen. The step fails. */
  | { readonly kind: 'failed'; readonly message: string; readonly hint?: string };

/** How the next native dialog is to be answered. */
export interface DialogAnswer {
  readonly disposition: 'accept' | 'dismiss';
  readonly reply?: string;
}

/** A native dialog that opened. */
export interface DialogEvent {
  readonly type: 'alert' | 'confirm' | 'prompt' | 'beforeunload';
  readonly message: string;
  readonly answered: 'accept' | 'dismiss';
  /** Whether an answer was armed for it. */
  readonly expected: boolean;
}
