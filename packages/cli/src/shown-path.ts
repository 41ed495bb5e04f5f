// Paths as messages show them: relative where that is shorter to read.
import { relative } from 'node:path';
import type { Shell } from './shell.ts';

/** Relative to the working directory unless it lies outside of it. */
export function shownPath(path: string, shell: Pick<Shell, 'workingDirectory'>): string {
  const shown = relative(shell.workingDirectory, path);
  return shown.startsWith('..') || shown === '' ? path : shown;
}
