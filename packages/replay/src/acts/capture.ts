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
import { failure, type Trouble, unresolvable } from '../step-failure.ts';
import { performedOutcome, requireScopes } from './perform-targeted.ts';

/** More matches than this are not counted. */
const countLimit = 100_000;

/** Reads a text or a number of matches and keeps it under the recorded name. */
export async function performCapture(
  step: TraceStep,
  params: CaptureParams,
  context: StepContext,
): Promise<StepPass | Trouble> {
  requireScopes(step.selectors, context);
  return params.count === true
    ? captureCount(step, params.name, context)
    : captureText(step, params.name, context);
}

async function captureText(step: TraceStep, name: string, context: StepContext): Promise<StepPass | Trouble> {
  const { surface, clock, references } = context;
  requireCapability(surface, 'read text');
  const start = clock.now();
  const { value: walk } = await poll(
    async () => {
      const seen = await retryTransportOnce(clock, () =>
        walkLadder(surface, step.selectors, { purpose: 'read', read: [{ kind: 'text' }] }),
      );
      return { done: seen.kind !== 'missing', value: seen };
    },
    { clock, timeoutMs: context.budgetOf(step).presenceMs },
  );
  switch (walk.kind) {
    case 'found':
      references.captures.set(name, (walk.found.readings.text ?? '').trim());
      return performedOutcome({ ...walk, kind: 'done' }, step.selectors);
    case 'missing':
      return performedOutcome({ kind: 'missing', waitedMs: clock.now() - start, miss: walk }, step.selectors);
    case 'ambiguous':
    case 'unusable':
      return unresolvable(walk);
  }
}

async function captureCount(
  step: TraceStep,
  name: string,
  context: StepContext,
): Promise<StepPass | Trouble> {
  const { clock, references, surface } = context;
  requireCapability(surface, 'count elements');
  const timeoutMs = context.budgetOf(step).presenceMs;
  const { value: counted } = await poll(
    async () => {
      const seen = await retryTransportOnce(clock, () => countRungs(step, surface));
      return { done: seen.kind !== 'none', value: seen };
    },
    { clock, timeoutMs },
  );
  switch (counted.kind) {
    case 'counted':
      references.captures.set(name, String(counted.count));
      return { status: 'passed', selectorTier: counted.tier, degraded: counted.rung !== 0, notes: [] };
    case 'none': {
      const target = describeTarget(step.selectors);
      return failure(
        'zero_count',
        `${target} did not appear within ${timeoutMs} ms: there is no number to remember`,
        {
          hint: 'to prove that there are none, assert `the "…" appears 0 times`',
          missing: step.selectors,
        },
      );
    }
    case 'ambiguous':
    case 'unusable':
      return unresolvable(counted);
  }
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
