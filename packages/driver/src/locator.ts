// What a selector rung asks a surface to find, decoded from its payload once for all surfaces.
import type { Selector } from '@flowproof/trace-format';

/** Which candidates a text may name (record-and-replay, 6.2.1). */
export type TargetRole = 'button' | 'field' | 'checkbox';

/** How the text is placed relative to the thing meant, on surfaces known by pixels only. */
export type Relation = 'left_of' | 'right_of' | 'above' | 'below' | 'inside';

/** The target inside a region: exactly one of the three is set. */
export interface InnerLocator {
  readonly css?: string;
  readonly id?: string;
  readonly text?: string;
  readonly role?: TargetRole;
}

/** An element addressed directly. Every field that is present may matter; each surface documents which it uses. */
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
  switch (payload['kind']) {
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

function decodeElement(selector: Selector): ElementLocator | undefined {
  const { payload } = selector;
  const css = textOf(payload, 'css');
  const id = textOf(payload, 'automation_id') ?? textOf(payload, 'id');
  const name = textOf(payload, 'name');
  const text = selector.tier === 'text_anchor' ? (textOf(payload, 'text') ?? name) : undefined;
  const controlType = textOf(payload, 'control_type');
  if (css === undefined && id === undefined && name === undefined && text === undefined) {
    if (controlType === undefined) return undefined;
  }
  const relation = textOf(payload, 'relation');
  return {
    kind: 'element',
    ...(css !== undefined && { css }),
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(controlType !== undefined && { controlType }),
    ...(text !== undefined && { text }),
    ...roleOf(payload),
    ...(ladderOf(payload) && { ladder: 2 as const }),
    ...(relation !== undefined && relations.has(relation) && { relation: relation as Relation }),
    ...nthOf(payload),
  };
}

function decodeCell(payload: Payload): CellLocator | undefined {
  const columnText = textOf(payload, 'column_text');
  const rowAnchor = textOf(payload, 'row_anchor');
  if (columnText === undefined || rowAnchor === undefined) return undefined;
  const columnField = textOf(payload, 'column_field');
  const rowId = textOf(payload, 'row_id');
  return {
    kind: 'cell',
    columnText,
    rowAnchors: [rowAnchor, ...textsOf(payload, 'row_anchor_also')],
    ...(columnField !== undefined && { columnField }),
    ...(rowId !== undefined && { rowId }),
  };
}

function decodeScoped(payload: Payload): ScopedLocator | undefined {
  const container = textOf(payload, 'container');
  const anchor = textOf(payload, 'container_anchor');
  const inner = decodeInner(payload);
  if (container === undefined || anchor === undefined || inner === undefined) return undefined;
  const containerId = textOf(payload, 'container_id');
  return {
    kind: 'scoped',
    container,
    anchors: [anchor, ...textsOf(payload, 'anchor_also')],
    ...(containerId !== undefined && { containerId }),
    inner,
  };
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
  return text === undefined ? undefined : { text, ...roleOf(payload) };
}

function textOf(payload: Payload, key: string): string | undefined {
  const value = payload[key];
  return typeof value === 'string' ? value : undefined;
}

function textsOf(payload: Payload, key: string): readonly string[] {
  const value = payload[key];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

function roleOf(payload: Payload): { readonly role?: TargetRole } {
  const role = textOf(payload, 'role');
  return role !== undefined && roles.has(role) ? { role: role as TargetRole } : {};
}

function ladderOf(payload: Payload): boolean {
  return Number(payload['ladder']) === 2;
}

function nthOf(payload: Payload): { readonly nth?: number } {
  const nth = Number(payload['nth']);
  return Number.isInteger(nth) && nth > 0 ? { nth } : {};
}
