// The known word closest to a misspelt one.

/** Number of letters to change, add, drop or swap with their neighbour to get from one word to the other. */
function distance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      line.push(
        Math.min(
          (rows[row - 1]?.[column] ?? Infinity) + 1,
          (line[column - 1] ?? Infinity) + 1,
          (rows[row - 1]?.[column - 1] ?? Infinity) + (same ? 0 : 1),
          swapped ? (rows[row - 2]?.[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return rows[left.length]?.[right.length] ?? Infinity;
}

/** The word at most two letters away, one for short words; undefined when none is that close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const allowed = word.length <= 4 ? 1 : 2;
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const found = distance(word, candidate.toLowerCase());
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
}
