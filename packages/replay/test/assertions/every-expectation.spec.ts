// Every form of expectation, and for each a twin that does not hold, with the whole of what is said then.
import { describe, expect, it } from '@jest/globals';
import type { ElementStateExpect, Selector } from '@flowproof/trace-format';
import { desk } from '../desk.ts';
import { assertion, cell, css, id, inFrame, performed, replayOn, step, text } from '../stage.ts';

interface ExpectationCase {
  readonly what: string;
  readonly selectors?: readonly Selector[];
  readonly holds: ElementStateExpect;
  readonly fails: ElementStateExpect;
  readonly code: string;
  readonly detail: string;
  readonly expected: string;
  readonly actual: string;
}

const pageCases: readonly ExpectationCase[] = [
  {
    what: 'the page shows a text',
    holds: { value_contains: 'not SAVED' },
    fails: { value_contains: 'Lost' },
    code: 'text_mismatch',
    detail: `expected the page to show "Lost", got "Not saved" (waited 1000 ms)`,
    expected: 'Lost',
    actual: 'Not saved',
  },
  {
    what: 'the page does not show a text',
    holds: { value_not_contains: 'Lost' },
    fails: { value_not_contains: 'second entry' },
    code: 'text_mismatch',
    detail: `expected the page not to show "second entry", got "First entry Second entry last" (waited 1000 ms)`,
    expected: 'second entry',
    actual: 'First entry Second entry last',
  },
  {
    what: 'the page shows a text a number of times',
    holds: { value_contains: 'entry', count: 2 },
    fails: { value_contains: 'entry', count: 3 },
    code: 'text_count',
    detail: 'expected the page to show "entry" 3 times, found it 2 times (waited 1000 ms)',
    expected: 'entry (3 times)',
    actual: '2 times',
  },
  {
    what: 'the address is a path',
    holds: { url_equals: '/' },
    fails: { url_equals: '/login' },
    code: 'url_mismatch',
    detail: 'expected the page url to be "/login", got "https://desk.example/" (waited 1000 ms)',
    expected: '/login',
    actual: 'https://desk.example/',
  },
  {
    what: 'the address contains a text',
    holds: { url_contains: 'desk.example' },
    fails: { url_contains: 'DESK' },
    code: 'url_mismatch',
    detail: 'expected the page url to contain "DESK", got "https://desk.example/" (waited 1000 ms)',
    expected: 'DESK',
    actual: 'https://desk.example/',
  },
  {
    what: 'the title is a text',
    holds: { title_equals: ' Desk\u00A0plan ' },
    fails: { title_equals: 'desk plan' },
    code: 'title_mismatch',
    detail: 'expected the page title to be "desk plan", got "Desk plan" (waited 1000 ms)',
    expected: 'desk plan',
    actual: 'Desk plan',
  },
  {
    what: 'the title contains a text',
    holds: { title_contains: 'PLAN' },
    fails: { title_contains: 'Floor' },
    code: 'title_mismatch',
    detail: 'expected the page title to contain "Floor", got "Desk plan" (waited 1000 ms)',
    expected: 'Floor',
    actual: 'Desk plan',
  },
  {
    what: 'a cookie exists',
    holds: { cookie: 'sid' },
    fails: { cookie: 'cart' },
    code: 'cookie_mismatch',
    detail: 'expected cookie "cart" to exist: set are sid, theme (waited 1000 ms)',
    expected: 'cookie "cart" to exist',
    actual: 'set are sid, theme',
  },
  {
    what: 'a cookie is httpOnly',
    holds: { cookie: 'sid', cookie_fact: 'http_only' },
    fails: { cookie: 'theme', cookie_fact: 'http_only' },
    code: 'cookie_mismatch',
    detail: 'expected cookie "theme" to be httpOnly, it is not (waited 1000 ms)',
    expected: 'cookie "theme" to be httpOnly',
    actual: 'not so',
  },
  {
    what: 'a cookie is secure',
    holds: { cookie: 'sid', cookie_fact: 'secure' },
    fails: { cookie: 'theme', cookie_fact: 'secure' },
    code: 'cookie_mismatch',
    detail: 'expected cookie "theme" to be secure, it is not (waited 1000 ms)',
    expected: 'cookie "theme" to be secure',
    actual: 'not so',
  },
  {
    what: 'a cookie is persistent',
    holds: { cookie: 'theme', cookie_fact: 'persistent' },
    fails: { cookie: 'sid', cookie_fact: 'persistent' },
    code: 'cookie_mismatch',
    detail: 'expected cookie "sid" to be persistent, it is not (waited 1000 ms)',
    expected: 'cookie "sid" to be persistent',
    actual: 'not so',
  },
];

const elementCases: readonly ExpectationCase[] = [
  {
    what: 'an element shows a text',
    selectors: [id('status')],
    holds: { value_contains: 'SAVED' },
    fails: { value_contains: 'Lost' },
    code: 'text_mismatch',
    detail: 'expected id:status to show "Lost", got "Not saved" (waited 1000 ms)',
    expected: 'Lost',
    actual: 'Not saved',
  },
  {
    what: 'a field contains a text',
    selectors: [text('Name', { role: 'field' })],
    holds: { value_contains: 'ad' },
    fails: { value_contains: 'Grace' },
    code: 'text_mismatch',
    detail: 'expected "Name" to show "Grace", got "Ada" (waited 1000 ms)',
    expected: 'Grace',
    actual: 'Ada',
  },
  {
    what: 'a list shows its chosen option, by the value of that option too',
    selectors: [text('City', { role: 'field' })],
    holds: { value_contains: 'be' },
    fails: { value_contains: 'bs' },
    code: 'text_mismatch',
    detail: 'expected "City" to show "bs", got "Bern" (waited 1000 ms)',
    expected: 'bs',
    actual: 'Bern',
  },
  {
    what: 'a cell shows a text',
    selectors: [cell('Floor', 'Window seat')],
    holds: { value_contains: '2' },
    fails: { value_contains: '3' },
    code: 'text_mismatch',
    detail:
      'expected the "Floor" column of the row containing "Window seat" to show "3", got "2" (waited 1000 ms)',
    expected: '3',
    actual: '2',
  },
  {
    what: 'an element in a frame shows a text',
    selectors: [inFrame('Amount', 'till')],
    holds: { value_contains: '12' },
    fails: { value_contains: '13' },
    code: 'text_mismatch',
    detail: 'expected "Amount" in the iframe "till" to show "13", got "12" (waited 1000 ms)',
    expected: '13',
    actual: '12',
  },
  {
    what: 'an element does not show a text',
    selectors: [id('status')],
    holds: { value_not_contains: 'Lost' },
    fails: { value_not_contains: 'NOT' },
    code: 'text_mismatch',
    detail: 'expected id:status not to show "NOT", got "Not saved" (waited 1000 ms)',
    expected: 'NOT',
    actual: 'Not saved',
  },
  {
    what: 'an element equals a text',
    selectors: [id('status')],
    holds: { value_equals: 'not saved' },
    fails: { value_equals: 'saved' },
    code: 'text_mismatch',
    detail: 'expected id:status to be "saved", got "Not saved" (waited 1000 ms)',
    expected: 'saved',
    actual: 'Not saved',
  },
  {
    what: 'an element shows a number',
    selectors: [id('total')],
    holds: { value_equals: '1250.5', normalize: 'numeric' },
    fails: { value_equals: '1250', normalize: 'numeric' },
    code: 'text_mismatch',
    detail: 'expected id:total to show the number "1250", got "Total due: \u20AC 1,250.50" (waited 1000 ms)',
    expected: '1250',
    actual: 'Total due: \u20AC 1,250.50',
  },
  {
    what: 'an element is compared with something that is no number',
    selectors: [id('total')],
    holds: { value_equals: '1,250.5', normalize: 'numeric' },
    fails: { value_equals: 'many', normalize: 'numeric' },
    code: 'not_a_number',
    detail: '"many" is not a number, so it cannot be compared with what id:total shows',
    expected: 'many',
    actual: 'Total due: \u20AC 1,250.50',
  },
  {
    what: 'an element is empty',
    selectors: [id('blank')],
    holds: { value_empty: true },
    fails: { value_empty: false },
    code: 'text_mismatch',
    detail: 'expected id:blank not to be empty, it is (waited 1000 ms)',
    expected: 'not empty',
    actual: '',
  },
  {
    what: 'an element is not empty',
    selectors: [text('Name', { role: 'field' })],
    holds: { value_empty: false },
    fails: { value_empty: true },
    code: 'text_mismatch',
    detail: 'expected "Name" to be empty, it holds "Ada" (waited 1000 ms)',
    expected: 'empty',
    actual: 'Ada',
  },
  {
    what: 'an element is visible',
    selectors: [id('status')],
    holds: { element_present: true },
    fails: { element_present: false },
    code: 'visibility_mismatch',
    detail: 'id:status is still on screen (waited 1000 ms)',
    expected: 'not visible',
    actual: 'visible',
  },
  {
    what: 'a hidden element is not visible',
    selectors: [id('ghost')],
    holds: { element_present: false },
    fails: { element_present: true },
    code: 'visibility_mismatch',
    detail: 'id:ghost is present but not rendered (waited 1000 ms)',
    expected: 'visible',
    actual: 'present but not rendered',
  },
  {
    what: 'an absent element is not visible',
    selectors: [text('Sve')],
    holds: { element_present: false },
    fails: { element_present: true },
    code: 'missing_element',
    detail: `"Sve" never appeared (waited 1000 ms); did you mean 'Save', 'Sage'?`,
    expected: '"Sve", to be there',
    actual: 'not there',
  },
  {
    what: 'elements appear a number of times',
    selectors: [css('li')],
    holds: { element_count: 3 },
    fails: { element_count: 1 },
    code: 'element_count',
    detail: 'expected css:li to appear 1 time, found 3 (waited 1000 ms)',
    expected: '1',
    actual: '3',
  },
  {
    what: 'elements appear no times',
    selectors: [css('.bed')],
    holds: { element_count: 0 },
    fails: { element_count: 2 },
    code: 'element_count',
    detail: 'expected css:.bed to appear 2 times, found 0 (waited 1000 ms)',
    expected: '2',
    actual: '0',
  },
  {
    what: 'a checkbox is checked',
    selectors: [text('Lit', { role: 'checkbox' })],
    holds: { checked: true },
    fails: { checked: false },
    code: 'state_mismatch',
    detail: 'expected that "Lit" is not checked, but it is checked (waited 1000 ms)',
    expected: 'is not checked',
    actual: 'is checked',
  },
  {
    what: 'a checkbox is not checked',
    selectors: [text('Reserve', { role: 'checkbox' })],
    holds: { checked: false },
    fails: { checked: true },
    code: 'state_mismatch',
    detail: 'expected that "Reserve" is checked, but it is not checked (waited 1000 ms)',
    expected: 'is checked',
    actual: 'is not checked',
  },
  {
    what: 'an element is enabled',
    selectors: [text('Save')],
    holds: { enabled: true },
    fails: { enabled: false },
    code: 'state_mismatch',
    detail: 'expected that "Save" is disabled, but it is enabled (waited 1000 ms)',
    expected: 'is disabled',
    actual: 'is enabled',
  },
  {
    what: 'an element is disabled',
    selectors: [text('Archive')],
    holds: { enabled: false },
    fails: { enabled: true },
    code: 'state_mismatch',
    detail: 'expected that "Archive" is enabled, but it is disabled (waited 1000 ms)',
    expected: 'is enabled',
    actual: 'is disabled',
  },
  {
    what: 'an attribute is a text',
    selectors: [text('Floor two')],
    holds: { attribute: 'href', value_equals: '/floor/2' },
    fails: { attribute: 'href', value_equals: '/Floor/2' },
    code: 'attribute_mismatch',
    detail: 'expected attribute href of "Floor two" to be "/Floor/2", got "/floor/2" (waited 1000 ms)',
    expected: '/Floor/2',
    actual: '/floor/2',
  },
  {
    what: 'an attribute is a text, where there is none',
    selectors: [text('Floor two')],
    holds: { attribute: 'class', value_equals: '' },
    fails: { attribute: 'target', value_equals: '' },
    code: 'attribute_mismatch',
    detail: 'expected attribute target of "Floor two" to be "", it has no such attribute (waited 1000 ms)',
    expected: '',
    actual: 'has no such attribute',
  },
  {
    what: 'an attribute is not a text, which also holds where there is none',
    selectors: [text('Floor two')],
    holds: { attribute: 'target', value_equals: '_blank', negate: true },
    fails: { attribute: 'href', value_equals: '/floor/2', negate: true },
    code: 'attribute_mismatch',
    detail: 'expected attribute href of "Floor two" not to be "/floor/2", got "/floor/2" (waited 1000 ms)',
    expected: 'not /floor/2',
    actual: '/floor/2',
  },
  {
    what: 'an element has an attribute, an empty one included',
    selectors: [text('Floor two')],
    holds: { attribute: 'class', present: true },
    fails: { attribute: 'target', present: true },
    code: 'attribute_mismatch',
    detail: 'expected that "Floor two" has attribute target, but it has no attribute target (waited 1000 ms)',
    expected: 'has attribute target',
    actual: 'has no attribute target',
  },
  {
    what: 'an element has no attribute of a name',
    selectors: [text('Floor two')],
    holds: { attribute: 'target', present: false },
    fails: { attribute: 'href', present: false },
    code: 'attribute_mismatch',
    detail: 'expected that "Floor two" has no attribute href, but it has attribute href (waited 1000 ms)',
    expected: 'has no attribute href',
    actual: 'has attribute href',
  },
  {
    what: 'a style is a colour',
    selectors: [text('Floor two')],
    holds: { style: 'color', value_equals: 'RED' },
    fails: { style: 'color', value_equals: '#00f' },
    code: 'style_mismatch',
    detail: 'expected style color of "Floor two" to be "#00f", got "rgb(255, 0, 0)" (waited 1000 ms)',
    expected: '#00f',
    actual: 'rgb(255, 0, 0)',
  },
  {
    what: 'a style is not a colour',
    selectors: [text('Floor two')],
    holds: { style: 'color', value_equals: 'blue', negate: true },
    fails: { style: 'color', value_equals: '#f00', negate: true },
    code: 'style_mismatch',
    detail: 'expected style color of "Floor two" not to be "#f00", got "rgb(255, 0, 0)" (waited 1000 ms)',
    expected: 'not #f00',
    actual: 'rgb(255, 0, 0)',
  },
  {
    what: 'a style is a colour that nobody can read, which ends the wait',
    selectors: [text('Floor two')],
    holds: { style: 'color', value_equals: 'rgb(255 0 0 / 100%)' },
    fails: { style: 'color', value_equals: 'reddish' },
    code: 'unreadable_colour',
    detail: '"reddish" is no colour that can be compared, so style color of "Floor two" cannot be judged',
    expected: 'reddish',
    actual: 'rgb(255, 0, 0)',
  },
  {
    what: 'a style is a keyword in any case',
    selectors: [text('Floor two')],
    holds: { style: 'text-transform', value_equals: ' UPPERCASE' },
    fails: { style: 'text-transform', value_equals: 'none' },
    code: 'style_mismatch',
    detail: 'expected style text-transform of "Floor two" to be "none", got "uppercase" (waited 1000 ms)',
    expected: 'none',
    actual: 'uppercase',
  },
];

// A page that says little, so that whole messages can be compared.
const plain = {
  title: 'Desk plan',
  cookies: desk.cookies ?? [],
  elements: [{ kind: 'text', text: 'Not saved' }] as const,
};
const entries = { elements: [{ kind: 'text', text: 'First  entry\nSecond\u00A0entry last' }] as const };

describe('an expectation about the page', () => {
  const appOf = ({ what }: ExpectationCase) => (/does not show|number of times/.test(what) ? entries : plain);

  it.each(pageCases)('holds: $what', async (each) => {
    const { step: told } = await performed(appOf(each), assertion(each.holds));
    expect(told).toEqual({
      id: 's0001',
      intent: 'do assert',
      action: 'assert',
      status: 'passed',
      startedMs: 0,
      durationMs: 0,
    });
  });

  it.each(pageCases)('fails when it does not hold: $what', async (each) => {
    const { step: told } = await performed(appOf(each), assertion(each.fails));
    const { code, detail, expected, actual } = each;
    expect(told).toMatchObject({ status: 'failed', code, detail, expected, actual });
  });
});

describe('an expectation about an element', () => {
  it.each(elementCases)('holds: $what', async ({ holds, selectors }) => {
    const { step: told } = await performed(desk, assertion(holds, selectors));
    expect(told).toMatchObject({ status: 'passed', durationMs: 0 });
  });

  it.each(elementCases)('fails when it does not hold: $what', async (each) => {
    const { step: told, clock } = await performed(desk, assertion(each.fails, each.selectors));
    const { code, detail, expected, actual } = each;
    expect(told).toMatchObject({ status: 'failed', code, detail, expected, actual });
    expect(clock.now()).toBe(detail.endsWith('judged') || code === 'not_a_number' ? 0 : 1000);
  });
});

describe('an expectation that needs its element', () => {
  const needing: readonly (readonly [string, ElementStateExpect])[] = [
    ['shows', { value_contains: 'x' }],
    ['does not show', { value_not_contains: 'x' }],
    ['is', { value_equals: 'x' }],
    ['is empty', { value_empty: true }],
    ['is not empty', { value_empty: false }],
    ['is checked', { checked: true }],
    ['is not checked', { checked: false }],
    ['is disabled', { enabled: false }],
    ['attribute is not', { attribute: 'href', value_equals: 'x', negate: true }],
    ['has no attribute', { attribute: 'href', present: false }],
    ['style is not', { style: 'color', value_equals: 'red', negate: true }],
  ];

  it.each(needing)('fails where there is none, naming the target as written: %s', async (_, wanted) => {
    const { step: told } = await performed(desk, assertion(wanted, [css('.jobs')]));
    expect(told).toMatchObject({
      status: 'failed',
      code: 'missing_element',
      detail: 'nothing matches css:.jobs (waited 1000 ms)',
    });
  });

  it('tells a target that is no checkbox apart from one that is not checked', async () => {
    const { step: told } = await performed(desk, assertion({ checked: false }, [text('Save')]));
    expect(told).toMatchObject({
      status: 'failed',
      code: 'not_a_checkbox',
      detail: '"Save" is not a checkbox, it is button "Save" (waited 1000 ms)',
      expected: 'a checkbox',
      actual: 'button "Save"',
    });
  });
});

describe('a failing count', () => {
  const many = (count: number) => ({
    elements: Array.from({ length: count }, () => ({ kind: 'text', text: 'Row' }) as const),
  });

  it.each([
    [3, 49, '49'],
    [3, 50, '50 or more'],
    [3, 80, '50 or more'],
    [70, 80, '71 or more'],
    [70, 60, '60'],
  ])('for %i elements among %i says "%s"', async (wanted, there, said) => {
    const { step: told } = await performed(many(there), assertion({ element_count: wanted }, [text('Row')]));
    expect(told.detail).toBe(`expected "Row" to appear ${wanted} times, found ${said} (waited 1000 ms)`);
  });

  it('is exact where it holds', async () => {
    const { step: told } = await performed(many(80), assertion({ element_count: 80 }, [text('Row')]));
    expect(told.status).toBe('passed');
  });
});

describe('an expectation that says nothing', () => {
  it.each([
    ['no key that is known', {}, [id('status')], 'the recorded expectation has no key this version knows'],
    [
      'a style without a value',
      { style: 'color' },
      [id('status')],
      'the recorded expectation has no key this version knows',
    ],
    [
      'an element and none is named',
      { checked: true },
      [],
      'the recorded expectation is about an element and names none',
    ],
  ] as const)('fails: %s', async (_, wanted, ladder, detail) => {
    const { step: told } = await performed(desk, assertion(wanted, [...ladder]));
    expect(told).toMatchObject({ status: 'failed', code: 'unsupported_expectation', detail });
  });

  it('fails for text that is read off a picture', async () => {
    const ocr = step({ type: 'assert', params: { kind: 'ocr_text', text: 'x' } });
    expect((await performed(desk, ocr)).step).toMatchObject({
      status: 'failed',
      detail: 'recorded ocr_text assertions are not supported',
    });
  });

  it.each(['visual_diff', 'sql', 'api', 'spreadsheet'] as const)(
    'is an error that names it: %s',
    async (kind) => {
      const params = {
        visual_diff: { kind, baseline: 'a.png' },
        sql: { kind, connection: 'main', query: 'select 1' },
        api: { kind, request: { method: 'GET', url: '/x' } },
        spreadsheet: { kind, path: 'a.xlsx' },
      }[kind];
      const { result } = await replayOn(desk, [
        step({ type: 'assert', params } as Parameters<typeof step>[0]),
      ]);
      expect(result.status).toBe('errored');
      expect(result.steps[0]?.detail).toBe(`the web surface cannot do this: ${kind} assertions`);
    },
  );
});

describe('the key that decides', () => {
  it.each<readonly [string, ElementStateExpect, string]>([
    ['an address before a cookie', { url_equals: '/x', cookie: 'sid' }, 'url_mismatch'],
    ['a cookie before a title', { cookie: 'x', title_equals: 'Desk plan' }, 'cookie_mismatch'],
    ['a title before the text', { title_equals: 'x', value_contains: 'Not saved' }, 'title_mismatch'],
    [
      'an unwanted text before a wanted one',
      { value_not_contains: 'saved', value_contains: 'saved' },
      'text_mismatch',
    ],
    ['emptiness before an unwanted text', { value_empty: true, value_not_contains: 'x' }, 'text_mismatch'],
  ])('is, on the page, %s', async (_, wanted, code) => {
    expect((await performed(desk, assertion(wanted))).step.code).toBe(code);
  });

  it.each<readonly [string, ElementStateExpect, string]>([
    ['a count before presence', { element_count: 2, element_present: true }, 'element_count'],
    ['presence before a capture', { element_present: false, capture: 'n' }, 'visibility_mismatch'],
    ['a capture before a state', { capture: 'n', checked: true }, 'capture_missing'],
    ['a tick before being enabled', { checked: true, enabled: true }, 'not_a_checkbox'],
    [
      'being enabled before an attribute',
      { enabled: false, attribute: 'id', present: true },
      'state_mismatch',
    ],
    [
      'an attribute before a style',
      { attribute: 'x', present: true, style: 'color', value_equals: 'red' },
      'attribute_mismatch',
    ],
    ['a style before a text', { style: 'text-transform', value_equals: 'Not saved' }, 'style_mismatch'],
  ])('is, on an element, %s', async (_, wanted, code) => {
    expect((await performed(desk, assertion(wanted, [id('status')]))).step.code).toBe(code);
  });
});
