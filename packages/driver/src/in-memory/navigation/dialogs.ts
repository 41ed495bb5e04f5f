// Native dialogs: answered as armed, once; otherwise dismissed and remembered.
import type { DialogAnswer, DialogEvent } from '../../act.ts';

/** The dialogs of one surface. */
export class Dialogs {
  #armed: DialogAnswer | undefined;
  #opened: DialogEvent[] = [];

  arm(answer: DialogAnswer | undefined): void {
    this.#armed = answer;
  }

  /** Opens one and answers it. */
  open(type: DialogEvent['type'], message: string): DialogAnswer {
    const answer = this.#armed ?? { disposition: 'dismiss' };
    this.#opened.push({ type, message, answered: answer.disposition, expected: this.#armed !== undefined });
    this.#armed = undefined;
    return answer;
  }

  /** Those that opened since the last call. */
  take(): readonly DialogEvent[] {
    const opened = this.#opened;
    this.#opened = [];
    return opened;
  }
}
