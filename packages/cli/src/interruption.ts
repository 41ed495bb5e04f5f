// Ctrl-C: what was started for a run ends before the process does.
import type { ExitCode } from './exit-code.ts';

/** What a command needs to know of being interrupted. */
export interface Interruption {
  /** True from the first signal on: nothing new begins. */
  readonly begun: boolean;
  /** Has `end` called when the run is interrupted. Returns how to take that back. */
  guard(end: () => void | Promise<void>): () => void;
  /**
   * For a command that comes to an end of its own when it is interrupted: the process leaves with the code it ends with.
   * Returns how to take that back.
   */
  conclude(end: () => Promise<ExitCode>): () => void;
}

/** The interruption of a process. */
export class ProcessInterruption implements Interruption {
  readonly #enders = new Set<() => void | Promise<void>>();
  #conclusion: (() => Promise<ExitCode>) | undefined;
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

  conclude(end: () => Promise<ExitCode>): () => void {
    this.#conclusion = end;
    return () => {
      this.#conclusion = undefined;
    };
  }

  /** Whether a command takes its time to come to an end of its own. */
  get concludes(): boolean {
    return this.#conclusion !== undefined;
  }

  /**
   * Ends everything that is guarded. Never rejects.
   *
   * @returns the exit code of a command that came to an end of its own.
   */
  async begin(): Promise<ExitCode | undefined> {
    this.#begun = true;
    const code = await this.#conclusion?.();
    await Promise.allSettled([...this.#enders].map(async (end) => end()));
    return code;
  }
}

/** Of a command that nobody interrupts. */
export const uninterrupted: Interruption = {
  begun: false,
  guard: () => () => undefined,
  conclude: () => () => undefined,
};
