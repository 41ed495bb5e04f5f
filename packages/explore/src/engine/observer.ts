// Looks at the application and puts what it sees to the spec. A tree of two screens is looked at again.
import type { Clock, Happened, TreeCapture, TreeRequest } from '@flowproof/driver';
import type { ActionWish, StepAnswer, StepQuestion } from '../guest/questions.ts';
import type { SpecSession } from '../host/spec-session.ts';
import type { AppSession } from './app-session.ts';
import { Backlog } from './backlog.ts';
import { bounds } from './limits.ts';

/** What a look came to. */
export type Observation =
  | { readonly kind: 'blind'; readonly message: string; readonly moment: Moment }
  | {
      readonly kind: 'seen';
      readonly capture: TreeCapture;
      readonly answer: Extract<StepAnswer, { kind: 'seen' }>;
      /** Looked at more than once. */
      readonly transitional: boolean;
      readonly moment: Moment;
    };

/** When something was seen. */
export interface Moment {
  /** Unix ms. */
  readonly at: number;
  /** ms since the start of the run. */
  readonly timeMs: number;
}

/** What an observer works with. */
export interface ObserverOptions {
  readonly app: Pick<AppSession, 'look'>;
  readonly spec: SpecSession;
  readonly clock: Clock;
  readonly startedAt: number;
  readonly request: TreeRequest;
}

/** What a step asks for. */
export interface Asked {
  readonly step: number;
  readonly lastAction: StepQuestion['lastAction'];
  readonly wish: ActionWish;
}

/** Nothing that happened between two looks is lost, whoever was not told of it. */
export class Observer {
  /** What records were not told yet. */
  readonly forRecord = new Backlog();
  /** What the spec was not told yet. */
  readonly #forSpec = new Backlog();
  readonly #options: ObserverOptions;
  #capture: TreeCapture | undefined;

  constructor(options: ObserverOptions) {
    this.#options = options;
  }

  /** Takes what happened during a look of somebody else's. */
  remember(happened: Happened): void {
    this.forRecord.add(happened);
    this.#forSpec.add(happened);
  }

  /** What was seen last, also when the spec could not be asked about it. */
  get capture(): TreeCapture | undefined {
    return this.#capture;
  }

  moment(): Moment {
    const at = this.#options.clock.now();
    return { at, timeMs: Math.round(at - this.#options.startedAt) };
  }

  /** Looks and asks. Rejects for faults of the spec. */
  async observe(asked: Asked): Promise<Observation> {
    const { app, request } = this.#options;
    this.#capture = undefined;
    const looked = await app.look(request);
    if (looked.kind === 'failed') return { kind: 'blind', message: looked.message, moment: this.moment() };
    this.remember(looked.capture.happened);
    let { capture } = looked;
    this.#capture = capture;
    let onTransition: StepQuestion['onTransition'] = 'again';
    for (let looks = 0; ; looks += 1) {
      const moment = this.moment();
      const answer = await this.#ask(asked, capture, moment, onTransition);
      if (answer.kind === 'seen') return { kind: 'seen', capture, answer, transitional: looks > 0, moment };
      const again = await this.#lookAgain();
      onTransition = nextOnTransition(capture, again, looks + 1);
      capture = again ?? capture;
      this.#capture = capture;
    }
  }

  async #ask(
    { step, lastAction, wish }: Asked,
    capture: TreeCapture,
    { timeMs }: Moment,
    onTransition: StepQuestion['onTransition'],
  ): Promise<StepAnswer> {
    const { logs, exceptions, network } = this.#forSpec.peek();
    const question: StepQuestion = {
      kind: 'step',
      step,
      timeMs,
      url: capture.url,
      viewport: capture.viewport,
      snapshots: {},
      logs,
      exceptions,
      network,
      lastAction,
      ...(!capture.inFront && { unverified: 'app_left_foreground' }),
      onTransition,
      wish,
    };
    const answer = await this.#options.spec.step(question, capture.tree);
    if (answer.kind === 'seen' && answer.judged !== undefined) this.#forSpec.take();
    return answer;
  }

  async #lookAgain(): Promise<TreeCapture | undefined> {
    const { clock, app, request } = this.#options;
    await clock.sleep(bounds.transitionMs);
    const looked = await app.look(request);
    if (looked.kind === 'failed') return undefined;
    this.remember(looked.capture.happened);
    return looked.capture;
  }
}

function nextOnTransition(
  before: TreeCapture,
  again: TreeCapture | undefined,
  looks: number,
): StepQuestion['onTransition'] {
  if (again === undefined) return 'give_up';
  // What stays as it is, is how the application looks.
  if (again.tree === before.tree) return 'settled';
  return looks >= bounds.transitionLooks ? 'give_up' : 'again';
}
