// Walks a recorded ladder: the first rung that resolves now wins; a hard answer ends the walk.
import type { Selector } from '@flowproof/trace-format';
import type { Found, Missing, Question, Unresolvable } from '../found.ts';
import { decodeSelector } from '../locator.ts';
import type { Surface } from '../surface.ts';

/** Outcome of a walk. */
export type Walk =
  | {
      readonly kind: 'found';
      readonly found: Found;
      /** Index of the rung in the ladder. */
      readonly rung: number;
      readonly tier: Selector['tier'];
    }
  | Missing
  | Unresolvable;

/**
 * Asks the rungs in order, one round trip each.
 *
 * @param first - index of the rung to try before the others (an assertion's `selector_ref`).
 */
export async function walkLadder(
  surface: Surface,
  ladder: readonly Selector[],
  question: Question,
  first = 0,
): Promise<Walk> {
  let miss: Missing = { kind: 'missing' };
  for (const rung of rungOrder(ladder.length, first)) {
    const selector = ladder[rung];
    const locator = selector === undefined ? undefined : decodeSelector(selector);
    if (selector === undefined || locator === undefined) continue;
    const answer = await surface.resolve(locator, question);
    if (answer.kind === 'found') return { kind: 'found', found: answer, rung, tier: selector.tier };
    if (answer.kind !== 'missing') return answer;
    if (miss.detail === undefined) miss = answer;
  }
  return miss;
}

function rungOrder(length: number, first: number): readonly number[] {
  const all = Array.from({ length }, (_, index) => index);
  return first > 0 && first < length ? [first, ...all.filter((index) => index !== first)] : all;
}
