// Shows a diagnostic with its place: a line of the sentence, a caret under the fault, then what to do.
import type { Diagnostic } from './diagnostic.ts';

/** Where the sentence stands in its file. */
export interface SentencePlace {
  /** File as it is to be printed. */
  readonly file?: string;
  /** Line of the sentence's first character, 1-based. */
  readonly line?: number;
  /** Column of the sentence's first character, 1-based. */
  readonly column?: number;
}

const widest = 100;

interface SourceLine {
  readonly text: string;
  /** Lines before it. */
  readonly above: number;
  /** Offset of the fault in it. */
  readonly start: number;
  /** Offset behind the fault in it. */
  readonly end: number;
}

/** The line of the text in which the fault starts. */
function sourceLine(text: string, { start, end }: Diagnostic['span']): SourceLine {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', start);
  const to = next === -1 ? text.length : next;
  const above = text.slice(0, from).split('\n').length - 1;
  return {
    text: text.slice(from, to),
    above,
    start: start - from,
    end: Math.max(start, Math.min(end, to)) - from,
  };
}

/** Cuts a long line so that the fault stays in view. */
function window({ text, above, start, end }: SourceLine): SourceLine {
  if (text.length <= widest) return { text, above, start, end };
  const from = Math.max(0, Math.min(start - widest / 2, text.length - widest));
  const to = Math.min(text.length, from + widest);
  const lead = from > 0 ? '…' : '';
  const shown = `${lead}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  const shift = lead.length - from;
  return { text: shown, above, start: start + shift, end: Math.min(end, to) + shift };
}

/** Every character takes one column: tabs and control characters become spaces. */
function flatten(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what must not reach a terminal
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ');
}

const columns = (text: string): number => Array.from(text).length;

function placeWords(line: SourceLine, { file, line: first, column }: SentencePlace): string {
  if (file === undefined) return '';
  if (first === undefined) return `${file}: `;
  const lead = line.above === 0 ? (column ?? 1) - 1 : 0;
  return `${file}:${first + line.above}:${lead + line.start + 1}: `;
}

/**
 * A diagnostic as text: place and message, the line of the sentence with a caret span under the fault, the hint,
 * and the reason where there is one.
 *
 * @param text The sentence the diagnostic is about.
 * @param place Where it stands; line and column are 1-based.
 * @example
 * renderDiagnostic(text, result.diagnostics[0], { file: 'order.flow.yaml', line: 7, column: 12 });
 */
export function renderDiagnostic(text: string, diagnostic: Diagnostic, place: SentencePlace = {}): string {
  const line = sourceLine(text, diagnostic.span);
  const shown = window(line);
  const source = flatten(shown.text);
  const indent = ' '.repeat(columns(source.slice(0, shown.start)));
  const carets = '^'.repeat(Math.max(1, columns(source.slice(shown.start, shown.end))));
  return [
    `${placeWords(line, place)}${diagnostic.message} [${diagnostic.code}]`,
    `  ${source}`,
    `  ${indent}${carets}`,
    `  hint: ${diagnostic.hint}`,
    ...(diagnostic.reason === undefined ? [] : [`  reason: ${diagnostic.reason}`]),
  ].join('\n');
}
