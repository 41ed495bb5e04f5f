// Ctrl-C: what was started for a run ends before the process does.

/** What a command needs to know of being interrupted. */
export interface Interruption {
  /** True from the first signal on: nothing new begins. */
  readonly begun: boolean;
  /** Has `end` called when the run is interrupted. Returns how to take that back. */
  guard(end: () => void | Promise<void>): () => void;
}

/** The interruption of a process. */
export class ProcessInterruption implements Interruption {
  readonly #enders = new Set<() => void | Promise<void>>();
  #begun = false;

  get begun(): boolean {
    return this.#begun;
  }

  guard(end: () => void | Promise<void>): () => void {
    this.#enders.add(end);
    return () => {
      this.#enders.delete(end);
    };
  }

  /** Ends everything that is guarded. Never rejects. */
  async begin(): Promise<void> {
    this.#begun = true;
    await Promise.allSettled([...this.#enders].map(async (end) => end()));
  }
}

/** Of a command that nobody interrupts. */
export const uninterrupted: Interruption = { begun: false, guard: () => () => undefined };
