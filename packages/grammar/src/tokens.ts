// The vocabulary: what the lexer cuts a sentence into, and the words that mean something to the grammar.
import { createToken, Lexer, type TokenType } from 'chevrotain';

/** Anything at all; free text is a run of these. */
export const AnyToken = createToken({ name: 'AnyToken', pattern: Lexer.NA });
/** What a bare native id may hold: everything but quotes. */
export const IdToken = createToken({ name: 'IdToken', pattern: Lexer.NA, categories: AnyToken });
/** What a bare native id may begin with: not an ordinal. */
export const IdStart = createToken({ name: 'IdStart', pattern: Lexer.NA, categories: IdToken });
/** Any run of letters, keyword or not. */
export const AnyWord = createToken({ name: 'AnyWord', pattern: Lexer.NA, categories: IdStart });
/** The nouns that may follow a target. */
export const RoleNounWord = createToken({ name: 'RoleNounWord', pattern: Lexer.NA, categories: AnyWord });

export const Word = createToken({ name: 'Word', pattern: /[^ \t\r\n",+]+/, categories: AnyWord });
export const NumberWord = createToken({ name: 'NumberWord', pattern: Lexer.NA, categories: AnyWord });
export const Ordinal = createToken({ name: 'Ordinal', pattern: Lexer.NA, categories: IdToken });
export const Comma = createToken({ name: 'Comma', pattern: /,/, categories: IdStart });
export const Plus = createToken({ name: 'Plus', pattern: /\+/, categories: IdStart });
export const Quoted = createToken({
  name: 'Quoted',
  pattern: /"[^"]*"/,
  line_breaks: true,
  categories: AnyToken,
});
/** A quoted run with no space in front of it: text, never a label. */
export const GluedQuote = createToken({ name: 'GluedQuote', pattern: Lexer.NA, categories: AnyToken });
/** A quote that is never closed. */
export const OpenQuote = createToken({ name: 'OpenQuote', pattern: /"/, categories: AnyToken });
const Space = createToken({
  name: 'Space',
  pattern: /[ \t\r\n]+/,
  group: Lexer.SKIPPED,
  line_breaks: true,
});

const verbs = [
  'type',
  'replace',
  'clear',
  'select',
  'check',
  'uncheck',
  'press',
  'click',
  'right-click',
  'right',
  'double-click',
  'double',
  'hover',
  'drag',
  'scroll',
  'upload',
  'go',
  'navigate',
  'reload',
  'remember',
  'wait',
] as const;
const nouns = ['field', 'button', 'link', 'dropdown', 'checkbox'] as const;
const others = [
  'the',
  'into',
  'from',
  'in',
  'inside',
  'of',
  'with',
  'as',
  'onto',
  'over',
  'to',
  'at',
  'and',
  'column',
  'row',
  'containing',
  'item',
  'iframe',
  'page',
  'shows',
  'show',
  'does',
  'not',
  'url',
  'title',
  'is',
  'contains',
  'cookie',
  'exists',
  'httponly',
  'secure',
  'persistent',
  'appears',
  'appear',
  'time',
  'times',
  'attribute',
  'has',
  'have',
  'style',
  'visible',
  'enabled',
  'disabled',
  'empty',
  'checked',
  'greater',
  'less',
  'than',
  'within',
  'display',
  'document',
  'how',
  'many',
  'until',
  'download',
  'completes',
  'top',
  'bottom',
  'view',
  'accepting',
  'dismissing',
  'answering',
  'dialog',
  'prompt',
  'while',
  'if',
  'otherwise',
  'else',
  'regex',
  'matching',
  'between',
  'without',
] as const;

/** A word the grammar knows. */
export type Keyword = (typeof verbs)[number] | (typeof nouns)[number] | (typeof others)[number];

function wordToken(word: Keyword): TokenType {
  const noun = (nouns as readonly string[]).includes(word);
  return createToken({ name: word, pattern: Lexer.NA, categories: noun ? RoleNounWord : AnyWord });
}

/** Token type of every known word, by its lower-case spelling. */
export const keyword = Object.fromEntries(
  [...verbs, ...nouns, ...others].map((word) => [word, wordToken(word)]),
) as Readonly<Record<Keyword, TokenType>>;

/** The same, for looking words up. */
export const keywords: ReadonlyMap<string, TokenType> = new Map(Object.entries(keyword));

/** What the lexer itself tells apart; words are sorted into keywords afterwards. */
export const lexerTokens: TokenType[] = [Space, Word, Quoted, OpenQuote, Comma, Plus];

/** Everything the parser may be asked to read. */
export const parserTokens: TokenType[] = [
  AnyToken,
  IdToken,
  IdStart,
  AnyWord,
  RoleNounWord,
  Word,
  NumberWord,
  Ordinal,
  Comma,
  Plus,
  Quoted,
  GluedQuote,
  OpenQuote,
  ...keywords.values(),
];
