// The one wait of the product: ask, look again soon, then less often, until a bound that stands in the trace.
import type { Clock } from '../clock.ts';

/** First pause between two looks, ms; it doubles up to `longestPauseMs`. */
export const firstPauseMs = 20;
/** Longest pause between two looks, ms. */
export const longestPauseMs = 200;

/** An answer ends the wait; `again` looks again until the bound, after which `value` is what was seen last. */
export type Look<T> =
  { readonly done: true; readonly value: T } | { readonly done: false; readonly value: T };

/**
 * Asks until an answer is final or the bound has passed. The first look is immediate, and there is always one.
 *
 * @param ask - one look; what it rejects with ends the wait at once.
 * @param options - `timeoutMs`, or a function of what was last seen when the bound depends on it.
 * @returns the last look, with whether it was final.
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
    if (left <= 0) return look;
    await clock.sleep(Math.min(pause, left));
    pause = Math.min(pause * 2, longestPauseMs);
  }
}
