// What a run tells while it goes on.
import type { NextAction } from '../run-directory/next-action.ts';
import type { Witness } from '../run-directory/step-record.ts';

/** Told in order; `started` first. */
export type ExploreEvent =
  | { readonly kind: 'started'; readonly seed: number; readonly directory: string; readonly specPath: string }
  | { readonly kind: 'notice'; readonly text: string }
  | {
      readonly kind: 'step';
      readonly step: number;
      readonly action?: NextAction;
      /** So far. */
      readonly states: number;
      readonly violations: number;
      /** ms since the start. */
      readonly timeMs: number;
    }
  | {
      readonly kind: 'violation';
      readonly property: string;
      readonly witness: Witness;
      /** Told at the end of the run, by its end rule. */
      readonly atEnd: boolean;
    }
  /** After the run: what the violation was worked down to. */
  | {
      readonly kind: 'shrunk';
      readonly property: string;
      readonly status: 'stable' | 'flaky' | 'not_reproduced';
      /** Actions that the run took to it. */
      readonly before: number;
      readonly actions: readonly NextAction[];
    };

/** Told of what a run does. */
export type ExploreListener = (event: ExploreEvent) => void;
