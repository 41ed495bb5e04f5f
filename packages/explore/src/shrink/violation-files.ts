// `violations/<property>/`: what a violation was worked down to.
import type { ExploreEvent } from '../engine/explore-events.ts';
import type { RunDirectory } from '../run-directory/run-directory.ts';
import type { Attempts } from './attempts.ts';
import type { FoundViolation, Shrunk, ShrinkOptions } from './work-on-violation.ts';
import { workOnViolation } from './work-on-violation.ts';

/** What the files are made from. */
export interface ViolationFilesOptions extends Omit<ShrinkOptions, 'onPicture'> {
  readonly attempts: Attempts;
  readonly directory: RunDirectory;
  readonly seed: number;
  /** Sentences that the property attaches. */
  readonly asserts: boolean;
  readonly onEvent: (event: Extract<ExploreEvent, { kind: 'shrunk' }>) => void;
}

/** Works on a violation and writes what it came to. */
export async function writeViolation(
  violation: FoundViolation,
  options: ViolationFilesOptions,
): Promise<Shrunk> {
  const { directory, seed } = options;
  const folder = `violations/${violation.property}`;
  await directory.makeDirectory(`${folder}/screens`);
  const shrunk = await workOnViolation(violation, {
    ...options,
    onPicture: (step, picture) =>
      directory.write(`${folder}/screens/step-${String(step).padStart(5, '0')}.png`, picture),
  });
  const shown = shrunk.sequence.map((action) => options.attempts.shown(action));
  await directory.writeLines(`${folder}/actions.jsonl`, shown);
  await directory.writeJson(`${folder}/violation.json`, {
    property: violation.property,
    status: shrunk.status,
    ...(shrunk.status === 'flaky' && { confirmed: shrunk.confirmed }),
    budget_spent: shrunk.budgetSpent,
    steps_before: shrunk.before,
    steps_after: shrunk.sequence.length,
    replays: shrunk.replays,
    seed,
    run: directory.name,
    witness: shrunk.witness ?? violation.witness,
    part: violation.part,
    ...(shrunk.firstDifference !== undefined && { first_difference: shrunk.firstDifference }),
    flow: { written: false, reason: 'flows are not written by this version' },
    asserts: options.asserts,
  });
  options.onEvent({
    kind: 'shrunk',
    property: violation.property,
    status: shrunk.status,
    before: shrunk.before,
    actions: shown,
  });
  return shrunk;
}
