// What the driver asks the page script and what it answers: plain JSON both ways, one round trip a question.
// Types only. The page script itself runs in an isolated world and imports nothing outside its own folder.

/** A rectangle in CSS px of the top window's viewport, frames included. */
export interface PageRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PageInner {
  readonly css?: string;
  readonly id?: string;
  readonly text?: string;
  readonly role?: 'button' | 'field' | 'checkbox';
  /** As on an element: 2 is the order of the twelve rungs. */
  readonly ladder?: 2;
}

/** Structurally the driver contract's `Locator`, restated because the page script imports nothing. */
export type PageLocator =
  | {
      readonly kind: 'element';
      readonly css?: string;
      readonly id?: string;
      readonly name?: string;
      readonly text?: string;
      readonly role?: 'button' | 'field' | 'checkbox';
      readonly ladder?: 2;
      readonly nth?: number;
    }
  | {
      readonly kind: 'cell';
      readonly columnText: string;
      readonly rowAnchors: readonly string[];
      readonly columnField?: string;
      readonly rowId?: string;
    }
  | {
      readonly kind: 'scoped';
      readonly container: string;
      readonly anchors: readonly string[];
      readonly containerId?: string;
      readonly inner: PageInner;
    }
  | { readonly kind: 'framed'; readonly frame: string; readonly inner: PageInner };

export type PagePurpose =
  | 'exists'
  | 'read'
  | 'click'
  | 'hover'
  | 'drag'
  | 'type'
  | 'clear'
  | 'select'
  | 'set_checked'
  | 'scroll'
  | 'upload';

export type PageReading =
  | { readonly kind: 'text' | 'value' | 'visible' | 'enabled' | 'checked' | 'empty' }
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'style'; readonly property: string };

export type PageGate = 'enabled' | 'editable' | 'stable' | 'receiving events';

export interface PageUnmet {
  readonly gate: PageGate;
  readonly because?: string;
}

export interface PageReadings {
  readonly text?: string;
  readonly alternatives?: readonly string[];
  readonly value?: string;
  readonly visible?: boolean;
  readonly enabled?: boolean;
  readonly checked?: boolean;
  readonly notACheckbox?: boolean;
  readonly empty?: boolean;
  readonly attribute?: string | null;
  readonly style?: string;
}

/** How the element takes part in acts; tells the driver which way to act. */
export interface PageElementFacts {
  /** Lower-case tag name. */
  readonly tag: string;
  /** `type` of an input. */
  readonly inputType?: string;
  /** A multiple native list. */
  readonly multiple?: boolean;
  /** Inside a frame's document: value-driving acts only. */
  readonly framed: boolean;
  /** Already in the state `set_checked` may ask for; absent for what is no checkbox. */
  readonly checked?: boolean;
}

export type PageResolution =
  | {
      readonly kind: 'found';
      /** Handle valid in this world until the document goes away. */
      readonly ref: number;
      readonly bounds: PageRect;
      /** The point an act will use (brought into reach already), viewport CSS px. */
      readonly point: { readonly x: number; readonly y: number };
      readonly unmet?: PageUnmet;
      readonly readings: PageReadings;
      readonly description: string;
      readonly facts: PageElementFacts;
      readonly hints?: {
        readonly css?: string;
        readonly columnField?: string;
        readonly rowId?: string;
        readonly containerId?: string;
        readonly otherEngines?: string;
      };
    }
  | { readonly kind: 'missing'; readonly detail?: string }
  | { readonly kind: 'ambiguous' | 'unusable'; readonly message: string; readonly hint?: string };

/** Gates asked again after the pointer has moved and before the button goes down. */
export type PageConfirmation =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'not_ready';
      readonly unmet: PageUnmet;
      readonly point?: { readonly x: number; readonly y: number };
    }
  | { readonly kind: 'gone' };

/** What a typing act finds after its click, and after its keys. */
export type PageTyping =
  | {
      readonly kind: 'ready';
      /** Nothing was selected because the field was empty. */ readonly wasEmpty: boolean;
    }
  | { readonly kind: 'failed'; readonly message: string; readonly hint?: string }
  | { readonly kind: 'gone' };

export type PageVerdict =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string; readonly hint?: string }
  | { readonly kind: 'not_ready'; readonly unmet: PageUnmet }
  | { readonly kind: 'gone' };

/** Names of the events by which a page's own world is asked which elements listen for clicks, and answers. */
export interface PageListenerEvents {
  readonly question: string;
  readonly answer: string;
}

/** What an observation is asked for. */
export interface PageObserveRequest {
  /** Whether a picture belongs to it, and what has to be covered is to be told. */
  readonly picture: boolean;
  readonly masks: readonly PageLocator[];
  /** How long nothing was sent to the page before the question, ms. */
  readonly restedMs: number;
  /** Longest wait for the page to come to rest, ms. */
  readonly longestMs: number;
}

/** The first line of an observation. */
export interface PageObservation {
  readonly settled: boolean;
  /** Something changed between the question and the tree. */
  readonly changed: boolean;
  readonly url: string;
  /** Device px per CSS px, and the viewport in CSS px. */
  readonly ratio: number;
  readonly width: number;
  readonly height: number;
  /** A picture must cover something, at the question or with the tree. */
  readonly covers: boolean;
  /** Why it cannot be told what a picture must cover. */
  readonly unresolved?: string;
}

/** Where an element of the last tree is now: a point of the viewport, CSS px. */
export type PageAim =
  | {
      readonly kind: 'at';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Device px per CSS px. */
      readonly ratio: number;
      readonly ref: number;
      readonly tag: string;
      readonly inputType?: string;
    }
  | { readonly kind: 'gone' }
  /** It has no box that could be brought into the window. */
  | { readonly kind: 'no box' };

/** Whether a field that was tapped holds the focus; its content is then selected. */
export type PageFocus =
  | { readonly kind: 'ready'; readonly isEmpty: boolean }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'gone' };

export interface PageInventoryEntry {
  readonly role: string;
  readonly label?: string;
  readonly text?: string;
  readonly name?: string;
}

/**
 * Functions of the page script; installed as one object in the isolated world. All are synchronous unless they say so.
 * `ref` is a handle that `resolve` returned; a handle whose element left the document answers `gone`.
 */
export interface PageScript {
  /** Finds, brings into reach (for pointer purposes), and answers gates, geometry and readings at once. */
  resolve(locator: PageLocator, purpose: PagePurpose, read: readonly PageReading[]): PageResolution;
  /** Number of matches, counted up to `limit`; or the hard error. */
  count(
    locator: PageLocator,
    limit: number,
  ): number | Extract<PageResolution, { kind: 'ambiguous' | 'unusable' }>;
  /**
   * Asked after the pointer has moved. `ready` arms the press guard: a capture listener that was on `window` before the
   * page's first script swallows a press whose composed path lacks the element.
   * `percent` overrides the middle of the box.
   */
  confirm(
    ref: number,
    purpose: PagePurpose,
    point: { readonly x: number; readonly y: number },
    percent?: { readonly xPct: number; readonly yPct: number },
  ): PageConfirmation;
  /** Where a point given in percent of the element's box lies now; undefined when the element is gone. */
  pointAt(
    ref: number,
    percent: { readonly xPct: number; readonly yPct: number },
  ): { readonly x: number; readonly y: number } | undefined;
  /** After the press: whether it arrived at the element or was swallowed. Disarms the guard. */
  pressed(ref: number): { readonly arrived: boolean; readonly swallowed: boolean; readonly hovered: boolean };
  /** Focused and selected content of a field, so that real keys replace it. Starts counting `input` events. */
  prepareTyping(ref: number, secret: boolean): PageTyping;
  /** After the keys: whether the field took them. `text` is what was typed. */
  verifyTyping(ref: number, text: string): PageVerdict;
  /** Fill, clear of a field by value assignment and events (frames; clearing anywhere; date, time, color, range inputs). */
  setValue(ref: number, text: string, secret: boolean): PageVerdict;
  /** One option, or exactly a set of options, of a native list. */
  select(ref: number, options: readonly string[], exact: boolean): PageVerdict;
  /** State of a checkbox, radio or switch read back; in frames also sets it by the box's own click. */
  verifyChecked(ref: number, checked: boolean, clickInFrame: boolean): PageVerdict;
  /** Element of a scroll, or the page when absent. */
  scroll(
    ref: number | undefined,
    to: { readonly kind: 'top' | 'bottom' | 'view' } | { readonly kind: 'px'; readonly px: number },
  ): PageVerdict;
  /** Drawn text of the page plus names that are not drawn (record-and-replay, 6.7). */
  surfaceText(): string;
  /** The innermost focused element is marked as secret from now on. */
  markFocusSecret(): void;
  /** Rectangles that every picture must fill: password fields, fields marked secret, and `masks`. Null: a mask did not resolve. */
  secretRects(masks: readonly PageLocator[]): readonly PageRect[] | null;
  /** At most 100 nameable elements. */
  inventory(): readonly PageInventoryEntry[];
  /** The serialised document; values of secret and password fields left out. */
  dom(): string;
  /** From now on, counts what changes, and asks the page's own world which elements listen for clicks. */
  watchChanges(events: PageListenerEvents): void;
  /** Asynchronous: waits for rest; a `PageObservation` as one line of JSON, then the tree as another. */
  observe(request: PageObserveRequest): Promise<string>;
  /** Brings an element of the last tree into view and tells where it is. */
  aim(index: number): PageAim;
  /** Asynchronous: waits for an element of the last tree to hold the focus. */
  takeFocus(index: number): Promise<PageFocus>;
  /** The element itself, for `DOM.setFileInputFiles` only. */
  element(ref: number): unknown;
}
