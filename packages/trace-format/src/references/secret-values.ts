// Keeps what variables resolved to out of every text a run leaves behind.
import {
  piecesOf,
  readingsOf,
  type SecretPiece,
  type SecretSpellings,
  spellingsOf,
} from './secret-pieces.ts';

/** Values shorter than this are left alone: they would blank out ordinary text. */
const shortestSecret = 4;

/**
 * Remembers every value a `${VAR}` of a run resolved to and replaces it by its reference: as it is, percent-encoded
 * (blanks also as `+`), HTML-escaped, JSON-escaped, with white space folded as texts are compared, and what is left of
 * it where a text was shortened with `…`. A value of eight characters or more is found in any case of its letters.
 * Values shorter than four characters are left alone.
 *
 * @example
 * const secrets = new SecretValues();
 * secrets.remember('DESK_TOKEN', 'a/b c');
 * secrets.redact('https://desk.example/?t=a%2Fb+c'); // 'https://desk.example/?t=${DESK_TOKEN}'
 */
export class SecretValues {
  readonly #names = new Map<string, string>();
  readonly #spellings: SecretSpellings[] = [];

  /** Remembers that a variable resolved to a value. Of two variables with one value the first is named. */
  remember(name: string, value: string): void {
    if (Array.from(value).length < shortestSecret || this.#names.has(value)) return;
    this.#names.set(value, name);
    this.#spellings.push(spellingsOf(`\${${name}}`, value));
  }

  /** The text with every remembered value replaced by its reference. */
  redact(text: string): string {
    if (this.#spellings.length === 0) return text;
    const readings = readingsOf(text);
    const pieces = this.#spellings.flatMap((spellings) => piecesOf(spellings, readings));
    return withReferences(text, pieces);
  }
}

// Of pieces that overlap the first counts, of those that begin at one place the longest.
function withReferences(text: string, pieces: readonly SecretPiece[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, reference } of pieces.toSorted(
    (left, right) => left.start - right.start || right.end - left.end,
  )) {
    if (start < from) continue;
    parts.push(text.slice(from, start), reference);
    from = end;
  }
  return parts.join('') + text.slice(from);
}
