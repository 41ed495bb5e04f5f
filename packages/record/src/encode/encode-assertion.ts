// From an assertion sentence to the expectation a trace keeps (trace format, section 10.1).
import type { AppId, Assertion, ElementClaim, Expected, SurfaceClaim } from '@flowproof/grammar';
import type { ElementStateExpect, Selector } from '@flowproof/trace-format';
import { chooseSelectors, notepadDocument } from './choose-selectors.ts';
import type { EncodedStep } from './encoded-step.ts';

/**
 * What a trace keeps of an assertion.
 *
 * @example
 * const parsed = parseAssertion('page shows Saved', 'web');
 * if (parsed.ok) encodeAssertion(parsed.value, 'web').selectors; // []: it is about the whole page
 */
export function encodeAssertion(assertion: Assertion, app: AppId): EncodedStep {
  const { timeoutMs } = assertion;
  if (assertion.about === 'element') {
    const role = roleOf(assertion.claim);
    const selectors = chooseSelectors(assertion.target, { app, ...(role !== undefined && { role }) });
    return onElement({ timeout_ms: timeoutMs, ...elementExpect(assertion.claim) }, selectors);
  }
  return encodeSurfaceClaim(assertion.claim, timeoutMs);
}

function encodeSurfaceClaim(claim: SurfaceClaim, timeoutMs: number): EncodedStep {
  const bound = { timeout_ms: timeoutMs };
  const onSurface = (expect: ElementStateExpect): EncodedStep => ({
    action: {
      type: 'assert',
      params: { kind: 'element_state', expect: { scope: 'surface', ...bound, ...expect } },
    },
    selectors: [],
  });
  switch (claim.kind) {
    case 'page_shows':
      return onSurface({ value_contains: written(claim.expected) });
    case 'page_not_shows':
      return onSurface({ value_not_contains: written(claim.expected) });
    case 'page_shows_times':
      return onSurface({ value_contains: claim.text, count: claim.count });
    case 'url_is':
      return onSurface({ url_equals: claim.text });
    case 'url_contains':
      return onSurface({ url_contains: claim.text });
    case 'title_is':
      return onSurface({ title_equals: claim.text });
    case 'title_contains':
      return onSurface({ title_contains: claim.text });
    case 'cookie':
      return onSurface({ cookie: claim.cookie, cookie_fact: claim.fact });
    case 'display_shows':
      return onElement({ ...bound, value_equals: claim.text, normalize: 'numeric' }, calculatorDisplay);
    case 'document_contains':
      return onElement({ ...bound, value_contains: claim.text }, notepadDocument);
  }
}

const calculatorDisplay: readonly Selector[] = [
  { tier: 'native_id', provenance: 'uia', confidence: 1, payload: { automation_id: 'CalculatorResults' } },
];

function onElement(expect: ElementStateExpect, selectors: readonly Selector[]): EncodedStep {
  return {
    action: { type: 'assert', params: { kind: 'element_state', expect, selector_ref: 0 } },
    selectors,
  };
}

function roleOf(claim: ElementClaim): 'field' | 'checkbox' | undefined {
  if (claim.kind === 'field_contains') return 'field';
  return claim.kind === 'checked' || claim.kind === 'not_checked' ? 'checkbox' : undefined;
}

/** On the surface a remembered value stays a reference inside the expected text. */
function written(expected: Expected): string {
  return expected.kind === 'text' ? expected.text : `\${captured.${expected.name}}`;
}

function elementExpect(claim: ElementClaim): ElementStateExpect {
  switch (claim.kind) {
    case 'shows':
    case 'field_contains': {
      const { expected } = claim;
      if (expected.kind === 'text') return { value_contains: expected.text };
      return { capture: expected.name, ...(expected.offset !== undefined && { offset: expected.offset }) };
    }
    case 'visible':
    case 'not_visible':
      return { element_present: claim.kind === 'visible' };
    case 'enabled':
    case 'disabled':
      return { enabled: claim.kind === 'enabled' };
    case 'empty':
    case 'not_empty':
      return { value_empty: claim.kind === 'empty' };
    case 'checked':
    case 'not_checked':
      return { checked: claim.kind === 'checked' };
    case 'appears_times':
      return { element_count: claim.count };
    case 'attribute_is':
    case 'attribute_is_not':
      return {
        attribute: claim.attribute,
        value_equals: claim.text,
        ...negated(claim.kind === 'attribute_is_not'),
      };
    case 'has_attribute':
    case 'lacks_attribute':
      return { attribute: claim.attribute, present: claim.kind === 'has_attribute' };
    case 'style_is':
    case 'style_is_not':
      return { style: claim.property, value_equals: claim.text, ...negated(claim.kind === 'style_is_not') };
  }
}

function negated(negate: boolean): { readonly negate?: true } {
  return negate ? { negate } : {};
}
