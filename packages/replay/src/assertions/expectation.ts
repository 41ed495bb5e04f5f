// What a recorded `element_state` claims. The order in which keys are looked at is part of the trace contract.
import type { ElementStateExpect } from '@flowproof/trace-format';

/** A claim about the surface as a whole. */
export type SurfaceExpectation =
  | { readonly kind: 'url'; readonly mode: 'equals' | 'contains'; readonly text: string }
  | {
      readonly kind: 'cookie';
      readonly name: string;
      readonly fact: 'exists' | 'http_only' | 'secure' | 'persistent';
    }
  | { readonly kind: 'title'; readonly mode: 'equals' | 'contains'; readonly text: string }
  | { readonly kind: 'surface_text'; readonly claim: TextClaim };

/** A claim about a text. */
export type TextClaim =
  | { readonly kind: 'empty'; readonly wanted: boolean }
  | { readonly kind: 'not_contains' | 'contains' | 'equals' | 'numeric'; readonly text: string }
  | { readonly kind: 'count'; readonly text: string; readonly count: number };

/** A claim that an element has, or lacks, an attribute. */
export interface AttributePresence {
  readonly kind: 'attribute_present';
  readonly name: string;
  readonly wanted: boolean;
}

/** A claim about the value of an attribute or a style. */
export interface ValueClaim<K extends 'attribute' | 'style'> {
  readonly kind: K;
  readonly name: string;
  readonly text: string;
  readonly negate: boolean;
}

/** A claim about one element. */
export type ElementExpectation =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'present'; readonly wanted: boolean }
  | { readonly kind: 'capture'; readonly name: string; readonly offset?: number }
  | { readonly kind: 'checked' | 'enabled'; readonly wanted: boolean }
  | AttributePresence
  | ValueClaim<'attribute'>
  | ValueClaim<'style'>
  | { readonly kind: 'text'; readonly claim: TextClaim };

/** Reads what decides, in the contract's order; undefined when no key is recognised. */
export function surfaceExpectation(expect: ElementStateExpect): SurfaceExpectation | undefined {
  if (expect.url_equals !== undefined) return { kind: 'url', mode: 'equals', text: expect.url_equals };
  if (expect.url_contains !== undefined) return { kind: 'url', mode: 'contains', text: expect.url_contains };
  if (expect.cookie !== undefined)
    return { kind: 'cookie', name: expect.cookie, fact: expect.cookie_fact ?? 'exists' };
  if (expect.title_equals !== undefined) return { kind: 'title', mode: 'equals', text: expect.title_equals };
  if (expect.title_contains !== undefined)
    return { kind: 'title', mode: 'contains', text: expect.title_contains };
  if (expect.scope !== 'surface') return undefined;
  const claim = textClaim(expect);
  return claim === undefined ? undefined : { kind: 'surface_text', claim };
}

/** As `surfaceExpectation`, for a step with selectors. */
export function elementExpectation(expect: ElementStateExpect): ElementExpectation | undefined {
  if (expect.element_count !== undefined) return { kind: 'count', count: expect.element_count };
  if (expect.element_present !== undefined) return { kind: 'present', wanted: expect.element_present };
  if (expect.capture !== undefined) {
    return {
      kind: 'capture',
      name: expect.capture,
      ...(expect.offset !== undefined && { offset: expect.offset }),
    };
  }
  if (expect.checked !== undefined) return { kind: 'checked', wanted: expect.checked };
  if (expect.enabled !== undefined) return { kind: 'enabled', wanted: expect.enabled };
  if (expect.attribute !== undefined) return attributeClaim(expect, expect.attribute);
  if (expect.style !== undefined) return valueClaim(expect, 'style', expect.style);
  const claim = textClaim(expect);
  return claim === undefined ? undefined : { kind: 'text', claim };
}

function attributeClaim(expect: ElementStateExpect, name: string): ElementExpectation | undefined {
  if (expect.value_equals !== undefined) return valueClaim(expect, 'attribute', name);
  return expect.present === undefined
    ? undefined
    : { kind: 'attribute_present', name, wanted: expect.present };
}

function valueClaim<K extends 'attribute' | 'style'>(
  expect: ElementStateExpect,
  kind: K,
  name: string,
): ValueClaim<K> | undefined {
  if (expect.value_equals === undefined) return undefined;
  return { kind, name, text: expect.value_equals, negate: expect.negate === true };
}

function textClaim(expect: ElementStateExpect): TextClaim | undefined {
  if (expect.value_empty !== undefined) return { kind: 'empty', wanted: expect.value_empty };
  if (expect.value_not_contains !== undefined)
    return { kind: 'not_contains', text: expect.value_not_contains };
  if (expect.value_contains !== undefined) {
    return expect.count === undefined
      ? { kind: 'contains', text: expect.value_contains }
      : { kind: 'count', text: expect.value_contains, count: expect.count };
  }
  if (expect.value_equals === undefined) return undefined;
  return { kind: expect.normalize === 'numeric' ? 'numeric' : 'equals', text: expect.value_equals };
}
