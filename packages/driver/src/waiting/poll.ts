// The one wait of the product: ask, look again soon, then less often, until a bound that stands in the trace.
import type { Clock } from '../clock.ts';

/** First pause between two looks, ms; it doubles up to `longestPauseMs`. */
export const firstPauseMs = 20;
/** Longest pause between two looks, ms. */
export const longestPauseMs = 200;

/** What one look saw: `done` ends the wait, else it is looked again until the bound. */
export type Look<T> =
  { readonly done: true; readonly value: T } | { readonly done: false; readonly value: T };

/**
 * Asks until an answer is final or the bound has passed. The first look is immediate, and there is always one.
 *
 * @param ask - one look; what it rejects with ends the wait at once.
 * @param options - `timeoutMs`, or a function of what was last seen when the bound depends on it.
 * @returns the last look, with whether it was final.
 * @example
 * const look = await poll(async () => ({ done: await isThere(), value: undefined }), { clock, timeoutMs: 5000 });
 * if (!look.done) console.log('still not there');
 */
export async function poll<T>(
  ask: () => Promise<Look<T>>,
  options: { readonly clock: Clock; readonly timeoutMs: number | ((seen: T) => number) },
): Promise<Look<T>> {
  const { clock, timeoutMs } = options;
  const start = clock.now();
  let pause = firstPauseMs;
  for (;;) {
    const look = await ask();
    if (look.done) return look;
    const bound = typeof timeoutMs === 'number' ? timeoutMs : timeoutMs(look.value);
    const left = bound - (clock.now() - start);
    // Not `left <= 0`: a bound that is no number must end the wait, not make it endless.
    if (!(left > 0)) return look;
    await clock.sleep(Math.min(pause, left));
    pause = Math.min(pause * 2, longestPauseMs);
  }
}
