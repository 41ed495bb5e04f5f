// Predicates as the evaluator calls them: once per observation, with what came of it.
import { shown } from './errors.ts';

/** A predicate of one evaluator, identified by its function. */
export interface Atom {
  readonly id: number;
  readonly name: string;
  readonly fn: () => boolean;
  /** The observation that `outcome` belongs to. */
  calledFor: number;
  outcome: boolean | undefined;
  /** Why there is no outcome, in a clause that names the predicate. */
  error: string;
}

/** Its value at an observation; `undefined` when it threw, or returned something else than a boolean. */
export function valueOf(atom: Atom, observation: number): boolean | undefined {
  if (atom.calledFor === observation) return atom.outcome;
  atom.calledFor = observation;
  atom.outcome = undefined;
  try {
    const value: unknown = atom.fn();
    if (typeof value === 'boolean') atom.outcome = value;
    else atom.error = notBoolean(atom.name, value);
  } catch (thrown) {
    atom.error = `${atom.name} threw: ${messageOf(thrown)}`;
  }
  return atom.outcome;
}

function notBoolean(name: string, value: unknown): string {
  if (!isThenable(value)) {
    const type = value === null ? 'null' : Array.isArray(value) ? 'an array' : `of type ${typeof value}`;
    const what = value === undefined ? 'undefined' : `${type}, ${shown(value)}`;
    return `${name} returned ${value === null ? 'null' : what}, not a boolean`;
  }
  // Its own failure must not surface anywhere else.
  value.then(undefined, () => undefined);
  return `${name} returned a promise: predicates are synchronous`;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
  );
}

/** What was thrown may be anything, from another realm too. */
function messageOf(thrown: unknown): string {
  try {
    const message = (thrown as { message?: unknown } | null | undefined)?.message;
    return typeof message === 'string' && message !== '' ? message : String(thrown);
  } catch {
    return 'it threw a value that cannot be shown';
  }
}
