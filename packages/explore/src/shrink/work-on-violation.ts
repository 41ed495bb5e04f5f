// From a violation to the shortest sequence that still shows it: reproduce, shorten, simplify, confirm.
import type { Clock } from '@flowproof/driver';
import type { Witness } from '../run-directory/step-record.ts';
import type { Attempt, Attempts, Violated } from './attempts.ts';
import { candidateSequences } from './candidate-sequences.ts';
import type { PastStep, RepeatableAction } from './run-history.ts';
import { shorten, type Try } from './shorten.ts';
import { simplify } from './simplify.ts';

/** Clean starts that confirm the shortest sequence. */
const confirmations = 3;
/** Of a violation that once failed to show: attempts per candidate, and how many of them have to show it. */
const shaky = { attempts: 3, needed: 2 } as const;

/** A violation to work on. */
export interface FoundViolation extends Violated {
  readonly witness: Witness;
}

/** What became of it. */
export interface Shrunk {
  readonly status: 'stable' | 'flaky' | 'not_reproduced';
  /** Of `flaky`: confirmations that showed it. */
  readonly confirmed: number;
  readonly budgetSpent: boolean;
  /** Actions before and after. */
  readonly before: number;
  readonly sequence: readonly RepeatableAction[];
  readonly replays: number;
  /** Of the confirming run. */
  readonly witness?: Witness;
  /** The first step of the run whose tree was another one when it was performed again. */
  readonly firstDifference?: number;
}

/** What the work is done with. */
export interface ShrinkOptions {
  readonly attempts: Attempts;
  readonly steps: readonly PastStep[];
  readonly budgetMs: number;
  readonly clock: Clock;
  /** Ends the work early. */
  readonly interrupted: AbortSignal | undefined;
  /** Pictures of the confirming run. */
  readonly onPicture: (step: number, picture: Uint8Array) => Promise<void>;
}

/** Works on one violation for as long as the budget lasts. */
export async function workOnViolation(violation: FoundViolation, options: ShrinkOptions): Promise<Shrunk> {
  const { attempts, clock } = options;
  const replaysBefore = attempts.count;
  const deadline = clock.now() + options.budgetMs;
  const timeLeft = (): boolean => clock.now() < deadline && options.interrupted?.aborted !== true;
  const before = options.steps.filter(
    ({ step, action }) => step < violation.witness.detected_step && action !== undefined,
  ).length;
  const found = await reproduce(violation, options, timeLeft);
  const common = (): Pick<Shrunk, 'before' | 'budgetSpent' | 'replays'> => ({
    before,
    budgetSpent: !timeLeft(),
    replays: attempts.count - replaysBefore,
  });
  if (found.kind === 'not_reproduced') {
    return { status: 'not_reproduced', confirmed: 0, sequence: [], ...common(), ...found.difference };
  }
  const tries = trying(violation, attempts, found.shaky);
  const shortened = await shorten(found.performed, tries, timeLeft, ({ source }) => source === 'setup');
  const sequence = await simplify(shortened, tries, timeLeft);
  const spent = !timeLeft();
  const { confirmed, witness } = await confirm(sequence, violation, options);
  return {
    ...common(),
    status: confirmed === confirmations ? 'stable' : confirmed > 0 ? 'flaky' : 'not_reproduced',
    confirmed,
    budgetSpent: spent,
    sequence,
    ...(witness !== undefined && { witness }),
  };
}

type Reproduced =
  | { readonly kind: 'shown'; readonly performed: readonly RepeatableAction[]; readonly shaky: boolean }
  | { readonly kind: 'not_reproduced'; readonly difference: Pick<Shrunk, 'firstDifference'> };

async function reproduce(
  violation: FoundViolation,
  { attempts, steps }: ShrinkOptions,
  timeLeft: () => boolean,
): Promise<Reproduced> {
  const { witness } = violation;
  const candidates = candidateSequences(steps, { armed: witness.step, detected: witness.detected_step });
  const whole = candidates.at(-1) ?? [];
  let wholeFailed: Attempt | undefined;
  for (const candidate of candidates) {
    const attempt = await attempts.make(candidate, violation, { leaveOut: true });
    // A whole run that once did not show it: chance has a part in it.
    if (attempt.violated)
      return { kind: 'shown', performed: attempt.performed, shaky: wholeFailed !== undefined };
    if (candidate === whole) wholeFailed = attempt;
    if (!timeLeft()) break;
  }
  const differs = wholeFailed?.hashes.findIndex((hash, index) => hash !== steps[index]?.treeHash);
  const step = differs === undefined || differs < 0 ? undefined : steps[differs]?.step;
  return { kind: 'not_reproduced', difference: step === undefined ? {} : { firstDifference: step } };
}

function trying(violation: Violated, attempts: Attempts, unsure: boolean): Try<RepeatableAction> {
  return async (sequence) => {
    let shown = 0;
    let performed: readonly RepeatableAction[] | undefined;
    const tries = unsure ? shaky.attempts : 1;
    const needed = unsure ? shaky.needed : 1;
    for (let made = 0; made < tries && shown < needed && needed - shown <= tries - made; made += 1) {
      const attempt = await attempts.make(sequence, violation, { leaveOut: true });
      if (!attempt.violated) continue;
      shown += 1;
      performed = attempt.performed;
    }
    return shown >= needed ? performed : undefined;
  };
}

async function confirm(
  sequence: readonly RepeatableAction[],
  violation: Violated,
  { attempts, onPicture }: ShrinkOptions,
): Promise<{ readonly confirmed: number; readonly witness: Witness | undefined }> {
  let confirmed = 0;
  let witness: Witness | undefined;
  for (let made = 0; made < confirmations; made += 1) {
    const attempt = await attempts.make(sequence, violation, {
      leaveOut: false,
      ...(witness === undefined && { onPicture }),
    });
    if (!attempt.violated) continue;
    confirmed += 1;
    witness ??= attempt.witness;
  }
  return { confirmed, witness };
}
