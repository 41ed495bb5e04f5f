// Performs one recorded act, with the dialog it declares, and says what came of it.
import { type ActOutcome, requireCapability, retryTransportOnce } from '@flowproof/driver';
import { declaredDialog, type DialogParams, type TraceAction, type TraceStep } from '@flowproof/trace-format';
import type { StepContext, StepManner, StepPass } from '../step-context.ts';
import { failure, type Trouble, withHint } from '../step-failure.ts';
import { freeAct, repeatable, targetedAct } from './act-of.ts';
import { armDeclared, judgeDeclared } from './dialogs.ts';
import { performDrag } from './drag.ts';
import { performTargeted } from './perform-targeted.ts';

/** Performs every action but captures and assertions. */
export async function performAct(
  step: TraceStep,
  action: TraceAction,
  context: StepContext,
  manner: StepManner,
): Promise<StepPass | Trouble> {
  const dialog = dialogOf(action);
  if (dialog === undefined) return act(step, action, context, manner);
  const { surface, clock } = context;
  armDeclared(surface, dialog, context.references);
  try {
    const outcome = await act(step, action, context, manner);
    if (outcome.status !== 'passed') return outcome;
    const timeoutMs = context.budgetOf(step).presenceMs;
    return (await judgeDeclared(surface, dialog, { clock, timeoutMs })) ?? outcome;
  } finally {
    // What was not answered by now must not answer a later dialog.
    surface.armDialog(undefined);
  }
}

function dialogOf(action: TraceAction): DialogParams | undefined {
  switch (action.type) {
    case 'click':
    case 'double_click':
    case 'right_click':
    case 'hover':
      return declaredDialog(action.params);
    default:
      return undefined;
  }
}

async function act(
  step: TraceStep,
  action: TraceAction,
  context: StepContext,
  manner: StepManner,
): Promise<StepPass | Trouble> {
  if (action.type === 'drag') return performDrag(step, action.params.onto, context);
  const withoutTarget =
    step.selectors.length === 0 || action.type === 'launch' || action.type === 'press_key';
  if (withoutTarget) return performFree(action, context);
  const targeted = targetedAct(action, context, manner);
  if (targeted === undefined)
    return failure('unsupported_action', `a recorded ${action.type} is not supported`);
  return performTargeted(step, targeted, context);
}

async function performFree(action: TraceAction, context: StepContext): Promise<StepPass | Trouble> {
  const free = freeAct(action, context);
  if (free === undefined) {
    return failure('unsupported_action', `a recorded ${action.type} without a target is not supported`);
  }
  requireCapability(context.surface, free.capability);
  const outcome = await retryTransportOnce(
    context.clock,
    () => context.surface.act(free.act),
    (lost) => lost.nothingDone || repeatable.has(free.act.kind),
  );
  return freeOutcome(outcome);
}

function freeOutcome(outcome: ActOutcome): StepPass | Trouble {
  switch (outcome.kind) {
    case 'done':
      return { status: 'passed', degraded: false, notes: outcome.note === undefined ? [] : [outcome.note] };
    case 'failed':
      return failure('act_failed', outcome.message, withHint(outcome.hint));
    case 'not_ready':
      return failure('not_actionable', `the focused element is not ${outcome.unmet.gate}`);
    case 'gone':
      return failure('act_failed', 'the focused element went away while the step acted on it');
  }
}
