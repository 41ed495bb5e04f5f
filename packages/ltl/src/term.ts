// The normal form of a formula: negations at the predicates, no implications, junctions flat. Built once per evaluator.
import type { Atom } from './atom.ts';
import type { NextResidue, Residue, TemporalResidue } from './residue.ts';
import type { Residual } from './json/residual.ts';
import type { Window } from './window.ts';

/** An implication that became an `or`: it is armed when the negated antecedent turns out false. */
export interface Mark {
  /** The negated antecedent. */
  readonly antecedent: Term;
  readonly consequent: Term;
  /** Whether the implication stands under an always. */
  counted: boolean;
  /** The observation that last came to it. */
  seenFor: number;
}

/** An implication in an `or`. */
export interface MarkedPart {
  readonly mark: Mark;
  /** Place of the first part of the antecedent: an `or` that was decided before it never came to the implication. */
  readonly from: number;
}

interface TermBase {
  readonly id: number;
  /** Nodes of its JSON form. */
  readonly size: number;
  readonly depth: number;
  /** What arming it gave at observation `armedFor`. */
  armedFor: number;
  armed: Residue | undefined;
  json: Residual | undefined;
}

export interface ConstantTerm extends TermBase {
  readonly kind: 'true' | 'false';
}

export interface LiteralTerm extends TermBase {
  readonly kind: 'literal';
  readonly atom: Atom;
  readonly negated: boolean;
}

export interface NextTerm extends TermBase {
  readonly kind: 'next';
  readonly arg: Term;
  /** Its one residue: it has no state. */
  waiting: NextResidue | undefined;
}

export interface JunctionTerm extends TermBase {
  readonly kind: 'and' | 'or';
  readonly parts: readonly Term[];
  readonly marks: MarkedPart[];
}

export interface TemporalTerm extends TermBase {
  readonly kind: 'always' | 'eventually';
  readonly arg: Term;
  readonly window: Window | undefined;
  /** The residue of one without a window and without attempts. */
  standing: TemporalResidue | undefined;
  /** An outermost eventually outside of implications: each arming of it is counted. */
  counted: boolean;
  /** An always of the property itself, armed at the first observation. */
  root: boolean;
}

export type Term = ConstantTerm | LiteralTerm | NextTerm | JunctionTerm | TemporalTerm;
