// One of all the actions a step could yield, with its chance.
import type { SpecFault } from '../errors/spec-error.ts';
import type { ResolvedAction } from './resolved-action.ts';

/** What the list is for: a model picks (draws in leaves are refused), or chance weighed by novelty does. */
export type CandidatePurpose = 'model' | 'novelty';

/** An action the tree can yield now. */
export interface Candidate {
  /** Number in the list, from 1. */
  readonly number: number;
  /** Nominal where `open` is set: the text is empty, the swipe 400 px long, the fault lasts 3 steps. */
  readonly action: ResolvedAction;
  /** What is drawn or given when the candidate is chosen. */
  readonly open?: 'text' | 'length' | 'steps';
  /** Share of probability, the list's sum is 1. */
  readonly share: number;
  /** The share in percent, rounded, at least 1. */
  readonly weight: number;
  /** What the target is called, at most 40 characters. */
  readonly label: string;
  /** In words, after redaction, without the weight. */
  readonly description: string;
}

/** All candidates of a step in order of first appearance. */
export interface CandidateList {
  readonly candidates: readonly Candidate[];
  /** Leaves that threw for a reason of their own and contribute nothing. */
  readonly leafErrors: readonly SpecFault[];
}
