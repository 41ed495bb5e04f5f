// Texts that people read as the same although they are written differently.
import fc from 'fast-check';

const spaces = [' ', '\n', '\t', '\r\n', '\u00A0', '\u202F', '\u2003', '\u3000', '\u0085', '\u2028'];
const undrawn = [
  '\u00AD',
  '\u200B',
  '\u2060',
  '\uFEFF',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202E',
  '\u2066',
  '\u2069',
];

/** One word without white space, of letters that no case folding changes the length of. */
const word = (): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.constantFrom(...Array.from('abcXYZ019-.äÖжΩ日\u{1F33F}')),
    minLength: 1,
    maxLength: 8,
  });

/** A few words, one space between them. */
export const words = (): fc.Arbitrary<string> =>
  fc.array(word(), { minLength: 1, maxLength: 4 }).map((each) => each.join(' '));

/** Characters that draw nothing; maybe none. */
export const drawsNothing = (): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...undrawn), maxLength: 2 });

const gap = (): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...spaces), minLength: 1, maxLength: 3 });

/** The same words with two different spacings and fillings. */
export const spacedTwice = (): fc.Arbitrary<{ readonly one: string; readonly other: string }> =>
  fc
    .array(word(), { minLength: 1, maxLength: 4 })
    .chain((each) => fc.record({ one: spaced(each), other: spaced(each) }));

const spaced = (each: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.tuple(gap(), drawsNothing()), { minLength: each.length, maxLength: each.length }),
      fc.option(gap(), { nil: '' }),
    )
    .map(
      ([gaps, end]) =>
        each
          .map((one, at) => `${at === 0 ? '' : (gaps[at]?.[0] ?? ' ')}${gaps[at]?.[1] ?? ''}${one}`)
          .join('') + end,
    );
