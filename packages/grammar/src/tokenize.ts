// A sentence in pieces, for highlighting.
import { type IToken, type TokenType } from 'chevrotain';
import { lexSentence, tokenEnd } from './lex.ts';
import type { Span } from './span.ts';
import { Comma, GluedQuote, keywords, NumberWord, OpenQuote, Ordinal, Plus, Quoted } from './tokens.ts';

/** What a piece of a sentence is. */
export type PieceKind =
  /** A word the grammar knows. */
  | 'keyword'
  /** A text in double quotes, with its quotes. */
  | 'label'
  /** A quote that is never closed. */
  | 'unclosed'
  | 'ordinal'
  | 'number'
  | 'punctuation'
  /** Any other run of characters. */
  | 'text';

/** A piece of a sentence. */
export interface SentencePiece {
  readonly kind: PieceKind;
  /** As written. */
  readonly text: string;
  readonly span: Span;
}

const kinds: ReadonlyMap<TokenType, PieceKind> = new Map<TokenType, PieceKind>([
  [Quoted, 'label'],
  [GluedQuote, 'text'],
  [OpenQuote, 'unclosed'],
  [Ordinal, 'ordinal'],
  [NumberWord, 'number'],
  [Comma, 'punctuation'],
  [Plus, 'punctuation'],
  ...Array.from(keywords.values(), (type) => [type, 'keyword'] as const),
]);

function toPiece(token: IToken): SentencePiece {
  return {
    kind: kinds.get(token.tokenType) ?? 'text',
    text: token.image,
    span: { start: token.startOffset, end: tokenEnd(token) },
  };
}

/**
 * Cuts any text into pieces with their places; white space is left out. Words are judged one by one: a word of a free
 * text that happens to be known is a keyword here.
 *
 * @example
 * tokenize('Click "Beds"'); // [{ kind: 'keyword', text: 'Click', … }, { kind: 'label', text: '"Beds"', … }]
 */
export function tokenize(text: string): readonly SentencePiece[] {
  const { tokens, count } = lexSentence(text);
  return tokens.slice(0, count).map(toPiece);
}
