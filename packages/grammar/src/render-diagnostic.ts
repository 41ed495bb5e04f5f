// Shows a diagnostic with its place: message, a line of the sentence, carets under the fault, then what to do.
import { codeFrame } from './code-frame.ts';
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
  const [source, carets] = codeFrame(text, diagnostic.span);
  return [
    `${placeWords(text, diagnostic, place)}${diagnostic.message} [${diagnostic.code}]`,
    `  ${source}`,
    `  ${carets}`,
    `  hint: ${diagnostic.hint}`,
    ...(diagnostic.reason === undefined ? [] : [`  reason: ${diagnostic.reason}`]),
  ].join('\n');
}

function placeWords(
  text: string,
  { span }: Diagnostic,
  { file, line: first, column }: SentencePlace,
): string {
  if (file === undefined) return '';
  if (first === undefined) return `${file}: `;
  const above = text.slice(0, span.start).split('\n');
  const offset = above.at(-1)?.length ?? 0;
  const start = above.length === 1 ? (column ?? 1) - 1 : 0;
  return `${file}:${first + above.length - 1}:${start + offset + 1}: `;
}
