// Judges a recorded run by a spec, without the application: extractors and properties need what the trace holds.
import type { Happened } from '@flowproof/driver';
import { Backlog } from '../engine/backlog.ts';
import { propertyResults } from '../engine/property-results.ts';
import type { StepQuestion } from '../guest/questions.ts';
import { openSpec, type SpecSession } from '../host/spec-session.ts';
import type { SpecLimits } from '../host/spec-process.ts';
import { bundleSpec } from '../load/bundle-spec.ts';
import { readMeta, readSteps, type RecordedStep } from '../run-directory/read-run.ts';
import type { NextAction } from '../run-directory/next-action.ts';
import type { PropertyResult } from '../run-directory/run-result.ts';
import type { StepRecord, Witness } from '../run-directory/step-record.ts';

/** What is judged again, and by what. */
export interface RecheckOptions {
  /** Path of the spec, absolute or relative to `workingDirectory`. */
  readonly spec: string;
  readonly workingDirectory: string;
  /** Absolute path of the run's directory. */
  readonly run: string;
  readonly specLimits?: SpecLimits;
  /** A property without which a spec is refused may be missing. */
  readonly allowNoProperties?: boolean;
  /** Told of each violation when it is found. */
  readonly onViolation?: (property: string, witness: Witness) => void;
}

/** What the spec says to the run. */
export interface Rechecked {
  readonly exit_code: 0 | 1 | 2;
  /** Records that were judged. */
  readonly observations: number;
  readonly properties: Readonly<Record<string, PropertyResult>>;
}

/**
 * Judges a recorded run by a spec, new or old.
 *
 * @throws ExploreError for a spec that cannot be loaded or fails on what was recorded; `run_unreadable`.
 * @example
 * const { properties } = await recheck({ spec: 'new.ts', workingDirectory: cwd, run: '/runs/20260801-090000' });
 */
export async function recheck(options: RecheckOptions): Promise<Rechecked> {
  const meta = await readMeta(options.run);
  const bundle = await bundleSpec(options.spec, options.workingDirectory);
  const spec = await openSpec(
    bundle,
    {
      seed: meta.seed,
      startedAtMillis: Date.parse(meta.started_at),
      platform: meta.platform,
      guide: 'none',
      allowNoProperties: options.allowNoProperties ?? false,
    },
    options.specLimits,
  );
  try {
    return await judged(spec, options);
  } finally {
    await spec.kill();
  }
}

async function judged(spec: SpecSession, options: RecheckOptions): Promise<Rechecked> {
  const witnesses = new Map<string, Witness>();
  const found = (told: Readonly<Record<string, Witness>>): void => {
    for (const [property, witness] of Object.entries(told)) {
      witnesses.set(property, witness);
      options.onViolation?.(property, witness);
    }
  };
  const past = new Past();
  let observations = 0;
  let last = 0;
  for await (const step of readSteps(options.run)) {
    if (step.record.end === true) break;
    const question = past.question(step);
    if (question === undefined || step.tree === undefined) continue;
    last = step.record.step;
    const answer = await spec.step(question, step.tree);
    if (answer.kind !== 'seen' || answer.judged === undefined) continue;
    observations += 1;
    found(answer.judged.witnesses);
  }
  const ended = await spec.end(last);
  found(ended.witnesses);
  const properties = propertyResults(Object.keys(spec.facts.properties), witnesses, ended);
  const violated = Object.values(properties).some(({ verdict }) => verdict === 'violated');
  return { exit_code: observations === 0 ? 2 : violated ? 1 : 0, observations, properties };
}

/** What a step's state holds of the records before it. */
class Past {
  readonly #happened = new Backlog();
  /** The action at the end of the last record that had one, until it is known what became of it. */
  #dispatched: NextAction | undefined;
  #lastAction: StepQuestion['lastAction'] = null;

  /** The question of a record; undefined where the run itself did not judge. */
  question({ record }: RecordedStep): StepQuestion | undefined {
    this.#happened.add(happenedAt(record));
    if (this.#dispatched !== undefined && record.last_action_applied !== undefined) {
      this.#lastAction = { applied: record.last_action_applied, action: this.#dispatched };
    }
    if (record.last_action_skipped !== undefined || record.relaunched === true) this.#lastAction = null;
    this.#dispatched = record.next_action;
    if (record.skippedVerification === true) return undefined;
    const { logs, exceptions, network } = this.#happened.take();
    const lastAction = this.#lastAction;
    this.#lastAction = null;
    return {
      kind: 'step',
      step: record.step,
      timeMs: record.time_ms,
      url: record.url ?? null,
      // Nothing that is judged sees it.
      viewport: { width: 0, height: 0 },
      snapshots: record.snapshots ?? {},
      logs,
      exceptions,
      network,
      lastAction,
      onTransition: 'settled',
      wish: { kind: 'nothing' },
    };
  }
}

function happenedAt({ logs = [], exceptions = [], network = [] }: StepRecord): Happened {
  return { logs, exceptions, network, navigations: [], dialogs: [], truncated: [] };
}
