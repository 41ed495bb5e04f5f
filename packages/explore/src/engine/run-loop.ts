// The loop of a run, one step at a time: observe, judge, record, dispatch.
import type { TreeCapture } from '@flowproof/driver';
import { ExploreError } from '../errors.ts';
import type { ActionWish, Choice, PickPhase } from '../guest/questions.ts';
import type { SpecSession } from '../host/spec-session.ts';
import type { ModelPicker } from '../pick/model-picker.ts';
import type { RunDirectory } from '../run-directory/run-directory.ts';
import type { Secrets } from '../run-directory/secrets.ts';
import type { StepRecord, UnverifiedReason, Witness } from '../run-directory/step-record.ts';
import { type Action, Actor } from './actor.ts';
import type { AppSession } from './app-session.ts';
import { RunHistory } from '../shrink/run-history.ts';
import { composeRecord, type LastDispatch, skippedOf } from './compose-record.ts';
import type { ExploreListener } from './explore-events.ts';
import type { ExploreChoices } from './explore-options.ts';
import { bounds } from './limits.ts';
import { type Moment, type Observation, Observer, type ObserverOptions } from './observer.ts';
import { Pictures } from './pictures.ts';
import { RunEnded } from './run-ended.ts';
import { Tally } from './tally.ts';

/** What a loop works with. */
export interface LoopOptions extends Omit<ObserverOptions, 'request'> {
  readonly app: AppSession;
  readonly spec: SpecSession;
  readonly directory: RunDirectory;
  readonly secrets: Secrets;
  /** Where a model picks. */
  readonly model: ModelPicker | undefined;
  readonly choices: ExploreChoices;
  readonly onEvent: ExploreListener;
}

type Seen = Extract<Observation, { kind: 'seen' }>;
type Chosen = Exclude<Choice, { kind: 'candidates' }>;

/** What the rest of the run needs to know of a step. */
export interface StepOutcome {
  /** A property was violated newly. */
  readonly violated: boolean;
  /** A bounded obligation is open. */
  readonly open: boolean;
}

/** Takes steps. */
export class RunLoop {
  readonly tally = new Tally();
  /** First violation of each property. */
  readonly witnesses = new Map<string, Witness>();
  /** Of each of them, the part of the formula that failed. */
  readonly parts = new Map<string, string>();
  /** What was done, for doing it again. */
  readonly history = new RunHistory();
  readonly #options: LoopOptions;
  readonly #observer: Observer;
  readonly #actor: Actor;
  readonly #pictures: Pictures;
  #step = 0;
  #recorded = 0;
  #relaunched = false;
  #observationFailures = 0;
  /** The one attempt to bring the application back; given again when an action succeeds. */
  #mayRestart = true;
  /** When the step before ended without a dispatch, unix ms. */
  #idleSince: number | undefined;
  #open = false;

  constructor(options: LoopOptions) {
    const { choices, app, clock, secrets } = options;
    this.#options = options;
    this.#observer = new Observer({
      ...options,
      request: {
        settleMs: choices.settleMs,
        picture: pictureKind(choices),
        masks: choices.masks,
      },
    });
    this.#actor = new Actor({ app, clock, secrets, restart: () => this.#restart() });
    this.#pictures = new Pictures(options.directory, choices.screenshots);
  }

  /** Number of the last step that was recorded. */
  get step(): number {
    return this.#recorded;
  }

  moment(): Moment {
    return this.#observer.moment();
  }

  /** What became of the last action, for the record that ends the run. */
  takeLast(): LastDispatch | undefined {
    return this.#actor.takeLast();
  }

  /**
   * Waits until the application is in front.
   *
   * @throws RunEnded `app_not_in_foreground`, after the record that says so.
   */
  async begin(): Promise<void> {
    const { app, choices, directory } = this.#options;
    const inFront = await app.inFront(choices.settleMs, { bringBack: false, onHappened: this.#remember });
    if (inFront) return;
    const record = composeRecord({
      step: 0,
      ...this.moment(),
      happened: this.#observer.forRecord.take(),
    });
    await directory.append({ ...record, precondition_failure: 'app_not_in_foreground' });
    throw new RunEnded(
      'app_not_in_foreground',
      `the application was not in front within ${bounds.inFrontMs / 1000} s`,
    );
  }

  /**
   * Takes one step.
   *
   * @param grace - no action is picked any more.
   * @throws RunEnded when the run cannot go on; ExploreError for faults of the spec and of the disk.
   */
  async take(grace: boolean): Promise<StepOutcome> {
    const { clock } = this.#options;
    await this.#waitOutIdleness();
    const begun = clock.now();
    this.#step += 1;
    await this.#actor.stepBegins();
    const observation = await this.#observe(grace);
    const violated =
      observation.kind === 'blind'
        ? await this.#recordBlind(observation, grace)
        : await this.#recordSeen(observation, grace);
    this.tally.took(clock.now() - begun);
    return { violated, open: this.#open };
  }

  async #append(record: StepRecord, hierarchy?: string): Promise<void> {
    await this.#options.directory.append(record, hierarchy);
    this.#recorded = this.#step;
    this.tally.steps += 1;
  }

  readonly #remember = (happened: TreeCapture['happened']): void => {
    this.#observer.remember(happened);
  };

  async #observe(grace: boolean): Promise<Observation> {
    try {
      return await this.#observer.observe({
        step: this.#step,
        lastAction: this.#actor.lastAction,
        wish: this.#wish(grace),
      });
    } catch (error) {
      const { capture } = this.#observer;
      if (error instanceof ExploreError && capture !== undefined) await this.#recordFault(error, capture);
      throw error;
    }
  }

  /** What the spec could not take is what its author has to see. */
  async #recordFault({ message, during }: ExploreError, capture: TreeCapture): Promise<void> {
    await this.#options.model?.note(this.#step, failedPick(during), message);
    const record = composeRecord({
      step: this.#step,
      ...this.moment(),
      capture,
      happened: this.#observer.forRecord.take(),
      unverified: 'observation_error',
      observationError: message,
      last: this.#actor.takeLast(),
      relaunched: this.#takeRelaunched(),
      screenshot: await this.#pictures.write(this.#step, capture.picture),
    });
    await this.#append(record, capture.tree);
  }

  #wish(grace: boolean): ActionWish {
    if (grace) return { kind: 'nothing' };
    return { kind: this.#options.model === undefined ? 'pick' : 'candidates' };
  }

  /** An idle run would burn its windows of steps in no time. */
  async #waitOutIdleness(): Promise<void> {
    const since = this.#idleSince;
    if (since === undefined) return;
    const { clock } = this.#options;
    const left = since + bounds.idleMs - clock.now();
    if (left > 0) await clock.sleep(left);
  }

  async #recordSeen(seen: Seen, grace: boolean): Promise<boolean> {
    const { capture, answer, moment } = seen;
    this.#observationFailures = 0;
    this.tally.saw(answer.state);
    if (answer.judged !== undefined) this.#judged(answer.judged);
    // Written while the picker thinks; what goes wrong with it comes up where it is awaited.
    const picture = this.#pictures.write(this.#step, capture.picture);
    picture.catch(() => undefined);
    const chosen = await this.#chosen(seen, picture, grace);
    const record = composeRecord({
      step: this.#step,
      ...moment,
      capture,
      happened: this.#observer.forRecord.take(),
      answer,
      ...(answer.unverified !== undefined && { unverified: answer.unverified }),
      ...(chosen?.kind === 'action' && { nextAction: chosen.record }),
      ...(chosen?.kind === 'skipped' && { skipped: skippedOf(chosen) }),
      last: this.#actor.takeLast(),
      grace,
      transitional: seen.transitional,
      relaunched: this.#takeRelaunched(),
      screenshot: await picture,
    });
    await this.#append(record, answer.hierarchy);
    if (answer.judged !== undefined) this.history.note(this.#step, answer.treeHash, chosen);
    this.#tell(seen, chosen);
    this.#options.model?.goesOn();
    if (chosen?.kind === 'action') await this.#perform(chosen, answer.state);
    else {
      this.#idleSince = this.#options.clock.now();
      if (chosen !== undefined) this.tally.skipped(chosen.reason);
    }
    if (answer.unverified === 'app_left_foreground') await this.#bringBack();
    return (answer.judged?.violations.length ?? 0) > 0;
  }

  #judged(judged: NonNullable<Seen['answer']['judged']>): void {
    this.#actor.forgetAction();
    this.tally.observations += 1;
    this.#open = judged.open;
    for (const [name, witness] of Object.entries(judged.witnesses)) this.witnesses.set(name, witness);
    for (const [name, part] of Object.entries(judged.parts)) this.parts.set(name, part);
    for (const text of judged.warnings) this.#options.onEvent({ kind: 'notice', text });
  }

  async #chosen(
    { answer, capture }: Seen,
    screenshot: Promise<string | undefined>,
    grace: boolean,
  ): Promise<Chosen | undefined> {
    if (grace) return undefined;
    const { model } = this.#options;
    if (answer.unverified !== undefined) {
      await model?.note(this.#step, 'not_verified');
      return heldBecause(answer.unverified);
    }
    if (model !== undefined) {
      return model.pick({ step: this.#step, answer, picture: capture.picture, screenshot });
    }
    return answer.choice?.kind === 'candidates' ? undefined : answer.choice;
  }

  async #perform(action: Action, state: string): Promise<void> {
    const done = await this.#actor.perform(action);
    this.#idleSince = done === false ? this.#options.clock.now() : undefined;
    if (done === false) return;
    if (done === true) this.#mayRestart = true;
    this.#options.model?.performed(action.description);
    this.tally.dispatched(state, action.record);
  }

  async #recordBlind(
    { message, moment }: Extract<Observation, { kind: 'blind' }>,
    grace: boolean,
  ): Promise<boolean> {
    if (!grace) await this.#options.model?.note(this.#step, 'not_verified', message);
    const record = composeRecord({
      step: this.#step,
      ...moment,
      unverified: 'observation_error',
      observationError: message,
      last: this.#actor.takeLast(),
      grace,
      relaunched: this.#takeRelaunched(),
    });
    await this.#append(record);
    this.#idleSince = this.#options.clock.now();
    this.#observationFailures += 1;
    if (this.#observationFailures < bounds.failuresInARow) return false;
    this.#observationFailures = 0;
    if (await this.#restart()) return false;
    throw new RunEnded(
      'observation_failures',
      `${bounds.failuresInARow} observations in a row failed: ${message}`,
    );
  }

  async #bringBack(): Promise<void> {
    const { app, choices } = this.#options;
    const back = await app.inFront(choices.settleMs, { bringBack: true, onHappened: this.#remember });
    if (back || (await this.#restart())) return;
    throw new RunEnded('app_gone', 'the application left the foreground and could not be brought back');
  }

  async #restart(): Promise<boolean> {
    if (!this.#mayRestart) return false;
    this.#mayRestart = false;
    const { app, choices } = this.#options;
    if (!(await app.restart())) return false;
    this.#relaunched = true;
    this.#actor.forgetAction();
    return app.inFront(choices.settleMs, { bringBack: false, onHappened: this.#remember });
  }

  #takeRelaunched(): boolean {
    const relaunched = this.#relaunched;
    this.#relaunched = false;
    return relaunched;
  }

  #tell({ answer, moment }: Seen, chosen: Chosen | undefined): void {
    const { onEvent } = this.#options;
    for (const [property, witness] of Object.entries(answer.judged?.witnesses ?? {})) {
      onEvent({ kind: 'violation', property, witness, atEnd: false });
    }
    onEvent({
      kind: 'step',
      step: this.#step,
      ...(chosen?.kind === 'action' && { action: chosen.record }),
      states: this.tally.states,
      violations: this.witnesses.size,
      timeMs: moment.timeMs,
    });
  }
}

function skip(reason: string, message: string): Chosen {
  return { kind: 'skipped', reason, message };
}

/** What a model is shown has to be made smaller, which only a PNG can be. */
function pictureKind({ generator, screenshots, screenshotFormat }: ExploreChoices): 'png' | 'jpeg' | 'none' {
  if (generator === 'llm') return 'png';
  return screenshots === 'off' ? 'none' : screenshotFormat;
}

function failedPick(during: PickPhase | undefined): 'setup_failed' | 'candidates_failed' | 'not_verified' {
  if (during === 'setup') return 'setup_failed';
  return during === 'candidates' ? 'candidates_failed' : 'not_verified';
}

/** A step that was not verified dispatches nothing; the last action keeps waiting to be judged. */
function heldBecause(reason: UnverifiedReason): Chosen {
  return reason === 'app_left_foreground'
    ? skip('app_left_foreground', 'another window or address is in front')
    : skip('transition_held', 'the screen is not whole yet');
}
