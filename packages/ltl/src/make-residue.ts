// Makes residues. Each kind is written out in one literal: they are made at every observation, and spreading is slow.
import type { ConstantResidue, JunctionResidue, Moment, NextResidue, Residue } from './residue.ts';
import type { TemporalResidue, Value } from './residue.ts';
import type { NextTerm } from './term.ts';

const unarmed: Moment = { observation: 0, atMillis: 0 };

export function constantResidue(kind: ConstantResidue['kind'], id: number): ConstantResidue {
  const value = kind === 'true' ? 'T' : 'F';
  return {
    kind,
    id,
    hash: id,
    size: 1,
    value,
    valueAtEnd: value,
    sibling: undefined,
    steppedFor: 0,
    stepped: undefined,
    metBy: 0,
    sweptBy: 0,
    json: undefined,
  };
}

export function nextResidue(id: number, term: NextTerm): NextResidue {
  return {
    kind: 'next',
    id,
    hash: id,
    size: term.size,
    value: 'U',
    valueAtEnd: 'U',
    sibling: undefined,
    steppedFor: 0,
    stepped: undefined,
    metBy: 0,
    sweptBy: 0,
    json: undefined,
    armedAt: unarmed,
    window: undefined,
    claimedFor: 0,
    armedBefore: unarmed,
    windowBefore: undefined,
    term,
  };
}

export function junctionResidue(
  id: number,
  hash: number,
  kind: JunctionResidue['kind'],
  parts: readonly Residue[],
): JunctionResidue {
  let size = 1;
  for (const part of parts) size += part.size;
  return {
    kind,
    id,
    hash,
    size,
    value: joinedValue(kind, parts, false),
    valueAtEnd: joinedValue(kind, parts, true),
    sibling: undefined,
    steppedFor: 0,
    stepped: undefined,
    metBy: 0,
    sweptBy: 0,
    json: undefined,
    parts,
  };
}

/** What tells a temporal residue from others. */
type TemporalParts = Pick<TemporalResidue, 'term' | 'clock' | 'deadline' | 'attempts' | 'closed'>;

export function temporalResidue(id: number, hash: number, parts: TemporalParts): TemporalResidue {
  const { term, clock, deadline, attempts, closed } = parts;
  const always = term.kind === 'always';
  const met = attempts?.value === 'T' ? 'T' : 'U';
  return {
    kind: term.kind,
    id,
    hash,
    size: 1 + term.arg.size + sizeOfAttempts(attempts),
    value: always ? (clock === 'none' ? 'T' : 'U') : met,
    valueAtEnd: always || attempts?.valueAtEnd === 'T' ? 'T' : 'F',
    sibling: undefined,
    steppedFor: 0,
    stepped: undefined,
    metBy: 0,
    sweptBy: 0,
    json: undefined,
    armedAt: unarmed,
    window: undefined,
    claimedFor: 0,
    armedBefore: unarmed,
    windowBefore: undefined,
    term,
    goal: term.arg,
    clock,
    deadline,
    attempts,
    closed,
  };
}

function joinedValue(kind: JunctionResidue['kind'], parts: readonly Residue[], atEnd: boolean): Value {
  const decisive = kind === 'and' ? 'F' : 'T';
  let undecided = false;
  for (const part of parts) {
    const value = atEnd ? part.valueAtEnd : part.value;
    if (value === decisive) return decisive;
    if (value === 'U') undecided = true;
  }
  if (undecided) return 'U';
  return kind === 'and' ? 'T' : 'F';
}

/** The `or` of several attempts is not written as a node of its own. */
function sizeOfAttempts(attempts: Residue | undefined): number {
  if (attempts === undefined) return 0;
  return attempts.kind === 'or' ? attempts.size - 1 : attempts.size;
}
