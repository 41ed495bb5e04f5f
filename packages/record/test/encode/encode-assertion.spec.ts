// From assertion sentences to the expectations a trace keeps.
import { describe, expect, it } from '@jest/globals';
import { type AppId, parseAssertion } from '@flowproof/grammar';
import { encodeAssertion } from '@flowproof/record';

const encoded = (app: AppId, sentence: string) => {
  const parsed = parseAssertion(sentence, app);
  if (!parsed.ok) throw new Error(parsed.diagnostics[0].message);
  const { action, selectors } = encodeAssertion(parsed.value, app);
  return { params: action.params, payloads: selectors.map(({ payload }) => payload) };
};

describe('an assertion about the surface', () => {
  it.each([
    ['page shows Mint', { timeout_ms: 10_000, value_contains: 'Mint' }],
    ['page shows Mint within 3s', { timeout_ms: 3000, value_contains: 'Mint' }],
    ['page does not show Draft', { timeout_ms: 10_000, value_not_contains: 'Draft' }],
    ['page shows Mint 3 times', { timeout_ms: 10_000, value_contains: 'Mint', count: 3 }],
    ['page shows Mint 1 time', { timeout_ms: 10_000, value_contains: 'Mint', count: 1 }],
    ['page shows ${captured.n}', { timeout_ms: 10_000, value_contains: '${captured.n}' }],
    ['page does not show ${captured.n}', { timeout_ms: 10_000, value_not_contains: '${captured.n}' }],
    ['page url is /beds', { timeout_ms: 10_000, url_equals: '/beds' }],
    ['page url contains ${X}', { timeout_ms: 10_000, url_contains: '${X}' }],
    ['page title is Beds', { timeout_ms: 10_000, title_equals: 'Beds' }],
    ['page title contains ed', { timeout_ms: 10_000, title_contains: 'ed' }],
    ['cookie "sid" exists', { timeout_ms: 10_000, cookie: 'sid', cookie_fact: 'exists' }],
    ['cookie "sid" is httpOnly', { timeout_ms: 10_000, cookie: 'sid', cookie_fact: 'http_only' }],
    ['cookie "sid" is secure', { timeout_ms: 10_000, cookie: 'sid', cookie_fact: 'secure' }],
    ['cookie "sid" is persistent', { timeout_ms: 10_000, cookie: 'sid', cookie_fact: 'persistent' }],
  ])('is kept without a target: %s', (sentence, wanted) => {
    expect(encoded('web', sentence)).toEqual({
      params: { kind: 'element_state', expect: { scope: 'surface', ...wanted } },
      payloads: [],
    });
  });
});

describe('an assertion about an element', () => {
  it.each([
    ['the "Total" shows 5', { value_contains: '5' }, { text: 'Total', ladder: 2 }],
    ['the "Total" shows ${captured.n}', { capture: 'n' }, { text: 'Total', ladder: 2 }],
    ['the "Total" shows ${captured.n} + 2', { capture: 'n', offset: 2 }, { text: 'Total', ladder: 2 }],
    ['the "Total" shows ${captured.n} - 0.5', { capture: 'n', offset: -0.5 }, { text: 'Total', ladder: 2 }],
    ['the "Name" field contains x', { value_contains: 'x' }, { text: 'Name', ladder: 2, role: 'field' }],
    ['the desk-name field contains x', { value_contains: 'x' }, { automation_id: 'desk-name' }],
    ['the "Name" field contains ${captured.n}', { capture: 'n' }, { text: 'Name', ladder: 2, role: 'field' }],
    ['the "Total" is visible', { element_present: true }, { text: 'Total', ladder: 2 }],
    ['the "Total" button is not visible', { element_present: false }, { text: 'Total', ladder: 2 }],
    ['the "Save" is enabled', { enabled: true }, { text: 'Save', ladder: 2 }],
    ['the 2nd "Save" button is disabled', { enabled: false }, { text: 'Save', ladder: 2, nth: 2 }],
    ['the "Name" field is empty', { value_empty: true }, { text: 'Name', ladder: 2 }],
    ['the "css:#n" is not empty', { value_empty: false }, { css: '#n' }],
    ['the "Pick" checkbox is checked', { checked: true }, { text: 'Pick', ladder: 2, role: 'checkbox' }],
    ['the "Pick" checkbox is not checked', { checked: false }, { text: 'Pick', ladder: 2, role: 'checkbox' }],
    ['the "css:li" appears 3 times', { element_count: 3 }, { css: 'li' }],
    ['the "X" appears 0 times', { element_count: 0 }, { text: 'X', ladder: 2 }],
    ['the "X" attribute HREF is /a', { attribute: 'href', value_equals: '/a' }, { text: 'X', ladder: 2 }],
    [
      'the "X" attribute href is not /a',
      { attribute: 'href', value_equals: '/a', negate: true },
      { text: 'X', ladder: 2 },
    ],
    ['the "X" has attribute href', { attribute: 'href', present: true }, { text: 'X', ladder: 2 }],
    ['the "X" does not have attribute href', { attribute: 'href', present: false }, { text: 'X', ladder: 2 }],
    ['the "X" style color is red', { style: 'color', value_equals: 'red' }, { text: 'X', ladder: 2 }],
    [
      'the "X" style background-color is not red',
      { style: 'background-color', value_equals: 'red', negate: true },
      { text: 'X', ladder: 2 },
    ],
    [
      'the "Pots" column of the row containing "Mint" field contains 3',
      { value_contains: '3' },
      { kind: 'cell', column_text: 'Pots', row_anchor: 'Mint' },
    ],
    [
      'the "Reserve" checkbox in the item containing "Sage" is checked',
      { checked: true },
      {
        kind: 'scoped',
        container: 'item',
        container_anchor: 'Sage',
        inner_text: 'Reserve',
        ladder: 2,
        role: 'checkbox',
      },
    ],
    [
      'the "Total" in the iframe "till" shows 5',
      { value_contains: '5' },
      { kind: 'framed', frame: 'till', inner_text: 'Total', ladder: 2 },
    ],
  ])('is kept with its target: %s', (sentence, wanted, payload) => {
    expect(encoded('web', sentence)).toEqual({
      params: { kind: 'element_state', expect: { timeout_ms: 10_000, ...wanted }, selector_ref: 0 },
      payloads: [payload],
    });
  });

  it('is, on the calculator, a number on its display', () => {
    expect(encoded('calc', 'display shows 461 within 2s')).toEqual({
      params: {
        kind: 'element_state',
        expect: { timeout_ms: 2000, value_equals: '461', normalize: 'numeric' },
        selector_ref: 0,
      },
      payloads: [{ automation_id: 'CalculatorResults' }],
    });
  });

  it('is, in the text editor, a text in its document', () => {
    expect(encoded('notepad', 'document contains look')).toEqual({
      params: {
        kind: 'element_state',
        expect: { timeout_ms: 10_000, value_contains: 'look' },
        selector_ref: 0,
      },
      payloads: [{ automation_id: '15' }, { control_type: 'Edit', name: 'Text Editor' }],
    });
  });

  it('looks inside the text on a picture', () => {
    expect(encoded('vision', 'the "Name" field contains x').payloads).toEqual([
      { text: 'Name', relation: 'inside' },
    ]);
  });
});
