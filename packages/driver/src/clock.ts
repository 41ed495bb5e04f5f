// Time as a parameter, so that waiting can be tested without waiting.

/** What waiting needs to know of time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after this many milliseconds. */
  sleep(ms: number): Promise<void>;
}

/**
 * The machine's clock, counted on from the moment the process started: setting the system time moves no deadline.
 *
 * @example
 * const start = systemClock.now();
 * await systemClock.sleep(20);
 */
export const systemClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  sleep: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
};
