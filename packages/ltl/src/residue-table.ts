// The table in which equal residues are one. It forgets what nothing reaches any more, or it would grow with the run.
import { constantResidue, junctionResidue, nextResidue, temporalResidue } from './make-residue.ts';
import type { Clock, JunctionResidue, NextResidue, Residue, TemporalResidue } from './residue.ts';
import type { NextTerm, TemporalTerm } from './term.ts';

/** Residues in the table below which forgetting is not worth a walk. */
const fewest = 512;

/** The residues of one evaluator. */
export class ResidueTable {
  readonly yes = constantResidue('true', 1);
  readonly no = constantResidue('false', 2);
  readonly #byHash = new Map<number, Residue>();
  #count = 0;
  #sweepAt = fewest;
  #sweeps = 0;
  #lastId = 2;
  #meetings = 0;
  /** Kept by their terms, for good. */
  readonly #lasting: Residue[] = [];

  /** A number for one comparison of parts with each other. */
  meet(): number {
    this.#meetings += 1;
    return this.#meetings;
  }

  next(term: NextTerm): NextResidue {
    const known = term.waiting;
    if (known !== undefined) return known;
    const made = nextResidue(++this.#lastId, term);
    term.waiting = made;
    this.#lasting.push(made);
    return made;
  }

  /** One without a window or attempts is kept by its term: it is always the same. */
  temporal(
    term: TemporalTerm,
    clock: Clock,
    deadline: number,
    attempts: Residue | undefined,
    closed: boolean,
  ): TemporalResidue {
    if (clock === 'none' && attempts === undefined) return this.#standing(term);
    const { kind, arg } = term;
    const hash = temporalHash(term, deadline, attempts);
    for (let each = this.#byHash.get(hash); each !== undefined; each = each.sibling) {
      if (
        each.kind === kind &&
        each.goal === arg &&
        each.deadline === deadline &&
        each.clock === clock &&
        each.attempts === attempts &&
        each.closed === closed
      ) {
        return each;
      }
    }
    const made = temporalResidue(++this.#lastId, hash, { term, clock, deadline, attempts, closed });
    this.#keep(made);
    return made;
  }

  junction(kind: JunctionResidue['kind'], parts: readonly Residue[]): JunctionResidue {
    let hash = kind === 'and' ? 17 : 19;
    for (const part of parts) hash = (Math.imul(hash, 31) + part.id) | 0;
    for (let each = this.#byHash.get(hash); each !== undefined; each = each.sibling) {
      if (each.kind === kind && sameParts(each.parts, parts)) return each;
    }
    const made = junctionResidue(++this.#lastId, hash, kind, parts);
    this.#keep(made);
    return made;
  }

  /** Forgets, once enough has gathered, everything that the given residues do not reach. */
  forget(roots: () => Iterable<Residue>): void {
    if (this.#count < this.#sweepAt) return;
    this.#sweeps += 1;
    this.#byHash.clear();
    this.#count = 0;
    for (const each of this.#lasting) forgetStep(each);
    const stack: Residue[] = [...roots()];
    for (let residue = stack.pop(); residue !== undefined; residue = stack.pop()) {
      if (residue.sweptBy === this.#sweeps) continue;
      residue.sweptBy = this.#sweeps;
      forgetStep(residue);
      if (residue.kind === 'and' || residue.kind === 'or') {
        this.#keep(residue);
        for (const part of residue.parts) stack.push(part);
      } else if (residue.kind === 'always' || residue.kind === 'eventually') {
        if (residue !== residue.term.standing) this.#keep(residue);
        if (residue.attempts !== undefined) stack.push(residue.attempts);
      }
    }
    this.#sweepAt = Math.max(fewest, 2 * this.#count);
  }

  #standing(term: TemporalTerm): TemporalResidue {
    const known = term.standing;
    if (known !== undefined) return known;
    const parts = { term, clock: 'none', deadline: Infinity, attempts: undefined, closed: false } as const;
    const made = temporalResidue(++this.#lastId, 0, parts);
    term.standing = made;
    this.#lasting.push(made);
    return made;
  }

  #keep(residue: Residue): void {
    residue.sibling = this.#byHash.get(residue.hash);
    this.#byHash.set(residue.hash, residue);
    this.#count += 1;
  }
}

/** What it became is of use within one observation only; a chain of them would hold on to the whole run. */
function forgetStep(residue: Residue): void {
  residue.stepped = undefined;
  residue.steppedFor = 0;
}

function temporalHash(term: TemporalTerm, deadline: number, attempts: Residue | undefined): number {
  const start = (Math.imul(term.arg.id, 0x9e3779b1) + (term.kind === 'always' ? 7 : 11)) | 0;
  // A deadline may have a fraction: those of one millisecond share a place in the table.
  const when = deadline === Infinity ? 0 : deadline | 0;
  return (Math.imul(start ^ when, 0x85ebca6b) + (attempts === undefined ? 0 : attempts.id)) | 0;
}

function sameParts(some: readonly Residue[], others: readonly Residue[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < others.length; index += 1) if (some[index] !== others[index]) return false;
  return true;
}
