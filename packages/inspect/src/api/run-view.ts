// A run as `GET /api/runs/:id` answers it: what it is, and one summary per step.
import type { RunSummary } from './run-summary.ts';

/** A verdict in one letter: holds, pending, violated, or nothing known. */
export type VerdictLetter = 'h' | 'p' | 'v' | '-';

/** What the list, the timeline and the graphs need of a step. What is absent has nothing to say. */
export interface StepSummary {
  readonly kind: 'step';
  readonly step: number;
  /** ms since the start of the run. */
  readonly timeMs: number;
  readonly screen?: string;
  /** The action in words. */
  readonly action?: string;
  readonly source?: string;
  /** `unconfirmed`: sent, and no answer came. `refused`: nothing was sent after all. Absent: applied, or unknown. */
  readonly outcome?: 'unconfirmed' | 'refused';
  /** Why nothing was dispatched. */
  readonly skipped?: string;
  /** Why the properties did not see this step. */
  readonly unverified?: string;
  /** Properties that were violated newly here. */
  readonly violations?: readonly string[];
  /** One letter per property, in the order of `properties`; absent when as at the step before. */
  readonly verdicts?: string;
  readonly exceptions?: number;
  readonly logs?: number;
  readonly network?: number;
  /** Heap, total memory, DOM nodes, CPU per cent; null where the platform does not say. */
  readonly metrics?: readonly (number | null)[];
  readonly grace?: true;
  /** Of a flow's step: how it ended and how long it took. */
  readonly status?: string;
  readonly durationMs?: number;
}

/** A line that cannot be read, in the place of the step it probably was. */
export interface DamagedSummary {
  readonly kind: 'damaged';
  readonly step: number;
  /** 1-based. */
  readonly line: number;
  readonly reason: string;
}

/** One row of the list of steps. */
export type StepRow = StepSummary | DamagedSummary;

/** A property over the whole run. */
export interface PropertyView {
  readonly name: string;
  /** The formula in words. */
  readonly formula: string | null;
  readonly verdict: VerdictLetter;
  /** False when it never had anything to prove; null while nobody knows. */
  readonly exercised: boolean | null;
  /** How often it was violated in all. */
  readonly count: number;
}

/** Where a property broke. */
export interface ViolationView {
  readonly property: string;
  readonly reason: string;
  readonly isError: boolean;
  /** The step that armed the obligation. */
  readonly step: number;
  readonly detectedStep: number;
  /** Name, value when armed and when detected. */
  readonly extractors: readonly {
    readonly name: string;
    readonly armed: unknown;
    readonly detected: unknown;
  }[];
  readonly atEnd: boolean;
  /** Whether a shortest sequence was looked for. */
  readonly sequence: boolean;
}

/** A fact about the run, for its header. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A run. `rows` are those from index `from` on. */
export interface RunView {
  readonly summary: RunSummary;
  readonly target: string | null;
  readonly endReason: string | null;
  /** Why it could not be done. */
  readonly error: string | null;
  readonly exitCode: number | null;
  readonly facts: readonly Fact[];
  /** The command that runs it again, or null. */
  readonly command: string | null;
  readonly properties: readonly PropertyView[];
  readonly violations: readonly ViolationView[];
  readonly from: number;
  readonly rows: readonly StepRow[];
  /** Whether the record of the run's end is there. */
  readonly ended: boolean;
  /** Bytes after the last complete line. */
  readonly incompleteBytes: number;
  readonly hasModelCalls: boolean;
}
