// What a step does: one member of a union per action type, its parameters as they are on disk.
// Further keys inside `params` are kept when a trace is read and written back.
import type { JsonValue } from '../json/json-value.ts';
import type { AssertionParams } from './assertion-record.ts';
import type { DialogParams } from './dialog.ts';
import type { Selector } from './selector.ts';

/** Navigation or reload; with neither key the step fails at replay. */
export interface LaunchParams {
  readonly url?: string;
  readonly reload?: boolean;
}

/** Parameters of the pointer actions that may announce a dialog. Read it with `declaredDialog`. */
export interface PointerParams {
  readonly dialog?: DialogParams | JsonValue;
}

/** Both percentages (0 to 100) aim inside the element's box; with one or none the centre is meant. */
export interface ClickParams extends PointerParams {
  readonly x_pct?: number;
  readonly y_pct?: number;
}

/** `onto` is the ladder of the drop target. */
export interface DragParams {
  readonly onto: readonly Selector[];
}

/** `into_view` counts first, then `to_px`, then `to`. */
export interface ScrollParams {
  readonly to?: 'top' | 'bottom';
  readonly into_view?: boolean;
  readonly to_px?: number;
}

/** Text to enter; `values` is the whole set of a multi-select and wins over `text`. */
export interface TypeTextParams {
  readonly text: string;
  /** Accepted and ignored; never recorded. */
  readonly submit?: boolean;
  readonly replace?: boolean;
  readonly values?: readonly string[];
}

/** A key held down with another; `mod` is Meta on macOS and Ctrl elsewhere. */
export type KeyModifier = 'ctrl' | 'alt' | 'shift' | 'win' | 'mod';

/** A key press at the focus. */
export interface PressKeyParams {
  readonly key: string;
  readonly modifiers?: readonly KeyModifier[];
}

/** A file to put into a field; relative to the working directory at execution. */
export interface UploadParams {
  readonly path: string;
}

/** Remembers a text, or with `count` the number of matches. */
export interface CaptureParams {
  readonly name: string;
  readonly count?: boolean;
}

/** Remembers where a download landed. Absent `timeout_ms` reads as 60000. */
export interface CaptureDownloadParams {
  readonly name: string;
  readonly timeout_ms?: number;
}

/** Absent `checked` reads as true. */
export interface SetCheckedParams {
  readonly checked?: boolean;
}

/** Parameters of an action that has none. */
export type NoParams = Readonly<Record<string, JsonValue>>;

/**
 * What a step does, told apart by `type`.
 *
 * @example
 * const press: TraceAction = { type: 'press_key', params: { key: 'k', modifiers: ['mod'] } };
 */
export type TraceAction =
  | { readonly type: 'launch'; readonly params: LaunchParams }
  | { readonly type: 'click'; readonly params: ClickParams }
  | { readonly type: 'double_click' | 'right_click' | 'hover'; readonly params: PointerParams }
  | { readonly type: 'drag'; readonly params: DragParams }
  | { readonly type: 'scroll'; readonly params: ScrollParams }
  | { readonly type: 'type_text'; readonly params: TypeTextParams }
  | { readonly type: 'press_key'; readonly params: PressKeyParams }
  | { readonly type: 'upload'; readonly params: UploadParams }
  | { readonly type: 'capture'; readonly params: CaptureParams }
  | { readonly type: 'capture_download'; readonly params: CaptureDownloadParams }
  | { readonly type: 'set_checked'; readonly params: SetCheckedParams }
  | { readonly type: 'assert'; readonly params: AssertionParams }
  | { readonly type: 'focus_window' | 'wait'; readonly params: NoParams };

/** The name of an action type. */
export type ActionType = TraceAction['type'];
