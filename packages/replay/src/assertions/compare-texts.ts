// How texts are compared, once for record and replay: folded, exact before ignoring case.

// The same folding runs inside the page (driver-web's page script); the two must agree.
const drawsNothing = /[\u00AD\u200B\u2060\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const whiteSpace = /[\s\u0085]+/gu;

/** Runs of white space become one space, ends are trimmed, characters that draw nothing are left out. */
export function fold(text: string): string {
  return text.replace(drawsNothing, '').replace(whiteSpace, ' ').trim();
}

/** Whether `text` contains `wanted`: exact, else ignoring case. */
export function containsText(text: string, wanted: string): boolean {
  const folded = fold(text);
  const needle = fold(wanted);
  return folded.includes(needle) || folded.toLowerCase().includes(needle.toLowerCase());
}

/** Whether the two texts are the same: exact, else ignoring case. */
export function equalsText(text: string, wanted: string): boolean {
  const folded = fold(text);
  const other = fold(wanted);
  return folded === other || folded.toLowerCase() === other.toLowerCase();
}

/** Non-overlapping occurrences: case-sensitive; only when there are none, ignoring case. */
export function countText(text: string, wanted: string): number {
  const folded = fold(text);
  const needle = fold(wanted);
  const exact = occurrences(folded, needle);
  return exact > 0 ? exact : occurrences(folded.toLowerCase(), needle.toLowerCase());
}

function occurrences(text: string, needle: string): number {
  return needle === '' ? 0 : text.split(needle).length - 1;
}

/**
 * The number a text shows: its last word that is one, once currency signs, commas and no-break spaces are dropped.
 *
 * @returns undefined when no word is a number.
 */
export function numberIn(text: string): number | undefined {
  const words = text.replace(/[,$€£¥\u00A0\u202F]/gu, '').split(/\s+/u);
  for (const word of words.reverse()) {
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(word)) return Number(word);
  }
  return undefined;
}
