// Steps in plain words.
import { describe, expect, it } from '@jest/globals';
import { explain, parseStep, type AppId, type Position } from '@flowproof/grammar';

describe('explaining', () => {
  it.each<[string, AppId, Position, string]>([
    ['Click the 3rd "Edit bed"', 'web', 'action', 'Clicks the 3rd match of “Edit bed”.'],
    [
      'Click "Empty bed", accepting the "Remove 12 plants?" dialog',
      'web',
      'action',
      'Clicks “Empty bed” and accepts the dialog it opens, which must say “Remove 12 plants?”.',
    ],
    ['Press the waterAll button', 'web', 'action', 'Clicks the button with the id `waterAll`.'],
    [
      'Type 9 into the "Pots" column of the row containing "Fern" and "Shade"',
      'web',
      'action',
      'Fills the cell under “Pots” in the row that contains “Fern” and “Shade” with “9”, replacing what it held.',
    ],
    ['Type 408', 'calc', 'action', 'Enters 408 on the calculator.'],
    [
      'Remember how many "css:.tray" in the iframe "till" appear as n',
      'web',
      'action',
      'Remembers how many elements match `.tray` inside the frame “till” as `n`.',
    ],
    [
      'the "Total" shows ${captured.total} - 1 within 5s',
      'web',
      'assert',
      'Holds when, within 5 s, “Total” shows a number equal to the remembered number `total` minus 1.',
    ],
    [
      'the "id:a" is less than the "id:b"',
      'web',
      'condition',
      'Holds when the number in the element with the id `a` is less than the one in the element with the id `b`.',
    ],
  ])('says of %s (%s, %s): %s', (text, app, position, words) => {
    const result = parseStep(text, { app, position });
    expect(result.ok && explain(result.value)).toBe(words);
  });
});
