// Texts as people compare them: white space of any kind is one space, what draws nothing is left out.

const invisible = /[\u00AD\u200B\u2060\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;
const spaces = /[\s\u0085]+/g;
const plain = /^[!-~]+(?: [!-~]+)*$/;
const blankOrInvisible = /[\s\u0085\u00AD\u200B\u2060\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;

/** The text with white space folded, ends trimmed and characters that draw nothing left out. */
export function fold(text: string): string {
  if (plain.test(text)) return text;
  return text.replace(invisible, '').replace(spaces, ' ').trim();
}

/** Lower case of A to Z only: the case-insensitivity of selectors, without a locale. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/**
 * What is left when spaces and case are taken away. Two texts of which one is drawn from the other share it, so that
 * it tells quickly what cannot match.
 */
export function keyOf(text: string): string {
  return text.replace(blankOrInvisible, '').toUpperCase().replaceAll('İ', 'I');
}

/** Position of the first character that draws something; the length when there is none. */
export function firstDrawn(text: string): number {
  const length = text.length;
  let index = 0;
  while (index < length && drawsNothing(text.charCodeAt(index))) index += 1;
  return index;
}

export function isBlank(text: string): boolean {
  return firstDrawn(text) === text.length;
}

function drawsNothing(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 0x85) return false;
  return (
    code === 0x85 ||
    code === 0xa0 ||
    code === 0xad ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200b) ||
    (code >= 0x200e && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x2060) ||
    (code >= 0x2066 && code <= 0x2069) ||
    code === 0x061c ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** How a text fits what is looked for; a text that fits exactly fits in the weaker ways too. */
export const fits = { exact: 1, prefix: 2, exactAnyCase: 4, prefixAnyCase: 8 } as const;

/** A text that is looked for. */
export interface Wanted {
  readonly folded: string;
  readonly lower: string;
  readonly key: string;
}

export function wanted(text: string): Wanted {
  const folded = fold(text);
  return { folded, lower: asciiLower(folded), key: keyOf(folded) };
}

/** The ways in which `text` fits, as a set of `fits`; 0 when in none. */
export function fitOf(text: string, want: Wanted): number {
  const folded = fold(text);
  if (folded === want.folded) return 15;
  if (folded.startsWith(want.folded)) return fits.prefix | fits.prefixAnyCase;
  if (folded.length < want.folded.length) return 0;
  const lower = asciiLower(folded);
  if (lower === want.lower) return fits.exactAnyCase | fits.prefixAnyCase;
  return lower.startsWith(want.lower) ? fits.prefixAnyCase : 0;
}

/** Whether all characters of `part` stand in `whole` in this order, not necessarily side by side. */
export function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (let index = 0; index < part.length; index += 1) {
    at = whole.indexOf(part.charAt(index), at) + 1;
    if (at === 0) return false;
  }
  return true;
}
