// Every line of the selector language, on one page.
import { describe, expect, it } from '@jest/globals';
import { createTree, SpecError } from '@sanderling/spec/runtime';
import type { Platform } from '@sanderling/spec/runtime';
import type { Selector } from '@sanderling/spec';
import { capture, el } from '../building/tree.ts';

const page = capture(
  el(
    'html',
    { id: 'page' },
    el('h1', { id: 'heading', desc: 'Inbox, 3 unread' }, 'Inbox'),
    el('div', { id: 'com.example:id/toolbar', attrs: { class: 'bar top', role: 'toolbar' } }),
    el(
      'ul',
      { id: 'mails', attrs: { 'data-testid': 'mail-list' } },
      el(
        'li',
        { id: 'mail-1', is: ['clickable', 'selected'], attrs: { class: 'mail', 'aria-expanded': 'false' } },
        'Rent due ',
        el('span', { id: 'badge-1', attrs: { class: 'status' } }, 'Sent'),
      ),
      el(
        'li',
        { id: 'mail-2', is: ['clickable'], attrs: { class: 'mail', 'aria-expanded': 'true' } },
        'Bill ',
        el('span', { id: 'badge-2', attrs: { class: 'status' } }, 'Sent'),
        el('button', { id: 'delete-2', desc: 'Delete', is: ['clickable'] }, 'x'),
      ),
      el('li', { id: 'note', attrs: { class: 'note' } }, 'true'),
    ),
    el('input', {
      id: 'email',
      is: ['editable', 'focused'],
      value: 'a@b.c',
      attrs: { hintText: 'Email', placeholder: 'you@example.org', type: 'email', 'data-state': 'true-ish' },
    }),
    el('input', { id: 'password', is: ['editable', 'secure'], attrs: { type: 'password' } }),
    el('input', { id: 'unstated', is: ['editable', 'secureUnstated'] }),
    el('input', { id: 'box', is: ['clickable', 'checked'], attrs: { type: 'checkbox' } }),
    el('input', { id: 'unticked', is: ['clickable'], attrs: { type: 'checkbox', checked: '' } }),
    el('div', { id: 'pane', is: ['disabled'], attrs: { scrollable: 'true', title: 'a:b > c' } }),
  ),
);

function ids(selector: Selector, platform: Platform = 'web'): string[] {
  return createTree(page, platform)
    .ax.findAll(selector)
    .map((element) => element.id);
}

const cases: readonly (readonly [rule: string, selector: Selector, expected: readonly string[]])[] = [
  // 5.1, string form
  ['id, whole', 'id:email', ['email']],
  ['id, the root is scanned too', 'id:page', ['page']],
  ['id, after a package', 'id:toolbar', ['com.example:id/toolbar']],
  ['id, no part of it', 'id:mail', []],
  ['id, another case', 'id:Email', []],
  ['idPrefix', 'idPrefix:mail-', ['mail-1', 'mail-2']],
  ['idPrefix, after a package', 'idPrefix:tool', ['com.example:id/toolbar']],
  ['idPrefix, with the package', 'idPrefix:com.example', ['com.example:id/toolbar']],
  ['text, contained, innermost', 'text:Sent', ['badge-1', 'badge-2']],
  ['text of the element itself above its badge', 'text:Rent', ['mail-1']],
  ['text over two runs', 'text:due Sent', ['mail-1']],
  ['text of a field is what it holds', 'text:a@b', ['email']],
  ['text of a field is no part of its ancestors', 'text:a@b.c', ['email']],
  ['text, another case', 'text:sent', []],
  ['desc, whole', 'desc:Delete', ['delete-2']],
  ['desc, merged', 'desc:Inbox', ['heading']],
  ['desc, no part of it', 'desc:Inb', []],
  ['descPrefix', 'descPrefix:Inb', ['heading']],
  ['tag', 'tag:ul', ['mails']],
  ['tag, no part of it', 'tag:u', []],
  ['an attribute, contained', 'placeholder:example', ['email']],
  ['an attribute nobody has', 'data-nothing:x', []],
  ['a value with colons', 'title:a:b', ['pane']],
  ['false, exactly', 'aria-expanded:false', ['mail-1']],
  ['true, exactly and not contained', 'data-state:true', []],
  ['true of text, exactly', 'text:true', ['note']],
  ['a state in string form', 'checked:true', ['box']],
  ['an alias in string form', 'testTag:mail-list', ['mails']],
  ['an empty value', 'id:', []],
  ['an empty text', 'text:', []],
  ['an empty prefix', 'descPrefix:', []],
  // 5.2, object form
  ['every pair', { class: 'mail', selected: true }, ['mail-1']],
  ['one pair fails', { id: 'mail-2', selected: true }, []],
  ['id in object form', { id: 'toolbar' }, ['com.example:id/toolbar']],
  ['root in object form', { id: 'page' }, ['page']],
  ['idPrefix in object form', { idPrefix: 'mail-' }, ['mail-1', 'mail-2']],
  ['desc in object form', { desc: 'Inbox' }, ['heading']],
  ['descPrefix in object form', { descPrefix: 'Del' }, ['delete-2']],
  ['tag in object form', { tag: 'ul' }, ['mails']],
  ['a raw attribute that the screen has', { role: 'tool' }, ['com.example:id/toolbar']],
  ['a raw attribute, exactly where boolean', { 'aria-expanded': true }, ['mail-2']],
  ['an accepted key that no element has', { package: 'com.example' }, []],
  ['an empty value in object form', { id: '' }, []],
  // 5.3, booleans
  ['clickable', { clickable: true }, ['mail-1', 'mail-2', 'delete-2', 'box', 'unticked']],
  ['enabled: false', { enabled: false }, ['pane']],
  ['focused', { focused: true }, ['email']],
  ['focused as text', { focused: 'true' }, ['email']],
  ['checked reads the live state', { checked: true }, ['box']],
  ['unchecked in spite of the markup', { id: 'unticked', checked: false }, ['unticked']],
  ['editable', { editable: true }, ['email', 'password', 'unstated']],
  ['secure: true', { secure: true }, ['password']],
  ['secure: false names fields only', { secure: false }, ['email']],
  ['scrollable', { scrollable: true }, ['pane']],
  ['scrollable: false names nothing on the web', { scrollable: false }, []],
  // 5.4, innermost by the whole selector
  ['a row whose badge has both is dropped', { class: 'status', text: 'Sent' }, ['badge-1', 'badge-2']],
  ['a row whose badge has the text alone is kept', { class: 'mail', text: 'Sent' }, ['mail-1', 'mail-2']],
  ['without text nothing is dropped', { clickable: true, class: 'mail' }, ['mail-1', 'mail-2']],
  // 5.5, paths
  ['a path of objects', [{ class: 'mail' }, { text: 'Sent' }], ['badge-1', 'badge-2']],
  ['over all matches of the first segment', [{ class: 'mail' }, { tag: 'button' }], ['delete-2']],
  ['without duplicates', [{ idPrefix: 'ma' }, { class: 'status' }], ['badge-1', 'badge-2']],
  ['a path in string form', 'id:mails > desc:Delete', ['delete-2']],
  ['three segments', 'id:page > id:mails > text:Bill', ['mail-2']],
  ['not the segment itself', [{ id: 'mails' }, { id: 'mails' }], []],
  ['a value with the separator', { title: 'b > c' }, ['pane']],
  // 5.6, aliases
  ['content-desc', { 'content-desc': 'Delete' }, ['delete-2']],
  ['accessibilityText', { accessibilityText: 'Delete' }, ['delete-2']],
  ['label', { label: 'Delete' }, ['delete-2']],
  ['accessibilityLabel', { accessibilityLabel: 'Delete' }, ['delete-2']],
  ['ariaLabel', { ariaLabel: 'Delete' }, ['delete-2']],
  ['contentDescription', { contentDescription: 'Delete' }, ['delete-2']],
  ['identifier', { identifier: 'mail-2' }, ['mail-2']],
  ['accessibilityIdentifier', { accessibilityIdentifier: 'mail-2' }, ['mail-2']],
  ['resource-id', { 'resource-id': 'badge' }, ['badge-1', 'badge-2']],
  ['testTag by id', { testTag: 'badge-1' }, ['badge-1']],
  ['testTag by data-testid', { testTag: 'mail-list' }, ['mails']],
  ['testID', { testID: 'mail-list' }, ['mails']],
  ['testID is not followed to the id', { testID: 'badge-1' }, []],
  ['className', { className: 'status' }, ['badge-1', 'badge-2']],
  ['elementType', { elementType: 'note' }, ['note']],
  ['placeholderValue', { placeholderValue: 'Email' }, ['email']],
  // 5.7, web
  ['class is that of the markup', { class: 'bar' }, ['com.example:id/toolbar']],
  ['class is not the tag', { class: 'ul' }, []],
  ['hintText', { hintText: 'Email' }, ['email']],
  ['placeholder is the markup alone', { placeholder: 'you@' }, ['email']],
  ['placeholder is not the hint', { placeholder: 'Email' }, []],
  ['value is what the field holds', { value: 'a@b' }, ['email']],
];

describe('a selector on the tree', () => {
  it.each(cases)('%s', (_, selector, expected) => {
    expect(ids(selector)).toEqual(expected);
    expect(createTree(page, 'web').ax.find(selector)?.id).toBe(expected[0]);
  });
});

const inside: readonly (readonly [
  rule: string,
  from: string,
  selector: Selector,
  expected: readonly string[],
])[] = [
  ['descendants', 'id:mail-2', { clickable: true }, ['delete-2']],
  ['not itself', 'id:mail-1', 'id:mail-1', []],
  ['a path of objects', 'id:page', [{ id: 'mail-2' }, { text: 'Sent' }], ['badge-2']],
  ['nothing outside', 'id:mail-1', 'id:badge-2', []],
];

describe('a selector on an element', () => {
  it.each(inside)('%s', (_, from, selector, expected) => {
    const element = createTree(page, 'web').ax.find(from);
    expect(element?.findAll(selector).map(({ id }) => id)).toEqual(expected);
    expect(element?.find(selector)?.id).toBe(expected[0]);
  });
});

const refused: readonly (readonly [what: string, selector: unknown, code: string, message: string])[] = [
  [
    'a text without a colon',
    'save',
    'bad_selector',
    'a selector in string form has a kind and a colon (the text "save")',
  ],
  ['an empty text', '', 'bad_selector', 'a selector in string form has a kind and a colon (the text "")'],
  ['an empty kind', ':save', 'bad_selector', 'the kind before the colon is empty (the text ":save")'],
  [
    'an empty segment',
    'id:a > ',
    'bad_selector',
    'a selector in string form has a kind and a colon (the text "id:a > ")',
  ],
  [
    'an empty object',
    {},
    'bad_selector',
    'a selector without keys would select everything (an empty object)',
  ],
  ['an empty key', { '': 'x' }, 'bad_selector', 'a key is empty (an object with )'],
  ['an empty path', [], 'bad_selector', 'a path without segments selects nothing (an array of 0)'],
  [
    'a text in a path',
    ['id:a'],
    'bad_selector',
    'a selector is a text, an object or a list of objects (the text "id:a")',
  ],
  ['nothing', undefined, 'bad_selector', 'a selector is a text, an object or a list of objects (undefined)'],
  ['a value that was not set', { id: undefined }, 'bad_selector_value', 'the selector key "id" is undefined'],
  ['a number', { id: 7 }, 'bad_selector_value', 'the selector key "id" is the number 7'],
  ['null', { text: null }, 'bad_selector_value', 'the selector key "text" is null'],
  [
    'a misspelt key',
    { tesTag: 'x' },
    'unknown_selector_key',
    'no element of the screen has an attribute "tesTag"',
  ],
  [
    'a misspelt key in a path',
    [{ id: 'mails' }, { txet: 'x' }],
    'unknown_selector_key',
    'no element of the screen has an attribute "txet"',
  ],
  [
    'bounds, which the web does not write',
    { bounds: '[0,0]' },
    'unknown_selector_key',
    'no element of the screen has an attribute "bounds"',
  ],
];

function refusal(call: () => unknown): SpecError {
  try {
    call();
  } catch (error) {
    if (error instanceof SpecError) return error;
  }
  throw new Error('nothing was refused');
}

describe('a selector that is refused', () => {
  it.each(refused)('%s', (_, selector, code, message) => {
    const { ax } = createTree(page, 'web');
    for (const call of [() => ax.find(selector as Selector), () => ax.findAll(selector as Selector)]) {
      const { fault } = refusal(call);
      expect([fault.code, fault.message]).toEqual([code, message]);
    }
  });

  it('names the nearest key and the list', () => {
    const { hint, fault } = refusal(() => createTree(page, 'web').ax.find({ hinttext: 'Email' }));
    expect(hint).toMatch(
      /^hintText is the nearest key; accepted are id, idPrefix, .*scrollable and the attributes/,
    );
    expect(fault.subject).toBe('hinttext');
  });

  it('says nothing of unknown keys on an empty hierarchy', () => {
    const empty = createTree(capture(el('html', {})), 'web');
    expect(empty.ax.findAll({ tesTag: 'x' })).toEqual([]);
  });

  it('refuses a path in string form inside an element', () => {
    const element = createTree(page, 'web').ax.find('id:mails');
    const { fault } = refusal(() => element?.find('class:mail > text:Sent'));
    expect(fault.code).toBe('path_on_element');
    expect(fault.message).toBe(
      '"class:mail > text:Sent" is a path in string form, looked up inside an element',
    );
  });
});

describe('platforms', () => {
  const phone = capture(
    el(
      'Frame',
      { bounds: [0, 0, 400, 800] },
      el('Card', { id: 'card', bounds: [0, 100, 400, 300] }),
      el('Text', { id: 'wide', bounds: [10, 110, 390, 200], attrs: { bounds: '[10,110][390,200]' } }, 'Milk'),
      el('Text', { id: 'small', bounds: [20, 210, 60, 230] }, 'Milk'),
      el('Text', { id: 'outside', bounds: [20, 400, 60, 430] }, 'Milk'),
      el('Row', { id: 'row' }, 'Sent', el('Text', { id: 'inner' }, 'Sent')),
    ),
  );

  it.each(['android', 'ios'] as const)('falls back to boxes on %s, smallest first', (platform) => {
    const card = createTree(phone, platform).ax.find('id:card');
    expect(card?.findAll('text:Milk').map(({ id }) => id)).toEqual(['small', 'wide']);
    expect(card?.find('text:Milk')?.id).toBe('small');
  });

  it('does not fall back on the web', () => {
    expect(createTree(phone, 'web').ax.find('id:card')?.findAll('text:Milk')).toEqual([]);
  });

  it('drops nothing where a text is the element’s own', () => {
    const texts = (platform: Platform): string[] =>
      createTree(phone, platform)
        .ax.findAll('text:Sent')
        .map(({ id }) => id);
    expect(texts('android')).toEqual(['row', 'inner']);
    expect(texts('ios')).toEqual(['inner']);
  });

  it('knows bounds where they are an attribute, and the class as its own', () => {
    const { ax } = createTree(phone, 'android');
    expect(ax.find({ bounds: '[10,110]' })?.id).toBe('wide');
    expect(ax.findAll({ class: 'Card' }).map(({ id }) => id)).toEqual(['card']);
    expect(ax.findAll({ tag: 'Card' })).toEqual([]);
  });
});
