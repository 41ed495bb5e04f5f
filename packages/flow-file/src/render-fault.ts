// A fault as people read it: place, code and message, the line with a caret, the hint.
import type { FlowFault } from './fault.ts';

/** Columns of a line that are shown at most. */
const frameWidth = 100;
/** Columns kept before the caret of a line that is longer. */
const lead = 30;

/**
 * A fault with the line it is about. `text` is the text that was read.
 *
 * @example
 * renderFault(text, fault);
 * // beds.flow.yaml:4:1: unknown_key: "urll" is no key of a flow
 * // 4 | urll: https://nursery.example
 * //   | ^^^^
 * // hint: the nearest is url; known are name, app, …
 */
export function renderFault(text: string, fault: FlowFault): string {
  const { file, line, column } = fault.location;
  const place = file === undefined ? `${line}:${column}` : `${file}:${line}:${column}`;
  const head = `${place}: ${fault.code}: ${fault.message}`;
  const frame = lineFrame(text, fault);
  return [head, ...frame, ...(fault.hint === undefined ? [] : [`hint: ${fault.hint}`])].join('\n');
}

function lineFrame(text: string, { location, span }: FlowFault): readonly string[] {
  const lineStart = span.start === 0 ? 0 : text.lastIndexOf('\n', span.start - 1) + 1;
  const lineEnd = text.indexOf('\n', span.start);
  const full = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd).replace(/^\uFEFF|\r$/gu, '');
  const column = location.column - 1;
  const cut = full.length > frameWidth ? Math.max(0, column - lead) : 0;
  const shown = full.slice(cut, cut + frameWidth);
  const number = `${location.line}`;
  const width = Math.max(1, Math.min(span.end - span.start, shown.length - (column - cut)));
  // Tabs stay tabs, so that the caret stands below what it points at.
  const indent = shown.slice(0, column - cut).replace(/[^\t]/gu, ' ');
  return [`${number} | ${shown}`, `${' '.repeat(number.length)} | ${indent}${'^'.repeat(width)}`];
}
