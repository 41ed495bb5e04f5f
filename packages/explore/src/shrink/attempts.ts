// Performs sequences, each in a fresh application, and says whether a property was violated by the same part.
import type { Clock, OpenRequest, PictureMask, Surface } from '@flowproof/driver';
import { Actor } from '../engine/actor.ts';
import { AppSession } from '../engine/app-session.ts';
import { bounds } from '../engine/limits.ts';
import { type Observation, Observer } from '../engine/observer.ts';
import type { SetAlarm } from '../engine/timers.ts';
import { ExploreError } from '../errors.ts';
import type { TargetFacts } from '../guest/questions.ts';
import type { SpecSession } from '../host/spec-session.ts';
import type { NextAction } from '../run-directory/next-action.ts';
import type { Secrets } from '../run-directory/secrets.ts';
import type { Witness } from '../run-directory/step-record.ts';
import type { RepeatableAction } from './run-history.ts';

/** What a violation is known by: the property and the part of its formula that failed. */
export interface Violated {
  readonly property: string;
  readonly part: string;
}

/** What attempts work with. */
export interface AttemptsOptions {
  readonly spec: SpecSession;
  readonly newSurface: () => Promise<Surface>;
  readonly openRequest: Omit<OpenRequest, 'timeoutMs'>;
  readonly clock: Clock;
  readonly setAlarm: SetAlarm;
  readonly secrets: Secrets;
  readonly settleMs: number;
  /** How long what is open at the end of a sequence is waited for. */
  readonly graceMs: number;
}

/** How one attempt is made. */
export interface AttemptOptions {
  /** An action whose target is not there is left out; otherwise it ends the attempt. */
  readonly leaveOut: boolean;
  /** Pictures are taken and handed over: number of the observation from 1. */
  readonly onPicture?: (step: number, picture: Uint8Array) => Promise<void>;
  readonly masks?: readonly PictureMask[];
}

/** What came of an attempt. */
export interface Attempt {
  readonly violated: boolean;
  /** What was really performed, as it can be performed again. */
  readonly performed: readonly RepeatableAction[];
  /** Tree hashes of the observations. */
  readonly hashes: readonly string[];
  readonly witness?: Witness;
  /** The action that could not be performed, from 1, and why. */
  readonly missing?: { readonly action: number; readonly message: string };
}

/** An action as it was performed. */
interface Performed {
  readonly record: NextAction;
  readonly target: TargetFacts | undefined;
}

/** Makes attempts, one at a time, and counts them. */
export class Attempts {
  /** Made so far. */
  count = 0;
  readonly #options: AttemptsOptions;
  readonly #shown = new WeakMap<RepeatableAction, Performed>();

  constructor(options: AttemptsOptions) {
    this.#options = options;
  }

  /** An action as it may be written, once it was performed. */
  shown(action: RepeatableAction): NextAction {
    const { text: _, ...rest } = action;
    return this.#shown.get(action)?.record ?? rest;
  }

  /** What the target of an action was when it was performed last. */
  target(action: RepeatableAction): TargetFacts | undefined {
    return this.#shown.get(action)?.target;
  }

  /** Performs a sequence. A fault of the spec or the application shows nothing; only a full disk rejects. */
  async make(
    sequence: readonly RepeatableAction[],
    violated: Violated,
    options: AttemptOptions,
  ): Promise<Attempt> {
    this.count += 1;
    const { newSurface, openRequest, clock, setAlarm, spec } = this.#options;
    const app = new AppSession({ newSurface, openRequest, clock, setAlarm });
    const attempt = new RunningAttempt(this.#options, app, violated, options, this.#shown);
    try {
      await spec.restart(clock.now());
      await app.start();
      await attempt.perform(sequence);
    } catch (error) {
      attempt.failed(error);
    } finally {
      await app.close();
    }
    return attempt.result();
  }
}

class RunningAttempt {
  readonly #options: AttemptsOptions;
  readonly #app: AppSession;
  readonly #violated: Violated;
  readonly #how: AttemptOptions;
  readonly #observer: Observer;
  readonly #actor: Actor;
  readonly #shown: WeakMap<RepeatableAction, Performed>;
  readonly #performed: RepeatableAction[] = [];
  readonly #hashes: string[] = [];
  #step = 0;
  #open = false;
  #witness: Witness | undefined;
  #missing: Attempt['missing'];
  /** The last dispatched action as it is told to the spec. */
  #done: RepeatableAction | undefined;

  constructor(
    options: AttemptsOptions,
    app: AppSession,
    violated: Violated,
    how: AttemptOptions,
    shown: WeakMap<RepeatableAction, Performed>,
  ) {
    this.#shown = shown;
    const { clock, spec, secrets, settleMs } = options;
    this.#options = options;
    this.#app = app;
    this.#violated = violated;
    this.#how = how;
    this.#observer = new Observer({
      app,
      spec,
      clock,
      startedAt: clock.now(),
      request: { settleMs, picture: how.onPicture === undefined ? 'none' : 'png', masks: how.masks ?? [] },
    });
    this.#actor = new Actor({ app, clock, secrets, restart: () => Promise.resolve(false) });
  }

  async perform(sequence: readonly RepeatableAction[]): Promise<void> {
    const { settleMs } = this.#options;
    const inFront = await this.#app.inFront(settleMs, {
      bringBack: false,
      onHappened: (happened) => {
        this.#observer.remember(happened);
      },
    });
    if (!inFront) return;
    for (let next = 0; next < sequence.length;) {
      if (await this.#observed()) return;
      next = await this.#performFrom(sequence, next);
      if (this.#missing !== undefined) return;
    }
    await this.#waitForTheRest();
  }

  failed(error: unknown): void {
    if (error instanceof ExploreError && error.code === 'disk_full') throw error;
  }

  result(): Attempt {
    return {
      violated: this.#witness !== undefined,
      performed: this.#performed,
      hashes: this.#hashes,
      ...(this.#witness !== undefined && { witness: this.#witness }),
      ...(this.#missing !== undefined && { missing: this.#missing }),
    };
  }

  /** One observation. True: the violation is there. */
  async #observed(): Promise<boolean> {
    this.#step += 1;
    await this.#actor.stepBegins();
    const { lastAction } = this.#actor;
    const observation: Observation = await this.#observer.observe({
      step: this.#step,
      lastAction: lastAction === null ? null : { ...lastAction, ...(this.#done && { action: this.#done }) },
      wish: { kind: 'nothing' },
    });
    if (observation.kind === 'blind') return false;
    const { answer, capture } = observation;
    if (capture.picture !== undefined) await this.#how.onPicture?.(this.#step, capture.picture);
    if (answer.judged === undefined) return false;
    this.#hashes.push(answer.treeHash);
    this.#actor.forgetAction();
    this.#done = undefined;
    this.#open = answer.judged.open;
    return this.#shows(answer.judged);
  }

  #shows(told: {
    readonly witnesses: Readonly<Record<string, Witness>>;
    readonly parts: Readonly<Record<string, string>>;
  }): boolean {
    const { property, part } = this.#violated;
    const witness = told.witnesses[property];
    if (witness === undefined || told.parts[property] !== part) return false;
    this.#witness = witness;
    return true;
  }

  /** Dispatches the first action from `next` on that can be. Returns what comes after it. */
  async #performFrom(sequence: readonly RepeatableAction[], next: number): Promise<number> {
    for (let index = next; index < sequence.length; index += 1) {
      const action = sequence[index];
      if (action === undefined) continue;
      const choice = await this.#options.spec.perform(action);
      if (choice.kind === 'action') {
        const done = await this.#actor.perform(choice);
        if (done !== false) {
          this.#performed.push(action);
          this.#shown.set(action, { record: choice.record, target: choice.target });
          this.#done = choice.record;
          return index + 1;
        }
      }
      if (this.#how.leaveOut) continue;
      const message = choice.kind === 'skipped' ? choice.message : 'nothing was dispatched';
      this.#missing = { action: index + 1, message };
      return sequence.length;
    }
    return sequence.length;
  }

  /** What the last action led to, until nothing bounded is open; then the end of the run. */
  async #waitForTheRest(): Promise<void> {
    const { clock, graceMs, spec } = this.#options;
    const until = clock.now() + graceMs;
    do {
      if (await this.#observed()) return;
      if (!this.#open) break;
      await clock.sleep(bounds.idleMs);
    } while (clock.now() < until);
    this.#shows(await spec.end(this.#step));
  }
}
