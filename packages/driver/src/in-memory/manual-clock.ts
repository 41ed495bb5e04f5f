// A clock that only goes on when it is told to, or when somebody sleeps on it.
import type { Clock } from '../clock.ts';

/**
 * Time for tests: sleeping takes no time and moves the clock.
 *
 * @example
 * const clock = new ManualClock();
 * await clock.sleep(20); // returns at once
 * clock.now(); // 20
 */
export class ManualClock implements Clock {
  #now: number;
  readonly #sleeps: number[] = [];

  /** @param startMs - what `now` says first, ms. */
  constructor(startMs = 0) {
    this.#now = startMs;
  }

  /** Every pause that was asked for, ms, in order. */
  get sleeps(): readonly number[] {
    return this.#sleeps;
  }

  now(): number {
    return this.#now;
  }

  sleep(ms: number): Promise<void> {
    this.#sleeps.push(ms);
    this.advance(ms);
    return Promise.resolve();
  }

  /** Lets time pass, ms. */
  advance(ms: number): void {
    this.#now += ms;
  }
}
