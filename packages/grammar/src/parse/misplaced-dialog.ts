// A well-formed dialog clause at the end of an action that opens no dialog.
import type { IToken } from 'chevrotain';
import { isToken, type Sentence } from '../lex.ts';
import { Comma, keyword } from '../tokens.ts';
import { sentenceParser } from './value-first-rules.ts';

const openers = new Set([
  keyword.click,
  keyword.right,
  keyword['right-click'],
  keyword.double,
  keyword['double-click'],
  keyword.hover,
]);

const dialogWords = new Set([keyword.accepting, keyword.dismissing, keyword.answering]);

function opensDialog({ tokens }: Sentence): boolean {
  const [verb, next] = tokens;
  if (verb === undefined) return false;
  return openers.has(verb.tokenType) || (isToken(verb, keyword.press) && isToken(next, keyword.the));
}

/** The comma of a clause that has no business there; undefined when there is none. */
export function findMisplacedDialog(sentence: Sentence): IToken | undefined {
  const { tokens, count } = sentence;
  // A clause is four to six tokens long; it must end the step.
  for (let index = count - 4; index >= Math.max(1, count - 6); index -= 1) {
    const comma = tokens[index];
    const word = tokens[index + 1];
    if (
      comma === undefined ||
      word === undefined ||
      !isToken(comma, Comma) ||
      !dialogWords.has(word.tokenType)
    )
      continue;
    if (opensDialog(sentence)) return undefined;
    sentenceParser.load(sentence);
    const outcome = sentenceParser.attempt(() => sentenceParser.dialog(), index);
    return outcome.ok ? comma : undefined;
  }
  return undefined;
}
