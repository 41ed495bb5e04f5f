// One look at an expectation: does it hold, and what was there.

/** What a single look came to. */
export interface Judgement {
  readonly holds: boolean;
  /** Looking again cannot change it (a side that is no number). */
  readonly final?: boolean;
  /** Stable code of the failure this would be. */
  readonly code: string;
  /** The whole sentence of that failure. */
  readonly message: string;
  /** What was expected, as written. */
  readonly expected?: string;
  /** What was there. */
  readonly actual?: string;
  readonly hint?: string;
  /** The target was not there. */
  readonly missingTarget?: boolean;
  /** The rung that matched, for degraded marks. */
  readonly rung?: number;
  readonly tier?: string;
  /** Worth saying although it holds. */
  readonly note?: string;
}

/** Longest piece of a live text that a message shows, in characters. */
const shownLength = 300;

/** A live text, shortened for a message. */
export function shown(text: string): string {
  const folded = text.trim();
  return folded.length <= shownLength ? folded : `${folded.slice(0, shownLength)}… (${folded.length} characters)`;
}
