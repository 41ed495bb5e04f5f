// The vocabulary: what the lexer cuts a sentence into, and the words that mean something to the grammar.
import { createToken, Lexer, type TokenType } from 'chevrotain';

/** The nouns that may follow a target. */
export const RoleNounWord = createToken({ name: 'RoleNounWord', pattern: Lexer.NA });

export const Word = createToken({ name: 'Word', pattern: /[^ \t\r\n",+]+/ });
export const NumberWord = createToken({ name: 'NumberWord', pattern: Lexer.NA });
export const Ordinal = createToken({ name: 'Ordinal', pattern: Lexer.NA });
export const Comma = createToken({ name: 'Comma', pattern: /,/ });
export const Plus = createToken({ name: 'Plus', pattern: /\+/ });
export const Quoted = createToken({ name: 'Quoted', pattern: /"[^"]*"/, line_breaks: true });
/** A quoted run with no space in front of it: text, never a label. */
export const GluedQuote = createToken({ name: 'GluedQuote', pattern: Lexer.NA });
/** A quote that is never closed. */
export const OpenQuote = createToken({ name: 'OpenQuote', pattern: /"/ });
/** Everything to the end of the step, gathered into one token where the grammar takes free text. */
export const FreeText = createToken({ name: 'FreeText', pattern: Lexer.NA });
/** The words of a bare native id, gathered into one token. */
export const BareId = createToken({ name: 'BareId', pattern: Lexer.NA });
/** The usual space between words, found without a regular expression. */
const OneSpace = createToken({ name: 'OneSpace', pattern: ' ', group: Lexer.SKIPPED });
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

/** Made without `createToken`, which would analyse a hundred words one at a time; the parser does it at once. */
function wordToken(word: Keyword): TokenType {
  const noun = (nouns as readonly string[]).includes(word);
  // A category must be known before that.
  if (noun) return createToken({ name: word, pattern: Lexer.NA, categories: RoleNounWord });
  return { name: word, PATTERN: Lexer.NA };
}

/** Token type of every known word, by its lower-case spelling. */
export const keyword = Object.fromEntries(
  [...verbs, ...nouns, ...others].map((word) => [word, wordToken(word)]),
) as Readonly<Record<Keyword, TokenType>>;

/** The same, for looking words up. */
export const keywords: ReadonlyMap<string, TokenType> = new Map(Object.entries(keyword));

/** What the lexer itself tells apart; words are sorted into keywords afterwards. */
export const lexerTokens: TokenType[] = [OneSpace, Space, Word, Quoted, OpenQuote, Comma, Plus];

/** Everything the parser may be asked to read. */
export const parserTokens: TokenType[] = [
  RoleNounWord,
  Word,
  NumberWord,
  Ordinal,
  Comma,
  Plus,
  Quoted,
  GluedQuote,
  OpenQuote,
  FreeText,
  BareId,
  ...keywords.values(),
];
