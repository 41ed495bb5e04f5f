// What of a run's evidence is written down and shown: which console lines, and how the files are called.
import type { RunEvidence } from '@flowproof/replay';
import { forTerminal } from './escape.ts';

/** Console lines kept, the newest. */
const consoleLines = 100;

/** Paths of the debug files, relative to the bundle; absent ones were not written. */
export interface DebugFiles {
  readonly dom?: string;
  readonly console?: string;
}

/** The newest console lines, each harmless on a terminal. */
export function newestLines(evidence: RunEvidence): readonly string[] {
  return evidence.console.slice(-consoleLines).map(forTerminal);
}
