// Whether everything that steps of an earlier trace act on is there now, and is still the same.
import {
  decodeSelector,
  isDriverError,
  type Locator,
  poll,
  type Rect,
  retryTransportOnce,
} from '@flowproof/driver';
import type { StepContext } from '@flowproof/replay';
import type { Selector } from '@flowproof/trace-format';
import type { DecodedStep } from './decode-step.ts';

/**
 * True when the primary target of every act resolves. A page that is still on its way is waited for as long as the acts
 * themselves would wait.
 *
 * @param presenceMs - that bound, ms.
 */
export async function targetsThere(
  steps: readonly DecodedStep[],
  context: Pick<StepContext, 'surface' | 'clock'>,
  presenceMs: number,
): Promise<boolean> {
  const targets = steps.flatMap(targetsOf);
  try {
    const look = await poll(
      async () => {
        const there = await retryTransportOnce(context.clock, () => allThere(targets, context));
        return { done: there, value: undefined };
      },
      { clock: context.clock, timeoutMs: presenceMs },
    );
    return look.done;
  } catch (error) {
    // What cannot be asked for is not there to be used again; authoring afresh says what is wrong.
    if (isDriverError(error)) return false;
    throw error;
  }
}

/** A target as it will be looked for, and as it was. */
interface Target {
  readonly now: Locator | undefined;
  readonly then: Locator | undefined;
}

function targetsOf({ action, selectors, recorded }: DecodedStep): readonly Target[] {
  if (action.type === 'assert') return [];
  const ladders = action.type === 'drag' ? [selectors, action.params.onto] : [selectors];
  return ladders.flatMap((ladder, index) =>
    ladder.length === 0 ? [] : [{ now: primary(ladder), then: primary(recorded[index] ?? []) }],
  );
}

function primary(ladder: readonly Selector[]): Locator | undefined {
  const [first] = ladder;
  return first && decodeSelector(first);
}

async function allThere(targets: readonly Target[], context: Pick<StepContext, 'surface'>): Promise<boolean> {
  for (const { now, then } of targets) {
    const place = await placeOf(now, context);
    if (place === undefined) return false;
    // Where it is looked for in another way than before, both ways have to lead to the same place.
    if (JSON.stringify(now) === JSON.stringify(then)) continue;
    if (JSON.stringify(await placeOf(then, context)) !== JSON.stringify(place)) return false;
  }
  return true;
}

async function placeOf(
  locator: Locator | undefined,
  { surface }: Pick<StepContext, 'surface'>,
): Promise<Rect | undefined> {
  if (locator === undefined) return undefined;
  const answer = await surface.resolve(locator, { purpose: 'exists' });
  return answer.kind === 'found' ? answer.bounds : undefined;
}
