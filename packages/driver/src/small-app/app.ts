// A small app described as data: the in-memory surface runs it, other technologies render it for the conformance suite.
import type { CookieFacts } from '../surface.ts';
import type { Effect } from './effect.ts';

/**
 * What all elements have in common.
 *
 * Every state may be changed later by an effect; what is written here is how the element starts.
 */
export interface ElementTraits {
  /** By which effects and tests name the element. No surface ever sees it. */
  readonly key?: string;
  /** Native id. */
  readonly id?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Computed styles by property. */
  readonly styles?: Readonly<Record<string, string>>;
  /** Not there at all. */
  readonly absent?: boolean;
  /** There, but not drawn. */
  readonly hidden?: boolean;
  readonly disabled?: boolean;
  /** Something lies over it and takes the clicks. */
  readonly covered?: boolean;
  /** Never at the same place twice. */
  readonly moving?: boolean;
  readonly onClick?: readonly Effect[];
  readonly onDoubleClick?: readonly Effect[];
  readonly onRightClick?: readonly Effect[];
  readonly onHover?: readonly Effect[];
  /** When something is dropped on it. */
  readonly onDrop?: readonly Effect[];
}

/** A plain text. */
export interface TextElement extends ElementTraits {
  readonly kind: 'text';
  readonly text: string;
}

export interface ButtonElement extends ElementTraits {
  readonly kind: 'button' | 'link';
  readonly text: string;
}

/** A field with a label beside it. */
export interface FieldElement extends ElementTraits {
  readonly kind: 'field';
  readonly label: string;
  readonly value?: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  /** A password field: its value is shown to nobody. */
  readonly password?: boolean;
  /** What becomes of typed text; absent: it is kept as typed. */
  readonly keeps?: 'capitals' | 'nothing';
}

export interface CheckboxElement extends ElementTraits {
  readonly kind: 'checkbox';
  readonly label: string;
  readonly checked?: boolean;
  /** Goes back at once whenever it is clicked. */
  readonly stubborn?: boolean;
}

export interface ListOption {
  readonly text: string;
  /** Absent: the text. */
  readonly value?: string;
  readonly disabled?: boolean;
}

/** A native list that is chosen from; a single one shows its first option until another is chosen. */
export interface ListElement extends ElementTraits {
  readonly kind: 'list';
  readonly label: string;
  readonly options: readonly ListOption[];
  readonly multiple?: boolean;
  /** Texts of the options chosen at the start. */
  readonly chosen?: readonly string[];
}

/** A field that takes a file. */
export interface UploadElement extends ElementTraits {
  readonly kind: 'upload';
  readonly label: string;
}

/** A list of items, each with content of its own. */
export interface ItemsElement extends ElementTraits {
  readonly kind: 'items';
  readonly items: readonly ItemElement[];
}

export interface ItemElement extends ElementTraits {
  readonly kind: 'item';
  readonly content: readonly AppElement[];
}

/** A table with one header row. */
export interface TableElement extends ElementTraits {
  readonly kind: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly RowElement[];
}

export interface RowElement extends ElementTraits {
  readonly kind: 'row';
  /** One per column: a text, or what the cell holds. */
  readonly cells: readonly (string | readonly AppElement[])[];
}

/** A document within the document. */
export interface FrameElement extends ElementTraits {
  readonly kind: 'frame';
  readonly name: string;
  readonly content: readonly AppElement[];
}

/** A box that shows less than it holds. */
export interface ScrollerElement extends ElementTraits {
  readonly kind: 'scroller';
  /** What it can be scrolled by, px. */
  readonly reachPx: number;
  readonly content: readonly AppElement[];
}

export type AppElement =
  | TextElement
  | ButtonElement
  | FieldElement
  | CheckboxElement
  | ListElement
  | UploadElement
  | ItemsElement
  | TableElement
  | FrameElement
  | ScrollerElement;

/** One screen. */
export interface AppPage {
  readonly title?: string;
  readonly elements: readonly AppElement[];
  /** What happens by itself; delays count from the moment the page is opened. */
  readonly onOpen?: readonly Effect[];
  /** What keys do beside what they do everywhere, by name with modifiers: `Escape`, `mod+k`. */
  readonly onKey?: Readonly<Record<string, readonly Effect[]>>;
  /** Asks before it is left. */
  readonly asksBeforeLeaving?: boolean;
}

/**
 * A whole app: the page it opens with and, where it has more, the others by path.
 *
 * @example
 * const app: SmallApp = {
 *   title: 'Desk',
 *   elements: [
 *     { kind: 'field', label: 'Name', key: 'name' },
 *     { kind: 'button', text: 'Save', onClick: [{ kind: 'change', key: 'status', to: { text: 'Saved' }, afterMs: 300 }] },
 *     { kind: 'text', key: 'status', text: 'Not saved' },
 *   ],
 * };
 */
export interface SmallApp extends AppPage {
  /** Further pages by path: `/orders`. */
  readonly pages?: Readonly<Record<string, AppPage>>;
  readonly cookies?: readonly CookieFacts[];
}
