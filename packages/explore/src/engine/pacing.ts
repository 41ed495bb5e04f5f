// When a run ends by itself: its limits, the grace that open promises are given, and whoever stops it from outside.
import { bounds } from './limits.ts';
import type { RunLoop } from './run-loop.ts';
import { RunEnded } from './run-ended.ts';
import { type SetAlarm, within } from './timers.ts';
import type { EndReason } from '../run-directory/run-meta.ts';
import type { ExploreChoices } from './explore-options.ts';
import type { Clock } from '@flowproof/driver';

/** What pacing works with. */
export interface PacingOptions {
  readonly loop: RunLoop;
  readonly choices: ExploreChoices;
  readonly clock: Clock;
  readonly startedAt: number;
  readonly interrupted: AbortSignal | undefined;
  readonly setAlarm: SetAlarm;
}

/** Takes steps until a limit, a violation or an interruption ends the run. Rejects with what makes it impossible. */
export async function runToItsEnd(options: PacingOptions): Promise<EndReason> {
  const { loop, choices, clock, interrupted } = options;
  const deadline = options.startedAt + choices.durationMs;
  for (;;) {
    if (isAborted(interrupted)) return 'interrupted';
    const outcome = await stepUnlessInterrupted(options, false);
    if (outcome === 'interrupted') return 'interrupted';
    if (choices.exitOnViolation && outcome.violated) return 'violation';
    const limit = limitReached(choices, loop.step, clock.now() >= deadline);
    if (limit === undefined) continue;
    return outcome.open ? grace(options, limit) : limit;
  }
}

function limitReached(choices: ExploreChoices, steps: number, late: boolean): EndReason | undefined {
  if (choices.maxSteps > 0 && steps >= choices.maxSteps) return 'max_steps';
  return late ? 'duration' : undefined;
}

/** Goes on observing until what is bounded is decided, no faster than the run went. */
async function grace(options: PacingOptions, limit: EndReason): Promise<EndReason> {
  const { loop, choices, clock, interrupted } = options;
  const until = clock.now() + choices.graceMs;
  const pace = loop.tally.medianStepMs();
  let begun = clock.now();
  while (clock.now() < until) {
    if (isAborted(interrupted)) return 'interrupted';
    const outcome = await stepUnlessInterrupted(options, true);
    if (outcome === 'interrupted') return 'interrupted';
    if (choices.exitOnViolation && outcome.violated) return 'violation';
    if (!outcome.open) return limit;
    const left = begun + pace - clock.now();
    if (left > 0) await clock.sleep(left);
    begun = clock.now();
  }
  return limit;
}

/** A step that was begun is finished, but not waited for without end. */
async function stepUnlessInterrupted(
  { loop, interrupted, setAlarm }: PacingOptions,
  inGrace: boolean,
): Promise<Awaited<ReturnType<RunLoop['take']>> | 'interrupted'> {
  const step = loop.take(inGrace);
  if (interrupted === undefined) return step;
  const aborted = whenAborted(interrupted);
  step.catch(() => undefined);
  try {
    const first = await Promise.race([step, aborted.promise.then(() => 'aborted' as const)]);
    if (first !== 'aborted') return first;
  } finally {
    aborted.forget();
  }
  const finished = await within(step, bounds.interruptedMs, setAlarm);
  return finished.kind === 'late' ? 'interrupted' : finished.value;
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

function whenAborted(signal: AbortSignal): { readonly promise: Promise<void>; readonly forget: () => void } {
  let listener: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    listener = resolve;
    signal.addEventListener('abort', listener, { once: true });
  });
  return {
    promise,
    forget: () => {
      signal.removeEventListener('abort', listener);
    },
  };
}

/** Stops a run whose loop does not end by itself. */
export async function watched<T>(run: Promise<T>, choices: ExploreChoices, setAlarm: SetAlarm): Promise<T> {
  const limitMs = choices.durationMs + Math.max(bounds.watchdogMs, choices.graceMs + bounds.interruptedMs);
  const ended = await within(run, limitMs, setAlarm);
  if (ended.kind === 'answered') return ended.value;
  throw new RunEnded(
    'watchdog',
    `the run did not end by itself ${Math.round(limitMs / 1000)} s after its start`,
  );
}
