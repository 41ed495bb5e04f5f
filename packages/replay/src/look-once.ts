// Looks at the surface once, without waiting: what conditions of a flow are decided by while it is recorded.
import { requireCapability, retryTransportOnce, walkLadder } from '@flowproof/driver';
import type { ElementStateExpect, Selector } from '@flowproof/trace-format';
import { requireScopes } from './acts/perform-targeted.ts';
import { numberIn } from './assertions/compare-texts.ts';
import { questionOf } from './assertions/perform-assertion.ts';
import type { StepContext } from './step-context.ts';
import { type Trouble, unresolvable } from './step-failure.ts';
import { troubleOf } from './trouble-of.ts';

/** Whether something holds at this moment. */
export interface Moment {
  readonly status: 'seen';
  readonly holds: boolean;
}

/**
 * Asks once whether an expectation holds, by the rules that assertions are judged by.
 *
 * @returns `Trouble` where it cannot be told: an ambiguous target, an unset variable, a lost connection.
 * @example
 * await holdsNow({ scope: 'surface', value_contains: 'Done' }, [], context); // { status: 'seen', holds: false }
 */
export function holdsNow(
  expect: ElementStateExpect,
  ladder: readonly Selector[],
  context: StepContext,
): Promise<Moment | Trouble> {
  return troubleOf(async () => {
    const ask = questionOf(ladder, { kind: 'element_state', expect }, context);
    const seen = await retryTransportOnce(context.clock, ask);
    return 'kind' in seen ? unresolvable(seen) : { status: 'seen', holds: seen.holds };
  });
}

/** A text read at this moment and the number in it; both undefined when the element is not there. */
export interface ShownNumber {
  readonly status: 'seen';
  readonly text?: string;
  readonly number?: number;
}

/**
 * Reads the number that an element shows, once.
 *
 * @returns `Trouble` where it cannot be told.
 * @example
 * await numberShown(ladder, context); // { status: 'seen', text: 'Total € 12.50', number: 12.5 }
 */
export function numberShown(
  ladder: readonly Selector[],
  context: StepContext,
): Promise<ShownNumber | Trouble> {
  const { surface, clock } = context;
  return troubleOf(async () => {
    requireCapability(surface, 'read text');
    requireScopes(ladder, context);
    const walk = await retryTransportOnce(clock, () =>
      walkLadder(surface, ladder, { purpose: 'read', read: [{ kind: 'text' }] }),
    );
    if (walk.kind === 'missing') return { status: 'seen' };
    if (walk.kind !== 'found') return unresolvable(walk);
    const text = walk.found.readings.text ?? '';
    const number = numberIn(text);
    return { status: 'seen', text, ...(number !== undefined && { number }) };
  });
}
