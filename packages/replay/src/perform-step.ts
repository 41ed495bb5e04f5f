// Performs one trace step, whatever it is, and says what came of it. Recording and replay both go through here.
import type { TraceStep } from '@flowproof/trace-format';
import { undeclared } from './acts/dialogs.ts';
import { performDownloadCapture } from './acts/capture-download.ts';
import { performAct } from './acts/perform-act.ts';
import { performCapture } from './acts/capture.ts';
import { performAssertion } from './assertions/perform-assertion.ts';
import type { StepContext, StepManner, StepPass } from './step-context.ts';
import { failure, type Trouble } from './step-failure.ts';
import { awaitAfter, awaitBefore } from './sync-conditions.ts';
import { troubleOf } from './trouble-of.ts';

/**
 * Performs and verifies one step. Never throws for anything that the app, the trace or the connection did; what it
 * throws is a fault of this program.
 */
export async function performStep(
  step: TraceStep,
  context: StepContext,
  manner: StepManner = {},
): Promise<StepPass | Trouble> {
  const outcome = await troubleOf(() => performWithin(step, context, manner));
  const surprise = undeclared(context.surface.takeDialogs());
  if (surprise === undefined) return outcome;
  // A step that did not pass keeps its own reason; the dialog may well be the cause of it.
  return outcome.status === 'passed'
    ? surprise
    : { ...outcome, detail: `${outcome.detail}; ${surprise.detail}` };
}

async function performWithin(
  step: TraceStep,
  context: StepContext,
  manner: StepManner,
): Promise<StepPass | Trouble> {
  if (step.surface !== undefined) {
    return failure(
      'undeclared_surface',
      `the step runs on the surface "${step.surface}", which the trace does not declare`,
    );
  }
  const early = await awaitBefore(step, context);
  if (early !== undefined) return early;
  const outcome = await dispatch(step, context, manner);
  return outcome.status === 'passed' ? ((await awaitAfter(step, context)) ?? outcome) : outcome;
}

async function dispatch(
  step: TraceStep,
  context: StepContext,
  manner: StepManner,
): Promise<StepPass | Trouble> {
  const { action } = step;
  switch (action.type) {
    case 'assert':
      return performAssertion(step, action.params, context);
    case 'capture':
      return performCapture(step, action.params, context);
    case 'capture_download':
      return performDownloadCapture(action.params, context);
    case 'focus_window':
    case 'wait':
      return failure('unsupported_action', `a recorded ${action.type} is not supported`);
    default:
      return performAct(step, action, context, manner);
  }
}
