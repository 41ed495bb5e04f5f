// Every sampler: what it produces, how often it draws, what it refuses.
import { describe, expect, it } from '@jest/globals';
import {
  actions,
  edgeCaseText,
  edgeCaseTexts,
  emails,
  from,
  InputText,
  integers,
  secret,
  strings,
} from '@sanderling/spec';
import type { Sampler } from '@sanderling/spec';
import { SpecError } from '@sanderling/spec/runtime';
import { input, ScriptedChance, started } from '../building/run.ts';
import { capture, el } from '../building/tree.ts';

const page = capture(el('html', {}, el('input', { id: 'f', is: ['editable'] })));

/** A value drawn in a step, and what was asked of chance for it. */
function drawn(
  sampler: Sampler<unknown>,
  script: readonly number[],
): readonly [unknown, readonly string[], number] {
  const chance = new ScriptedChance(script);
  let value: unknown;
  const leaf = actions(() => {
    value = sampler.generate();
    return [];
  });
  const run = started({ actionsRoot: leaf }, chance);
  const step = run.open(input(page));
  step.pick();
  step.close();
  return [value, chance.asked, run.draws];
}

const cases: readonly (readonly [string, Sampler<unknown>, readonly number[], unknown, readonly string[]])[] =
  [
    ['from, one draw', from(['a', 'b', 'c']), [1], 'b', ['int 0..2']],
    ['from one item, no draw', from(['a']), [], 'a', []],
    ['integers', integers(), [7], 7, ['int 0..2147483647']],
    ['integers between', integers().between(-2, 2), [1], -1, ['int -2..2']],
    ['integers of one value, no draw', integers().between(5, 5), [], 5, []],
    ['strings', strings(), [1, 0, 61], 'a9', ['int 1..16', 'int 0..61', 'int 0..61']],
    ['strings of letters', strings().alpha(), [0, 51], 'Z', ['int 1..16', 'int 0..51']],
    ['strings by length', strings().length(2, 3), [0, 0, 1], 'ab', ['int 2..3', 'int 0..61', 'int 0..61']],
    ['strings of one length', strings().length(1, 1), [2], 'c', ['int 0..61']],
    ['strings of no length, no draw', strings().length(0, 0), [], '', []],
    ['strings whose length comes out as 0', strings().length(0, 4), [0], '', ['int 0..4']],
    ['letters keep the length', strings().length(1, 1).alpha(), [1], 'b', ['int 0..51']],
    [
      'emails',
      emails(),
      [0, 0, 1, 25],
      'abz@example.com',
      ['int 3..8', 'int 0..25', 'int 0..25', 'int 0..25'],
    ],
    [
      'emails at a domain',
      emails().domain('shop.test'),
      [0],
      'aaa@shop.test',
      ['int 3..8', 'int 0..25', 'int 0..25', 'int 0..25'],
    ],
    ['edgeCaseText', edgeCaseText(), [6], '-1', ['int 0..17']],
  ];

describe('a sampler', () => {
  it.each(cases)('%s', (_, sampler, script, value, asked) => {
    expect(drawn(sampler, script)).toEqual([value, asked, asked.length]);
  });

  it('is made anew by every call of its builder', () => {
    const plain = integers();
    plain.between(1, 1);
    expect(drawn(plain, [3])[0]).toBe(3);
    const list = ['a', 'b'];
    const items = from(list);
    list[0] = 'changed';
    expect(drawn(items, [0])[0]).toBe('a');
  });
});

const refusals: readonly (readonly [string, () => unknown, string])[] = [
  ['an empty list', () => from([]), 'from was given an array of 0'],
  ['no list', () => from('abc' as never), 'from was given the text "abc"'],
  ['a span upside down', () => integers().between(2, 1), 'integers was given an array of 2'],
  ['halves', () => integers().between(0.5, 2), 'integers was given an array of 2'],
  ['a negative length', () => strings().length(-1, 2), 'strings was given an array of 2'],
  ['lengths upside down', () => strings().length(3, 2), 'strings was given an array of 2'],
  ['an empty domain', () => emails().domain(''), 'emails was given the text ""'],
  ['a name that no variable has', () => secret('1 a'), 'secret was given the text "1 a"'],
];

describe('a sampler that has nothing to draw from', () => {
  it.each(refusals)('%s', (_, make, message) => {
    expect(make).toThrow(expect.objectContaining({ code: 'bad_sampler' }));
    expect(make).toThrow(message);
  });
});

const atLoad: readonly (readonly [string, Sampler<unknown>])[] = [
  ['from', from(['a', 'b'])],
  ['from', from(['a'])],
  ['integers', integers()],
  ['strings', strings()],
  ['emails', emails()],
  ['edgeCaseText', edgeCaseText()],
];

describe('a draw outside a step', () => {
  it.each(atLoad)('is refused, naming %s', (name, sampler) => {
    expect(() => sampler.generate()).toThrow(expect.objectContaining({ code: 'sampler_outside_step' }));
    expect(() => sampler.generate()).toThrow(`${name} is drawn from outside a step`);
  });

  it('is refused for Math.random as well, and between steps', () => {
    const run = started({ actionsRoot: actions(() => []) });
    expect(() => run.mathRandom()).toThrow(SpecError);
    const step = run.open(input(page));
    expect(run.mathRandom()).toBe(0);
    expect(run.draws).toBe(1);
    step.close();
    expect(() => run.mathRandom()).toThrow('Math.random is drawn from outside a step');
  });
});

describe('a secret', () => {
  it('is its marker, draws nothing and reads as its name', () => {
    const password = secret('SHOP_PASSWORD');
    expect(password.generate()).toBe(password);
    expect(`${String(password)} ${JSON.stringify(password)}`).toBe('${SHOP_PASSWORD} "${SHOP_PASSWORD}"');
  });

  it('is typed by its name until the engine puts the value in', () => {
    const leaf = actions(() => [InputText({ into: 'id:f', text: secret('PIN') })]);
    const step = started({ actionsRoot: leaf }).open(input(page));
    const picked = step.pick();
    step.close();
    expect(picked).toMatchObject({
      action: {
        gesture: { text: { kind: 'secret', name: 'PIN' } },
        record: { text: '${PIN}' },
        description: 'Type "${PIN}" into "input"',
      },
    });
  });
});

describe('the edge-case corpus', () => {
  it('keeps its order', () => {
    expect(
      edgeCaseTexts.map((text) => (text.length > 30 ? `${text.slice(0, 3)}… ${text.length}` : text)),
    ).toEqual([
      '',
      'a',
      'aaa… 4096',
      '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}',
      '   ',
      '\t\n',
      '-1',
      '0',
      '999999999999999999999',
      '0.0000001',
      '1e10',
      'NaN',
      "' OR 1=1; --",
      '<script>alert(1)</script>',
      '../../../etc/passwd',
      '%s%d%n%x',
      '\u202E\u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627',
      '\u0301',
    ]);
    expect(Object.isFrozen(edgeCaseTexts)).toBe(true);
  });
});
