// Generated texts: free text full of the grammar's own words, labels, names.
import fc from 'fast-check';

const words = [
  'into',
  'the',
  'from',
  'in',
  'with',
  'as',
  'is',
  'not',
  'shows',
  'contains',
  'field',
  'button',
  'within',
  '5s',
  '3',
  'times',
  'until',
  'noon',
  'else',
  'and',
  'item',
  'containing',
  'iframe',
  'page',
  'column',
  'of',
  'row',
  'at',
  'onto',
  'accepting',
  'dialog',
  ',',
  '+',
  '2nd',
  'visible',
  '"Beds"',
  '"',
  '“Beds”',
  '${NAME}',
  '${captured.slip}',
  '°C',
  '🌱',
  'Größe',
  'fern',
  'a-b',
  'x.y',
  '100%',
  '260px',
  '/beds/7',
  "don't",
];

/** Any characters, or words of the grammar in any order; never empty, no white space at its ends. */
export const freeText = fc
  .oneof(
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc
      .array(fc.constantFrom('fern', 'Größe', '25', 'a b', 'x,y', 'Tray-7'), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(' ')),
  )
  .map((text) => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''))
  .filter((text) => text !== '');

/** What may stand between quotes: no quote, not blank, no reference. */
export const quotable = freeText
  .map((text) => text.replaceAll('"', "'"))
  .filter((text) => !text.includes('${') && !/^(?:css|id):/.test(text));

/** A selector or a native id. */
export const address = fc.constantFrom(
  '#a',
  '.bed > b',
  "[name='x']",
  'wnd[0]/usr/ctxt-A',
  'row 9',
  '1042',
  'field',
);

export const captureName = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/);
