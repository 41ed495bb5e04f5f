// One line of the list of runs, as `GET /api/runs` answers it.

/** `undone`: the run could not be done. */
export type RunState = 'running' | 'finished' | 'interrupted' | 'undone';

/** A run in the list. */
export interface RunSummary {
  /** Name of its directory. */
  readonly id: string;
  readonly kind: 'exploration' | 'flow';
  readonly state: RunState;
  /** RFC 3339, or null where nothing says. */
  readonly startedAt: string | null;
  /** Path of the spec, or name of the flow. */
  readonly title: string;
  readonly seed: number | null;
  readonly platform: string | null;
  readonly durationMs: number | null;
  readonly steps: number | null;
  /** Violated properties; of a flow: steps that did not pass. */
  readonly violations: number | null;
}
