// Until when an act waits for its target: one bound until it is there, others for its gates from then on.
import type { Clock } from '../clock.ts';
import type { UnmetGate } from '../found.ts';
import type { ActBudget } from './perform.ts';

/**
 * Bounds of one wait, as ms since it began.
 *
 * A covered element has passed all other gates, so their budget starts anew when the cover has lifted: a veil that
 * stayed for longer than that budget must not fail an element which then moves for a moment. The whole wait is bounded
 * by presence, obscured and gate budget together.
 */
export class GateDeadline {
  readonly #clock: Clock;
  readonly #budget: ActBudget;
  readonly #start: number;
  #foundAt: number | undefined;
  #coveredUntil: number | undefined;

  constructor(clock: Clock, budget: ActBudget) {
    this.#clock = clock;
    this.#budget = budget;
    this.#start = clock.now();
  }

  /** The element is there; only the first time counts. */
  found(): void {
    this.#foundAt ??= this.#clock.now();
  }

  /** ms since the element was first there. */
  sinceFoundMs(): number {
    return this.#clock.now() - (this.#foundAt ?? this.#start);
  }

  /**
   * Takes note of a look and says how long to go on.
   *
   * @param unmet - the gate that was not met; undefined when the element was not there.
   */
  after(unmet: UnmetGate | undefined): number {
    const { presenceMs, gateMs, obscuredMs } = this.#budget;
    if (this.#foundAt === undefined) return presenceMs;
    const foundMs = this.#foundAt - this.#start;
    if (unmet?.gate === 'receiving events') {
      this.#coveredUntil = this.#clock.now();
      return foundMs + obscuredMs;
    }
    return Math.max(this.#foundAt, this.#coveredUntil ?? 0) - this.#start + gateMs;
  }
}
