// What `--json` says of a suite.
import type { ResultDocument } from '@flowproof/report';
import type { RecordDocument } from '../record-to-file.ts';
import type { FlowOutcome, SuiteResult } from './flow-outcome.ts';

/** One flow in `--json`. */
export interface FlowDocument {
  readonly spec: string;
  readonly report: ResultDocument;
  /** `result.json` of the run; null where a flow was skipped or errored. */
  readonly report_path: string | null;
  /** The recording, when this run made one. */
  readonly authoring: RecordDocument | null;
  /** Names only. Absent when the flow exported nothing. */
  readonly exports?: readonly string[];
}

/** What `run <dir> --json` prints. */
export interface SuiteDocument {
  readonly flows: readonly FlowDocument[];
  /** Whether all passed. */
  readonly passed: boolean;
  readonly skipped: number;
  readonly errored: number;
  readonly junit_path: string;
}

/** Draws the document of a suite. `show` makes paths as messages show them. */
export function suiteDocument(result: SuiteResult, show: (path: string) => string): SuiteDocument {
  return {
    flows: result.flows.map((outcome) => flowDocument(outcome, show)),
    passed: result.passed,
    skipped: result.counts.skipped,
    errored: result.counts.errored,
    junit_path: show(result.junitPath),
  };
}

function flowDocument(outcome: FlowOutcome, show: (path: string) => string): FlowDocument {
  const { spec, report, status, replay, authoring = null, exports } = outcome;
  const judged = status === 'passed' || status === 'failed' ? replay : undefined;
  return {
    spec,
    report,
    report_path: judged === undefined ? null : show(judged.bundle.resultPath),
    authoring,
    ...(exports !== undefined && { exports: exports.names }),
  };
}
