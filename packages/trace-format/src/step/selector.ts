// One rung of a selector ladder: how a target was found, and what to look for.
import type { JsonValue } from '../json/json-value.ts';

/** Kinds of rung, strongest first. The last two load and never resolve. */
export type SelectorTier = 'native_id' | 'structural' | 'text_anchor' | 'visual_template' | 'ai_relocation';

/** What saw the element; informative only. */
export type Provenance = 'uia' | 'sap-com' | 'web' | 'vision' | 'api';

/** Which candidates a text may name. */
export type TargetRole = 'button' | 'field' | 'checkbox';

/** Where the target lies relative to its text. */
export type AnchorRelation = 'left_of' | 'right_of' | 'above' | 'below' | 'inside';

/** x, y, width, height in px. */
export type Region = readonly [number, number, number, number];

/**
 * What a rung looks for, flat as on disk. Which keys count depends on the tier and on `kind`;
 * a kind that is not known loads, and its rung yields nothing.
 */
export interface SelectorPayload {
  readonly automation_id?: string;
  readonly id?: string;
  readonly name?: string;
  readonly control_type?: string;
  readonly css?: string;
  readonly text?: string;
  /** 1-based position among all matches. */
  readonly nth?: number;
  readonly relation?: AnchorRelation;
  readonly max_distance_px?: number;
  readonly role?: TargetRole;
  /** Version of the text finder's order; absent is the first. */
  readonly ladder?: number;
  /** `cell`, `scoped` or `framed`. */
  readonly kind?: string;
  readonly column_text?: string;
  readonly row_anchor?: string;
  readonly row_anchor_also?: readonly string[];
  readonly column_field?: string;
  readonly row_id?: string;
  readonly container?: string;
  readonly container_anchor?: string;
  readonly anchor_also?: readonly string[];
  readonly container_id?: string;
  readonly frame?: string;
  readonly inner_css?: string;
  readonly inner_id?: string;
  readonly inner_text?: string;
  readonly inner_name?: string;
  /** Of the tiers that never resolve. */
  readonly template?: string;
  readonly region?: Region;
  readonly context?: string;
  /** Schema form of structural rungs; not decoded. */
  readonly path?: JsonValue;
}

/** A table cell, by its column's header and a text in its row. */
export interface CellPayload extends SelectorPayload {
  readonly kind: 'cell';
  readonly column_text: string;
  readonly row_anchor: string;
}

/** Something inside the item or container that holds a text. */
export interface ScopedPayload extends SelectorPayload {
  readonly kind: 'scoped';
  readonly container: string;
  readonly container_anchor: string;
}

/** Something inside a frame. */
export interface FramedPayload extends SelectorPayload {
  readonly kind: 'framed';
  readonly frame: string;
}

/**
 * One rung of a ladder.
 *
 * @example
 * const rung: Selector = { tier: 'text_anchor', provenance: 'web', confidence: 1, payload: { ladder: 2, text: 'Save' } };
 */
export interface Selector {
  readonly tier: SelectorTier;
  readonly provenance: Provenance;
  /** 0 to 1. */
  readonly confidence?: number;
  readonly payload: SelectorPayload;
}

/** True for a complete cell payload. */
export function isCellPayload(payload: SelectorPayload): payload is CellPayload {
  return payload.kind === 'cell' && payload.column_text !== undefined && payload.row_anchor !== undefined;
}

/** True for a complete scoped payload. */
export function isScopedPayload(payload: SelectorPayload): payload is ScopedPayload {
  return (
    payload.kind === 'scoped' &&
    payload.container !== undefined &&
    payload.container_anchor !== undefined &&
    hasInnerTarget(payload)
  );
}

/** True for a complete framed payload. */
export function isFramedPayload(payload: SelectorPayload): payload is FramedPayload {
  return payload.kind === 'framed' && payload.frame !== undefined && hasInnerTarget(payload);
}

function hasInnerTarget(payload: SelectorPayload): boolean {
  return [payload.inner_css, payload.inner_id, payload.inner_text, payload.inner_name].some(
    (inner) => inner !== undefined,
  );
}
