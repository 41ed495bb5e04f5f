// What counts as white space in a sentence: space, tab and line breaks, nothing else.

/** Whether the character at `offset` is white space. False outside the text. */
export function isSpaceAt(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code === 32 || code === 9 || code === 10 || code === 13;
}

/** First offset at or after `from` that is not white space, at most `to`. */
export function skipSpace(text: string, from: number, to: number): number {
  let offset = from;
  while (offset < to && isSpaceAt(text, offset)) offset += 1;
  return offset;
}

/** Offset behind the last character before `to` that is not white space, at least `from`. */
export function dropSpace(text: string, from: number, to: number): number {
  let offset = to;
  while (offset > from && isSpaceAt(text, offset - 1)) offset -= 1;
  return offset;
}

/** The text without white space at its ends. */
export function trimSpace(text: string): string {
  const start = skipSpace(text, 0, text.length);
  return text.slice(start, dropSpace(text, start, text.length));
}
