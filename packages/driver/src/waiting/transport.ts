// Transport faults are not answers: asked again once, and never taken for a verdict.
import type { Clock } from '../clock.ts';
import { TransportError } from '../errors.ts';

/** Pause before a question that met a transport fault is put again, ms. */
export const transportRetryMs = 300;

/** Runs a whole operation once more, after a pause, when the first attempt met a transport fault. */
export async function retryTransportOnce<T>(clock: Clock, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    await clock.sleep(transportRetryMs);
    return operation();
  }
}
