// Makes a sequence shorter as long as it still shows what it is to show. Pure but for the question it is given.

/**
 * Performs a sequence and says what was really performed of it, where it still showed the violation; undefined where it
 * did not.
 */
export type Try<T> = (sequence: readonly T[]) => Promise<readonly T[] | undefined>;

/** Whether there is still time. */
export type TimeLeft = () => boolean;

/**
 * Removes chunks by halving, then single parts, until no single removal keeps the violation.
 *
 * @param block - parts that are kept or removed together.
 */
export async function shorten<T>(
  sequence: readonly T[],
  tries: Try<T>,
  timeLeft: TimeLeft,
  block: (part: T) => boolean = () => false,
): Promise<readonly T[]> {
  let shortest = sequence;
  if (shortest.some(block)) {
    const without = shortest.filter((part) => !block(part));
    shortest = (timeLeft() ? await tries(without) : undefined) ?? shortest;
  }
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = nextSize(size)) {
    let removed = true;
    // A removal may make an earlier one possible: single parts are tried until a whole round removes none.
    while (removed) {
      const round = await removeChunks(shortest, size, tries, timeLeft, block);
      removed = size === 1 && round.length < shortest.length;
      shortest = round;
      if (!timeLeft()) return shortest;
    }
  }
  return shortest;
}

function nextSize(size: number): number {
  return size === 1 ? 0 : Math.ceil(size / 2);
}

/** From the end: what leads to the last actions is needed more often than what lies between. */
async function removeChunks<T>(
  sequence: readonly T[],
  size: number,
  tries: Try<T>,
  timeLeft: TimeLeft,
  block: (part: T) => boolean,
): Promise<readonly T[]> {
  let shortest = sequence;
  let end = shortest.length;
  while (end > 0) {
    if (!timeLeft()) return shortest;
    const start = Math.max(0, end - size);
    const chunk = shortest.slice(start, end).filter((part) => !block(part));
    end = start;
    if (chunk.length === 0) continue;
    const gone = new Set(chunk);
    const without = shortest.filter((part) => !gone.has(part));
    const shown = await tries(without);
    if (shown === undefined) continue;
    shortest = shown;
    end = Math.min(end, shortest.length);
  }
  return shortest;
}
