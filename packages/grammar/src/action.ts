// What an action sentence asks to be done: one discriminated union, nothing left to parse again.
import type { Span } from './span.ts';
import type { Target } from './target.ts';

/** A point of an element's own box, in percent from its left and top edge, 0 to 100. */
export interface PercentPoint {
  readonly xPct: number;
  readonly yPct: number;
}

/** How the native dialog that a trigger opens is answered. */
export interface DialogClause {
  readonly disposition: 'accept' | 'dismiss';
  /** Must be contained in the dialog's text; absent: any. */
  readonly message?: string;
  /** Answer to a prompt. `${VAR}` as written. */
  readonly reply?: string;
  readonly span: Span;
}

/** Modifier keys as recorded. `mod` is Meta on macOS and Ctrl elsewhere. */
export type Modifier = 'ctrl' | 'alt' | 'shift' | 'win' | 'mod';

interface Spanned {
  /** The whole sentence, without white space at its ends. */
  readonly span: Span;
}

/** `Click "L"`, `Press the "L" button`. */
export interface ClickAction extends Spanned {
  readonly kind: 'click';
  /** `press`: written as `Press … button`. */
  readonly form: 'click' | 'press';
  readonly target: Target;
  readonly point?: PercentPoint;
  readonly dialog?: DialogClause;
}

/** Calculator sugar: presses of several keys by element id, in order. */
export interface PressesAction extends Spanned {
  readonly kind: 'presses';
  /** Native ids, in order. */
  readonly presses: readonly string[];
  /** What was typed or pressed, canonically: `408`, `plus`. */
  readonly text: string;
  readonly form: 'type' | 'press';
}

/** `Double-click`, `Right-click`, `Hover over`. */
export interface PointerAction extends Spanned {
  readonly kind: 'double_click' | 'right_click' | 'hover';
  readonly target: Target;
  readonly dialog?: DialogClause;
}

/** `Drag … onto …`. */
export interface DragAction extends Spanned {
  readonly kind: 'drag';
  readonly target: Target;
  readonly onto: Target;
}

/** Where a scroll ends. */
export type ScrollDestination =
  | { readonly kind: 'top' }
  | { readonly kind: 'bottom' }
  | { readonly kind: 'view' }
  | { readonly kind: 'px'; readonly px: number };

/** `Scroll …`. */
export interface ScrollAction extends Spanned {
  readonly kind: 'scroll';
  /** Absent: the page itself. */
  readonly target?: Target;
  readonly to: ScrollDestination;
}

/** Every sentence that puts text somewhere. */
export type TypeAction = Spanned & { readonly kind: 'type_text' } & (
    | { readonly mode: 'fill' | 'replace'; readonly target: Target; readonly text: string }
    | { readonly mode: 'clear'; readonly target: Target }
    /** `append`: into whatever has the focus; `document`: the text editor's document. */
    | { readonly mode: 'append' | 'document'; readonly text: string }
  );

/** `Select … from …`. */
export interface SelectAction extends Spanned {
  readonly kind: 'select';
  readonly target: Target;
  /** Option texts as written. */
  readonly options: readonly string[];
  /** True: the list ends up with exactly these. */
  readonly multiple: boolean;
}

/** `Check` and `Uncheck`. */
export interface SetCheckedAction extends Spanned {
  readonly kind: 'set_checked';
  readonly target: Target;
  readonly checked: boolean;
}

/** `Press` with a key or a chord. */
export interface PressKeyAction extends Spanned {
  readonly kind: 'press_key';
  /** Canonical key name, or one lower-case character. */
  readonly key: string;
  /** In written order. */
  readonly modifiers: readonly Modifier[];
}

/** `Upload … into …`. */
export interface UploadAction extends Spanned {
  readonly kind: 'upload';
  readonly target: Target;
  /** As written, one pair of quotes around it removed. */
  readonly path: string;
}

/** `Go to` and `Navigate to`. */
export interface NavigateAction extends Spanned {
  readonly kind: 'navigate';
  /** URL, path or transaction code as written. */
  readonly to: string;
}

/** `Reload the page`. */
export interface ReloadAction extends Spanned {
  readonly kind: 'reload';
}

/** `Remember …`: a text, or how many elements match. */
export interface CaptureAction extends Spanned {
  readonly kind: 'capture';
  readonly target: Target;
  readonly name: string;
  readonly reading: 'text' | 'count';
}

/** `Wait until the download completes as …`. */
export interface CaptureDownloadAction extends Spanned {
  readonly kind: 'capture_download';
  readonly name: string;
  /** How long to wait at most, in milliseconds. */
  readonly timeoutMs: number;
}

/** `Wait until page shows …`: an assertion with a long bound, in action position. */
export interface WaitAction extends Spanned {
  readonly kind: 'wait';
  readonly text: string;
  readonly timeoutMs: number;
}

/** What an action sentence asks to be done. */
export type Action =
  | ClickAction
  | PressesAction
  | PointerAction
  | DragAction
  | ScrollAction
  | TypeAction
  | SelectAction
  | SetCheckedAction
  | PressKeyAction
  | UploadAction
  | NavigateAction
  | ReloadAction
  | CaptureAction
  | CaptureDownloadAction
  | WaitAction;
