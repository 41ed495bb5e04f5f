// A drag has two targets; both are found and both pass their gates before the button goes down.
import { type ActOutcome, type ElementRef, performOnTarget, requireCapability } from '@flowproof/driver';
import type { Selector, TraceStep } from '@flowproof/trace-format';
import type { StepContext, StepPass } from '../step-context.ts';
import type { Trouble } from '../step-failure.ts';
import { performedOutcome, requireScopes } from './perform-targeted.ts';

/** Drags the step's target onto another one. */
export async function performDrag(
  step: TraceStep,
  onto: readonly Selector[],
  context: StepContext,
): Promise<StepPass | Trouble> {
  const { surface, clock } = context;
  requireCapability(surface, 'drag');
  requireScopes([...step.selectors, ...onto], context);
  const options = { clock, budget: context.budgetOf(step) };
  let drop: StepPass | Trouble | undefined;
  const performed = await performOnTarget(surface, step.selectors, 'drag', {
    ...options,
    perform: async (element): Promise<ActOutcome> => {
      let target: ElementRef | undefined;
      const found = await performOnTarget(surface, onto, 'drag', {
        ...options,
        perform: (each) => {
          target = each;
          return Promise.resolve({ kind: 'done' });
        },
      });
      drop = performedOutcome(found, onto);
      if (target === undefined || drop.status !== 'passed') return { kind: 'failed', message: '' };
      return surface.act({ kind: 'drag', element, onto: target });
    },
  });
  if (drop !== undefined && drop.status !== 'passed') return drop;
  const outcome = performedOutcome(performed, step.selectors);
  if (outcome.status !== 'passed' || drop === undefined) return outcome;
  return {
    ...outcome,
    degraded: outcome.degraded || drop.degraded,
    ...(drop.hints !== undefined && { ontoHints: drop.hints }),
  };
}
