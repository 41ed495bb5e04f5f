// Counts over a run, for its result and its progress line.
import type { NextAction } from '../run-directory/next-action.ts';

/** Grows with each step. */
export class Tally {
  steps = 0;
  observations = 0;
  /** Dispatches that an exploring picker chose, confirmed or not. */
  explored = 0;
  readonly #kinds = new Map<string, number>();
  readonly #sources = new Map<string, number>();
  readonly #skipped = new Map<string, number>();
  readonly #states = new Set<string>();
  readonly #pairs = new Set<string>();
  readonly #stepMs: number[] = [];

  /** A step's duration, ms. */
  took(ms: number): void {
    this.#stepMs.push(ms);
  }

  /** Median duration of a step, ms; 0 before the first. */
  medianStepMs(): number {
    const sorted = [...this.#stepMs].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }

  saw(state: string): void {
    this.#states.add(state);
  }

  /** An action that was dispatched. */
  dispatched(state: string, action: NextAction): void {
    add(this.#kinds, action.kind);
    add(this.#sources, action.source);
    this.#pairs.add(`${state} ${action.kind} ${JSON.stringify(action.selector?.[0] ?? action.key ?? null)}`);
    if (action.source !== 'setup') this.explored += 1;
  }

  skipped(reason: string): void {
    add(this.#skipped, reason);
  }

  get states(): number {
    return this.#states.size;
  }

  /** As `result.json` has it. */
  summary(): {
    readonly actions: {
      readonly by_kind: Readonly<Record<string, number>>;
      readonly by_source: Readonly<Record<string, number>>;
    };
    readonly skipped: Readonly<Record<string, number>>;
    readonly distinct_states: number;
    readonly distinct_state_actions: number;
  } {
    return {
      actions: { by_kind: Object.fromEntries(this.#kinds), by_source: Object.fromEntries(this.#sources) },
      skipped: Object.fromEntries(this.#skipped),
      distinct_states: this.#states.size,
      distinct_state_actions: this.#pairs.size,
    };
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
