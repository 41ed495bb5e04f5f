// What a surface answers when it is asked to find something.

/** A rectangle in the surface's own coordinates, px. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Names one element of one surface. Opaque; using a stale one is answered with `gone`, never with a crash. */
export type ElementRef = number;

/** What must hold before an element is acted on, in the order in which they are asked. */
export type Gate = 'enabled' | 'editable' | 'stable' | 'receiving events';

/** The first gate that is not met. */
export interface UnmetGate {
  readonly gate: Gate;
  /** What would receive the click instead, or why the field takes no text. */
  readonly because?: string;
}

/** What may be asked about an element in the same round trip that finds it. */
export type Reading =
  | { readonly kind: 'text' | 'value' | 'visible' | 'enabled' | 'checked' | 'empty' }
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'style'; readonly property: string };

/**
 * Answers to readings; only what was asked is there. One question asks for at most one attribute and one style.
 * - `text`: value of a field, chosen options of a list, else the drawn text
 * - `alternatives`: further texts for which a contains-question also holds (a list's option values)
 * - `checked`: undefined together with `notACheckbox`
 * - `attribute`: null when the element has no such attribute
 * - `empty`: whether the trimmed text or value is empty
 */
export interface Readings {
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

/** What the element is wanted for: decides the gates, and which of several equal texts is taken. */
export type Purpose =
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

/**
 * One question about one target; answered in one round trip.
 *
 * @example
 * const question: Question = { purpose: 'read', read: [{ kind: 'text' }, { kind: 'visible' }] };
 */
export interface Question {
  readonly purpose: Purpose;
  readonly read?: readonly Reading[];
}

/** The element is there. */
export interface Found {
  readonly kind: 'found';
  readonly element: ElementRef;
  readonly bounds: Rect;
  /** The first gate of the purpose that is not met now; absent when all are met or the surface cannot tell. */
  readonly unmet?: UnmetGate;
  readonly readings: Readings;
  /** How people would point at it, for messages: `button "Save"`. */
  readonly description: string;
  /** Identity hints for the trace, where the surface gives them (record-and-replay, 6.2.1, 6.4, 6.5). */
  readonly hints?: IdentityHints;
}

/** What recording may write beside a target; never what it means. */
export interface IdentityHints {
  /** A unique identity of an element whose text only the rungs 9 to 12 matched. */
  readonly css?: string;
  readonly columnField?: string;
  readonly rowId?: string;
  readonly containerId?: string;
  /** Set when other v1 engines would find another element by this text; says which. */
  readonly otherEngines?: string;
}

/** Nothing fits now; looking again may help. */
export interface Missing {
  readonly kind: 'missing';
  /** What stands in the way, where more is known: the frames that exist, an anchor outside any item. */
  readonly detail?: string;
}

/** The target cannot be judged: looking again does not help, the run stops as an error. */
export interface Unresolvable {
  readonly kind: 'ambiguous' | 'unusable';
  /** One sentence with the anchor and, for `ambiguous`, how many it fits. */
  readonly message: string;
  readonly hint?: string;
}

/** Answer to `resolve`. */
export type Resolution = Found | Missing | Unresolvable;
