import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  firstDrawn,
  fitOf,
  fits,
  fold,
  isBlank,
  isSubsequence,
  keyOf,
  wanted,
} from '../../src/page-script/folded-text.ts';

/** Letters, spaces of all kinds and characters that draw nothing. */
const odd = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    'ß',
    'İ',
    '5',
    ' ',
    '\t',
    '\n',
    '\u00a0',
    '\u202f',
    '\u3000',
    '\u0085',
    '\u00ad',
    '\u200b',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u061c',
    '\u200e',
    '\u202a',
    '\u2069',
    '👧',
  ),
  maxLength: 20,
});

describe('folding', () => {
  it('folds once and for all', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('leaves single plain spaces between what draws something', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expect(fold(text)).not.toMatch(
          /^\s|\s$|\s\s|[^\S ]|[\u00ad\u200b\u2060\ufeff\u061c\u200e\u202a\u2069]/,
        );
      }),
    );
  });

  it('what is the same folded has the same key, and the key ignores spaces', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expect(keyOf(fold(text))).toBe(keyOf(text));
        expect(keyOf(text)).toBe(keyOf(text.replace(/\s/g, '')));
      }),
    );
  });

  it('finds the first character that draws something', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const at = firstDrawn(text);
        expect(fold(text.slice(0, at))).toBe('');
        expect(isBlank(text)).toBe(fold(text) === '');
        if (at < text.length) expect(fold(text.charAt(at))).not.toBe('');
      }),
    );
  });

  it.each([
    ['Save', 'Save', 15],
    [' Save\u00a0', 'Save', 15],
    ['Save all', 'Save', fits.prefix | fits.prefixAnyCase],
    ['SAVE', 'Save', fits.exactAnyCase | fits.prefixAnyCase],
    ['SAVE ALL', 'Save', fits.prefixAnyCase],
    ['Unsaved', 'Save', 0],
    ['Sav', 'Save', 0],
    ['ÄRGER', 'ärger', 0],
    ['İ', 'i', 0],
  ])('"%s" fits "%s" as %d', (text, want, expected) => {
    expect(fitOf(text, wanted(want))).toBe(expected);
  });

  it('every fit shares the beginning of the key', () => {
    fc.assert(
      fc.property(odd, odd, (text, more) => {
        const want = wanted(text);
        if (want.folded === '') return;
        if (fitOf(text + more, want) !== 0) expect(keyOf(text + more).startsWith(want.key)).toBe(true);
      }),
    );
  });

  it.each([
    ['', '', true],
    ['ac', 'abc', true],
    ['ca', 'abc', false],
    ['aa', 'a', false],
  ])('"%s" stands in order in "%s": %s', (part, whole, expected) => {
    expect(isSubsequence(part, whole)).toBe(expected);
  });
});
