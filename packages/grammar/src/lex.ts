// Cuts a sentence into tokens with their places, and sorts words into keywords, numbers and ordinals.
import { EOF, Lexer, type IToken, type TokenType } from 'chevrotain';
import {
  Comma,
  GluedQuote,
  keywords,
  lexerTokens,
  NumberWord,
  OpenQuote,
  Ordinal,
  Plus,
  Quoted,
  Word,
} from './tokens.ts';
import { dropSpace, skipSpace } from './white-space.ts';

/** A sentence cut into tokens. */
export interface Sentence {
  /** As given. */
  readonly text: string;
  /** First offset that is not white space. */
  readonly start: number;
  /** Offset behind the last character that is not white space. */
  readonly end: number;
  /** The tokens, then three end markers, so that looking ahead never leaves the list. */
  readonly tokens: IToken[];
  /** Number of tokens before the end markers. */
  readonly count: number;
  /** Index of the last token that is or opens a quote; -1 when there is none. */
  readonly lastQuote: number;
  /** Offset of a quote that is never closed; -1 when all are. */
  readonly openQuote: number;
}

const lexer = new Lexer(lexerTokens, {
  positionTracking: 'onlyOffset',
  skipValidations: true,
  ensureOptimizations: false,
});

/** Number of end markers behind the tokens of a sentence: how far the grammar looks ahead. */
export const endMarkers = 3;

/** What Chevrotain's parser finds behind the last token. */
export const endMarker: IToken = {
  image: '',
  startOffset: NaN,
  tokenType: EOF,
  tokenTypeIdx: EOF.tokenTypeIdx ?? 1,
};

/** Whether a token is of exactly this type. */
export function isToken(token: IToken | undefined, type: TokenType): boolean {
  return token?.tokenTypeIdx === type.tokenTypeIdx;
}

/** Offset behind a token. */
export function tokenEnd(token: IToken): number {
  return token.startOffset + token.image.length;
}

function retype(token: IToken, type: TokenType): void {
  token.tokenType = type;
  token.tokenTypeIdx = type.tokenTypeIdx ?? 0;
}

const onlyAscii = /^[A-Za-z-]+$/;
const hasCapital = /[A-Z]/;
const longestKeyword = Math.max(...Array.from(keywords.keys(), (word) => word.length));
const digits = /^[0-9]+$/;
const ordinal = /^[0-9]+(?:st|nd|rd|th)$/i;

/** The keyword a word is, whatever the case of its ASCII letters. */
function keywordOf(image: string): TokenType | undefined {
  if (image.length > longestKeyword) return undefined;
  const exact = keywords.get(image);
  if (exact !== undefined || !hasCapital.test(image)) return exact;
  // Only ASCII letters have two cases here: the Kelvin sign is no k.
  return onlyAscii.test(image) ? keywords.get(image.toLowerCase()) : undefined;
}

function classify(token: IToken): void {
  const first = token.image.charCodeAt(0);
  if (first >= 48 && first <= 57) {
    if (digits.test(token.image)) retype(token, NumberWord);
    else if (ordinal.test(token.image)) retype(token, Ordinal);
    return;
  }
  const type = keywordOf(token.image);
  if (type !== undefined) retype(token, type);
}

/** Sorts words, and takes meaning from whatever touches a quote without a space. */
function sortTokens(tokens: IToken[]): { lastQuote: number; openQuote: number } {
  let lastQuote = -1;
  let openQuote = -1;
  let behind = -1;
  let before: TokenType = Comma;
  let index = -1;
  for (const token of tokens) {
    index += 1;
    const type = token.tokenType;
    const glued = token.startOffset === behind && before !== Comma && before !== Plus;
    if (type === Word) {
      if (!glued) classify(token);
    } else if (type === Quoted) {
      lastQuote = index;
      if (glued) retype(token, GluedQuote);
    } else if (type === OpenQuote) {
      lastQuote = index;
      openQuote = token.startOffset;
    }
    behind = tokenEnd(token);
    before = type;
  }
  return { lastQuote, openQuote };
}

/** Cuts a sentence into tokens; quotes pair up from the left. Never fails: any text has tokens. */
export function lexSentence(text: string): Sentence {
  const { tokens } = lexer.tokenize(text);
  const { lastQuote, openQuote } = sortTokens(tokens);
  const count = tokens.length;
  tokens.push(endMarker, endMarker, endMarker);
  const start = skipSpace(text, 0, text.length);
  return { text, start, end: dropSpace(text, start, text.length), tokens, count, lastQuote, openQuote };
}

/**
 * Cuts a sentence whose value comes first (`Type 5" into the "Size" field`): with an odd number of quotes
 * the first one belongs to the value and the others pair up.
 */
export function lexValueFirst(text: string): Sentence {
  const first = text.indexOf('"');
  const masked = `${text.slice(0, first)}'${text.slice(first + 1)}`;
  return { ...lexSentence(masked), text };
}

/** The sentence without everything from token `count` on. */
export function cutSentence(sentence: Sentence, count: number): Sentence {
  const tokens = sentence.tokens.slice(0, count);
  const last = tokens.at(-1);
  tokens.push(endMarker, endMarker, endMarker);
  return { ...sentence, tokens, count, end: last === undefined ? sentence.start : tokenEnd(last) };
}
