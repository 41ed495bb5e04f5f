// Phrases that may go on a sentence: what completion tries.
import { keyNames } from './keys.ts';
import { calculatorWords } from './sugar.ts';

/** A phrase and what it is for. */
export interface Phrase {
  readonly text: string;
  readonly description: string;
  /** What may stand behind it, to find out whether a sentence with it would be accepted. */
  readonly sample?: string;
}

/** What a phrase is for, what may stand behind it, and the phrases. */
const table: readonly (readonly [description: string, sample: string, ...texts: readonly string[]])[] = [
  ['the article of a target', '', 'the'],
  ['the role noun', '', 'field', 'button', 'link', 'dropdown', 'checkbox'],
  ['the new text', '', 'with'],
  ['a name for the remembered value', '', 'as', 'appear as'],
  ['counts the matching elements', '', 'how many'],
  ['a point of the element’s box, in percent', '', 'at'],
  ['where the drag ends', '', 'onto'],
  ['where the pointer goes', '', 'over'],
  ['the second half of the verb', '', 'click', 'to'],
  ['where the scroll ends', '', 'to the top', 'to the bottom', 'into view'],
  ['what is waited for', '', 'until page shows', 'until the download completes as'],
  ['inside a list item or row', '"x"', 'in the item containing'],
  ['inside a frame', '"x"', 'in the iframe'],
  ['a table cell', '"x"', 'column of the row containing'],
  ['a text the container holds', '', 'containing'],
  ['another text it holds', '', 'and'],
  ['answers the dialog that opens', '', ', accepting the dialog', ', dismissing the dialog'],
  ['answers the prompt that opens', '"x"', ', answering the prompt with'],
  ['the page itself', '', 'page', 'the page'],
  ['its text contains', '', 'shows', 'does not show'],
  ['its value contains', 'x', 'field contains', 'contains'],
  ['the address', '', 'url is', 'url contains'],
  ['the title', '', 'title is', 'title contains'],
  ['a fact about the cookie', '', 'exists', 'is httpOnly', 'is secure', 'is persistent'],
  ['a state', '', 'is visible', 'is not visible', 'is enabled', 'is disabled', 'is empty', 'is not empty'],
  [
    'the state of a checkbox',
    '',
    'checkbox is checked',
    'checkbox is not checked',
    'is checked',
    'is not checked',
  ],
  ['how many elements match', '1 times', 'appears'],
  ['how many elements match', '', 'times'],
  ['an attribute', 'a is x', 'attribute'],
  ['an attribute', 'a', 'has attribute', 'does not have attribute'],
  ['a computed style', 'color is x', 'style'],
  ['a computed style', 'is x', 'style color', 'style background-color', 'style text-transform'],
  ['the value', '', 'is', 'is not'],
  ['compares two elements', '', 'is greater than the', 'is less than the'],
];

/** Every phrase, and what is left of it once its first words are written. */
function* phrasesAndRests(): Iterable<Phrase> {
  for (const [description, sample, ...texts] of table) {
    for (const text of texts) {
      const words = text.split(' ');
      for (let from = 0; from < words.length; from += 1)
        yield { text: words.slice(from).join(' '), description, sample };
    }
  }
}

function distinct(some: Iterable<Phrase>): readonly Phrase[] {
  const byText = new Map<string, Phrase>();
  for (const phrase of some) if (!byText.has(phrase.text)) byText.set(phrase.text, phrase);
  return [...byText.values()];
}

let known: readonly Phrase[] | undefined;

/** Phrases that may go on a sentence. Put together when they are first asked for: most users never do. */
export function phrases(): readonly Phrase[] {
  known ??= distinct(phrasesAndRests());
  return known;
}

/** What stands between a value and its target. */
export const separatorPhrases: readonly Phrase[] = [
  { text: 'into the', description: 'the field that takes the value' },
  { text: 'from the', description: 'the list that has the option' },
  { text: 'in the', description: 'the list that has the option' },
];

/** Keys and calculator words that may follow `Press`. */
export const keyPhrases: readonly Phrase[] = [
  ...keyNames.map((text) => ({ text, description: 'a key' })),
  ...[...calculatorWords.keys()].map((text) => ({ text, description: 'a calculator button' })),
];
