// The known word a mistyped one was meant to be.

/** The word with the smallest edit distance; the first of several. */
export function nearestWord(written: string, words: readonly string[]): string | undefined {
  const wanted = written.slice(0, longestWord).toLowerCase();
  let nearest: string | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const distance = editDistance(wanted, word);
    if (distance < smallest) {
      smallest = distance;
      nearest = word;
    }
  }
  return nearest;
}

/** True when a word is so close to a known one that it must be a misspelling of it. */
export function isMisspelling(written: string, word: string): boolean {
  return written.length <= longestWord && editDistance(written.toLowerCase(), word) <= 2;
}

// Beyond this many characters a key is no misspelling of ours.
const longestWord = 64;

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
