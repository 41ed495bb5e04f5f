// What every part of the reader is handed: the text, and the log its faults go to.
import type { FindingLog } from './finding.ts';
import type { SourceText } from './source-text.ts';

/** One file being read. */
export interface Reading {
  readonly source: SourceText;
  readonly log: FindingLog;
}
