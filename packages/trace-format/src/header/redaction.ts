// Masking rules of the header. Rules that cannot be read must stop all frame capture, so that is a result of its own.
import type { JsonValue } from '../json/json-value.ts';

/** What a masking rule covers. `rect` is x, y, width, height in px. */
export type MaskTarget =
  | { readonly css: string }
  | { readonly automation_id: string }
  | { readonly rect: readonly [number, number, number, number] };

/**
 * A masking rule of the header; the fill is always solid.
 *
 * @example
 * const rule: RedactionRule = { mode: 'mask', target: { css: '.card-number' } };
 */
export type RedactionRule = {
  readonly mode: 'mask';
  readonly target: MaskTarget;
};

/** The rules of a header, or the 0-based index of the first one that cannot be read. */
export type MaskReading =
  | { readonly kind: 'readable'; readonly targets: readonly MaskTarget[] }
  | { readonly kind: 'unreadable'; readonly index: number };

/**
 * Reads the masking rules of a header.
 *
 * @returns `unreadable` when any rule is not understood: no frame may be captured then.
 * @example
 * maskTargets([{ mode: 'mask', target: { css: '.card' } }]); // { kind: 'readable', targets: [{ css: '.card' }] }
 */
export function maskTargets(rules: readonly JsonValue[] | undefined): MaskReading {
  const targets: MaskTarget[] = [];
  for (const [index, rule] of (rules ?? []).entries()) {
    const target = maskTarget(rule);
    if (target === undefined) return { kind: 'unreadable', index };
    targets.push(target);
  }
  return { kind: 'readable', targets };
}

function maskTarget(rule: JsonValue): MaskTarget | undefined {
  const outer = entries(rule);
  if (outer === undefined || outer.size !== 2 || outer.get('mode') !== 'mask') return undefined;
  const target = entries(outer.get('target') ?? null);
  if (target?.size !== 1) return undefined;
  const css = target.get('css');
  if (typeof css === 'string') return { css };
  const id = target.get('automation_id');
  if (typeof id === 'string') return { automation_id: id };
  return rectTarget(target.get('rect'));
}

function rectTarget(rect: JsonValue | undefined): MaskTarget | undefined {
  if (!Array.isArray(rect) || rect.length !== 4 || !rect.every((side) => Number.isInteger(side)))
    return undefined;
  const [x, y, width, height] = rect as [number, number, number, number];
  return width < 0 || height < 0 ? undefined : { rect: [x, y, width, height] };
}

function entries(value: JsonValue): ReadonlyMap<string, JsonValue> | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value as Record<string, JsonValue>));
}
