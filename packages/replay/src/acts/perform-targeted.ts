// Acts on a recorded target, and what came of it in the words of a step.
import { decodeSelector, type Performed, performOnTarget, requireCapability } from '@flowproof/driver';
import type { Selector, TraceStep } from '@flowproof/trace-format';
import { describeTarget } from '../describe-target.ts';
import type { StepContext, StepPass } from '../step-context.ts';
import { failure, type Trouble, unresolvable, withHint } from '../step-failure.ts';
import type { TargetedAct } from './act-of.ts';

/** Waits for the target and its gates, then acts once. */
export async function performTargeted(
  step: TraceStep,
  targeted: TargetedAct,
  context: StepContext,
): Promise<StepPass | Trouble> {
  requireCapability(context.surface, targeted.capability);
  requireScopes(step.selectors, context);
  const performed = await performOnTarget(context.surface, step.selectors, targeted.purpose, {
    clock: context.clock,
    budget: context.budgetOf(step),
    perform: targeted.perform,
  });
  return performedOutcome(performed, step.selectors);
}

/** Cells, scopes and frames are capabilities of their own. */
export function requireScopes(ladder: readonly Selector[], { surface }: StepContext): void {
  for (const selector of ladder) {
    const kind = decodeSelector(selector)?.kind;
    if (kind === 'cell') requireCapability(surface, 'cells');
    if (kind === 'scoped') requireCapability(surface, 'scopes');
    if (kind === 'framed') requireCapability(surface, 'frames');
  }
}

/** What performing on a target means for the step. */
export function performedOutcome(performed: Performed, ladder: readonly Selector[]): StepPass | Trouble {
  switch (performed.kind) {
    case 'done':
      return {
        status: 'passed',
        selectorTier: performed.tier,
        degraded: performed.rung !== 0,
        notes: performed.note === undefined ? [] : [performed.note],
        ...(performed.found.hints !== undefined && { hints: performed.found.hints }),
      };
    case 'missing':
      return absent(performed, ladder);
    case 'not_ready':
      return notReady(performed, ladder);
    case 'failed':
      return failure('act_failed', performed.message, withHint(performed.hint));
    case 'ambiguous':
    case 'unusable':
      return unresolvable(performed);
  }
}

function absent(performed: Extract<Performed, { kind: 'missing' }>, ladder: readonly Selector[]): Trouble {
  const { waitedMs, miss, lastSeen } = performed;
  const target = describeTarget(ladder);
  const said =
    lastSeen === undefined
      ? `${target} did not appear within ${waitedMs} ms`
      : `${target} was there as ${lastSeen} and went away; it did not appear again within ${waitedMs} ms`;
  const more = miss.detail === undefined ? '' : ` (${miss.detail})`;
  return failure('precondition', `${said}${more}`, { missing: ladder });
}

function notReady(
  performed: Extract<Performed, { kind: 'not_ready' }>,
  ladder: readonly Selector[],
): Trouble {
  const { gate, because } = performed.unmet;
  const reason =
    because === undefined
      ? ''
      : gate === 'receiving events'
        ? `: ${because} would receive it`
        : `: ${because}`;
  const target = describeTarget(ladder);
  return failure(
    'not_actionable',
    `${target} exists (${performed.description}) but is not ${gate} after ${performed.waitedMs} ms${reason}`,
  );
}
