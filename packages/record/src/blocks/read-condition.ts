// Reads a condition of a flow once, now: it decides which steps are recorded and is no part of the trace.
import type { AppId, Condition, Target } from '@flowproof/grammar';
import { holdsNow, type Moment, numberShown, type StepContext, type Trouble } from '@flowproof/replay';
import { chooseSelectors } from '../encode/choose-selectors.ts';

type ElementClaim = Extract<Condition, { about: 'element' }>['claim'];
type Comparison = Extract<ElementClaim, { kind: 'greater_than' | 'less_than' }>;

/**
 * Whether the condition holds at this moment. A missing element makes a positive condition false and a negative one
 * true.
 *
 * @returns `Trouble` where it cannot be told: an ambiguous target, a text that is no number.
 */
export async function readCondition(
  condition: Condition,
  app: AppId,
  context: StepContext,
): Promise<Moment | Trouble> {
  if (condition.about === 'surface') {
    const { kind, text } = condition.claim;
    const wanted = kind === 'page_shows' ? { value_contains: text } : { value_not_contains: text };
    return holdsNow({ scope: 'surface', ...wanted }, [], context);
  }
  const { claim, target } = condition;
  const ladder = chooseSelectors(target, { app });
  switch (claim.kind) {
    case 'shows':
      return holdsNow({ value_contains: claim.text }, ladder, context);
    case 'visible':
    case 'not_visible':
      return holdsNow({ element_present: claim.kind === 'visible' }, ladder, context);
    case 'greater_than':
    case 'less_than':
      return compare(target, claim, app, context);
  }
}

async function compare(
  target: Target,
  claim: Comparison,
  app: AppId,
  context: StepContext,
): Promise<Moment | Trouble> {
  const left = await numberShown(chooseSelectors(target, { app }), context);
  if (left.status !== 'seen') return left;
  const right = await numberShown(chooseSelectors(claim.other, { app }), context);
  if (right.status !== 'seen') return right;
  if (left.text === undefined || right.text === undefined) return { status: 'seen', holds: false };
  if (left.number === undefined) return notANumber(left.text);
  if (right.number === undefined) return notANumber(right.text);
  const holds = claim.kind === 'greater_than' ? left.number > right.number : left.number < right.number;
  return { status: 'seen', holds };
}

function notANumber(text: string): Trouble {
  return {
    status: 'failed',
    code: 'not_a_number',
    detail: `the condition compares numbers, and "${text.trim()}" is none`,
    expected: 'a number',
    actual: text.trim(),
  };
}
