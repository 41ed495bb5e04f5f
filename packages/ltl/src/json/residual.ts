// The JSON form of what is left to prove, as traces carry it.
import type { Residue, TemporalResidue } from '../residue.ts';
import type { Term } from '../term.ts';
import type { TimeUnit, Window } from '../window.ts';
import type { Verdict } from '../verdict.ts';

/** A window in a residual: as authored, and on an armed part also when it comes due. */
export interface ResidualWindow {
  readonly amount: number;
  readonly unit: TimeUnit;
  /** The last observation inside: the number of an observation, not of a step. */
  readonly expiresAtObservation?: number;
  /** The deadline, in ms since the run started. */
  readonly expiresAtMillis?: number;
}

/** What is left to prove, without its implications; a part without `armedAtObservation` has not been armed yet. */
export type Residual =
  | { readonly op: 'true' | 'false' }
  | { readonly op: 'predicate'; readonly name: string }
  | { readonly op: 'not' | 'next'; readonly arg: Residual }
  | { readonly op: 'and' | 'or'; readonly args: readonly Residual[] }
  | {
      readonly op: 'always' | 'eventually';
      readonly arg: Residual;
      readonly within?: ResidualWindow;
      /** The observation that armed it: the earliest, where equal obligations were merged. */
      readonly armedAtObservation?: number;
      /** Open attempts of an armed eventually, when there are any. */
      readonly attempts?: readonly Residual[];
      /** Its window takes no more attempts. */
      readonly closed?: true;
    }
  | { readonly op: 'truncated'; readonly nodes: number; readonly verdict: Verdict };

/** A residual with more nodes is not written out. */
const largest = 2000;

/** @internal The residual of a property, or how large it is. */
export function residualOf(residue: Residue, verdict: Verdict): Residual {
  if (residue.size > largest) return { op: 'truncated', nodes: residue.size, verdict };
  return written(residue);
}

/** @internal The residual of a property before its first observation: the property. */
export function residualOfTerm(term: Term): Residual {
  if (term.size > largest) return { op: 'truncated', nodes: term.size, verdict: 'pending' };
  return termJson(term);
}

/** Kept at the residue while nothing in it changes: most of a residual is the same from step to step. */
function written(residue: Residue): Residual {
  switch (residue.kind) {
    case 'true':
    case 'false':
      return (residue.json ??= { op: residue.kind });
    case 'next':
      return (residue.json ??= { op: 'next', arg: termJson(residue.term.arg) });
    case 'and':
    case 'or': {
      const before = residue.json !== undefined && 'args' in residue.json ? residue.json.args : undefined;
      const args = writtenAll(residue.parts, before);
      if (args !== before || residue.json === undefined) residue.json = { op: residue.kind, args };
      return residue.json;
    }
    case 'always':
    case 'eventually':
      return writtenTemporal(residue);
  }
}

function writtenAll(parts: readonly Residue[], before: readonly Residual[] | undefined): readonly Residual[] {
  let args: Residual[] | undefined;
  for (let index = 0; index < parts.length; index += 1) {
    const json = written(parts[index] as Residue);
    if (args === undefined && json === before?.[index]) continue;
    args ??= before?.slice(0, index) ?? [];
    args.push(json);
  }
  return args ?? before ?? [];
}

function writtenTemporal(residue: TemporalResidue): Residual {
  const { attempts, window } = residue;
  const armedAtObservation = residue.armedAt.observation;
  const before =
    residue.json !== undefined && 'armedAtObservation' in residue.json ? residue.json : undefined;
  const open =
    attempts === undefined
      ? undefined
      : writtenAll(attempts.kind === 'or' ? attempts.parts : [attempts], before?.attempts);
  const same =
    before?.armedAtObservation === armedAtObservation &&
    before.attempts === open &&
    before.within?.amount === window?.amount &&
    before.within?.unit === window?.unit;
  if (same && residue.json !== undefined) return residue.json;
  residue.json = {
    op: residue.kind,
    arg: termJson(residue.goal),
    ...(window !== undefined && { within: dueAt(window, residue.deadline) }),
    armedAtObservation,
    ...(open !== undefined && { attempts: open }),
    ...(residue.closed && { closed: true as const }),
  };
  return residue.json;
}

function dueAt({ amount, unit }: Window, deadline: number): ResidualWindow {
  return unit === 'steps'
    ? { amount, unit, expiresAtObservation: deadline }
    : { amount, unit, expiresAtMillis: deadline };
}

function termJson(term: Term): Residual {
  return (term.json ??= unarmedJson(term));
}

function unarmedJson(term: Term): Residual {
  switch (term.kind) {
    case 'true':
    case 'false':
      return { op: term.kind };
    case 'literal': {
      const predicate = { op: 'predicate', name: term.atom.name } as const;
      return term.negated ? { op: 'not', arg: predicate } : predicate;
    }
    case 'next':
      return { op: 'next', arg: termJson(term.arg) };
    case 'and':
    case 'or':
      return { op: term.kind, args: term.parts.map(termJson) };
    case 'always':
    case 'eventually':
      return {
        op: term.kind,
        arg: termJson(term.arg),
        ...(term.window !== undefined && { within: term.window }),
      };
  }
}
