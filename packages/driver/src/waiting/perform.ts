// Performs an act on a recorded target: waits for the element, then for its gates, then acts once.
import type { Selector } from '@flowproof/trace-format';
import type { ActOutcome } from '../act.ts';
import type { Clock } from '../clock.ts';
import type { ElementRef, Found, Missing, Purpose, UnmetGate, Unresolvable } from '../found.ts';
import { walkLadder } from '../ladder/walk.ts';
import type { Surface } from '../surface.ts';
import { GateDeadline } from './gate-deadline.ts';
import { type Look, poll } from './poll.ts';
import { retryTransportOnce } from './transport.ts';

/** Upper bounds of an act's waits, ms. */
export interface ActBudget {
  /** Until the element exists. */
  readonly presenceMs: number;
  /** Until it is enabled, editable and stable, and back when it was removed meanwhile. */
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
  | {
      readonly kind: 'missing';
      readonly waitedMs: number;
      readonly miss: Missing;
      /** Description of an element that was there during the wait and went away again. */
      readonly lastSeen?: string;
    }
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
 * An act that met a transport fault is put again, with a fresh look-up, only where doing it twice is doing it once, or
 * where the surface says that nothing was done yet; a press whose answer was lost ends as the fault it is.
 *
 * @param perform - the act on the element that was found; `gone` and `not_ready` make it look again.
 * @returns what came of it. Never throws for a target that is absent or not ready.
 * @example
 * const performed = await performOnTarget(surface, step.selectors, 'click', {
 *   clock: systemClock,
 *   budget: { presenceMs: 5000, gateMs: 5000, obscuredMs: 30_000 },
 *   perform: (element) => surface.act({ kind: 'click', element, button: 'left', count: 1 }),
 * });
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
  const deadline = new GateDeadline(clock, budget);
  let lastSeen: string | undefined;
  let acting = false;
  const lookAndAct = async (): Promise<Attempt> => {
    acting = false;
    const walk = await walkLadder(surface, ladder, { purpose });
    if (walk.kind === 'missing') return { kind: 'missing', miss: walk };
    if (walk.kind !== 'found') return walk;
    const { found, rung, tier } = walk;
    deadline.found();
    lastSeen = found.description;
    if (found.unmet !== undefined)
      return { kind: 'not_ready', unmet: found.unmet, description: found.description };
    acting = true;
    return attemptOf(await perform(found.element), { found, rung, tier });
  };
  const { value } = await poll(
    async (): Promise<Look<Attempt>> => {
      const attempt = await retryTransportOnce(
        clock,
        lookAndAct,
        (fault) => !acting || fault.nothingDone || repeatable.has(purpose),
      );
      return { done: attempt.kind !== 'missing' && attempt.kind !== 'not_ready', value: attempt };
    },
    { clock, timeoutMs: (seen) => deadline.after(seen.kind === 'not_ready' ? seen.unmet : undefined) },
  );
  if (value.kind === 'missing') {
    return { ...value, waitedMs: clock.now() - start, ...(lastSeen !== undefined && { lastSeen }) };
  }
  if (value.kind === 'not_ready') return { ...value, waitedMs: deadline.sinceFoundMs() };
  return value;
}

/** Acts that leave the same behind however often they are performed. */
const repeatable: ReadonlySet<Purpose> = new Set<Purpose>([
  'hover',
  'type',
  'clear',
  'select',
  'set_checked',
  'scroll',
  'upload',
]);

function attemptOf(
  outcome: ActOutcome,
  match: Omit<Extract<Performed, { kind: 'done' }>, 'kind' | 'note'>,
): Attempt {
  switch (outcome.kind) {
    case 'done':
      return { ...outcome, ...match };
    case 'failed':
      return outcome;
    case 'not_ready':
      return { ...outcome, description: match.found.description };
    case 'gone':
      return { kind: 'missing', miss: { kind: 'missing' } };
  }
}
