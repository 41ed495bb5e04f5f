// What exploring asks of a surface: one settled tree with what happened since the last, and one gesture at a time.
import type { PictureMask } from './surface.ts';

/** How a surface that is explored treats what the application does by itself. */
export interface ExploringShape {
  /** Web: origins beside that of the start address on which the application counts as being in front. */
  readonly allowedOrigins: readonly string[];
  /** What becomes of `confirm` and `prompt`; alerts and leaving a page are always accepted. */
  readonly dialogs: 'accept' | 'dismiss';
}

/** What `Surface.tree` is asked for. */
export interface TreeRequest {
  /** Longest wait for the surface to come to rest, ms. */
  readonly settleMs: number;
  /** The picture that belongs to the tree, or none. */
  readonly picture: 'png' | 'jpeg' | 'none';
  /** What the picture covers besides secure fields. */
  readonly masks: readonly PictureMask[];
}

/** Bits of `CapturedElement.flags`. Absent flags mean: enabled, and nothing else. */
export const elementFlags = {
  clickable: 1,
  disabled: 2,
  checked: 4,
  focused: 8,
  selected: 16,
  editable: 32,
  secure: 64,
  secureUnstated: 128,
} as const;

/** One element of a tree. What is absent is empty, 0 or `{}`. */
export interface CapturedElement {
  readonly id?: string;
  readonly class?: string;
  readonly desc?: string;
  /**
   * The element's own runs of rendered text, each with its position among the element's children (0 = before the first).
   * A run begins or ends with a space where rendering sets it off from its neighbour (a block, a line break), so that
   * all runs of a subtree joined in document order, white space collapsed and trimmed, are its text. Where two blocks
   * meet, the first run of the second begins with the space. Elements below a `select` are its options, whose text is no
   * part of the text around it.
   */
  readonly own?: readonly (readonly [position: number, text: string])[];
  /** Of a field: what it holds now; never of a secure one. */
  readonly value?: string;
  readonly flags?: number;
  /** Left, top, right, bottom in device px, whole numbers, from the top left corner of what is shown. */
  readonly bounds?: readonly [left: number, top: number, right: number, bottom: number];
  /** Raw attributes but the markup's `value` of a field, and `hintText`, `scrollable`, `obscured` where they apply. */
  readonly attrs?: Readonly<Record<string, string>>;
}

/** A tree in document order: `depths[i]` is the depth of `elements[i]`, the root's is 0. */
export interface CapturedTree {
  readonly elements: readonly CapturedElement[];
  readonly depths: readonly number[];
}

/** A line the application or its platform wrote. */
export interface LogEntry {
  readonly unixMillis: number;
  readonly level: 'V' | 'D' | 'I' | 'W' | 'E' | 'F';
  readonly tag: string;
  readonly message: string;
  readonly source: 'logcat' | 'console' | 'eventlog';
}

/** An uncaught error or an unhandled rejection. */
export interface ExceptionRecord {
  readonly class: string;
  readonly message: string;
  readonly stackTrace: string;
  readonly unixMillis: number;
}

/** A response with status 400 or above, or a request without a response (`status: null`). */
export interface NetworkFailure {
  readonly url: string;
  readonly method: string;
  readonly status: number | null;
  readonly unixMillis: number;
}

/** A new address of the main frame, or a window that was opened and closed again. */
export interface NavigationRecord {
  readonly url: string;
  readonly unixMillis: number;
  readonly popup?: true;
}

/** A native dialog, a file chooser or a download, and what became of it. */
export interface DialogRecord {
  readonly type: string;
  readonly message: string;
  readonly answer: string;
}

/** What happened since the last capture. A list holds at most 1,000 entries, a message 10,000 characters. */
export interface Happened {
  readonly logs: readonly LogEntry[];
  readonly exceptions: readonly ExceptionRecord[];
  readonly network: readonly NetworkFailure[];
  readonly navigations: readonly NavigationRecord[];
  readonly dialogs: readonly DialogRecord[];
  /** Names of the lists, or `messages`, in which something was cut. */
  readonly truncated: readonly string[];
}

/** What a platform says about the application's cost; what it does not know is left out. */
export interface Metrics {
  readonly cpuPercent?: number;
  readonly heapBytes?: number;
  readonly totalMemoryBytes?: number;
  readonly domNodes?: number;
  readonly listeners?: number;
}

/** One observation of a surface. */
export interface TreeCapture {
  /** JSON text of a `CapturedTree`, as the platform produced it: nobody but the spec's process needs to parse it. */
  readonly tree: string;
  /** False when settling ran out of time. */
  readonly settled: boolean;
  /** Whether the application is what a person would see. */
  readonly inFront: boolean;
  /** Address of the main frame with secrets replaced; null where there is none. */
  readonly url: string | null;
  /** The masked picture, a PNG wherever something had to be masked; absent when none was asked for or a mask could not be resolved (`pictureWithheld` says why). */
  readonly picture?: Uint8Array;
  readonly pictureWithheld?: string;
  readonly happened: Happened;
  readonly metrics: Metrics;
  /** Width and height of what is shown, device px. */
  readonly viewport: { readonly width: number; readonly height: number };
}

/** A place in device px, from the top left corner of what is shown. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that an explored surface may be sent. */
export type ExplorationKey = 'back' | 'home' | 'enter' | 'tab' | 'escape' | 'up' | 'down' | 'left' | 'right';

/** What is done to an explored surface. An element is its index in the last capture. */
export type Gesture =
  | { readonly kind: 'tap' | 'doubleTap' | 'longPress'; readonly on: number }
  | { readonly kind: 'inputText'; readonly into: number; readonly text: string; readonly keys: boolean }
  | {
      readonly kind: 'swipe';
      readonly from: number | Point;
      readonly to: number | Point;
      readonly durationMillis: number;
    }
  | { readonly kind: 'scroll'; readonly direction: 'up' | 'down' | 'left' | 'right'; readonly in?: number }
  | { readonly kind: 'pressKey'; readonly key: ExplorationKey }
  // Spoils the network from now on, until `online` is sent.
  | {
      readonly kind: 'network';
      readonly mode: 'offline' | 'slow' | 'fail' | 'online';
      readonly urlContains?: string;
      readonly status?: number;
    };

/** Why nothing was sent. */
export type GestureRefusal =
  'element_gone' | 'focus_not_obtained' | 'gesture_undelivered' | 'apply_error' | 'unsupported_key';

/** What became of a gesture. */
export type Dispatched =
  // `at`: where it was sent, device px.
  | { readonly kind: 'done'; readonly at?: Point }
  | { readonly kind: 'refused'; readonly reason: GestureRefusal; readonly message: string }
  // It was sent and no answer came: it may have arrived.
  | { readonly kind: 'unconfirmed'; readonly message: string };
