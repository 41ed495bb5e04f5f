// A condition as the logic calls it: the engine hears of the call, and which extractors it reads is remembered.
import { now } from './current-run.ts';

/** What an author writes: a function of extractors' values. */
export type Condition = () => boolean;

/** A condition with what is known of it. One per function, so that equal functions stay one predicate. */
export interface ObservedPredicate {
  readonly name: string;
  readonly call: () => boolean;
  /** Numbers of the extractors it has read so far. */
  readonly reads: Set<number>;
}

const observedCalls = new WeakMap<() => boolean, ObservedPredicate>();
const observed = new WeakMap<Condition, ObservedPredicate>();
let listener: ((predicate: ObservedPredicate) => void) | undefined;

/** The function's name, else its source on one line. */
function nameOf(condition: Condition): string {
  return condition.name || String(condition).replace(/\s+/g, ' ').trim().slice(0, 120);
}

/** The one observed predicate of a function. */
export function observedPredicate(condition: Condition): ObservedPredicate {
  const known = observed.get(condition);
  if (known !== undefined) return known;
  const predicate: ObservedPredicate = {
    name: nameOf(condition),
    reads: new Set(),
    call: () => {
      listener?.(predicate);
      const outer = now.reads;
      now.reads = predicate.reads;
      try {
        return condition();
      } finally {
        now.reads = outer;
      }
    },
  };
  observed.set(condition, predicate);
  observedCalls.set(predicate.call, predicate);
  return predicate;
}

/** Sets who hears of every call right before it is made. */
export function hearPredicates(hear: ((predicate: ObservedPredicate) => void) | undefined): void {
  listener = hear;
}

/** Numbers of the extractors that predicates have read so far, given as the logic names them: by their function. */
export function readsOf(calls: Iterable<() => boolean>): ReadonlySet<number> {
  const all = new Set<number>();
  for (const call of calls) {
    for (const index of observedCalls.get(call)?.reads ?? []) all.add(index);
  }
  return all;
}
