// Sorting and filtering of the list of runs.
import type { RunSummary } from '../api/run-summary.ts';

/** What the list can be sorted by. */
export type RunColumn =
  'startedAt' | 'title' | 'seed' | 'platform' | 'durationMs' | 'steps' | 'violations' | 'state';

/** Columns in their order. Numbers stand to the right. */
export const runColumns: readonly {
  readonly key: RunColumn;
  readonly label: string;
  readonly numeric?: true;
}[] = [
  { key: 'startedAt', label: 'Started' },
  { key: 'title', label: 'Spec or flow' },
  { key: 'seed', label: 'Seed', numeric: true },
  { key: 'platform', label: 'Platform' },
  { key: 'durationMs', label: 'Duration', numeric: true },
  { key: 'steps', label: 'Steps', numeric: true },
  { key: 'violations', label: 'Violations', numeric: true },
  { key: 'state', label: 'State' },
];

/** How the list is sorted. */
export interface Order {
  readonly by: RunColumn;
  readonly descending: boolean;
}

/** The runs that mention every word of the filter, in order. What has no value comes last. */
export function arrangedRuns(
  runs: readonly RunSummary[],
  filter: string,
  { by, descending }: Order,
): readonly RunSummary[] {
  const words = filter.toLowerCase().split(/\s+/u);
  const wanted = runs.filter((run) => {
    const text = [run.id, run.title, run.seed, run.platform, run.state, run.kind, run.startedAt].join(' ');
    return words.every((word) => text.toLowerCase().includes(word));
  });
  return wanted.toSorted((a, b) => {
    const [left, right] = [a[by], b[by]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order = left < right ? -1 : left > right ? 1 : 0;
    return descending ? -order : order;
  });
}
