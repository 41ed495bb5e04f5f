// Transport faults are not answers: asked again once, and never taken for a verdict.
import type { Clock } from '../clock.ts';
import { TransportError } from '../errors.ts';

/** Pause before a question that met a transport fault is put again, ms. */
export const transportRetryMs = 300;

/**
 * Runs a whole operation once more, after a pause, when the first attempt met a transport fault.
 *
 * @param operation - from the look-up on, so that nothing of the lost attempt is used again.
 * @param mayRepeat - false for a fault after which the operation must not be run again; by default all may.
 * @returns what the operation returned. Throws what the second attempt threw, and every other error at once.
 * @example
 * const text = await retryTransportOnce(systemClock, () => surface.read('text'));
 */
export async function retryTransportOnce<T>(
  clock: Clock,
  operation: () => Promise<T>,
  mayRepeat: (fault: TransportError) => boolean = () => true,
): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (!(error instanceof TransportError) || !mayRepeat(error)) throw error;
    await clock.sleep(transportRetryMs);
    return operation();
  }
}
