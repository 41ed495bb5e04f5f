// Shapes that are recognised so that they can be declined: loops, branches, patterns, computed dates.
import type { IToken } from 'chevrotain';
import type { GrammarCode } from './diagnostic.ts';
import { isToken, type Sentence, tokenEnd } from './lex.ts';
import { keyword, Quoted } from './tokens.ts';
import { isSpaceAt } from './white-space.ts';

/** A shape that is declined, and the token that gives it away. */
export interface Refusal {
  readonly code: GrammarCode;
  readonly token: IToken;
}

const dateExpression = /\$\{date:|\{date\[/i;
const pattern = /^[ \t\r\n]+\//;

/** Offset of a computed date, quoted or not; -1 when there is none. */
export function findDateExpression(text: string): number {
  return text.includes('{') ? text.search(dateExpression) : -1;
}

/** Words that a refused shape needs; without any of them nothing has to be looked at. */
const suspects = new Set(
  (['while', 'until', 'if', 'otherwise', 'else', 'matching', 'regex', 'between', 'without'] as const).map(
    (word) => keyword[word],
  ),
);

/** Refused shapes in an action. Tokens before `from` other than the first are a value and not looked at. */
export function findRefusal(sentence: Sentence, from: number): Refusal | undefined {
  const { tokens, count } = sentence;
  const found: number[] = [];
  for (let index = 0; index < count; index += index === 0 ? Math.max(1, from) : 1) {
    const token = tokens[index];
    if (token !== undefined && suspects.has(token.tokenType)) found.push(index);
  }
  return found.length === 0 ? undefined : classify(sentence, found);
}

function classify(sentence: Sentence, found: readonly number[]): Refusal | undefined {
  const { tokens } = sentence;
  const remember = isToken(tokens[0], keyword.remember);
  const first = (code: GrammarCode, fits: (index: number) => boolean): Refusal | undefined => {
    const index = found.find(fits);
    const token = index === undefined ? undefined : tokens[index];
    return token && { code, token };
  };
  return (
    first('loop', (index) => isLoop(sentence, index)) ??
    first('conditional', (index) => isBranch(sentence, index)) ??
    (remember ? first('regex', (index) => isPattern(sentence, index)) : undefined) ??
    (remember ? first('between', (index) => isCut(sentence, index)) : undefined) ??
    first('no_pointer', (index) => isWithoutPointer(sentence, index))
  );
}

function is(
  sentence: Sentence,
  index: number,
  word: 'while' | 'until' | 'if' | 'otherwise' | 'else',
): boolean {
  return isToken(sentence.tokens[index], keyword[word]);
}

/** Whether a word has white space on both sides. */
function isSpaced(sentence: Sentence, index: number): boolean {
  const token = sentence.tokens[index];
  if (token === undefined) return false;
  return isSpaceAt(sentence.text, token.startOffset - 1) && isSpaceAt(sentence.text, tokenEnd(token));
}

function isLoop(sentence: Sentence, index: number): boolean {
  if (index === 0) return is(sentence, 0, 'while') && sentence.count > 1;
  return (is(sentence, index, 'until') || is(sentence, index, 'while')) && isSpaced(sentence, index);
}

function isBranch(sentence: Sentence, index: number): boolean {
  if (index === 0) return is(sentence, 0, 'if') && sentence.count > 1;
  return (is(sentence, index, 'otherwise') || is(sentence, index, 'else')) && isSpaced(sentence, index);
}

function isPattern(sentence: Sentence, index: number): boolean {
  const token = sentence.tokens[index];
  if (token === undefined) return false;
  if (isToken(token, keyword.regex)) return true;
  return isToken(token, keyword.matching) && pattern.test(sentence.text.slice(tokenEnd(token), sentence.end));
}

function isCut(sentence: Sentence, index: number): boolean {
  const { tokens } = sentence;
  if (!isToken(tokens[index], keyword.between)) return false;
  if (isToken(tokens[index + 1], Quoted)) return true;
  return tokens[index - 1]?.image.toLowerCase() === 'text' && isToken(tokens[index - 2], keyword.the);
}

function isWithoutPointer({ tokens }: Sentence, index: number): boolean {
  if (!isToken(tokens[index], keyword.without)) return false;
  const next = tokens[index + 1]?.image.toLowerCase();
  if (next === 'hovering') return true;
  return next === 'the' && tokens[index + 2]?.image.toLowerCase() === 'pointer';
}
