// Where a key leads from a place in the list.
import type { StepRow } from '../api/run-view.ts';
import type { KeyCommand } from './keys.ts';

/** The place a command leads to; undefined when it leads nowhere. */
export function placeAfter(command: KeyCommand, rows: readonly StepRow[], place: number): number | undefined {
  const last = rows.length - 1;
  if (last < 0) return undefined;
  switch (command.kind) {
    case 'move':
      return Math.min(last, Math.max(0, place + command.by));
    case 'edge':
      return command.to === 'first' ? 0 : last;
    case 'violation':
      return command.to === 'next' ? violationAfter(rows, place) : violationBefore(rows, place);
    case 'search':
    case 'help':
      return undefined;
  }
}

function violates(row: StepRow | undefined): boolean {
  return (
    row?.kind === 'step' &&
    (row.violations !== undefined || row.status === 'failed' || row.status === 'errored')
  );
}

function violationAfter(rows: readonly StepRow[], place: number): number | undefined {
  const found = rows.findIndex((row, at) => at > place && violates(row));
  return found === -1 ? undefined : found;
}

function violationBefore(rows: readonly StepRow[], place: number): number | undefined {
  for (let at = Math.min(place, rows.length) - 1; at >= 0; at -= 1) if (violates(rows[at])) return at;
  return undefined;
}

/** The place of a step; of the nearest when there is none of that number. */
export function placeOfStep(rows: readonly StepRow[], step: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.step ?? 0) < step) low = middle + 1;
    else high = middle;
  }
  // A damaged line is shown under the number it probably had; a step that really has it comes first.
  const next = rows[low + 1];
  return rows[low]?.kind === 'damaged' && next?.step === step ? low + 1 : Math.max(0, low);
}
