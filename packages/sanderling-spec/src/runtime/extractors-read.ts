// Which extractors explain a verdict: those that its predicates have read.
import { registeredExtractors } from '../extract.ts';
import { readsOf } from '../run/observed-predicate.ts';

/**
 * Names of the extractors that predicates have read so far, in order of creation. Predicates are given by their function,
 * as `predicates` of a violation has them.
 *
 * @example
 * extractorsReadBy(violation.predicates.map((predicate) => predicate.fn)); // => ['rows', 'left']
 */
export function extractorsReadBy(calls: Iterable<() => boolean>): readonly string[] {
  const reads = readsOf(calls);
  return registeredExtractors()
    .filter(({ index }) => reads.has(index))
    .map(({ name }) => name);
}
