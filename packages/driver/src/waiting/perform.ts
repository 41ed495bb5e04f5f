// Performs an act on a recorded target: waits for the element, then for its gates, then acts once.
import type { Selector } from '@flowproof/trace-format';
import type { ActOutcome } from '../act.ts';
import type { Clock } from '../clock.ts';
import type { ElementRef, Found, Missing, Purpose, UnmetGate, Unresolvable } from '../found.ts';
import { walkLadder } from '../ladder/walk.ts';
import type { Surface } from '../surface.ts';
import { type Look, poll } from './poll.ts';
import { retryTransportOnce } from './transport.ts';

/** Upper bounds of an act's waits, ms. */
export interface ActBudget {
  /** Until the element exists. */
  readonly presenceMs: number;
  /** Until it is enabled, editable and stable. */
  readonly gateMs: number;
  /** Until nothing covers it. */
  readonly obscuredMs: number;
}

/** Outcome of an act on a target. */
export type Performed =
  | {
      readonly kind: 'done';
      readonly found: Found;
      readonly rung: number;
      readonly tier: Selector['tier'];
      readonly note?: string;
    }
  | { readonly kind: 'missing'; readonly waitedMs: number; readonly miss: Missing }
  | {
      readonly kind: 'not_ready';
      readonly waitedMs: number;
      readonly unmet: UnmetGate;
      readonly description: string;
    }
  | { readonly kind: 'failed'; readonly message: string; readonly hint?: string }
  | Unresolvable;

type Attempt =
  | Exclude<Performed, { kind: 'missing' | 'not_ready' }>
  | { readonly kind: 'missing'; readonly miss: Missing }
  | { readonly kind: 'not_ready'; readonly unmet: UnmetGate; readonly description: string };

/**
 * Waits for the target and its gates, then performs the act once.
 *
 * @param perform - the act on the element that was found; `gone` and `not_ready` make it look again.
 * @returns what came of it. Never throws for a target that is absent or not ready.
 */
export async function performOnTarget(
  surface: Surface,
  ladder: readonly Selector[],
  purpose: Purpose,
  options: {
    readonly clock: Clock;
    readonly budget: ActBudget;
    readonly perform: (element: ElementRef) => Promise<ActOutcome>;
  },
): Promise<Performed> {
  const { clock, budget, perform } = options;
  const start = clock.now();
  let firstFoundAt: number | undefined;
  const attempt = async (): Promise<Look<Attempt>> => {
    const walk = await retryTransportOnce(clock, () => walkLadder(surface, ladder, { purpose }));
    if (walk.kind === 'missing') return { done: false, value: { kind: 'missing', miss: walk } };
    if (walk.kind !== 'found') return { done: true, value: walk };
    firstFoundAt ??= clock.now();
    const { found, rung, tier } = walk;
    if (found.unmet !== undefined) return notReady(found.unmet, found.description);
    const outcome = await perform(found.element);
    switch (outcome.kind) {
      case 'done':
        return { done: true, value: { ...outcome, found, rung, tier } };
      case 'failed':
        return { done: true, value: outcome };
      case 'not_ready':
        return notReady(outcome.unmet, found.description);
      case 'gone':
        return { done: false, value: { kind: 'missing', miss: { kind: 'missing' } } };
    }
  };
  const look = await poll(attempt, {
    clock,
    timeoutMs: (seen) => {
      // Gates have a budget of their own that starts when the element was first there.
      const before = firstFoundAt === undefined ? 0 : firstFoundAt - start;
      if (seen.kind !== 'not_ready')
        return firstFoundAt === undefined ? budget.presenceMs : before + budget.gateMs;
      return before + (seen.unmet.gate === 'receiving events' ? budget.obscuredMs : budget.gateMs);
    },
  });
  const { value } = look;
  if (value.kind === 'missing') return { ...value, waitedMs: clock.now() - start };
  if (value.kind === 'not_ready') return { ...value, waitedMs: clock.now() - (firstFoundAt ?? start) };
  return value;
}

function notReady(unmet: UnmetGate, description: string): Look<Attempt> {
  return { done: false, value: { kind: 'not_ready', unmet, description } };
}
