// Remembers a value the app shows, for later steps of the same run.
import {
  decodeSelector,
  poll,
  requireCapability,
  retryTransportOnce,
  type Surface,
  type Unresolvable,
  walkLadder,
} from '@flowproof/driver';
import type { CaptureParams, TraceStep } from '@flowproof/trace-format';
import { describeTarget } from '../describe-target.ts';
import type { StepContext, StepPass } from '../step-context.ts';
import { failure, type Trouble } from '../step-failure.ts';
import { performedOutcome, requireScopeCapability } from './perform-act.ts';

/** More matches than this are not counted. */
const countLimit = 100_000;

/** Reads a text or a number of matches and keeps it under the recorded name. */
export async function performCapture(
  step: TraceStep,
  params: CaptureParams,
  context: StepContext,
): Promise<StepPass | Trouble> {
  requireScopeCapability(step, context);
  return params.count === true ? captureCount(step, params.name, context) : captureText(step, params.name, context);
}

async function captureText(step: TraceStep, name: string, context: StepContext): Promise<StepPass | Trouble> {
  const { surface, clock, references } = context;
  requireCapability(surface, 'read text');
  const start = clock.now();
  const look = await poll(
    async () => {
      const walk = await retryTransportOnce(clock, () =>
        walkLadder(surface, step.selectors, { purpose: 'read', read: [{ kind: 'text' }] }),
      );
      return { done: walk.kind !== 'missing', value: walk };
    },
    { clock, timeoutMs: context.budgetOf(step).presenceMs },
  );
  const walk = look.value;
  if (walk.kind === 'found') {
    references.captures.set(name, (walk.found.readings.text ?? '').trim());
    return performedOutcome({ ...walk, kind: 'done' }, step);
  }
  if (walk.kind === 'missing') {
    return performedOutcome({ kind: 'missing', waitedMs: clock.now() - start, miss: walk }, step);
  }
  return performedOutcome(walk, step);
}

async function captureCount(step: TraceStep, name: string, context: StepContext): Promise<StepPass | Trouble> {
  const { clock, references, surface } = context;
  requireCapability(surface, 'count elements');
  const look = await poll(
    async () => {
      const counted = await retryTransportOnce(clock, () => countRungs(step, surface));
      return { done: counted.kind !== 'none', value: counted };
    },
    { clock, timeoutMs: context.budgetOf(step).presenceMs },
  );
  const counted = look.value;
  if (counted.kind === 'none') {
    return failure('zero_count', `nothing matches ${describeTarget(step.selectors)}: there is no number to remember`, {
      hint: 'to prove that there are none, assert `the "…" appears 0 times`',
    });
  }
  if (counted.kind !== 'counted') return performedOutcome(counted, step);
  references.captures.set(name, String(counted.count));
  return { status: 'passed', selectorTier: counted.tier, degraded: counted.rung !== 0, notes: [] };
}

type Counted =
  | { readonly kind: 'counted'; readonly count: number; readonly rung: number; readonly tier: string }
  | { readonly kind: 'none' }
  | Unresolvable;

async function countRungs(step: TraceStep, surface: Surface): Promise<Counted> {
  for (const [rung, selector] of step.selectors.entries()) {
    const locator = decodeSelector(selector);
    if (locator === undefined) continue;
    const count = await surface.count(locator, countLimit);
    if (typeof count !== 'number') return count;
    if (count > 0) return { kind: 'counted', count, rung, tier: selector.tier };
  }
  return { kind: 'none' };
}
