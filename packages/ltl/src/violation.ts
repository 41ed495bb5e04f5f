// What a violation tells: the part that failed, since when it was owed, and which predicates it asked.
import type { Window } from './window.ts';

/** A predicate that took part in a failure. */
export interface FailedPredicate {
  readonly name: string;
  /** The function it was built from: it identifies the predicate. Not for JSON. */
  readonly fn: () => boolean;
}

/** One way in which a property was broken. Times are in ms since the start of the run. */
export interface Violation {
  /** One line in words: the part, its window, since when it was owed and until when. */
  readonly reason: string;
  /** A predicate threw, or returned something else than a boolean; `reason` holds its message. */
  readonly isError: boolean;
  /** The part of the formula that failed, in words. */
  readonly part: string;
  /** The window of that part, as authored. */
  readonly window?: Window;
  /** The observation that armed the obligation that broke: where to start looking. */
  readonly armedAtObservation: number;
  readonly armedAtMillis: number;
  /** The observation at which it became certain; the last one for a violation found at the end. */
  readonly detectedAtObservation: number;
  readonly detectedAtMillis: number;
  /** What the failing part asked, in order, each once. */
  readonly predicates: readonly FailedPredicate[];
}
