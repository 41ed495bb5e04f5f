// The lanes of the timeline as shapes: any number of steps drawn with as many marks as there are columns to draw in.
import type { StepRow, VerdictLetter } from '../../api/run-view.ts';

/** Severity of what a column says when it stands for several steps: the worst is shown. */
const severity: Readonly<Record<VerdictLetter, number>> = { '-': 0, h: 1, p: 2, v: 3 };

/** A stretch of a lane. Places count rows; the end is not part of it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly verdict: VerdictLetter;
}

/**
 * The stretches of every lane.
 *
 * @param lanes - how many properties there are.
 * @param columns - how many different places can be told apart; more are not made.
 */
export function stretchesOf(
  rows: readonly StepRow[],
  lanes: number,
  columns: number,
): readonly (readonly Stretch[])[] {
  const perColumn = Math.max(1, Math.ceil(rows.length / Math.max(1, columns)));
  const found: Stretch[][] = Array.from({ length: lanes }, () => []);
  let letters = '';
  for (let from = 0; from < rows.length; from += perColumn) {
    const to = Math.min(rows.length, from + perColumn);
    const seen = new Set<string>();
    for (let place = from; place < to; place += 1) {
      const row = rows[place];
      if (row?.kind === 'step' && row.verdicts !== undefined) letters = row.verdicts;
      seen.add(letters);
    }
    for (let lane = 0; lane < lanes; lane += 1) extend(found[lane] ?? [], from, to, worst(seen, lane));
  }
  return found;
}

function worst(seen: ReadonlySet<string>, lane: number): VerdictLetter {
  let found: VerdictLetter = '-';
  for (const letters of seen) {
    const letter = (letters[lane] ?? '-') as VerdictLetter;
    if (severity[letter] > severity[found]) found = letter;
  }
  return found;
}

function extend(stretches: Stretch[], from: number, to: number, verdict: VerdictLetter): void {
  const last = stretches.at(-1);
  if (last?.verdict === verdict) stretches[stretches.length - 1] = { ...last, to };
  else stretches.push({ from, to, verdict });
}

/** The points of one metric: for each column the largest value in it. Null where there is none. */
export function columnsOf(
  rows: readonly StepRow[],
  metric: number,
  columns: number,
): { readonly values: readonly (number | null)[]; readonly most: number } {
  const perColumn = Math.max(1, Math.ceil(rows.length / Math.max(1, columns)));
  const values: (number | null)[] = [];
  let most = 0;
  for (let from = 0; from < rows.length; from += perColumn) {
    let largest: number | null = null;
    for (let place = from; place < Math.min(rows.length, from + perColumn); place += 1) {
      const row = rows[place];
      const value = row?.kind === 'step' ? (row.metrics?.[metric] ?? null) : null;
      if (value !== null && (largest === null || value > largest)) largest = value;
    }
    values.push(largest);
    most = Math.max(most, largest ?? 0);
  }
  return { values, most };
}
