// What is left to prove after an observation. Equal residues are one object; when they were armed stands beside them.
import type { Residual } from './json/residual.ts';
import type { NextTerm, TemporalTerm, Term } from './term.ts';
import type { Window } from './window.ts';

/** True, false, undecided: the value of what is left. */
export type Value = 'T' | 'F' | 'U';

/** One observation. */
export interface Moment {
  readonly observation: number;
  readonly atMillis: number;
}

/** What deadlines are compared by; `none` without a window. */
export type Clock = 'none' | 'steps' | 'time';

interface ResidueBase {
  readonly id: number;
  readonly hash: number;
  /** The next of those with the same hash in the table. */
  sibling: Residue | undefined;
  /** Nodes of its JSON form. */
  readonly size: number;
  readonly value: Value;
  readonly valueAtEnd: Value;
  /** What stepping it gave at observation `steppedFor`. */
  steppedFor: number;
  stepped: Residue | undefined;
  /** The last junction that met it: tells repeated parts. */
  metBy: number;
  /** The last sweep that reached it. */
  sweptBy: number;
  json: Residual | undefined;
}

/** Where an obligation comes from, outside of its identity: merged ones keep the earliest. */
export interface Origin {
  armedAt: Moment;
  /** As authored. */
  window: Window | undefined;
  /** The observation at which `armedAt` was set; what was there before is kept for as long as it is stepped. */
  claimedFor: number;
  armedBefore: Moment;
  windowBefore: Window | undefined;
}

export interface ConstantResidue extends ResidueBase {
  readonly kind: 'true' | 'false';
}

export interface NextResidue extends ResidueBase, Origin {
  readonly kind: 'next';
  readonly term: NextTerm;
}

export interface JunctionResidue extends ResidueBase {
  readonly kind: 'and' | 'or';
  readonly parts: readonly Residue[];
}

export interface TemporalResidue extends ResidueBase, Origin {
  readonly kind: 'always' | 'eventually';
  /** The term that made it first; equal ones may come from terms with other windows. */
  readonly term: TemporalTerm;
  readonly goal: Term;
  readonly clock: Clock;
  /** The last observation inside, or the last millisecond. */
  readonly deadline: number;
  /** Open attempts of an eventually, as one `or`. */
  readonly attempts: Residue | undefined;
  /** Takes no more attempts. */
  readonly closed: boolean;
}

export type Residue = ConstantResidue | NextResidue | JunctionResidue | TemporalResidue;

/** A residue that something armed. */
export type ArmedResidue = NextResidue | TemporalResidue;

/** Notes that an obligation is owed at `now`, since `armedAt`; the earliest of several stays. */
export function claim(residue: ArmedResidue, now: number, armedAt: Moment, window: Window | undefined): void {
  if (residue.claimedFor !== now) {
    residue.claimedFor = now;
    residue.armedBefore = residue.armedAt;
    residue.windowBefore = residue.window;
  } else if (residue.armedAt.observation <= armedAt.observation) return;
  residue.armedAt = armedAt;
  residue.window = window;
}

/** When a residue of the observation before was armed, asked during observation `now`. */
export function armedBefore(residue: ArmedResidue, now: number): Moment {
  return residue.claimedFor === now ? residue.armedBefore : residue.armedAt;
}

/** Its window as authored, asked like `armedBefore`. */
export function windowBefore(residue: ArmedResidue, now: number): Window | undefined {
  return residue.claimedFor === now ? residue.windowBefore : residue.window;
}
