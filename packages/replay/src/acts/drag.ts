// A drag has two targets; both are found and both pass their gates before the button goes down.
import { performOnTarget, requireCapability } from '@flowproof/driver';
import type { Selector, TraceStep } from '@flowproof/trace-format';
import type { StepContext, StepPass } from '../step-context.ts';
import type { Trouble } from '../step-failure.ts';
import { performedOutcome } from './perform-act.ts';

/** Drags the step's target onto another one. */
export async function performDrag(
  step: TraceStep,
  onto: readonly Selector[],
  context: StepContext,
): Promise<StepPass | Trouble> {
  const { surface, clock } = context;
  requireCapability(surface, 'drag');
  const options = { clock, budget: context.budgetOf(step) };
  let ontoTrouble: Trouble | undefined;
  const performed = await performOnTarget(surface, step.selectors, 'drag', {
    ...options,
    perform: async (element) => {
      const drop = await performOnTarget(surface, onto, 'drag', {
        ...options,
        perform: (target) => surface.act({ kind: 'drag', element, onto: target }),
      });
      const outcome = performedOutcome(drop, { selectors: onto });
      if (outcome.status === 'passed') return { kind: 'done', ...(outcome.notes[0] !== undefined && { note: outcome.notes[0] }) };
      ontoTrouble = outcome;
      return { kind: 'failed', message: outcome.detail };
    },
  });
  return ontoTrouble ?? performedOutcome(performed, step);
}
