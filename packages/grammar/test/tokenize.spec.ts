// A sentence in pieces: nothing but white space is lost.
import { describe, expect, it } from '@jest/globals';
import { tokenize } from '@flowproof/grammar';
import fc from 'fast-check';

describe('tokenizing', () => {
  it('tells the kinds of pieces apart', () => {
    expect(tokenize('Click the 2nd "Edit", 5 now "open').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'keyword Click',
      'keyword the',
      'ordinal 2nd',
      'label "Edit"',
      'punctuation ,',
      'number 5',
      'text now',
      'unclosed "',
      'text open',
    ]);
  });

  it('loses nothing but white space of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const pieces = tokenize(text);
        let behind = 0;
        for (const { text: piece, span } of pieces) {
          expect(text.slice(behind, span.start)).toMatch(/^[ \t\r\n]*$/);
          expect(text.slice(span.start, span.end)).toBe(piece);
          behind = span.end;
        }
        expect(text.slice(behind)).toMatch(/^[ \t\r\n]*$/);
      }),
    );
  });
});
