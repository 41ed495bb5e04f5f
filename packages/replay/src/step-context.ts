// What one step needs to be performed: the surface, time, references and bounds of the run it belongs to.
import type { Clock, IdentityHints, Surface } from '@flowproof/driver';
import type { BudgetPolicy } from './budgets.ts';
import type { References } from './references.ts';

/** Shared by all steps of a run. */
export interface StepContext {
  readonly surface: Surface;
  readonly clock: Clock;
  readonly references: References;
  readonly budgetOf: BudgetPolicy;
  /** Base of relative upload paths. */
  readonly workingDirectory: string;
}

/** How one step is performed, beyond what its trace says. */
export interface StepManner {
  /**
   * The text of a `type_text` is an option to choose: whatever is no list fails. A trace cannot tell choosing from
   * typing, so recording has to.
   */
  readonly choosing?: boolean;
}

/** A step that passed. */
export interface StepPass {
  readonly status: 'passed';
  /** Tier of the rung that matched. */
  readonly selectorTier?: string;
  readonly degraded: boolean;
  readonly notes: readonly string[];
  /** Identity hints of the matched element, for recording. */
  readonly hints?: IdentityHints;
  /** The same of a drag's second end. */
  readonly ontoHints?: IdentityHints;
}
