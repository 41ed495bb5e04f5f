// Shorthand of the calculator and the text editor, tried before the shared grammar.
import type { PressesAction } from './action.ts';
import { isToken, type Sentence, tokenEnd } from './lex.ts';
import { keyword } from './tokens.ts';
import { skipSpace } from './white-space.ts';

const digitsAndDots = /^[0-9.]+$/;

/** Element that shows the calculator's result. */
export const calculatorDisplay = 'CalculatorResults';

/** Element that holds the text editor's document. */
export const editorDocument = '15';

/** Calculator words, lower case: the canonical word and the button it presses. */
export const calculatorWords: ReadonlyMap<string, { readonly word: string; readonly button: string }> =
  new Map([
    ['plus', { word: 'plus', button: 'plusButton' }],
    ['add', { word: 'plus', button: 'plusButton' }],
    ['minus', { word: 'minus', button: 'minusButton' }],
    ['subtract', { word: 'minus', button: 'minusButton' }],
    ['times', { word: 'times', button: 'multiplyButton' }],
    ['multiply', { word: 'times', button: 'multiplyButton' }],
    ['divide', { word: 'divide', button: 'divideButton' }],
    ['divided by', { word: 'divide', button: 'divideButton' }],
    ['equals', { word: 'equals', button: 'equalButton' }],
    ['equal', { word: 'equals', button: 'equalButton' }],
    ['clear', { word: 'clear', button: 'clearButton' }],
  ]);

/** Buttons that enter a number, in order. */
function digitButtons(text: string): readonly string[] {
  return Array.from(text, (character) =>
    character === '.' ? 'decimalSeparatorButton' : `num${character}Button`,
  );
}

/** Reads `Type 408` and `Press plus` on the calculator. Undefined: not shorthand. */
export function readCalculator(sentence: Sentence): PressesAction | undefined {
  const verb = sentence.tokens[0];
  if (verb === undefined) return undefined;
  const rest = sentence.text.slice(skipSpace(sentence.text, tokenEnd(verb), sentence.end), sentence.end);
  const span = { start: sentence.start, end: sentence.end };
  if (isToken(verb, keyword.type) && digitsAndDots.test(rest)) {
    return { kind: 'presses', form: 'type', text: rest, presses: digitButtons(rest), span };
  }
  if (!isToken(verb, keyword.press)) return undefined;
  const found = calculatorWords.get(
    rest.replace(/[ \t\r\n]+/g, ' ').replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );
  return found && { kind: 'presses', form: 'press', text: found.word, presses: [found.button], span };
}
