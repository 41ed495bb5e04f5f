// Turns what is thrown inside a step into what the step says about it.
import { isDriverError } from '@flowproof/driver';
import { failure, fault, StepTrouble, type Trouble, withHint } from './step-failure.ts';

/** Runs a piece of a step. What the app, the trace or the connection can cause becomes a trouble; the rest is thrown on. */
export async function troubleOf<T>(piece: () => Promise<T>): Promise<T | Trouble> {
  try {
    return await piece();
  } catch (error) {
    if (error instanceof StepTrouble) return error.trouble;
    if (isDriverError(error)) {
      const told = error.code === 'page_not_open' ? failure : fault;
      return told(error.code, error.message, withHint(error.hint));
    }
    throw error;
  }
}
