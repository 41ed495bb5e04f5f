// A text with its escapes undone or its white space folded, in which every character still knows where it came from.

/** A reading of a text: code unit i stands for the piece of the original from `starts[i]` to `ends[i]`. */
export interface SpelledText {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** The text as it is. */
export function plainText(text: string): SpelledText {
  const starts = Uint32Array.from({ length: text.length }, (_, index) => index);
  return { text, starts, ends: starts.map((start) => start + 1) };
}

const hex = '[0-9a-fA-F]';
const later = '%[89abAB][0-9a-fA-F]';
const percent = `%[0-7]${hex}|%[cdCD]${hex}${later}|%[eE]${hex}(?:${later}){2}|%[fF][0-4](?:${later}){3}|\\+`;
const html = `&(?:amp|lt|gt|quot|apos|nbsp|#\\d{1,7}|#[xX]${hex}{1,6});`;
const json = `\\\\(?:u${hex}{4}|["\\\\/bfnrt])`;
// An escape that a shortened text was cut in.
const percentStump = `(?:%${hex}{2}){0,3}%${hex}{0,2}(?=…)`;
const htmlStump = '&#?[0-9a-zA-Z]{0,6}(?=…)';
const jsonStump = `\\\\(?:u${hex}{0,3})?(?=…)`;

const escapes = {
  percent: new RegExp(`${percent}|${percentStump}`, 'gu'),
  html: new RegExp(`${html}|${htmlStump}`, 'gu'),
  json: new RegExp(`${json}|${jsonStump}`, 'gu'),
  mixed: new RegExp([percent, html, json, percentStump, htmlStump, jsonStump].join('|'), 'gu'),
};

/** A way in which a text may have been escaped; `mixed` is all of them at once. */
export type Escaping = keyof typeof escapes;

/** All of them. */
export const escapings: readonly Escaping[] = ['percent', 'html', 'json', 'mixed'];

/**
 * Undoes escapes.
 *
 * @returns undefined when there are none.
 */
export function unescaped(spelled: SpelledText, escaping: Escaping): SpelledText | undefined {
  return replaced(spelled, escapes[escaping], characterOf);
}

const undrawn = '\\u00AD\\u200B\\u2060\\uFEFF\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
// All but the single blanks, of which a text has most.
const folds = new RegExp(`[\\p{White_Space}${undrawn}]{2,}|[^\\P{White_Space} ]|[${undrawn}]`, 'gu');

/** Leaves out what draws nothing and makes white space of any kind and length one blank, as where texts are compared. */
export function folded(spelled: SpelledText): SpelledText {
  return replaced(spelled, folds, (piece) => (/\p{White_Space}/u.test(piece) ? ' ' : '')) ?? spelled;
}

/** Takes away the case of letters, one by one, so that places stay what they are. */
export function withoutCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (sign) =>
    sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
  ).join('');
}

function replaced(
  spelled: SpelledText,
  pattern: RegExp,
  replacement: (piece: string) => string,
): SpelledText | undefined {
  const { text } = spelled;
  const parts: string[] = [];
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  let length = 0;
  let from = 0;
  const keep = (to: number): void => {
    parts.push(text.slice(from, to));
    for (let index = from; index < to; index += 1, length += 1) {
      starts[length] = spelled.starts[index] ?? 0;
      ends[length] = spelled.ends[index] ?? 0;
    }
  };
  for (const { 0: piece, index } of text.matchAll(pattern)) {
    keep(index);
    from = index + piece.length;
    const written = replacement(piece);
    parts.push(written);
    for (const end = length + written.length; length < end; length += 1) {
      starts[length] = spelled.starts[index] ?? 0;
      ends[length] = spelled.ends[from - 1] ?? 0;
    }
  }
  if (from === 0) return undefined;
  keep(text.length);
  return { text: parts.join(''), starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': '\u00A0',
  '\\b': '\b',
  '\\f': '\f',
  '\\n': '\n',
  '\\r': '\r',
  '\\t': '\t',
};

// Never longer than the escape itself.
function characterOf(escape: string): string {
  if (escape === '+') return ' ';
  if (escape.startsWith('%')) return percentDecoded(escape);
  const number = /^(?:&#[xX]|\\u)([0-9a-fA-F]{1,6});?$/u.exec(escape)?.[1];
  const code = number === undefined ? /^&#(\d+);$/u.exec(escape)?.[1] : `0x${number}`;
  if (code !== undefined) {
    return Number(code) > 0x10ffff ? escape : String.fromCodePoint(Number(code));
  }
  if (/^\\["\\/]$/u.test(escape)) return escape.slice(1);
  // What is left is the stump of an escape.
  return named[escape] ?? '';
}

function percentDecoded(escape: string): string {
  if (!/^(?:%[0-9a-f]{2})+$/iu.test(escape)) return '';
  try {
    return decodeURIComponent(escape);
  } catch {
    return escape;
  }
}
