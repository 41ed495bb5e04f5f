// Performs one trace step, whatever it is, and says what came of it. Recording and replay both go through here.
import { type DriverError, isDriverError } from '@flowproof/driver';
import type { TraceStep } from '@flowproof/trace-format';
import { undeclared } from './acts/dialogs.ts';
import { performAct } from './acts/perform-act.ts';
import { performCapture } from './acts/capture.ts';
import { performAssertion } from './assertions/perform-assertion.ts';
import type { StepContext, StepPass } from './step-context.ts';
import { failure, fault, StepTrouble, type Trouble } from './step-failure.ts';

/**
 * Performs and verifies one step. Never throws for anything that the app, the trace or the connection did; what it
 * throws is a fault of this program.
 */
export async function performStep(step: TraceStep, context: StepContext): Promise<StepPass | Trouble> {
  try {
    const outcome = await dispatch(step, context);
    if (outcome.status !== 'passed') return outcome;
    return undeclared(context.surface.takeDialogs()) ?? outcome;
  } catch (error) {
    if (error instanceof StepTrouble) return error.trouble;
    if (isDriverError(error)) return faultOf(error);
    throw error;
  }
}

function dispatch(step: TraceStep, context: StepContext): Promise<StepPass | Trouble> {
  const { action } = step;
  switch (action.type) {
    case 'assert':
      return performAssertion(step, action.params, context);
    case 'capture':
      return performCapture(step, action.params, context);
    case 'capture_download':
      return Promise.resolve(fault('capability', 'this version cannot wait for downloads yet'));
    case 'focus_window':
    case 'wait':
      return Promise.resolve(failure('unsupported_action', `a recorded ${action.type} is not supported`));
    default:
      return performAct(step, context);
  }
}

function faultOf(error: DriverError): Trouble {
  return fault(error.code, error.message, error.hint === undefined ? {} : { hint: error.hint });
}
