// Every row of what is recorded of a value.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTree, toRecorded } from '@sanderling/spec/runtime';
import { capture, el } from '../building/tree.ts';

function nested(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

const cycle: Record<string, unknown> = { name: 'cycle' };
cycle['self'] = cycle;
const shared = { a: 1 };

const cases: readonly (readonly [what: string, value: unknown, json: unknown])[] = [
  ['text, number, boolean, null', ['a', 1.5, true, null], ['a', 1.5, true, null]],
  ['undefined at the top', undefined, null],
  [
    'undefined, functions and symbols as properties',
    { a: undefined, b: () => 1, c: Symbol('s'), d: 1 },
    { d: 1 },
  ],
  ['the same in lists', [undefined, () => 1, Symbol('s'), 1], [null, null, null, 1]],
  ['what is not finite', [NaN, Infinity, -Infinity], [null, null, null]],
  ['a cycle', cycle, { name: 'cycle', self: null }],
  ['the same object twice is no cycle', [shared, shared], [{ a: 1 }, { a: 1 }]],
  ['32 levels', nested(32), JSON.parse(JSON.stringify(nested(32)))],
  ['33 levels', nested(33), JSON.parse(JSON.stringify(nested(32)).replace('"bottom"', 'null'))],
  ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['a date that is none', new Date(NaN), null],
  ['a map by text', new Map([['a', 1]]), { a: 1 }],
  ['a map by anything else', new Map([[1, 'a']]), [[1, 'a']]],
  ['a set', new Set(['a', 1]), ['a', 1]],
  ['its own JSON form', { toJSON: () => ({ a: NaN }) }, { a: null }],
  ['a key of the language', JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":1}')],
];

describe('what is recorded', () => {
  it.each(cases)('%s', (_, value, json) => {
    const recorded = toRecorded(value);
    expect(recorded).toEqual({ ok: true, json, text: JSON.stringify(json) });
  });

  it('is an element by its fields', () => {
    const tree = createTree(
      capture(el('button', { id: 'b', is: ['clickable'], bounds: [1, 2, 3, 4] }, 'Go')),
      'web',
    );
    expect(toRecorded([tree.element(0)])).toMatchObject({
      json: [
        {
          id: 'b',
          text: 'Go',
          desc: '',
          class: 'button',
          clickable: true,
          enabled: true,
          checked: false,
          focused: false,
          selected: false,
          editable: false,
          secure: null,
          bounds: { left: 1, top: 2, right: 3, bottom: 4 },
          attrs: { tag: 'button', 'resource-id': 'b' },
        },
      ],
    });
    expect(JSON.parse(JSON.stringify(tree.element(0)))).toEqual(
      (toRecorded(tree.element(0)) as { json: unknown }).json,
    );
  });

  const half = 128 * 1024;
  it('is its size when it is larger than 256 KiB, counted in UTF-8', () => {
    expect(toRecorded('é'.repeat(half - 1))).toMatchObject({ json: 'é'.repeat(half - 1) });
    expect(toRecorded('é'.repeat(half))).toEqual({
      ok: true,
      json: { truncated: 262146 },
      text: '{"truncated":262146}',
    });
    expect(toRecorded('\u{1F600}'.repeat(half))).toMatchObject({ json: { truncated: half * 4 + 2 } });
  });
});

const refused: readonly (readonly [what: string, value: unknown, says: string])[] = [
  ['a bigint', 1n, 'the bigint 1'],
  ['a bigint deep inside', { a: [1n] }, 'the bigint 1'],
  ['a function', () => 1, 'a function'],
  ['a symbol', Symbol('s'), 'a symbol'],
  ['a promise', Promise.resolve(1), 'a promise'],
  [
    'a getter that throws',
    {
      get a(): number {
        throw new Error('no');
      },
    },
    'a value whose property "a" throws (no)',
  ],
  [
    'a JSON form that throws',
    {
      toJSON: () => {
        throw new Error('no');
      },
    },
    'a value that cannot be read (no)',
  ],
];

describe('what has no JSON form', () => {
  it.each(refused)('%s', (_, value, what) => {
    expect(toRecorded(value)).toEqual({ ok: false, what });
  });
});

describe('JSON', () => {
  it('is recorded as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(toRecorded(plain)).toEqual({ ok: true, json: plain, text: JSON.stringify(plain) });
      }),
    );
  });
});
