// `violations/<property>/`: what a violation was worked down to.
import type { ExploreEvent } from '../engine/explore-events.ts';
import { type SetAlarm, within } from '../engine/timers.ts';
import type { RunDirectory } from '../run-directory/run-directory.ts';
import type { Attempts } from './attempts.ts';
import type { FoundViolation, Shrunk, ShrinkOptions } from './work-on-violation.ts';
import { exportFlow, type ExportFlowOptions } from './export-flow.ts';
import { workOnViolation } from './work-on-violation.ts';

/** What the files are made from. */
export interface ViolationFilesOptions extends Omit<ShrinkOptions, 'onPicture'> {
  readonly attempts: Attempts;
  readonly directory: RunDirectory;
  readonly setAlarm: SetAlarm;
  readonly seed: number;
  /** Sentences that the property attaches. */
  readonly asserts: readonly string[];
  /** The application as a flow opens it; absent where there is no address to open. */
  readonly flow:
    Pick<ExportFlowOptions, 'url' | 'viewport' | 'newSurface' | 'env' | 'workingDirectory'> | undefined;
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
    flow: await writeFlow(folder, violation, shrunk, options),
    asserts: options.asserts.length > 0,
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

/** `flow` of `violation.json`. */
async function writeFlow(
  folder: string,
  { property }: FoundViolation,
  { status, sequence }: Shrunk,
  { attempts, directory, asserts, flow, budgetMs, setAlarm }: ViolationFilesOptions,
): Promise<{ readonly written: boolean; readonly reason?: string }> {
  if (status === 'not_reproduced')
    return { written: false, reason: 'the violation could not be shown again' };
  if (flow === undefined) return { written: false, reason: 'only web applications have flows here' };
  const actions = sequence.map((action) => ({
    action: attempts.shown(action),
    facts: attempts.target(action),
  }));
  const told = within(exportFlow({ ...flow, property, actions, asserts }), budgetMs, setAlarm);
  const exported = await told.catch((error: unknown) => ({
    kind: 'failed' as const,
    reason: `the flow could not be recorded: ${String(error)}`,
  }));
  if (exported.kind === 'failed') return { written: false, reason: exported.reason };
  if (exported.kind === 'late') return { written: false, reason: 'there was no time left to record it' };
  if (!exported.value.written) return exported.value;
  await directory.write(`${folder}/${property}.flow.yaml`, exported.value.flow);
  await directory.write(`${folder}/${property}.trace.jsonl`, exported.value.trace);
  return { written: true };
}
