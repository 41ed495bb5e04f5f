// How texts are compared, once for record and replay: folded, exact before ignoring case.
import { foldText } from '@flowproof/driver';

/** Whether `text` contains `wanted`: exact, else ignoring case. */
export function containsText(text: string, wanted: string): boolean {
  const folded = foldText(text);
  const needle = foldText(wanted);
  return folded.includes(needle) || folded.toLowerCase().includes(needle.toLowerCase());
}

/** Whether the two texts are the same: exact, else ignoring case. */
export function equalsText(text: string, wanted: string): boolean {
  const folded = foldText(text);
  const other = foldText(wanted);
  return folded === other || folded.toLowerCase() === other.toLowerCase();
}

/** Non-overlapping occurrences: case-sensitive; only when there are none, ignoring case. */
export function countText(text: string, wanted: string): number {
  const folded = foldText(text);
  const needle = foldText(wanted);
  const exact = occurrences(folded, needle);
  return exact > 0 ? exact : occurrences(folded.toLowerCase(), needle.toLowerCase());
}

function occurrences(text: string, needle: string): number {
  return needle === '' ? 0 : text.split(needle).length - 1;
}

/** Signs that belong to no number: currencies, group commas, spaces that keep a number together. */
const noPartOfNumbers = /[,$\u20AC\u00A3\u00A5\u00A0\u202F]/gu;
const numberWord = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;

/**
 * The number a text shows: its last word that is one, once currency signs, commas and no-break spaces are dropped.
 *
 * @returns undefined when no word is a number.
 */
export function numberIn(text: string): number | undefined {
  const words = foldText(text.replace(noPartOfNumbers, '')).split(' ');
  const last = Number(words.findLast((word) => numberWord.test(word)));
  return Number.isFinite(last) ? last : undefined;
}
