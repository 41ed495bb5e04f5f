// Native dialogs: one listener for the whole flow, which answers what was declared once and dismisses everything else.
import type { DialogAnswer, DialogEvent } from '@flowproof/driver';
import type { Dialog } from 'playwright-core';

/** A page that opens this many dialogs in one step is given up. */
export const dialogLimit = 20;

/** Answers dialogs by a rule instead of one by one. */
export interface DialogRule {
  answerTo(type: DialogEvent['type']): DialogAnswer['disposition'];
  /** Told of each dialog. */
  answered(event: DialogEvent): void;
}

/** Answers dialogs and remembers them. */
export class Dialogs {
  #rule: DialogRule | undefined;
  #armed: DialogAnswer | undefined;
  #events: DialogEvent[] = [];
  #inStep = 0;

  /** Sets the answer for the next dialog, or takes it back. */
  arm(answer: DialogAnswer | undefined): void {
    this.#armed = answer;
  }

  /** From now on, dialogs are answered by a rule. */
  follow(rule: DialogRule): void {
    this.#rule = rule;
  }

  /** Dialogs since the last call; a new step begins. */
  take(): readonly DialogEvent[] {
    const events = this.#events;
    this.#events = [];
    this.#inStep = 0;
    return events;
  }

  /**
   * Answers a dialog.
   *
   * @returns whether it was dismissed, and the first text of the step when there have been too many.
   */
  async answer(
    dialog: Dialog,
  ): Promise<{ readonly type: DialogEvent['type']; readonly dismissed: boolean; readonly tooMany?: string }> {
    const armed = this.#armed;
    this.#armed = undefined;
    const type = dialog.type() as DialogEvent['type'];
    const answered = this.#rule?.answerTo(type) ?? armed?.disposition ?? 'dismiss';
    const event = { type, message: dialog.message(), answered, expected: armed !== undefined };
    this.#inStep += 1;
    if (this.#inStep <= dialogLimit) {
      this.#events.push(event);
      this.#rule?.answered(event);
    }
    if (this.#inStep >= dialogLimit)
      return { type, dismissed: false, tooMany: this.#events[0]?.message ?? dialog.message() };
    // The dialog may be answered already by the page's owner, or gone with its page.
    const reply = this.#rule === undefined ? armed?.reply : dialog.defaultValue();
    await (answered === 'accept' ? dialog.accept(reply) : dialog.dismiss()).catch(() => undefined);
    return { type, dismissed: answered === 'dismiss' };
  }
}
