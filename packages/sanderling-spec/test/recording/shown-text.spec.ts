// Secrets replaced in any text, and the corpus by its places.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { edgeCaseTexts } from '@sanderling/spec';
import { corpusText, redactSecrets } from '@sanderling/spec/runtime';

describe('redacting secrets', () => {
  const secrets = [
    { name: 'SHORT', value: 'abc' },
    { name: 'PIN', value: '4711' },
    { name: 'LONG', value: '4711-0815' },
    { name: 'ODD', value: '$& $1' },
  ];

  it.each([
    ['every occurrence', '4711 and 4711', '${PIN} and ${PIN}'],
    ['the longer value first', 'is 4711-0815', 'is ${LONG}'],
    ['nothing short', 'abc', 'abc'],
    ['values of any characters', 'x $& $1 y', 'x ${ODD} y'],
    ['nothing where nothing is', 'plain', 'plain'],
  ])('%s', (_, text, expected) => {
    expect(redactSecrets(text, secrets)).toBe(expected);
  });

  it('leaves no value behind', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 4 }), fc.string(), (before, value, after) => {
        fc.pre(!'${NAME}'.includes(value) && !(before + '${NAME}' + after).includes(value));
        expect(redactSecrets(before + value + after, [{ name: 'NAME', value }])).not.toContain(value);
      }),
    );
  });
});

describe('the place of a corpus value', () => {
  it('is counted from 1', () => {
    expect(corpusText(1)).toBe('');
    expect(corpusText(edgeCaseTexts.length)).toBe('\u0301');
    expect([corpusText(0), corpusText(edgeCaseTexts.length + 1)]).toEqual([undefined, undefined]);
  });
});
