// A line of a trace after the first: one act or check with its target and its timing.
import type { TraceAction } from './action-record.ts';
import type { Selector } from './selector.ts';
import type { StepSync } from './sync-condition.ts';

/** A range of the authoring recording in ms from its start. */
export interface RecordingRange {
  readonly start_ms: number;
  readonly end_ms: number;
}

/** Evidence kept of a step while it was recorded. */
export interface StepArtifacts {
  readonly pre_screenshot?: string;
  readonly post_screenshot?: string;
  readonly recording?: RecordingRange;
}

/**
 * One step of a trace, property by property as it is on disk.
 *
 * @example
 * const step: TraceStep = {
 *   id: 's0001', intent: 'Press Enter', action: { type: 'press_key', params: { key: 'Enter' } },
 *   selectors: [], sync: { pre: [], post: [] }, artifacts: {},
 * };
 */
export interface TraceStep {
  readonly id: string;
  /** The sentence of the spec; never executed. */
  readonly intent: string;
  /** Key of the header's `apps`; absent keeps the current surface. */
  readonly surface?: string;
  readonly action: TraceAction;
  /** The ladder, strongest rung first; empty means no target on the screen. */
  readonly selectors: readonly Selector[];
  readonly sync: StepSync;
  readonly artifacts: StepArtifacts;
}
