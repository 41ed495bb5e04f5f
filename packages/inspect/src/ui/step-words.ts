// What a row of the list says, for the eye and for the filter.
import type { StepRow } from '../api/run-view.ts';

/** The words of a row. */
export function rowWords(row: StepRow): string {
  if (row.kind === 'damaged') return `Line ${row.line} cannot be read`;
  if (row.action !== undefined) return row.action;
  if (row.skipped !== undefined) return `Nothing sent: ${row.skipped.replaceAll('_', ' ')}`;
  if (row.unverified !== undefined) return `Not verified: ${row.unverified.replaceAll('_', ' ')}`;
  return row.grace === true ? 'Watching, in grace' : 'No action';
}

/** Whether a row mentions every word. */
export function rowMatches(row: StepRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const marks =
    row.kind === 'damaged'
      ? ['damaged']
      : [
          row.screen,
          row.source,
          row.status,
          row.outcome,
          row.unverified,
          row.skipped,
          row.violations === undefined ? '' : `violation ${row.violations.join(' ')}`,
          row.exceptions === undefined ? '' : 'exception',
        ];
  const text = [String(row.step), rowWords(row), ...marks].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}
