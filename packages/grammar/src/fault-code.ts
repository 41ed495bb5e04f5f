// From the place where the parser stopped to the stable code of what is wrong there.
import type { IToken } from 'chevrotain';
import type { GrammarCode } from './diagnostic.ts';
import { endMarker, isToken, type Sentence } from './lex.ts';
import type { Need } from './parse/fault.ts';
import type { Refused } from './parse/reading.ts';
import { findScopePhrase } from './scope-phrase.ts';
import type { Position } from './surface-app.ts';
import { Comma, keyword, OpenQuote, Ordinal, Quoted } from './tokens.ts';

const plainCodes: Readonly<Partial<Record<Need, GrammarCode>>> = {
  verb: 'unknown_form',
  subject: 'unknown_form',
  article: 'near_miss',
  noun: 'missing_noun',
  text: 'missing_text',
  frame: 'unnamed_frame',
  row: 'near_miss',
  anchor: 'near_miss',
  dialog: 'dialog_clause',
  point: 'click_point',
  word: 'near_miss',
  key: 'key_name',
  fact: 'cookie_form',
  predicate: 'near_miss',
  state: 'near_miss',
  count: 'count_number',
  attribute: 'attribute_form',
  style: 'style_form',
  operand: 'condition_operand',
  options: 'select_list',
  destination: 'near_miss',
  offset: 'scroll_offset',
  wait: 'near_miss',
  containing: 'trailing_text',
};

/** Needs that are about a quoted text: a quote that is never closed explains them better. */
const quotedNeeds: ReadonlySet<Need> = new Set([
  'label',
  'anchor',
  'frame',
  'containing',
  'container',
  'fact',
  'operand',
]);

/** Needs where a counted container or row may stand instead. */
const scopeNeeds: ReadonlySet<Need> = new Set(['container', 'row', 'frame']);

/** Verbs whose step is complete after its target. */
const completeAfterTarget = new Set([
  keyword.click,
  keyword.press,
  keyword['right-click'],
  keyword.right,
  keyword['double-click'],
  keyword.double,
  keyword.hover,
  keyword.clear,
  keyword.check,
  keyword.uncheck,
  keyword.type,
  keyword.upload,
  keyword.select,
]);

/** The code of a refusal. */
export function faultCode({ sentence, fault }: Refused, position: Position): GrammarCode {
  if ('code' in fault.kind) return fault.kind.code;
  const { need } = fault.kind;
  const { token } = fault;
  if (quotedNeeds.has(need) && isToken(token, OpenQuote)) return 'unterminated_quote';
  if (scopeNeeds.has(need) && isToken(token, Ordinal)) return 'ordinal_scoped';
  switch (need) {
    case 'label':
      return labelCode(sentence, token);
    case 'noun':
      return nounCode(sentence, token);
    case 'end':
      return endCode(sentence, token, position);
    case 'container':
      return containerCode(sentence, token, position);
    case 'text':
      return isToken(sentence.tokens[0], keyword.press) ? 'key_name' : 'missing_text';
    default:
      return plainCodes[need] ?? 'near_miss';
  }
}

/** Index of the token that starts where this one does: the parser may have gathered several into one. */
function indexOf(sentence: Sentence, token: IToken): number {
  if (token === endMarker) return sentence.count;
  return sentence.tokens.findIndex(({ startOffset }) => startOffset === token.startOffset);
}

/** A label was needed. An ordinal before or at the place is the better explanation. */
function labelCode(sentence: Sentence, token: IToken): GrammarCode {
  const before = sentence.tokens[indexOf(sentence, token) - 1];
  return isToken(before, Ordinal) || isToken(token, Ordinal) ? 'ordinal' : 'unquoted_target';
}

/** A bare id came to its end without its noun, or a label has none or another. */
function nounCode(sentence: Sentence, token: IToken): GrammarCode {
  if (isToken(token, Quoted) || isToken(token, OpenQuote)) return 'unquoted_target';
  return 'missing_noun';
}

function endCode(sentence: Sentence, token: IToken, position: Position): GrammarCode {
  const scope = findScopePhrase(sentence.text.slice(token.startOffset, sentence.end));
  if (scope === 0 && position !== 'action') return 'scope_position';
  return 'trailing_text';
}

/** Something else than a container after `in the`: a container of the wrong kind, or just a place. */
function containerCode(sentence: Sentence, token: IToken, position: Position): GrammarCode {
  const [verb] = sentence.tokens;
  if (position !== 'action' || verb === undefined || !completeAfterTarget.has(verb.tokenType))
    return 'bad_container';
  for (let index = indexOf(sentence, token); index < sentence.count; index += 1) {
    const next = sentence.tokens[index];
    if (isToken(next, keyword.containing)) return 'bad_container';
    if (isToken(next, Quoted) || isToken(next, Comma)) break;
  }
  return 'trailing_text';
}
