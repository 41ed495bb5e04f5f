// One look at an expectation: does it hold, and what was there.
import { foldText, type IdentityHints } from '@flowproof/driver';

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
  /** The target was not there. */
  readonly missingTarget?: boolean;
  /** The rung that matched, for degraded marks. */
  readonly rung?: number;
  readonly tier?: string;
  /** Identity hints of the element, for recording. */
  readonly hints?: IdentityHints;
  /** Worth saying although it holds. */
  readonly note?: string;
}

/** What stands in the place of a live text that was compared with a secret. */
export const masked = '<masked>';

/** Longest piece of a live text that a message shows, in characters. */
const shownLength = 300;

/** A live text that is compared folded, as it was compared. */
export function shownText(text: string): string {
  return shown(foldText(text));
}

/** A live value, shortened for a message. */
export function shown(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= shownLength) return trimmed;
  return `${wholeCharacters(trimmed.slice(0, shownLength))}… (${trimmed.length} characters)`;
}

/** A piece that was cut out of a text, without the halves of characters that the cut left at its ends. */
export function wholeCharacters(piece: string): string {
  return piece.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, '');
}

/** `1 time`, `3 times`. */
export function times(count: number): string {
  return count === 1 ? '1 time' : `${count} times`;
}

/**
 * What a claim comes to that looks for an empty text, which is everywhere.
 *
 * @param written - the text as it was written, with its references.
 */
export function nothingToLookFor(written: string, subject: string): Judgement {
  const stands = written.trim() === '' ? 'the expected text is empty' : `${written} stands for an empty text`;
  return {
    holds: false,
    final: true,
    code: 'nothing_expected',
    message: `${stands}, so there is nothing that ${subject} could be seen to show`,
    expected: written,
    actual: 'an empty text to look for',
  };
}
