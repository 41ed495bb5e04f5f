import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shorten } from '../../src/shrink/shorten.ts';

const always = (): boolean => true;

/** Whether all of the needed parts are there in order. */
function holds(sequence: readonly number[], needed: readonly number[]): boolean {
  let next = 0;
  for (const part of sequence) if (part === needed[next]) next += 1;
  return next === needed.length;
}

const cases = fc
  .uniqueArray(fc.nat(200), { minLength: 1, maxLength: 60 })
  .chain((sequence) => fc.tuple(fc.constant(sequence), fc.subarray(sequence)));

describe('shortening a sequence', () => {
  it('leaves exactly what is needed, in order', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ([sequence, needed]) => {
        const shortest = await shorten(
          sequence,
          (tried) => Promise.resolve(holds(tried, needed) ? tried : undefined),
          always,
        );
        expect(shortest).toEqual(needed);
      }),
    );
  });

  it('never ends with a sequence from which one part could be removed', async () => {
    await fc.assert(
      fc.asyncProperty(cases, fc.nat(7), async ([sequence], modulus) => {
        // Not monotone: what is needed depends on how many parts there are.
        const shows = (tried: readonly number[]): boolean =>
          tried.length % (modulus + 2) !== 1 || tried.length > 20;
        fc.pre(shows(sequence));
        const shortest = await shorten(
          sequence,
          (tried) => Promise.resolve(shows(tried) ? tried : undefined),
          always,
        );
        expect(shows(shortest)).toBe(true);
        for (const part of shortest) expect(shows(shortest.filter((each) => each !== part))).toBe(false);
      }),
    );
  });

  it('takes what was really performed for the sequence', async () => {
    // Odd parts find no target.
    const shortest = await shorten(
      [1, 2, 3, 4, 5],
      (tried) => Promise.resolve(tried.includes(4) ? tried.filter((part) => part % 2 === 0) : undefined),
      always,
    );
    expect(shortest).toEqual([4]);
  });

  it('removes setup as a whole or not at all', async () => {
    const tried: string[] = [];
    const needed = ['s1', 's2', 'b'];
    const shortest = await shorten(
      ['s1', 's2', 'a', 'b'],
      (sequence) => {
        tried.push(sequence.join());
        return Promise.resolve(needed.every((part) => sequence.includes(part)) ? sequence : undefined);
      },
      always,
      (part) => part.startsWith('s'),
    );
    expect(shortest).toEqual(needed);
    expect(tried.some((sequence) => sequence.includes('s1') !== sequence.includes('s2'))).toBe(false);
  });

  it('stops where it is when the time is over', async () => {
    let left = 3;
    const shortest = await shorten(
      [1, 2, 3, 4, 5, 6, 7, 8],
      (tried) => Promise.resolve(tried.includes(1) ? tried : undefined),
      () => (left -= 1) >= 0,
    );
    expect(shortest).toContain(1);
    expect(shortest.length).toBeGreaterThan(1);
  });
});
