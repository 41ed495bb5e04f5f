// Performs one recorded act and turns what came of it into a pass or a trouble.
import { decodeSelector, type Performed, performOnTarget, requireCapability } from '@flowproof/driver';
import { declaredDialog, type TraceStep } from '@flowproof/trace-format';
import { describeTarget } from '../describe-target.ts';
import type { StepContext, StepPass } from '../step-context.ts';
import { failure, fault, type Trouble } from '../step-failure.ts';
import { freeAct, targetedAct } from './act-of.ts';
import { armDeclared, judgeDialogs } from './dialogs.ts';
import { performDrag } from './drag.ts';

/** Performs every action but captures and assertions. */
export async function performAct(step: TraceStep, context: StepContext): Promise<StepPass | Trouble> {
  const { surface, clock } = context;
  const { action } = step;
  const dialog = 'dialog' in action.params ? declaredDialog(action.params) : undefined;
  if (dialog !== undefined) armDeclared(surface, dialog, context.references);
  const outcome = step.selectors.length === 0 ? await performFree(step, context) : await performTargeted(step, context);
  if (outcome.status !== 'passed') {
    surface.armDialog(undefined);
    return outcome;
  }
  const trouble = await judgeDialogs(surface, dialog, { clock, timeoutMs: context.budgetOf(step).presenceMs });
  return trouble ?? outcome;
}

async function performFree(step: TraceStep, context: StepContext): Promise<StepPass | Trouble> {
  const free = freeAct(step, context);
  if (free === undefined) return unsupported(step);
  requireCapability(context.surface, free.capability);
  const outcome = await context.surface.act(free.act);
  switch (outcome.kind) {
    case 'done':
      return pass({ notes: outcome.note === undefined ? [] : [outcome.note] });
    case 'failed':
      return failure('act_failed', outcome.message, outcome.hint === undefined ? {} : { hint: outcome.hint });
    case 'not_ready':
      return failure('not_actionable', `the focused element is not ${outcome.unmet.gate}`);
    case 'gone':
      return failure('act_failed', 'the focused element went away while the step acted on it');
  }
}

async function performTargeted(step: TraceStep, context: StepContext): Promise<StepPass | Trouble> {
  if (step.action.type === 'drag') return performDrag(step, step.action.params.onto, context);
  const targeted = targetedAct(step, context);
  if (targeted === undefined) return unsupported(step);
  requireCapability(context.surface, targeted.capability);
  requireScopeCapability(step, context);
  const performed = await performOnTarget(context.surface, step.selectors, targeted.purpose, {
    clock: context.clock,
    budget: context.budgetOf(step),
    perform: targeted.perform,
  });
  return performedOutcome(performed, step);
}

/** Cells, scopes and frames are capabilities of their own. */
export function requireScopeCapability(step: TraceStep, context: StepContext): void {
  for (const selector of step.selectors) {
    const kind = decodeSelector(selector)?.kind;
    if (kind === 'cell') requireCapability(context.surface, 'cells');
    if (kind === 'scoped') requireCapability(context.surface, 'scopes');
    if (kind === 'framed') requireCapability(context.surface, 'frames');
  }
}

/** What performing on a target means for the step. */
export function performedOutcome(performed: Performed, step: Pick<TraceStep, 'selectors'>): StepPass | Trouble {
  const target = describeTarget(step.selectors);
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
      return failure('precondition', `${target} did not appear within ${performed.waitedMs} ms${tail(performed.miss.detail)}`, {
        missingTarget: true,
      });
    case 'not_ready': {
      const { gate, because } = performed.unmet;
      const reason = because === undefined ? '' : gate === 'receiving events' ? `: ${because} would receive it` : `: ${because}`;
      return failure(
        'not_actionable',
        `${target} exists (${performed.description}) but is not ${gate} after ${performed.waitedMs} ms${reason}`,
      );
    }
    case 'failed':
      return failure('act_failed', performed.message, performed.hint === undefined ? {} : { hint: performed.hint });
    case 'ambiguous':
    case 'unusable':
      return fault(
        performed.kind === 'ambiguous' ? 'ambiguous_target' : 'unusable_target',
        performed.message,
        performed.hint === undefined ? {} : { hint: performed.hint },
      );
  }
}

function tail(detail: string | undefined): string {
  return detail === undefined ? '' : ` (${detail})`;
}

function pass(more: { readonly notes: readonly string[] }): StepPass {
  return { status: 'passed', degraded: false, ...more };
}

function unsupported(step: TraceStep): Trouble {
  return failure(
    'unsupported_action',
    step.selectors.length === 0
      ? `a recorded ${step.action.type} without a target is not supported`
      : `a recorded ${step.action.type} is not supported`,
  );
}
