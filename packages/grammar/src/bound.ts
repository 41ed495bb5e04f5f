// The bound at the end of a sentence: `within 5s`.
import { cutSentence, isToken, type Sentence, tokenEnd } from './lex.ts';
import { keyword, NumberWord, Word } from './tokens.ts';
import { isSpaceAt } from './white-space.ts';

const joined = /^([0-9]+)(?:s|sec|second|seconds)$/i;
const unit = /^(?:s|sec|second|seconds)$/i;

/** A sentence without its bound. */
export interface Bounded {
  readonly sentence: Sentence;
  /** Undefined when it had none. */
  readonly boundMs?: number;
}

/** Whole positive seconds, in milliseconds; undefined for anything else. */
function toMs(digits: string | undefined): number | undefined {
  const ms = Number(digits ?? 0) * 1000;
  return ms > 0 && Number.isSafeInteger(ms) ? ms : undefined;
}

function boundAt(sentence: Sentence, index: number): number | undefined {
  const word = sentence.tokens[index];
  const number = sentence.tokens[index + 1];
  if (index < 1 || word === undefined || number === undefined || !isToken(word, keyword.within))
    return undefined;
  const { text } = sentence;
  if (!isSpaceAt(text, word.startOffset - 1) || !isSpaceAt(text, tokenEnd(word))) return undefined;
  if (isToken(number, NumberWord)) return toMs(number.image);
  return isToken(number, Word) ? toMs(joined.exec(number.image)?.[1]) : undefined;
}

/** Takes the bound off. Whatever else follows a `within` stays text. */
export function takeBound(sentence: Sentence): Bounded {
  const { tokens, count } = sentence;
  const last = tokens[count - 1];
  if (last === undefined) return { sentence };
  const spaced = isToken(last, Word) && unit.test(last.image) && isToken(tokens[count - 2], NumberWord);
  const index = count - (spaced ? 3 : 2);
  const boundMs = boundAt(sentence, index);
  return boundMs === undefined ? { sentence } : { sentence: cutSentence(sentence, index), boundMs };
}
