import { describe, expect, it } from '@jest/globals';
import { candidateSequences } from '../../src/shrink/candidate-sequences.ts';
import { plainer } from '../../src/shrink/simplify.ts';
import type { PastStep } from '../../src/shrink/run-history.ts';

/** Steps from places: each leads to the next by an action of its number. */
function stepsThrough(places: readonly string[]): readonly PastStep[] {
  return places.map((treeHash, index) => ({
    step: index + 1,
    treeHash,
    action: { kind: 'Wait', duration_millis: index + 1, source: 'seeded' },
  }));
}

const numbers = (sequences: ReturnType<typeof candidateSequences>): readonly (readonly unknown[])[] =>
  sequences.map((sequence) => sequence.map(({ duration_millis }) => duration_millis));

describe('sequences that may show a violation', () => {
  it('begin with the shortest way through known places, then what was done since it was armed', () => {
    const steps = stepsThrough(['home', 'list', 'home', 'list', 'form', 'saved', 'end']);
    expect(numbers(candidateSequences(steps, { armed: 5, detected: 7 }))).toEqual([
      [1, 4, 5, 6],
      ...[1, 2, 3].map(() => [1, 2, 3, 4, 5, 6]),
    ]);
  });

  it('go on with the last eight, sixteen, … actions, and end with all of them three times', () => {
    const steps = stepsThrough(Array.from({ length: 21 }, (_, index) => `place ${index}`));
    const lengths = candidateSequences(steps, { armed: 21, detected: 21 }).map(({ length }) => length);
    expect(lengths).toEqual([8, 16, 20, 20, 20]);
  });

  it('are empty for what is violated at the first step', () => {
    expect(candidateSequences(stepsThrough(['home']), { armed: 1, detected: 1 })).toEqual([[], [], []]);
  });
});

describe('plainer forms of an action', () => {
  it.each([
    [{ kind: 'InputText', text: 'hello', source: 'seeded' }, ['', 'a', 'hel']],
    [{ kind: 'InputText', text: '${CODE}', source: 'seeded' }, []],
    [{ kind: 'InputText', text: '', source: 'seeded' }, []],
    [{ kind: 'Tap', source: 'seeded' }, []],
  ] as const)('%j', (action, texts) => {
    expect(plainer(action).map(({ text }) => text)).toEqual(texts);
  });

  it('are shorter waits and swipes of the nominal length', () => {
    expect(plainer({ kind: 'Wait', duration_millis: 900, source: 'seeded' })).toMatchObject([
      { duration_millis: 100 },
    ]);
    expect(
      plainer({ kind: 'Swipe', from_x: 0, from_y: 300, to_x: 0, to_y: 100, source: 'seeded' }),
    ).toMatchObject([{ to_x: 0, to_y: -100 }]);
  });
});
