// Elements that a step waits for before and after it acts, beyond the wait that acting on a target has of its own.
import { poll, retryTransportOnce, type Unresolvable, walkLadder } from '@flowproof/driver';
import type { Selector, SyncCondition, TraceAction, TraceStep } from '@flowproof/trace-format';
import { describeTarget } from './describe-target.ts';
import type { StepContext } from './step-context.ts';
import { failure, type Trouble, unresolvable } from './step-failure.ts';

/** Waits for what must be there before the step. */
export async function awaitBefore(step: TraceStep, context: StepContext): Promise<Trouble | undefined> {
  return awaitAll(
    step.sync.pre.filter((condition) => !waitsItself(step, condition)),
    step,
    context,
    'precondition',
  );
}

/** Waits for what must be there after the step. */
export async function awaitAfter(step: TraceStep, context: StepContext): Promise<Trouble | undefined> {
  return awaitAll(step.sync.post, step, context, 'postcondition');
}

// Acts and captures look for any rung of their ladder as long as the condition says, so asking first would ask twice.
function waitsItself({ action, selectors }: TraceStep, condition: SyncCondition): boolean {
  if (untargeted.has(action.type) || condition.kind !== 'element_exists') return false;
  const named = condition.selector_ref;
  return (
    selectors.length > 0 && (named === undefined || selectors.length === 1 || selectors[named] === undefined)
  );
}

/** Actions that look for no element of their own. */
const untargeted: ReadonlySet<TraceAction['type']> = new Set([
  'launch',
  'press_key',
  'capture_download',
  'assert',
]);

async function awaitAll(
  conditions: readonly SyncCondition[],
  step: TraceStep,
  context: StepContext,
  code: 'precondition' | 'postcondition',
): Promise<Trouble | undefined> {
  for (const condition of conditions) {
    // The other kinds load and count as met (trace format, section 8).
    if (condition.kind !== 'element_exists') continue;
    const rung = condition.selector_ref === undefined ? undefined : step.selectors[condition.selector_ref];
    const ladder = rung === undefined ? step.selectors : [rung];
    const trouble = await awaitElement(ladder, condition.timeout_ms, context, code);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

async function awaitElement(
  ladder: readonly Selector[],
  timeoutMs: number,
  { surface, clock }: StepContext,
  code: 'precondition' | 'postcondition',
): Promise<Trouble | undefined> {
  if (ladder.length === 0) return failure(code, 'the recorded step waits for an element and names none');
  let hard: Unresolvable | undefined;
  const look = await poll(
    async () => {
      const walk = await retryTransportOnce(clock, () => walkLadder(surface, ladder, { purpose: 'exists' }));
      if (walk.kind === 'ambiguous' || walk.kind === 'unusable') hard = walk;
      return { done: walk.kind !== 'missing', value: undefined };
    },
    { clock, timeoutMs },
  );
  if (hard !== undefined) return unresolvable(hard);
  if (look.done) return undefined;
  const when = code === 'precondition' ? '' : ' of the step';
  return failure(code, `${describeTarget(ladder)} did not appear within ${timeoutMs} ms${when}`, {
    missing: ladder,
  });
}
