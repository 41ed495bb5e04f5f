import { describe, expect, it } from '@jest/globals';
import { foldText } from '@flowproof/driver';
import fc from 'fast-check';

describe('folding a text', () => {
  it.each([
    ['  Sign   in  ', 'Sign in'],
    ['Sign\u00a0in', 'Sign in'],
    ['Sign\u202f\u3000\r\n\tin', 'Sign in'],
    ['Sign\u200b in\u00ad', 'Sign in'],
    ['\u200f\u2067Sign in\u2069\ufeff', 'Sign in'],
    ['Sign \u200b in', 'Sign in'],
    ['SIGN in', 'SIGN in'],
    ['', ''],
    [' \u200b ', ''],
    // A family is one sign made of three by joiners.
    ['\u{1f468}\u200d\u{1f467}', '\u{1f468}\u200d\u{1f467}'],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ])('%j gives %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('twice is the same as once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\u00a0', '\u200b', '\u2028', '\u200d') }),
        (text) => {
          expect(foldText(foldText(text))).toBe(foldText(text));
        },
      ),
    );
  });
});
