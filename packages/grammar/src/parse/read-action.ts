// From the text of an action to its meaning: the checks of the grammar reference, section 14.1, in order.
import type { Action } from '../action.ts';
import { takeBound } from '../bound.ts';
import { endMarker, isToken, lexSentence, type Sentence } from '../lex.ts';
import { hasCapture } from '../references.ts';
import { findDateExpression, findRefusal } from '../refusals.ts';
import { readCalculator } from '../sugar.ts';
import type { AppId } from '../surface-app.ts';
import { findRestriction } from '../surfaces.ts';
import type { Target } from '../target.ts';
import { keyword } from '../tokens.ts';
import { need } from './fault.ts';
import { findMisplacedDialog } from './misplaced-dialog.ts';
import { type Reading, refuse, type Refused, refuseNeeding, tokenAtOffset } from './reading.ts';
import { readBareType, readValueFirst } from './read-value-first.ts';
import { type Split, splitSentence, valueFirst } from './split.ts';
import { sentenceParser } from './value-first-rules.ts';

const someStep = need('text', 'a step');

/** Reads an action. */
export function readAction(text: string, app: AppId): Reading<Action> {
  const sentence = lexSentence(text);
  const verb = sentence.tokens[0] ?? endMarker;
  if (sentence.count === 0) return refuseNeeding(sentence, someStep, verb);
  const form = valueFirst(verb);
  const split = form && splitSentence(sentence, form);
  const early = findEarlyRefusal(sentence, split);
  if (early !== undefined) return early;
  if (app === 'api') return refuse(sentence, 'surface', verb);
  const reading = read(sentence, app, split);
  return reading.ok ? permit(sentence, reading.value, app) : reading;
}

/** What is refused whatever the form: declined shapes, captures, dialog clauses out of place. */
function findEarlyRefusal(sentence: Sentence, split: Split | undefined): Refused | undefined {
  const { text, tokens } = sentence;
  const date = findDateExpression(text);
  if (date !== -1) return refuse(sentence, 'date_expression', tokenAtOffset(sentence, date));
  const waiting = isToken(tokens[0], keyword.wait) && isToken(tokens[1], keyword.until);
  if (!waiting) {
    const refusal = findRefusal(sentence, valueEnd(sentence, split));
    if (refusal !== undefined) return refuse(sentence, refusal.code, refusal.token);
  }
  const typed = isToken(tokens[0], keyword.type) && split !== undefined && split.kind !== 'none';
  if (!typed && hasCapture(text)) {
    return refuse(sentence, 'capture_position', tokenAtOffset(sentence, text.indexOf('${captured.')));
  }
  const clause = findMisplacedDialog(sentence);
  return clause && refuse(sentence, 'dialog_position', clause);
}

/** Index of the first token behind a value that stands in front. */
function valueEnd(sentence: Sentence, split: Split | undefined): number {
  if (split === undefined || split.kind === 'none') return 1;
  if (split.kind === 'misfit' || split.sentence === sentence) return split.index;
  const separator = split.sentence.tokens[split.index];
  const offset = separator?.startOffset ?? 0;
  return sentence.tokens.findIndex((token) => !(token.startOffset < offset));
}

function read(sentence: Sentence, app: AppId, split: Split | undefined): Reading<Action> {
  if (app === 'calc') {
    const presses = readCalculator(sentence);
    if (presses !== undefined) return { ok: true, value: presses };
  }
  if (isToken(sentence.tokens[0], keyword.type) && (split?.kind === 'none' || app === 'notepad')) {
    if (split?.kind !== 'split' || split.value === '') return readBareType(sentence, app);
  }
  if (split !== undefined) return readValueFirst(sentence, split);
  const waits = isToken(sentence.tokens[0], keyword.wait);
  const { sentence: bounded, boundMs } = waits ? takeBound(sentence) : { sentence, boundMs: undefined };
  sentenceParser.load(bounded, { boundMs });
  const outcome = sentenceParser.attempt(() => sentenceParser.action(), 0);
  if (!outcome.ok) return { ...outcome, sentence: bounded };
  const value = outcome.value;
  return {
    ok: true,
    value: boundMs === undefined ? value : { ...value, span: { start: sentence.start, end: sentence.end } },
  };
}

/** The targets the pointer would have to reach. */
function pointerTargets(action: Action): readonly Target[] {
  switch (action.kind) {
    case 'click':
    case 'double_click':
    case 'right_click':
    case 'hover':
    case 'upload':
      return [action.target];
    case 'drag':
      return [action.target, action.onto];
    default:
      return [];
  }
}

function permit(sentence: Sentence, action: Action, app: AppId): Reading<Action> {
  for (const target of pointerTargets(action)) {
    if (target.kind !== 'label' || target.region?.kind !== 'iframe') continue;
    return refuse(sentence, 'framed_pointer', tokenAtOffset(sentence, target.region.span.start));
  }
  const verb = sentence.tokens[0] ?? endMarker;
  if (app === 'web') {
    return isWebFunctionKey(action)
      ? refuse(sentence, 'function_key_web', sentence.tokens[1] ?? verb)
      : { ok: true, value: action };
  }
  const restriction = findRestriction(action, app);
  return restriction === undefined
    ? { ok: true, value: action }
    : refuse(sentence, 'surface', verb, restriction);
}

function isWebFunctionKey(action: Action): boolean {
  return action.kind === 'press_key' && /^F[0-9]+$/.test(action.key);
}
