// The line of a text that a fault is about, with carets under it; and text made safe for a terminal.
import type { Span } from './span.ts';

/** Characters of a line that are shown at most. */
const widest = 100;
/** Characters kept before the fault on a line that is longer. */
const lead = 40;

/**
 * The line in which a span starts, and a line of carets under the span. A long line is cut so that the span stays in
 * view; every character takes one column.
 *
 * @param text - the whole text, of any number of lines.
 * @example
 * codeFrame('Click Save', { start: 6, end: 10 }); // ['Click Save', '      ^^^^']
 */
export function codeFrame(text: string, span: Span): readonly [string, string] {
  // A byte-order mark is no column.
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const from = Math.max(mark, span.start === 0 ? 0 : text.lastIndexOf('\n', span.start - 1) + 1);
  const to = endOfLine(text, Math.max(from, span.start));
  const start = Math.max(from, span.start);
  const cut = to - from > widest ? Math.max(from, Math.min(start - lead, to - widest)) : from;
  const end = Math.min(to, cut + widest);
  const before = `${cut > from ? '…' : ''}${text.slice(cut, start)}`;
  const marked = text.slice(start, Math.max(start, Math.min(span.end, end)));
  const after = `${text.slice(start + marked.length, end)}${end < to ? '…' : ''}`;
  return [
    withoutControls(before + marked + after).trimEnd(),
    `${' '.repeat(columns(before))}${'^'.repeat(Math.max(1, columns(marked)))}`,
  ];
}

/**
 * The text with every control character, tabs and line breaks among them, as a space.
 *
 * @example
 * withoutControls('a\u001b[2Jb'); // 'a [2Jb'
 */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}

function endOfLine(text: string, from: number): number {
  const next = text.indexOf('\n', from);
  const end = next === -1 ? text.length : next;
  return end > from && text[end - 1] === '\r' ? end - 1 : end;
}

function columns(text: string): number {
  return Array.from(text).length;
}
