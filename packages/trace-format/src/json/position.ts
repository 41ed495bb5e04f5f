// Where an offset lies in a text, as an editor counts.

/** Line and column of a 0-based offset; both 1-based, columns in UTF-16 units as editors count them. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: before.length - lastBreak };
}
