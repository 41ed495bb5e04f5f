// What the server asks of a run, whichever command wrote it.
import type { RunSummary } from '../api/run-summary.ts';
import type { RunView } from '../api/run-view.ts';
import type { SequenceView } from '../api/sequence-view.ts';
import type { Happening, HappeningKind, StepAnswer } from '../api/step-view.ts';
import type { SafeFolder } from './safe-folder.ts';
import type { SelectorMatches } from './selector-matches.ts';

/** Which rows of a list are wanted. */
export interface Selection {
  /** The place of the first step that is looked at. */
  readonly from: number;
  /** Contained in what is shown, whatever the case. */
  readonly filter: string;
}

/** Rows, and where the next ones begin. */
export interface HappeningsPage {
  readonly rows: readonly Happening[];
  readonly next: number | null;
}

/** One run directory. */
export interface Run {
  readonly kind: 'exploration' | 'flow';
  readonly id: string;
  readonly folder: SafeFolder;
  /** Rows known since the last refresh. */
  readonly length: number;
  readonly lastStep: number;
  /** Reads what was written since. */
  refresh(): Promise<void>;
  summary(): Promise<RunSummary>;
  view(from: number): Promise<RunView>;
  /** The step of that number, or the nearest; undefined when the run has none. */
  step(wanted: number): Promise<StepAnswer | undefined>;
  happened(kind: HappeningKind, selection: Selection): Promise<HappeningsPage>;
  matches(step: number, selector: string): Promise<SelectorMatches | undefined>;
  sequence(property: string): Promise<SequenceView | undefined>;
}
