// How many elements fit: exactly as many as were claimed.
import { decodeSelector, requireCapability, type Unresolvable } from '@flowproof/driver';
import { describeTarget } from '../describe-target.ts';
import type { ElementQuestion } from './judge-element.ts';
import { type Judgement, times } from './judgement.ts';

/** A failing count is counted on up to here, and says "or more" beyond. */
const countOnTo = 50;

/** One look at a number of elements. */
export async function judgeCount(
  wanted: number,
  { surface, ladder, primary }: ElementQuestion,
): Promise<Judgement | Unresolvable> {
  requireCapability(surface, 'count elements');
  const limit = Math.max(wanted + 1, countOnTo);
  let matched: { readonly count: number; readonly rung: number; readonly tier: string } | undefined;
  for (const rung of [primary, ...ladder.keys()]) {
    const selector = ladder[rung];
    const locator = selector === undefined ? undefined : decodeSelector(selector);
    if (selector === undefined || locator === undefined) continue;
    const count = await surface.count(locator, limit);
    if (typeof count !== 'number') return count;
    // A weaker rung is asked only where the stronger ones find nothing at all.
    if (count > 0) {
      matched = { count, rung, tier: selector.tier };
      break;
    }
  }
  const found = matched?.count ?? 0;
  const said = found >= limit ? `${limit} or more` : String(found);
  return {
    holds: found === wanted,
    code: 'element_count',
    message: `expected ${describeTarget(ladder)} to appear ${times(wanted)}, found ${said}`,
    expected: String(wanted),
    actual: said,
    missingTarget: found === 0,
    ...(matched !== undefined && { rung: matched.rung, tier: matched.tier }),
  };
}
