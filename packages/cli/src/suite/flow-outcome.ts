// What one flow of a suite came to, and what the suite came to. Data only: commands print it.
import type { ExportedValues, RunResult } from '@flowproof/replay';
import type { ResultDocument, WrittenBundle } from '@flowproof/report';
import type { RecordDocument } from '../record-to-file.ts';

/** `errored` is no verdict: the flow could not be judged. */
export type FlowStatus = 'passed' | 'failed' | 'skipped' | 'errored';

/** Why a flow could not be judged. */
export interface FlowTrouble {
  /** Blocks of text that stand before the message: the faults of a file. */
  readonly details: readonly string[];
  readonly message: string;
  readonly hint?: string;
}

/** What one flow came to. */
export interface FlowOutcome {
  /** Path of the flow as it is shown. */
  readonly spec: string;
  /** Flow name, else the path. */
  readonly name: string;
  readonly status: FlowStatus;
  /** What goes into JSON and JUnit. */
  readonly report: ResultDocument;
  /** The last replay; absent when there was none. */
  readonly replay?: { readonly result: RunResult; readonly bundle: WrittenBundle };
  /** How often the flow was replayed. */
  readonly attempts: number;
  /** Why it was skipped. */
  readonly reason?: string;
  /** Why it is errored, when no step says so. */
  readonly trouble?: FlowTrouble;
  /** The recording that this run made. */
  readonly authoring?: RecordDocument;
  /** For the environment of later flows. */
  readonly exports?: ExportedValues;
}

/** What a suite came to. */
export interface SuiteResult {
  /** In suite order. */
  readonly flows: readonly FlowOutcome[];
  readonly counts: Readonly<Record<FlowStatus, number>>;
  /** No flow failed and none errored. */
  readonly passed: boolean;
  /** Absolute path of the merged JUnit file. */
  readonly junitPath: string;
}
