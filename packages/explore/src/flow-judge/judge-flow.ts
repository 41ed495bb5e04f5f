// A spec judges a flow: its properties are put to every state that the flow leads to, while the flow replays.
import { type Clock, type Surface, systemClock } from '@flowproof/driver';
import type { RunError, RunWitness, WitnessClaim } from '@flowproof/replay';
import type { TraceStep } from '@flowproof/trace-format';
import { bounds } from '../engine/limits.ts';
import { lookAt } from '../engine/look.ts';
import { Observer } from '../engine/observer.ts';
import { machineAlarm } from '../engine/timers.ts';
import { ExploreError } from '../errors.ts';
import type { StepQuestion } from '../guest/questions.ts';
import { openSpec, type SpecSession } from '../host/spec-session.ts';
import { bundleSpec } from '../load/bundle-spec.ts';
import { checkAsserts } from '../load/check-asserts.ts';
import { Secrets } from '../run-directory/secrets.ts';
import type { Witness } from '../run-directory/step-record.ts';
import { stepAsAction } from './step-as-action.ts';

/** Draws are for exploring; nothing is drawn while a flow is judged. */
const seed = 1;
const settleMs = 2000;

/** What a flow is judged by. */
export interface JudgeFlowOptions {
  /** Path of the spec, absolute or relative to `workingDirectory`. */
  readonly spec: string;
  readonly workingDirectory: string;
  /** What the flow replays on. Nothing is asked of it before the replay has opened it. */
  readonly surface: Surface;
  /** As the spec's selectors know it. */
  readonly platform: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
}

/** A spec that watches one replay. */
export interface FlowJudge extends RunWitness {
  /** What is worth saying about the spec. */
  readonly notices: readonly string[];
  /** Ends the spec's process. */
  close(): Promise<void>;
}

/**
 * Loads a spec for one replay: give the judge to `replayTrace` as its `witness`, and close it afterwards. The spec's
 * `actionsRoot` and `setup` are not consulted.
 *
 * @throws ExploreError when the spec cannot be loaded.
 * @example
 * const judge = await judgeFlow({ spec: 'shop.spec.ts', workingDirectory: cwd, surface, platform: 'web' });
 * try { await replayTrace(trace, { surface, witness: judge }); } finally { await judge.close(); }
 */
export async function judgeFlow(options: JudgeFlowOptions): Promise<FlowJudge> {
  const clock = options.clock ?? systemClock;
  const startedAt = clock.now();
  const bundle = await bundleSpec(options.spec, options.workingDirectory);
  const spec = await openSpec(bundle, {
    seed,
    startedAtMillis: startedAt,
    platform: options.platform,
    guide: 'none',
    allowNoProperties: false,
  });
  try {
    checkAsserts(spec.facts, bundle);
    // Refuses a spec that types a secret which is not there, as exploring does.
    new Secrets(options.env ?? {}, spec.facts.secrets);
    return new SpecWitness(spec, new Watched(options.surface, clock, startedAt, spec));
  } catch (error) {
    await spec.kill();
    throw error;
  }
}

/** The surface of the replay, looked at as an exploration looks at its own. */
class Watched {
  readonly #observer: Observer;
  #failures = 0;

  constructor(surface: Surface, clock: Clock, startedAt: number, spec: SpecSession) {
    this.#observer = new Observer({
      app: { look: (request) => lookAt(surface, request, machineAlarm) },
      spec,
      clock,
      startedAt,
      request: { settleMs, picture: 'none', masks: [] },
    });
  }

  /** What the spec judged; undefined for a state it was not shown. */
  async see(step: number, lastAction: StepQuestion['lastAction']) {
    const seen = await this.#observer.observe({ step, lastAction, wish: { kind: 'nothing' } });
    if (seen.kind === 'seen') {
      this.#failures = 0;
      return seen.answer.judged;
    }
    this.#failures += 1;
    if (this.#failures < bounds.failuresInARow) return undefined;
    throw new ExploreError('app_not_in_foreground', `the application could not be observed: ${seen.message}`);
  }
}

class SpecWitness implements FlowJudge {
  readonly #spec: SpecSession;
  readonly #watched: Watched;
  readonly #witnesses = new Map<string, Witness>();
  /** Sentences of the steps, by the number of the observation that follows them. */
  readonly #after: string[] = [];
  #observed = 0;

  constructor(spec: SpecSession, watched: Watched) {
    this.#spec = spec;
    this.#watched = watched;
  }

  get notices(): readonly string[] {
    return this.#spec.facts.notices;
  }

  async observe(step: TraceStep | undefined): Promise<RunError | undefined> {
    this.#after.push(step === undefined ? 'the start' : `${step.id} ${step.intent}`);
    const action = step && stepAsAction(step);
    const lastAction = action === undefined ? null : ({ applied: true, action } as const);
    try {
      const judged = await this.#watched.see(this.#after.length, lastAction);
      if (judged === undefined) return undefined;
      this.#observed += 1;
      this.#remember(judged.witnesses);
      return undefined;
    } catch (error) {
      return asRunError(error);
    }
  }

  async conclude(): Promise<readonly WitnessClaim[] | RunError> {
    if (this.#observed === 0) {
      return { code: 'explored_nothing', message: 'no state of the flow could be observed by the spec' };
    }
    try {
      const { witnesses } = await this.#spec.end(this.#after.length);
      this.#remember(witnesses);
    } catch (error) {
      return asRunError(error);
    }
    return [...this.#witnesses].map(([name, witness]) => ({
      id: `property ${name}`,
      intent: `property ${name}`,
      detail: `${witness.reason} (seen after ${this.#place(witness.detected_step)})`,
    }));
  }

  close(): Promise<void> {
    return this.#spec.kill();
  }

  #remember(witnesses: Readonly<Record<string, Witness>>): void {
    for (const [name, witness] of Object.entries(witnesses)) {
      if (!this.#witnesses.has(name)) this.#witnesses.set(name, witness);
    }
  }

  #place(step: number): string {
    return this.#after[step - 1] ?? 'the last step';
  }
}

function asRunError(error: unknown): RunError {
  if (!(error instanceof ExploreError)) throw error;
  const { code, hint, location, message } = error;
  const place = location === undefined ? '' : `${location.file}:${location.line}:${location.column}: `;
  return { code, message: `${place}${message}`, ...(hint !== undefined && { hint }) };
}
