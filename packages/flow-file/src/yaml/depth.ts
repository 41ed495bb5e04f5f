// How deep a file is nested, found without recursion: the composer behind it recurses.
import type { CST } from 'yaml';

interface Waiting {
  readonly token: CST.Token;
  readonly level: number;
}

/** Offset of the first list or mapping beyond a number of levels; undefined when there is none. */
export function firstTooDeep(tokens: readonly CST.Token[], levels: number): number | undefined {
  const waiting: Waiting[] = tokens.map((token) => ({ token, level: 0 })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, level } = next;
    if (token.type === 'document') {
      if (token.value !== undefined) waiting.push({ token: token.value, level });
    } else if ('items' in token) {
      if (level >= levels) return token.offset;
      for (const item of token.items.toReversed()) {
        for (const child of [item.value, item.key]) {
          if (child !== undefined && child !== null) waiting.push({ token: child, level: level + 1 });
        }
      }
    }
  }
  return undefined;
}
