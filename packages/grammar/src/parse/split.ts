// Where the value of `Type … into the …` ends: at the rightmost separator behind which everything, to the end
// of the step, is a complete target. Read from the right, every token is looked at a fixed number of times.
import type { IToken, TokenType } from 'chevrotain';
import { isToken, lexValueFirst, type Sentence } from '../lex.ts';
import type { Target } from '../target.ts';
import { keyword, OpenQuote, Ordinal, Quoted } from '../tokens.ts';
import { dropSpace, isSpaceAt, skipSpace } from '../white-space.ts';
import type { Fault } from './fault.ts';
import { sentenceParser } from './value-first-rules.ts';

/** The verbs whose value comes first. */
export interface ValueFirst {
  readonly separators: readonly TokenType[];
  readonly nouns: readonly TokenType[];
  readonly rule: () => Target;
}

const into: ValueFirst = {
  separators: [keyword.into],
  nouns: [keyword.field],
  rule: () => sentenceParser.fieldTail(),
};

const from: ValueFirst = {
  separators: [keyword.from, keyword.in],
  nouns: [keyword.field, keyword.dropdown],
  rule: () => sentenceParser.listTail(),
};

/** How the value of a verb is told from its target; undefined for verbs that have no value in front. */
export function valueFirst(verb: IToken | undefined): ValueFirst | undefined {
  if (isToken(verb, keyword.type) || isToken(verb, keyword.upload)) return into;
  return isToken(verb, keyword.select) ? from : undefined;
}

/** Where a sentence was split. */
export type Split =
  /** Value and target; `index` is the separator's token. */
  | {
      readonly kind: 'split';
      readonly sentence: Sentence;
      readonly index: number;
      readonly value: string;
      readonly target: Target;
    }
  /** There are separators, but no complete target behind any; the fault of the most target-like one. */
  | { readonly kind: 'misfit'; readonly index: number; readonly fault: Fault }
  | { readonly kind: 'none' };

function isSeparator({ text, tokens }: Sentence, index: number, { separators }: ValueFirst): boolean {
  const token = tokens[index];
  if (token === undefined || !separators.some((type) => isToken(token, type))) return false;
  return isToken(tokens[index + 1], keyword.the) && isSpaceAt(text, token.startOffset - 1);
}

function isTargetLike(sentence: Sentence, index: number): boolean {
  const first = sentence.tokens[index];
  return isToken(first, Quoted) || isToken(first, Ordinal) || isToken(first, OpenQuote);
}

/** Whether everything from token `index` on can be a bare native id and its noun. */
function isBareTail({ tokens, count, lastQuote }: Sentence, index: number, { nouns }: ValueFirst): boolean {
  const last = tokens[count - 1];
  return lastQuote < index && index < count - 1 && nouns.some((type) => isToken(last, type));
}

/** Looks for the split behind offset `from`. */
function findSplit(sentence: Sentence, form: ValueFirst, from: number): Split {
  let likely: Split | undefined;
  let unlikely: Split | undefined;
  for (let index = sentence.count - 2; index >= 1; index -= 1) {
    if ((sentence.tokens[index]?.startOffset ?? 0) < from) break;
    if (!isSeparator(sentence, index, form)) continue;
    const targetLike = isTargetLike(sentence, index + 2);
    const bare = !targetLike && isBareTail(sentence, index + 2, form);
    if (!targetLike && !bare && unlikely !== undefined) continue;
    const outcome = sentenceParser.attempt(form.rule, index + 2);
    if (outcome.ok)
      return { kind: 'split', sentence, index, value: valueBefore(sentence, index), target: outcome.value };
    const misfit: Split = { kind: 'misfit', index, fault: outcome.fault };
    if (bare) return misfit;
    if (targetLike) likely ??= misfit;
    else unlikely ??= misfit;
  }
  return likely ?? unlikely ?? { kind: 'none' };
}

function valueBefore({ text, tokens }: Sentence, index: number): string {
  const [verb] = tokens;
  const separator = tokens[index];
  if (verb === undefined || separator === undefined) return '';
  const start = skipSpace(text, verb.startOffset + verb.image.length, separator.startOffset);
  return text.slice(start, dropSpace(text, start, separator.startOffset));
}

/** Splits a sentence whose value comes first. The parser is left loaded with the sentence that was read. */
export function splitSentence(sentence: Sentence, form: ValueFirst): Split {
  if (sentence.openQuote !== -1) {
    const other = lexValueFirst(sentence.text);
    sentenceParser.load(other);
    const split = findSplit(other, form, sentence.text.indexOf('"'));
    if (split.kind === 'split') return split;
  }
  sentenceParser.load(sentence);
  return findSplit(sentence, form, 0);
}
