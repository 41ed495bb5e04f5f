// The text of a file with its lines: offsets become places.
import { LineCounter } from 'yaml';
import type { Place, SourceSpan } from './place.ts';

const byteOrderMark = '\uFEFF';

/** A text that knows where its lines begin. */
export interface SourceText {
  readonly text: string;
  /** Place of an offset; one beyond the end is the end. */
  readonly placeOf: (offset: number) => Place;
}

/** Indexes the lines of a text. LF and CRLF end a line. */
export function sourceText(text: string): SourceText {
  const lines = new LineCounter();
  const marked = text.startsWith(byteOrderMark);
  lines.addNewLine(0);
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
  return {
    text,
    placeOf: (offset) => {
      const { line, col } = lines.linePos(Math.max(0, Math.min(offset, text.length)));
      return { line, column: line === 1 && marked ? Math.max(1, col - 1) : col };
    },
  };
}

/** The piece of a text that a span covers. */
export function sliceOf(source: SourceText, span: SourceSpan): string {
  return source.text.slice(span.start, span.end);
}
