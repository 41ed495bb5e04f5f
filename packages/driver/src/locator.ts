// What a selector rung asks a surface to find, decoded from its payload once for all surfaces.
import type { Selector } from '@flowproof/trace-format';

/** Which candidates a text may name (record-and-replay, 6.2.1). */
export type TargetRole = 'button' | 'field' | 'checkbox';

/** How the text is placed relative to the thing meant, on surfaces known by pixels only. */
export type Relation = 'left_of' | 'right_of' | 'above' | 'below' | 'inside';

/** The target inside a region: exactly one of css, id and text is set. */
export interface InnerLocator {
  readonly css?: string;
  readonly id?: string;
  readonly text?: string;
  /** Only beside `text`. */
  readonly role?: TargetRole;
  /** Only beside `text`; read as in `ElementLocator`. */
  readonly ladder?: 2;
}

/**
 * An element addressed directly. Every field that is present may matter; each surface documents which it uses.
 * The web takes the first of css, id, text and name (a name is looked for as a text) and answers `missing` when only a
 * control type is given; UI Automation wants all that are present to match.
 */
export interface ElementLocator {
  readonly kind: 'element';
  readonly css?: string;
  readonly id?: string;
  readonly name?: string;
  readonly controlType?: string;
  readonly text?: string;
  readonly role?: TargetRole;
  /** 2: the order of the twelve rungs; absent: the eight rungs of other engines first. */
  readonly ladder?: 2;
  readonly relation?: Relation;
  /** 1-based. */
  readonly nth?: number;
}

/** The cell under a header, in the row that holds all anchors. */
export interface CellLocator {
  readonly kind: 'cell';
  readonly columnText: string;
  /** At least one. */
  readonly rowAnchors: readonly string[];
  readonly columnField?: string;
  readonly rowId?: string;
}

/** A target inside the innermost container that holds all anchors. */
export interface ScopedLocator {
  readonly kind: 'scoped';
  /** `item`, or `css:…` / `id:…` as written. */
  readonly container: string;
  /** At least one. */
  readonly anchors: readonly string[];
  readonly containerId?: string;
  readonly inner: InnerLocator;
}

/** A target inside one frame's document and nowhere else. */
export interface FramedLocator {
  readonly kind: 'framed';
  /** A name, or `css:…`. */
  readonly frame: string;
  readonly inner: InnerLocator;
}

/** What is looked for. */
export type Locator = ElementLocator | CellLocator | ScopedLocator | FramedLocator;

const roles: ReadonlySet<string> = new Set(['button', 'field', 'checkbox']);
const relations: ReadonlySet<string> = new Set(['left_of', 'right_of', 'above', 'below', 'inside']);

/**
 * Decodes one rung of a trace's ladder.
 *
 * @returns the locator, or undefined for a rung that cannot resolve anywhere (a picture, a description, a payload
 * with no key that this version knows): such a rung is skipped.
 * @example
 * decodeSelector({ tier: 'text_anchor', provenance: 'web', payload: { text: 'Save', ladder: 2 } });
 * // { kind: 'element', text: 'Save', ladder: 2 }
 */
export function decodeSelector(selector: Selector): Locator | undefined {
  if (selector.tier === 'visual_template' || selector.tier === 'ai_relocation') return undefined;
  const payload = selector.payload;
  switch (payload.kind) {
    case 'cell':
      return decodeCell(payload);
    case 'scoped':
      return decodeScoped(payload);
    case 'framed':
      return decodeFramed(payload);
    default:
      return decodeElement(selector);
  }
}

type Payload = Selector['payload'];
type PayloadKey = keyof Payload;

function decodeElement({ tier, payload }: Selector): ElementLocator | undefined {
  const locator = tier === 'text_anchor' ? decodeAnchor(payload) : decodeIdentity(payload);
  return locator && { ...locator, ...nthOf(payload) };
}

function decodeAnchor(payload: Payload): ElementLocator | undefined {
  const css = textOf(payload, 'css');
  if (css !== undefined) return { kind: 'element', css };
  const text = textOf(payload, 'text') ?? textOf(payload, 'name');
  if (text === undefined) return undefined;
  return { kind: 'element', text, ...roleOf(payload), ...ladderOf(payload), ...relationOf(payload) };
}

function decodeIdentity(payload: Payload): ElementLocator | undefined {
  const css = textOf(payload, 'css');
  const id = textOf(payload, 'automation_id') ?? textOf(payload, 'id');
  const name = textOf(payload, 'name');
  const controlType = textOf(payload, 'control_type');
  if ([css, id, name, controlType].every((each) => each === undefined)) return undefined;
  return {
    kind: 'element',
    ...(css !== undefined && { css }),
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(controlType !== undefined && { controlType }),
  };
}

function decodeCell(payload: Payload): CellLocator | undefined {
  const columnText = textOf(payload, 'column_text');
  const rowAnchors = anchorsOf(payload, 'row_anchor', 'row_anchor_also');
  if (columnText === undefined || rowAnchors === undefined) return undefined;
  const columnField = textOf(payload, 'column_field');
  const rowId = textOf(payload, 'row_id');
  return {
    kind: 'cell',
    columnText,
    rowAnchors,
    ...(columnField !== undefined && { columnField }),
    ...(rowId !== undefined && { rowId }),
  };
}

function decodeScoped(payload: Payload): ScopedLocator | undefined {
  const container = textOf(payload, 'container');
  const anchors = anchorsOf(payload, 'container_anchor', 'anchor_also');
  const inner = decodeInner(payload);
  if (container === undefined || anchors === undefined || inner === undefined) return undefined;
  const containerId = textOf(payload, 'container_id');
  return { kind: 'scoped', container, anchors, ...(containerId !== undefined && { containerId }), inner };
}

function decodeFramed(payload: Payload): FramedLocator | undefined {
  const frame = textOf(payload, 'frame');
  const inner = decodeInner(payload);
  return frame === undefined || inner === undefined ? undefined : { kind: 'framed', frame, inner };
}

function decodeInner(payload: Payload): InnerLocator | undefined {
  const css = textOf(payload, 'inner_css');
  if (css !== undefined) return { css };
  const id = textOf(payload, 'inner_id');
  if (id !== undefined) return { id };
  const text = textOf(payload, 'inner_text') ?? textOf(payload, 'inner_name');
  return text === undefined ? undefined : { text, ...roleOf(payload), ...ladderOf(payload) };
}

// A text of nothing but space is a prefix of every text: it counts as not written.
function textOf(payload: Payload, key: PayloadKey): string | undefined {
  const value: unknown = payload[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

// Undefined as a whole when the further anchors cannot be read: leaving one out could mean another row.
function anchorsOf(payload: Payload, first: PayloadKey, further: PayloadKey): readonly string[] | undefined {
  const anchor = textOf(payload, first);
  const also: unknown = payload[further] ?? [];
  if (anchor === undefined || !Array.isArray(also)) return undefined;
  return also.every((each): each is string => typeof each === 'string') ? [anchor, ...also] : undefined;
}

function roleOf(payload: Payload): { readonly role?: TargetRole } {
  const role = textOf(payload, 'role');
  return role !== undefined && roles.has(role) ? { role: role as TargetRole } : {};
}

function relationOf(payload: Payload): { readonly relation?: Relation } {
  const relation = textOf(payload, 'relation');
  return relation !== undefined && relations.has(relation) ? { relation: relation as Relation } : {};
}

function ladderOf(payload: Payload): { readonly ladder?: 2 } {
  return payload.ladder === 2 ? { ladder: 2 } : {};
}

function nthOf({ nth }: Payload): { readonly nth?: number } {
  return nth !== undefined && Number.isInteger(nth) && nth > 0 ? { nth } : {};
}
