// The table in which equal residues are one. It forgets what nothing reaches any more, or it would grow with the run.
import type { ConstantResidue, Clock, JunctionResidue, Moment, NextResidue, Residue } from './residue.ts';
import type { TemporalResidue, Value } from './residue.ts';
import type { NextTerm, TemporalTerm } from './term.ts';

/** Residues in the table below which forgetting is not worth a walk. */
const fewest = 512;

const atStart: Moment = { observation: 0, atMillis: 0 };

/** The residues of one evaluator. */
export class ResidueTable {
  readonly yes: ConstantResidue = { ...blank(1, 1, 1, 'T', 'T'), kind: 'true' };
  readonly no: ConstantResidue = { ...blank(2, 2, 1, 'F', 'F'), kind: 'false' };
  #buckets = new Map<number, Residue[]>();
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
    const known = term.waiting as NextResidue | undefined;
    if (known !== undefined) return known;
    const made: NextResidue = {
      ...blank(++this.#lastId, this.#lastId, term.size, 'U', 'U'),
      ...unarmed(),
      kind: 'next',
      term,
    };
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
    const bare = clock === 'none' && attempts === undefined;
    if (bare && term.standing !== undefined) return term.standing as TemporalResidue;
    const hash = temporalHash(term, deadline, attempts);
    const found = this.#find(hash, (each) => sameTemporal(each, term, clock, deadline, attempts, closed));
    if (found !== undefined) return found as TemporalResidue;
    const [value, valueAtEnd] = temporalValues(term, clock, attempts);
    const made: TemporalResidue = {
      ...blank(++this.#lastId, hash, 1 + term.arg.size + sizeOfAttempts(attempts), value, valueAtEnd),
      ...unarmed(),
      kind: term.kind,
      term,
      goal: term.arg,
      clock,
      deadline,
      attempts,
      closed,
    };
    if (bare) {
      term.standing = made;
      this.#lasting.push(made);
    } else this.#keep(made);
    return made;
  }

  junction(kind: JunctionResidue['kind'], parts: readonly Residue[]): JunctionResidue {
    let hash = kind === 'and' ? 17 : 19;
    let size = 1;
    for (const part of parts) {
      hash = (Math.imul(hash, 31) + part.id) | 0;
      size += part.size;
    }
    const found = this.#find(hash, (each) => sameJunction(each, kind, parts));
    if (found !== undefined) return found as JunctionResidue;
    const made: JunctionResidue = {
      ...blank(++this.#lastId, hash, size, joined(kind, parts, 'value'), joined(kind, parts, 'valueAtEnd')),
      kind,
      parts,
    };
    this.#keep(made);
    return made;
  }

  /** Forgets, once enough has gathered, everything that the given residues do not reach. */
  forget(roots: () => Iterable<Residue>): void {
    if (this.#count < this.#sweepAt) return;
    this.#sweeps += 1;
    this.#buckets = new Map();
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

  #find(hash: number, same: (residue: Residue) => boolean): Residue | undefined {
    const bucket = this.#buckets.get(hash);
    if (bucket !== undefined) {
      for (const each of bucket) if (same(each)) return each;
    }
    return undefined;
  }

  #keep(residue: Residue): void {
    const bucket = this.#buckets.get(residue.hash);
    if (bucket === undefined) this.#buckets.set(residue.hash, [residue]);
    else bucket.push(residue);
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
  // A deadline may have a fraction: the low bits alone would fold many into one.
  const when = deadline === Infinity ? 0 : ((deadline * 1024) % 4294967296) | 0;
  return (Math.imul(start ^ when, 0x85ebca6b) + (attempts?.id ?? 0)) | 0;
}

function sameTemporal(
  each: Residue,
  term: TemporalTerm,
  clock: Clock,
  deadline: number,
  attempts: Residue | undefined,
  closed: boolean,
): boolean {
  return (
    each.kind === term.kind &&
    each.goal === term.arg &&
    each.deadline === deadline &&
    each.clock === clock &&
    each.attempts === attempts &&
    each.closed === closed
  );
}

function sameJunction(each: Residue, kind: JunctionResidue['kind'], parts: readonly Residue[]): boolean {
  if (each.kind !== kind || each.parts.length !== parts.length) return false;
  for (let index = 0; index < parts.length; index += 1) if (each.parts[index] !== parts[index]) return false;
  return true;
}

function temporalValues(term: TemporalTerm, clock: Clock, attempts: Residue | undefined): [Value, Value] {
  if (term.kind === 'always') return [clock === 'none' ? 'T' : 'U', 'T'];
  return [attempts?.value === 'T' ? 'T' : 'U', attempts?.valueAtEnd === 'T' ? 'T' : 'F'];
}

function joined(
  kind: JunctionResidue['kind'],
  parts: readonly Residue[],
  which: 'value' | 'valueAtEnd',
): Value {
  const decisive = kind === 'and' ? 'F' : 'T';
  let undecided = false;
  for (const part of parts) {
    if (part[which] === decisive) return decisive;
    if (part[which] === 'U') undecided = true;
  }
  if (undecided) return 'U';
  return kind === 'and' ? 'T' : 'F';
}

/** The `or` of several attempts is not written as a node of its own. */
function sizeOfAttempts(attempts: Residue | undefined): number {
  if (attempts === undefined) return 0;
  return attempts.kind === 'or' ? attempts.size - 1 : attempts.size;
}

function unarmed() {
  return {
    armedAt: atStart,
    window: undefined,
    claimedFor: 0,
    armedBefore: atStart,
    windowBefore: undefined,
  };
}

function blank(id: number, hash: number, size: number, value: Value, valueAtEnd: Value) {
  return {
    id,
    hash,
    size,
    value,
    valueAtEnd,
    steppedFor: 0,
    stepped: undefined,
    metBy: 0,
    sweptBy: 0,
    json: undefined,
  };
}
