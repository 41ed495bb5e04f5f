// Who chooses the action of a step. The seeded picker walks beside the spec; another one chooses among all candidates.
import type { TreeCapture } from '@flowproof/driver';
import type { Candidate } from '../guest/questions.ts';

/** What a picker outside of the spec's process is given. */
export interface PickRequest {
  readonly step: number;
  readonly candidates: readonly Candidate[];
  /** Masked already. */
  readonly picture: TreeCapture['picture'];
}

/** What it chose; null ends the step without an action. */
export interface Picked {
  /** Of the candidate. */
  readonly number: number;
  /** For a field whose text is the picker's to choose. */
  readonly text?: string;
  readonly reasoning?: string;
  readonly chosenAction?: string;
}

/** How actions are chosen. `seeded` needs nobody: the walk with the run's random numbers chooses. */
export type Picker =
  | { readonly kind: 'seeded' }
  | { readonly kind: 'outside'; readonly choose: (request: PickRequest) => Promise<Picked | null> };

/** The picker of a run that names none. */
export const seededPicker: Picker = { kind: 'seeded' };
