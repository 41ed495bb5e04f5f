// `violations/<property>/` of a run: the shortest sequence that still shows a violation.
import type { ActionView } from '../api/step-view.ts';
import type { SequenceView } from '../api/sequence-view.ts';
import { isObject, numberOf, parseObject, textOf } from '../json.ts';
import { actionView } from './action-view.ts';
import type { SafeFolder } from './safe-folder.ts';

const mostBytes = 16 * 1024 * 1024;
const mostActions = 5000;

/** Properties for which there is something. */
export function sequenceNames(folder: SafeFolder): Promise<readonly string[]> {
  return folder.names('violations');
}

/** When one of them was last written to: the trace of a run rests while its violations are worked on. */
export async function sequencesChangedMs(folder: SafeFolder): Promise<number> {
  const names = await sequenceNames(folder);
  const stats = await Promise.all(
    names.flatMap((name) => [folder.stats('violations', name), folder.stats('violations', name, 'screens')]),
  );
  return Math.max(0, ...stats.map((each) => each?.mtimeMs ?? 0));
}

/** What there is for one property; undefined when there is nothing. */
export async function readSequence(run: SafeFolder, property: string): Promise<SequenceView | undefined> {
  const folder = await run.folder('violations', property);
  if (folder === undefined) return undefined;
  const [violation, actions, screens, names] = await Promise.all([
    folder.text(mostBytes, 'violation.json'),
    folder.text(mostBytes, 'actions.jsonl'),
    folder.names('screens'),
    folder.names(),
  ]);
  const facts = parseObject(violation ?? '') ?? {};
  const files = await Promise.all(names.map(async (name) => ({ name, stats: await folder.stats(name) })));
  return {
    property,
    status: textOf(facts['status']) ?? null,
    budgetSpent: facts['budget_spent'] === true,
    facts: rows.flatMap(([label, keys]) => {
      const value = keys.map((key) => facts[key]).find((each) => each !== undefined);
      return value === undefined || value === null ? [] : [{ label, value: plain(value) }];
    }),
    actions: actionsOf(actions ?? ''),
    screens,
    flow: (await folder.text(mostBytes, `${property}.flow.yaml`)) ?? null,
    files: files.flatMap(({ name, stats }) => (stats?.isFile() ? [{ name, bytes: stats.size }] : [])),
  };
}

const rows: readonly (readonly [label: string, keys: readonly string[]])[] = [
  ['Steps before', ['steps_before', 'actions_before', 'before']],
  ['Steps after', ['steps_after', 'actions_after', 'after']],
  ['Shown, of three', ['confirmed']],
  ['Replays', ['replays', 'replays_used']],
  ['Seed', ['seed']],
  ['Flow', ['flow']],
  ['Ends with assertions', ['asserts']],
];

function plain(value: unknown): string {
  if (isObject(value) && typeof value['written'] === 'boolean')
    return value['written'] ? 'written' : (textOf(value['reason']) ?? 'not written');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || numberOf(value) !== undefined ? String(value) : JSON.stringify(value);
}

function actionsOf(text: string): readonly ActionView[] {
  return text
    .split('\n')
    .slice(0, mostActions)
    .flatMap((line) => {
      const action = parseObject(line);
      return action === undefined ? [] : [actionView(action, { outcome: 'applied' })];
    });
}
