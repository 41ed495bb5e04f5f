import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dealFlows, readShard } from '../../src/suite/shard.ts';

describe('a shard as it is written', () => {
  it.each([
    ['1/1', { index: 1, count: 1 }],
    ['2/4', { index: 2, count: 4 }],
    ['12/12', { index: 12, count: 12 }],
    ['0/4', undefined],
    ['5/4', undefined],
    ['1/0', undefined],
    ['1', undefined],
    ['1/', undefined],
    ['/2', undefined],
    ['-1/2', undefined],
    ['1/2/3', undefined],
    ['01/2', undefined],
    [' 1/2', undefined],
    ['one/two', undefined],
    ['', undefined],
  ])('%j is %j', (text, expected) => {
    expect(readShard(text)).toEqual(expected);
  });
});

describe('dealing flows', () => {
  it.each([
    { name: 'one part has all', chained: [[], [], []], count: 1, parts: [1, 1, 1] },
    { name: 'one after another', chained: [[], [], [], [], []], count: 2, parts: [1, 2, 1, 2, 1] },
    { name: 'a chain stays together', chained: [[], [], [0], []], count: 2, parts: [1, 2, 1, 2] },
    {
      name: 'a flow that names two exporters joins them',
      chained: [[], [], [], [0, 2]],
      count: 3,
      parts: [1, 2, 1, 1],
    },
    { name: 'a chain of chains', chained: [[], [0], [1], [], []], count: 2, parts: [1, 1, 1, 2, 2] },
    { name: 'more parts than flows', chained: [[], []], count: 5, parts: [1, 2] },
    { name: 'no flow', chained: [], count: 2, parts: [] },
  ])('$name', ({ chained, count, parts }) => {
    expect(dealFlows(chained, count)).toEqual(parts);
  });

  it('gives every flow to one part and keeps chains together, whatever hangs together', () => {
    const chains = fc
      .array(fc.array(fc.nat(), { maxLength: 2 }), { maxLength: 12 })
      .map((wishes) => wishes.map((earlier, index) => (index === 0 ? [] : earlier.map((n) => n % index))));
    fc.assert(
      fc.property(chains, fc.integer({ min: 1, max: 5 }), (chained, count) => {
        const parts = dealFlows(chained, count);
        expect(parts).toHaveLength(chained.length);
        for (const part of parts) expect(part >= 1 && part <= count).toBe(true);
        for (const [index, earlier] of chained.entries())
          for (const each of earlier) expect(parts[each]).toBe(parts[index]);
        if (chained.every((earlier) => earlier.length === 0))
          expect(parts).toEqual(chained.map((_, index) => (index % count) + 1));
      }),
    );
  });
});
