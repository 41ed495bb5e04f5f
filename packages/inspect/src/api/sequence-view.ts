// The shortest sequence of one violated property, as `GET /api/runs/:id/violations/:property` answers it.
import type { ActionView } from './step-view.ts';

/** A file that can be downloaded. */
export interface SequenceFile {
  readonly name: string;
  readonly bytes: number;
}

/** What section 23 of the contract leaves behind for a property. */
export interface SequenceView {
  readonly property: string;
  /** `stable`, `flaky`, `not_reproduced`; null while it is being worked on. */
  readonly status: string | null;
  readonly budgetSpent: boolean;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly actions: readonly ActionView[];
  /** File names below `screens/`. */
  readonly screens: readonly string[];
  readonly flow: string | null;
  readonly files: readonly SequenceFile[];
}
