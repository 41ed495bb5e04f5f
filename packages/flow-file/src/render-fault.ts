// A fault as people read it: place, code and message, the line with a caret span, the hint.
import type { FlowFault } from './fault.ts';
import { visible } from './visible.ts';

/** Characters of a line that are shown at most. */
const widest = 100;
/** Characters kept before the fault on a line that is longer. */
const lead = 40;

/**
 * A fault with the line it is about. `text` is the text that was read.
 *
 * @example
 * renderFault(text, fault);
 * // beds.flow.yaml:4:1: unknown_key: "urll" is no key of a flow
 * //   urll: https://nursery.example
 * //   ^^^^
 * //   hint: the nearest is url; known are name, app, …
 */
export function renderFault(text: string, fault: FlowFault): string {
  const { file, line, column } = fault.location;
  const place = file === undefined ? `${line}:${column}` : `${file}:${line}:${column}`;
  return [
    `${place}: ${fault.code}: ${visible(fault.message)}`,
    ...faultLine(text, fault),
    ...(fault.hint === undefined ? [] : [`  hint: ${visible(fault.hint)}`]),
  ].join('\n');
}

function faultLine(text: string, { span }: FlowFault): readonly [string, string] {
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
    `  ${visible(before + marked + after)}`.trimEnd(),
    `  ${' '.repeat(columns(before))}${'^'.repeat(Math.max(1, columns(marked)))}`,
  ];
}

function endOfLine(text: string, from: number): number {
  const next = text.indexOf('\n', from);
  const end = next === -1 ? text.length : next;
  return end > from && text[end - 1] === '\r' ? end - 1 : end;
}

function columns(text: string): number {
  return Array.from(text).length;
}
