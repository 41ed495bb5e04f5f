// One run: a spec, an application, a directory.
import { type Clock, isDriverError, systemClock } from '@flowproof/driver';
import { badSeed, ExploreError } from '../errors.ts';
import { openSpec, type SpecSession } from '../host/spec-session.ts';
import { bundleSpec, type SpecBundle } from '../load/bundle-spec.ts';
import { checkAsserts } from '../load/check-asserts.ts';
import { ModelPicker } from '../pick/model-picker.ts';
import { type PickerModel, pickerModel } from '../pick/picker-model.ts';
import { RunDirectory } from '../run-directory/run-directory.ts';
import { machineFiles } from '../run-directory/run-files.ts';
import type { EndReason } from '../run-directory/run-meta.ts';
import type { RunResult } from '../run-directory/run-result.ts';
import { Secrets } from '../run-directory/secrets.ts';
import { shrinkRun, type ShrinkRunOptions } from '../shrink/shrink-run.ts';
import { AppSession } from './app-session.ts';
import { concludeRun } from './conclude-run.ts';
import type { ExploreListener } from './explore-events.ts';
import { defaultChoices, type ExploreChoices, type ExploreOptions } from './explore-options.ts';
import { metaAtStart } from './meta-at-start.ts';
import { runToItsEnd, watched } from './pacing.ts';
import { endedBy, RunEnded } from './run-ended.ts';
import { RunLoop } from './run-loop.ts';
import { machineAlarm, type SetAlarm } from './timers.ts';

/** What came of a run. */
export interface Explored {
  readonly result: RunResult;
  /** Absolute path of the run's directory. */
  readonly directory: string;
}

/**
 * Explores an application: starts it once, takes steps until a limit ends the run, and keeps a record of all of them.
 * Durations are ms.
 *
 * @throws ExploreError when the spec cannot be loaded or the directory cannot be made; what the surface says when the
 * application cannot be started. Later faults end the run and are part of its result.
 * @example
 * const { result } = await explore({ spec: 'shop.spec.ts', workingDirectory: cwd, target, output: 'runs', version });
 * process.exitCode = result.exit_code;
 */
export async function explore(options: ExploreOptions): Promise<Explored> {
  const clock = options.clock ?? systemClock;
  const setAlarm = options.setAlarm ?? machineAlarm;
  const choices = choicesOf(options);
  const startedAt = clock.now();
  const bundle = await bundleSpec(options.spec, options.workingDirectory);
  const spec = await openSpec(
    bundle,
    {
      seed: choices.seed,
      startedAtMillis: startedAt,
      platform: options.target.platform,
      guide: choices.guide,
      allowNoProperties: choices.allowNoProperties,
    },
    options.specLimits,
  );
  const app = new AppSession({
    newSurface: options.target.newSurface,
    openRequest: options.target.open,
    clock,
    setAlarm,
  });
  try {
    checkAsserts(spec.facts, bundle);
    const env = options.env ?? {};
    const secrets = new Secrets(env, spec.facts.secrets);
    const model = choices.generator === 'llm' ? pickerModel(spec.facts.generator, env) : undefined;
    await app.start();
    const opened = { options, choices, clock, setAlarm, startedAt, bundle, spec, secrets, model, app };
    return await exploreOpened(opened);
  } finally {
    await Promise.all([spec.kill(), app.close()]);
  }
}

interface Opened {
  readonly options: ExploreOptions;
  readonly choices: ExploreChoices;
  readonly clock: Clock;
  readonly setAlarm: SetAlarm;
  readonly startedAt: number;
  readonly bundle: SpecBundle;
  readonly spec: SpecSession;
  readonly secrets: Secrets;
  readonly model: PickerModel | undefined;
  readonly app: AppSession;
}

async function exploreOpened(opened: Opened): Promise<Explored> {
  const { options, choices, startedAt, bundle, spec, secrets, model, app, setAlarm } = opened;
  const onEvent = options.onEvent ?? (() => undefined);
  const files = options.files ?? machineFiles;
  const directory = await RunDirectory.create(options.output, new Date(startedAt), files, secrets);
  const meta = metaAtStart({ options, choices, startedAt, bundle, facts: spec.facts, model });
  await directory.writeMeta(meta);
  await directory.write('spec.bundle.js', bundle.code);
  await directory.write('spec.bundle.js.map', bundle.map);
  onEvent({ kind: 'started', seed: choices.seed, directory: directory.path, specPath: bundle.specPath });
  for (const text of spec.facts.notices) onEvent({ kind: 'notice', text });
  const loop = loopOf(opened, directory, onEvent);
  const ended = await endOf(opened, loop);
  const concluding = { ended, loop, spec, directory, meta, choices, setAlarm, onEvent };
  const { result, answer } = await concludeRun(concluding);
  // One application at a time: what the run left open is closed before its steps are performed again.
  await app.close();
  if (choices.shrinkBudgetMs > 0 && result.exit_code === 1) {
    await shrinkRun({
      ...opened,
      newSurface: options.target.newSurface,
      openRequest: options.target.open,
      settleMs: choices.settleMs,
      graceMs: choices.graceMs,
      directory,
      seed: choices.seed,
      budgetMs: choices.shrinkBudgetMs,
      interrupted: options.interrupted,
      onEvent,
      loop,
      flow: flowOf(options),
      facts: spec.facts,
      atEnd: answer,
    });
  }
  return { result, directory: directory.path };
}

function loopOf(opened: Opened, directory: RunDirectory, onEvent: ExploreListener): RunLoop {
  const { options, choices, clock, startedAt, spec, secrets, model } = opened;
  const { interrupted } = options;
  const deadline = startedAt + choices.durationMs;
  return new RunLoop({
    ...opened,
    directory,
    model: model && new ModelPicker({ model, spec, directory, secrets, clock, deadline, interrupted }),
    onEvent,
  });
}

/** How a flow opens the same application; sequences of other platforms have no flows yet. */
function flowOf({ target, env = {}, workingDirectory }: ExploreOptions): ShrinkRunOptions['flow'] {
  const { open, newSurface, platform, startedByFlow } = target;
  if (platform !== 'web' || open.url === undefined || startedByFlow === true) return undefined;
  return { url: open.url, viewport: open.browser?.viewport, newSurface, env, workingDirectory };
}

/** Why the run ended, whatever way it did. */
async function endOf(opened: Opened, loop: RunLoop): Promise<EndReason | RunEnded> {
  const { choices, setAlarm } = opened;
  const run = async (): Promise<EndReason> => {
    await loop.begin();
    return runToItsEnd({ ...opened, loop, interrupted: opened.options.interrupted });
  };
  try {
    return await watched(run(), choices, setAlarm);
  } catch (error) {
    if (error instanceof RunEnded) return error;
    if (error instanceof ExploreError) return endedBy(error);
    if (isDriverError(error)) return new RunEnded('driver_lost', error.message);
    throw error;
  }
}

function choicesOf(options: ExploreOptions): ExploreChoices {
  const chosen = { ...defaultChoices, ...options };
  const asked = chosen.seed;
  if (!Number.isInteger(asked) || asked < 0 || asked > 2 ** 32 - 1) throw badSeed(asked);
  const seed = asked === 0 ? (options.pickSeed ?? anySeed)() : asked;
  return { ...chosen, seed };
}

function anySeed(): number {
  return 1 + Math.floor(Math.random() * (2 ** 32 - 1));
}
