// Dispatches the action of a step and remembers what became of it.
import type { Clock, Dispatched, Gesture } from '@flowproof/driver';
import type { PendingGesture } from '@sanderling/spec/runtime';
import type { Choice, StepQuestion } from '../guest/questions.ts';
import type { Secrets } from '../run-directory/secrets.ts';
import type { AppSession } from './app-session.ts';
import type { LastDispatch } from './compose-record.ts';
import { bounds } from './limits.ts';
import { RunEnded } from './run-ended.ts';

/** What an actor works with. */
export interface ActorOptions {
  readonly app: AppSession;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Starts the application anew, once in a row of failures; false when that was tried already or failed. */
  readonly restart: () => Promise<boolean>;
}

/** An action to dispatch. */
export type Action = Extract<Choice, { kind: 'action' }>;

/** Holds what has been done. */
export class Actor {
  readonly #options: ActorOptions;
  #last: LastDispatch | undefined;
  #lastAction: StepQuestion['lastAction'] = null;
  #failures = 0;
  /** Steps until the network is mended; 0: it is whole. */
  #faultSteps = 0;

  constructor(options: ActorOptions) {
    this.#options = options;
  }

  /** The last dispatched action since the previous observed step, as the spec is told of it. */
  get lastAction(): StepQuestion['lastAction'] {
    return this.#lastAction;
  }

  /** What became of the last action, told once. */
  takeLast(): LastDispatch | undefined {
    const last = this.#last;
    this.#last = undefined;
    return last;
  }

  /** The spec has seen the effect of the last action, or it can no longer be told. */
  forgetAction(): void {
    this.#lastAction = null;
  }

  /** Counts a step down of a network fault and mends the network when it is over. Before every observation. */
  async stepBegins(): Promise<void> {
    if (this.#faultSteps === 0) return;
    this.#faultSteps -= 1;
    if (this.#faultSteps === 0) await this.#options.app.dispatch({ kind: 'network', mode: 'online' }, 0);
  }

  /**
   * Dispatches an action.
   *
   * @returns whether it was done; `unknown` when it was sent and no answer came.
   * @throws RunEnded `apply_failures`.
   */
  async perform(action: Action): Promise<boolean | 'unknown'> {
    const sent = await this.#send(action);
    if (sent.kind === 'done') {
      this.#failures = 0;
      this.#applied(true);
      if (action.steps !== undefined) this.#faultSteps = action.steps + 1;
      return true;
    }
    if (sent.kind === 'unconfirmed') this.#applied(null);
    else {
      this.#last = { kind: 'refused', reason: sent.reason, message: sent.message };
      this.#lastAction = null;
    }
    await this.#failed(sent.message);
    return sent.kind === 'unconfirmed' ? 'unknown' : false;
  }

  #applied(applied: true | null): void {
    this.#last = { kind: 'applied', applied };
    this.#lastAction = { applied };
  }

  async #failed(message: string): Promise<void> {
    this.#failures += 1;
    if (this.#failures < bounds.failuresInARow) return;
    this.#failures = 0;
    if (await this.#options.restart()) return;
    throw new RunEnded('apply_failures', `${bounds.failuresInARow} actions in a row failed: ${message}`);
  }

  async #send({ gesture, durationMs }: Action): Promise<Dispatched> {
    const { app, clock, secrets } = this.#options;
    if (gesture === null) {
      await clock.sleep(durationMs);
      return { kind: 'done' };
    }
    return app.dispatch(ready(gesture, secrets), durationMs);
  }
}

/** The one place where a secret's name becomes its value. */
function ready(gesture: PendingGesture, secrets: Secrets): Gesture {
  if (gesture.kind !== 'inputText') return gesture;
  const { text } = gesture;
  return { ...gesture, text: text.kind === 'literal' ? text.value : secrets.valueOf(text.name) };
}
