// Where a text shows a value, however it was escaped, folded or shortened on the way there.
import { escapings, folded, plainText, type SpelledText, unescaped, withoutCase } from './spelled-text.ts';

/** A piece of the original text that has to be replaced. */
export interface SecretPiece {
  readonly start: number;
  readonly end: number;
  readonly reference: string;
}

/** How one value may stand in a text once its escapes are undone. */
export interface SecretSpellings {
  readonly reference: string;
  readonly value: string;
  /** White space folded; also without line breaks, as a field of one line keeps it. */
  readonly folded: readonly string[];
  /** Folded and without case; none where this would find ordinary words. */
  readonly withoutCase: readonly string[];
}

/** A text in all the ways it may have to be read. */
export interface Readings {
  /** As it is, then with escapes undone. */
  readonly exact: readonly SpelledText[];
  readonly folded: readonly (SpelledText & { readonly withoutCase: string })[];
}

const shortestFolded = 4;
const shortestWithoutCase = 8;
/** What a shortened text may at least show of a value, and at most. */
const [shortestRest, longestRest] = [4, 1000];

/** Prepares one value. */
export function spellingsOf(reference: string, value: string): SecretSpellings {
  const whole = folded(plainText(value)).text;
  const oneLine = folded(plainText(value.replace(/[\r\n]/gu, ''))).text;
  const spellings = [whole, whole.trim(), oneLine, oneLine.trim()].filter(
    (text, index, all) => Array.from(text).length >= shortestFolded && all.indexOf(text) === index,
  );
  return {
    reference,
    value,
    folded: spellings,
    withoutCase: spellings.filter((text) => text.length >= shortestWithoutCase).map(withoutCase),
  };
}

/** Reads a text in all ways. */
export function readingsOf(original: string): Readings {
  const plain = plainText(original);
  const exact = [plain, ...escapings.flatMap((escaping) => unescaped(plain, escaping) ?? [])];
  const reading = (spelled: SpelledText) => ({ ...spelled, withoutCase: withoutCase(spelled.text) });
  return { exact, folded: exact.map(folded).map(reading) };
}

/** Every piece of the text that shows the value; references that stand there already are pieces, too. */
export function piecesOf(spellings: SecretSpellings, readings: Readings): readonly SecretPiece[] {
  const { reference, value } = spellings;
  const pieces: SecretPiece[] = [];
  const take = (reading: SpelledText, from: number, to: number): void => {
    // Up to the mark of a shortened text, with the stump of an escape that may stand before it.
    const end = reading.text[to] === '…' ? reading.starts[to] : reading.ends[to - 1];
    const start = reading.starts[from] ?? 0;
    pieces.push({ start, end: end ?? start, reference });
  };
  const takeAll = (reading: SpelledText, text: string, wanted: string): void => {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
      take(reading, at, at + wanted.length);
  };
  for (const reading of readings.exact) {
    takeAll(reading, reading.text, reference);
    takeAll(reading, reading.text, value);
    // A `+` was read as a blank, on both sides.
    if (value.includes('+')) takeAll(reading, reading.text, value.replaceAll('+', ' '));
  }
  for (const reading of readings.folded) {
    for (const wanted of spellings.folded) takeAll(reading, reading.text, wanted);
    for (const wanted of spellings.withoutCase) takeAll(reading, reading.withoutCase, wanted);
    for (const wanted of spellings.folded)
      for (const [from, to] of restsOf(wanted, reading.text)) take(reading, from, to);
  }
  return pieces;
}

/** What is left of a value before, after or between the marks of a shortened text. */
function restsOf(value: string, text: string): readonly (readonly [number, number])[] {
  const rests: (readonly [number, number])[] = [];
  let last = -1;
  for (let mark = text.indexOf('…'); mark >= 0; mark = text.indexOf('…', mark + 1)) {
    const between = text.slice(last + 1, mark);
    const isMiddle = last >= 0 && between.length >= shortestRest && between.length <= longestRest;
    if (isMiddle && value.includes(between)) rests.push([last + 1, mark]);
    const before = longest(value.length, (length) => endsWith(text, mark, value, length));
    if (before > 0) rests.push([mark - before, mark]);
    const after = longest(value.length, (length) => startsWith(text, mark + 1, value, length));
    if (after > 0) rests.push([mark + 1, mark + 1 + after]);
    last = mark;
  }
  return rests;
}

// One character tells most of the others apart, without making a piece to compare.
function endsWith(text: string, end: number, value: string, length: number): boolean {
  return text[end - 1] === value[length - 1] && text.endsWith(value.slice(0, length), end);
}

function startsWith(text: string, start: number, value: string, length: number): boolean {
  const from = value.length - length;
  return text[start] === value[from] && text.startsWith(value.slice(from), start);
}

function longest(most: number, fits: (length: number) => boolean): number {
  for (let length = Math.min(most, longestRest); length >= shortestRest; length -= 1)
    if (fits(length)) return length;
  return 0;
}
