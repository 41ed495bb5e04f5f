// How the page says statuses and times.
import type { RunResult, StepStatus } from '@flowproof/replay';

/** The word for a step's status. */
export const statusWords: Readonly<Record<StepStatus, string>> = {
  passed: 'Passed',
  failed: 'Failed',
  errored: 'Error',
  skipped: 'Skipped',
};

/** The verdict in a sentence. */
export const verdictWords: Readonly<Record<RunResult['status'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  errored: 'No verdict',
};

/** `86 ms`, `1.24 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 59_995) return `${(ms / 1000).toFixed(2)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** `2026-08-01 09:30:05 UTC` for an RFC 3339 time; anything else as it stands. */
export function moment(time: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(time);
  return parts === null ? time : `${parts[1] ?? ''} ${parts[2] ?? ''} UTC`;
}

/** `1 step`, `4 steps`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
