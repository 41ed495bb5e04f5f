// What an element says of itself, and how its text is put together.
import { describe, expect, it } from '@jest/globals';
import { createTree, SpecError } from '@sanderling/spec/runtime';
import { capture, el } from '../building/tree.ts';

describe('an element', () => {
  const tree = createTree(
    capture(
      el(
        'html',
        {},
        el('input', {
          id: 'mail',
          desc: 'Your mail',
          is: ['editable', 'focused'],
          value: 'a@b.c',
          bounds: [10, -20, 111, 21],
          attrs: { 'data-cents': '5', value: 'from the markup', hintText: 'Mail' },
        }),
        el('div', {}),
      ),
    ),
    'web',
  );

  it('has every field of the page', () => {
    const field = tree.ax.find('id:mail');
    expect({
      id: field?.id,
      text: field?.text,
      desc: field?.desc,
      class: field?.class,
      states: [
        field?.clickable,
        field?.enabled,
        field?.checked,
        field?.focused,
        field?.selected,
        field?.editable,
      ],
      secure: field?.secure,
      bounds: field?.bounds,
      centre: [field?.x, field?.y],
      attrs: field?.attrs,
    }).toEqual({
      id: 'mail',
      text: 'a@b.c',
      desc: 'Your mail',
      class: 'input',
      states: [false, true, false, true, false, true],
      secure: false,
      bounds: { left: 10, top: -20, right: 111, bottom: 21 },
      centre: [60, 0],
      attrs: {
        tag: 'input',
        'resource-id': 'mail',
        'content-desc': 'Your mail',
        accessibilityText: 'Your mail',
        value: 'a@b.c',
        'data-cents': '5',
        hintText: 'Mail',
      },
    });
  });

  it('is empty where nothing is known, and never undefined', () => {
    const plain = tree.element(2);
    expect([plain?.id, plain?.text, plain?.desc, plain?.secure, plain?.bounds]).toEqual([
      '',
      '',
      '',
      null,
      { left: 0, top: 0, right: 0, bottom: 0 },
    ]);
    expect(plain?.attrs).toEqual({ tag: 'div' });
  });

  it('is the same object whenever it is looked up, and knows its place', () => {
    const field = tree.ax.find('id:mail');
    expect(tree.ax.findAll('class:x')).toEqual([]);
    expect(tree.element(1)).toBe(field);
    expect(field && tree.indexOf(field)).toBe(1);
    expect(field && createTree(capture(el('html', {})), 'web').indexOf(field)).toBeUndefined();
    expect(tree.element(9)).toBeUndefined();
  });

  it('tells where it stands in the tree', () => {
    expect([tree.size, tree.depth(1), tree.end(0), tree.end(1), tree.parent(1), tree.parent(0)]).toEqual([
      3, 1, 3, 2, 0, -1,
    ]);
  });

  it('cannot be changed', () => {
    const field = tree.ax.find('id:mail');
    expect(() => Object.assign(field ?? {}, { id: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(field?.attrs ?? {}, { id: 'x' })).toThrow(TypeError);
  });

  it('carries attributes of any name', () => {
    const odd = createTree(
      {
        elements: [
          { class: 'p', attrs: JSON.parse('{"__proto__":"x","constructor":"y"}') as Record<string, string> },
        ],
        depths: [0],
      },
      'web',
    );
    expect(Object.entries(odd.element(0)?.attrs ?? {})).toEqual([
      ['tag', 'p'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(odd.ax.find('constructor:y')).toBeDefined();
    expect(odd.ax.find('toString:function')).toBeUndefined();
  });
});

const texts: readonly (readonly [rule: string, root: ReturnType<typeof el>, text: string])[] = [
  ['runs around children', el('p', {}, 'a ', el('b', {}, 'b'), ' c'), 'a b c'],
  ['no space inside a line', el('p', {}, 'a', el('b', {}, 'b'), 'c'), 'abc'],
  ['blocks apart, as the runs say', el('div', {}, el('p', {}, 'one'), el('p', {}, ' two')), 'one two'],
  ['white space collapsed and trimmed', el('div', {}, ' a \n\t b ', el('p', {}, '  c  ')), 'a b c'],
  [
    'fields left out',
    el('form', {}, 'Name ', el('input', { value: 'typed', is: ['editable'] }), ' end'),
    'Name end',
  ],
  [
    'options of a list left out',
    el('form', {}, 'Size ', el('select', { value: 'S' }, el('option', {}, 'S'), el('option', {}, 'M'))),
    'Size',
  ],
  [
    'what stands inside an editable element left out',
    el('div', {}, 'x', el('div', { is: ['editable'], value: 'v' }, el('p', {}, 'inner'))),
    'x',
  ],
  ['runs behind the last child', el('p', {}, el('b', {}, 'b'), el('i', {}), ' end'), 'b end'],
  ['nothing', el('p', {}), ''],
];

describe('the text of a subtree', () => {
  it.each(texts)('%s', (_, root, text) => {
    expect(createTree(capture(root), 'web').element(0)?.text).toBe(text);
  });

  it('is there for the inside of fields, too', () => {
    const tree = createTree(
      capture(
        el(
          'form',
          {},
          'A',
          el('select', { value: 'S' }, el('option', { id: 's' }, 'S '), el('option', { id: 'm' }, 'M')),
        ),
      ),
      'web',
    );
    expect(tree.ax.findAll('tag:option').map(({ text }) => text)).toEqual(['S', 'M']);
    expect(tree.ax.find('text:M')?.id).toBe('m');
    expect(tree.ax.find({ tag: 'form', text: 'M' })).toBeUndefined();
  });

  it('leaves out the options of a list of which nothing is chosen', () => {
    const tree = createTree(capture(el('form', {}, 'Size', el('select', {}, el('option', {}, 'S')))), 'web');
    expect(tree.element(0)?.text).toBe('Size');
    expect(tree.ax.find('tag:select')?.text).toBe('');
  });

  it('of an empty field is empty, as is its value, whatever the markup says', () => {
    const tree = createTree(capture(el('input', { is: ['editable'], attrs: { value: 'markup' } })), 'web');
    expect([tree.element(0)?.text, tree.element(0)?.attrs]).toEqual(['', { tag: 'input', value: '' }]);
    expect(tree.ax.find({ value: 'markup' })).toBeUndefined();
    const button = createTree(
      capture(el('input', { attrs: { type: 'submit', value: 'Send' } }, 'Send')),
      'web',
    );
    expect([button.element(0)?.text, button.element(0)?.attrs['value']]).toEqual(['Send', 'Send']);
  });

  it('is empty for a secure field', () => {
    expect(createTree(capture(el('input', { is: ['editable', 'secure'] })), 'web').element(0)?.text).toBe('');
  });

  it('survives a tree that is thousands deep', () => {
    const depth = 20_000;
    const elements = Array.from({ length: depth }, (_, at) =>
      at === depth - 1 ? { own: [[0, 'deep']] as const } : {},
    );
    const tree = createTree({ elements, depths: elements.map((_, at) => at) }, 'web');
    expect(tree.element(0)?.text).toBe('deep');
    expect(tree.ax.findAll('text:deep')).toHaveLength(1);
  });
});

const brokenCaptures: readonly (readonly [
  what: string,
  elements: unknown,
  depths: unknown,
  message: string,
])[] = [
  ['lists of two lengths', [{}], [0, 1], 'the capture has 1 elements and 2 depths'],
  ['no root', [{}, {}], [1, 2], 'the element 0 has the depth 1 after one of -1'],
  ['a second root', [{}, {}], [0, 0], 'the element 1 has the depth 0 after one of 0'],
  ['a level left out', [{}, {}], [0, 2], 'the element 1 has the depth 2 after one of 0'],
  ['a depth that is none', [{}], [0.5], 'the element 0 has the depth 0.5 after one of -1'],
  ['nothing at all', undefined, undefined, 'the capture has no elements or depths'],
];

describe('a capture that does not hang together', () => {
  it.each(brokenCaptures)('%s', (_, elements, depths, message) => {
    const make = (): unknown => createTree({ elements, depths } as never, 'web');
    expect(make).toThrow(SpecError);
    expect(make).toThrow(message);
  });

  it('may be empty', () => {
    const tree = createTree({ elements: [], depths: [] }, 'web');
    expect([tree.size, tree.ax.findAll('text:x'), tree.ax.find({ nonsense: 'x' })]).toEqual([
      0,
      [],
      undefined,
    ]);
  });
});
