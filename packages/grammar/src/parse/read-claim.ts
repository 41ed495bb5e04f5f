// From the text of an assertion or a condition to its meaning.
import type { Assertion, Condition } from '../assertion.ts';
import { takeBound } from '../bound.ts';
import { defaultAssertMs } from '../default-bounds.ts';
import { endMarker, isToken, lexSentence, type Sentence } from '../lex.ts';
import { hasCapture } from '../references.ts';
import { findDateExpression } from '../refusals.ts';
import type { AppId } from '../surface-app.ts';
import { findRestriction } from '../surfaces.ts';
import { keyword } from '../tokens.ts';
import type { ClaimReading } from './claim-rules.ts';
import { need } from './fault.ts';
import { type Reading, refuse, type Refused, refuseNeeding, tokenAtOffset } from './reading.ts';
import { sentenceParser } from './value-first-rules.ts';

const someClaim = need('text', 'a claim like `page shows …`');

interface Read {
  readonly reading: ClaimReading;
  readonly sentence: Sentence;
  readonly boundMs: number | undefined;
  /** Number of tokens before the bound. */
  readonly count: number;
}

function readClaim(
  text: string,
  app: AppId,
  comparing: boolean,
): { readonly ok: true; readonly value: Read } | Refused {
  const sentence = lexSentence(text);
  const first = sentence.tokens[0] ?? endMarker;
  if (sentence.count === 0) return refuseNeeding(sentence, someClaim, first);
  const date = findDateExpression(text);
  if (date !== -1) return refuse(sentence, 'date_expression', tokenAtOffset(sentence, date));
  if (comparing && hasCapture(text)) {
    return refuse(sentence, 'capture_position', tokenAtOffset(sentence, text.indexOf('${captured.')));
  }
  if (app === 'api') return refuse(sentence, 'surface', first);
  const foreign = isToken(first, keyword.display)
    ? app !== 'calc'
    : isToken(first, keyword.document) && app !== 'notepad';
  if (foreign) return refuse(sentence, 'unknown_form', first);
  const { sentence: bounded, boundMs } = takeBound(sentence);
  sentenceParser.load(bounded, { comparing });
  const outcome = sentenceParser.attempt(() => sentenceParser.claim(), 0);
  if (!outcome.ok) return { ok: false, sentence: bounded, fault: outcome.fault };
  return { ok: true, value: { reading: outcome.value, sentence, boundMs, count: bounded.count } };
}

/** Reads an assertion. */
export function readAssertion(text: string, app: AppId): Reading<Assertion> {
  const read = readClaim(text, app, false);
  if (!read.ok) return read;
  const { reading, sentence, boundMs } = read.value;
  const assertion = {
    kind: 'assert',
    ...reading,
    timeoutMs: boundMs ?? defaultAssertMs,
    span: { start: sentence.start, end: sentence.end },
  } as Assertion;
  return permit(sentence, assertion, app);
}

/** Reads a condition. */
export function readCondition(text: string, app: AppId): Reading<Condition> {
  const read = readClaim(text, app, true);
  if (!read.ok) return read;
  const { reading, sentence, boundMs } = read.value;
  const first = sentence.tokens[0] ?? endMarker;
  const condition = toCondition(reading, { start: sentence.start, end: sentence.end });
  if (condition === undefined) return refuse(sentence, 'not_a_condition', first);
  if (boundMs !== undefined)
    return refuse(sentence, 'condition_waits', sentence.tokens[read.value.count] ?? first);
  return permit(sentence, condition, app);
}

/** The same claim as a condition; undefined when it cannot be one. */
function toCondition(reading: ClaimReading, span: Condition['span']): Condition | undefined {
  if (reading.about === 'surface') {
    const { claim } = reading;
    if (claim.kind !== 'page_shows' && claim.kind !== 'page_not_shows') return undefined;
    if (claim.expected.kind !== 'text') return undefined;
    return {
      kind: 'condition',
      about: 'surface',
      claim: { kind: claim.kind, text: claim.expected.text },
      span,
    };
  }
  const { claim, target } = reading;
  switch (claim.kind) {
    case 'shows':
      if (claim.expected.kind !== 'text') return undefined;
      return {
        kind: 'condition',
        about: 'element',
        target,
        claim: { kind: 'shows', text: claim.expected.text },
        span,
      };
    case 'visible':
    case 'not_visible':
    case 'greater_than':
    case 'less_than':
      return { kind: 'condition', about: 'element', target, claim: claim as { kind: 'visible' }, span };
    default:
      return undefined;
  }
}

function permit<T extends Assertion | Condition>(sentence: Sentence, step: T, app: AppId): Reading<T> {
  const restriction = app === 'web' ? undefined : findRestriction(step, app);
  if (restriction === undefined) return { ok: true, value: step };
  return refuse(sentence, 'surface', sentence.tokens[0] ?? endMarker, restriction);
}
