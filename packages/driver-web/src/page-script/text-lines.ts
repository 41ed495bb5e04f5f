// Puts pieces of drawn text together the way a browser does: spaces collapse, blocks stand on lines of their own.
import { lineBuffer } from './line-buffer.ts';

export interface TextLines {
  /** Adds text; with `kept`, its white space stands as written. */
  text(value: string, kept: boolean): void;
  /** Adds text that the browser has laid out already. */
  laidOut(value: string): void;
  /** Asks for at least this many line ends here, unless the text starts or ends here. */
  lines(count: number): void;
  /** A box within the line begins; what is returned ends it. White space at its edges is not drawn. */
  box(): () => void;
  /** A line end of its own. */
  newline(): void;
  tab(): void;
  finish(): string;
}

const collapsible = /[ \t\n\r\f]+/g;

export function textLines(): TextLines {
  const buffer = lineBuffer();
  let asked = 0;
  const flush = (): void => {
    if (asked > 0 && !buffer.isEmpty()) {
      buffer.trim();
      buffer.endLine('\n'.repeat(asked));
    }
    asked = 0;
  };
  const atStart = (): boolean => asked > 0 || buffer.swallowsSpace();
  const add = (piece: string, kept: boolean): void => {
    if (piece === '') return;
    flush();
    buffer.add(piece, kept);
  };
  return {
    text(value, kept) {
      const piece = kept ? value : value.replace(collapsible, ' ');
      add(!kept && piece.startsWith(' ') && atStart() ? piece.slice(1) : piece, kept);
    },
    laidOut(value) {
      add(value.startsWith(' ') && atStart() ? value.replace(/^ +/, '') : value, false);
    },
    lines(count) {
      asked = Math.max(asked, count);
    },
    box: () => buffer.box(),
    newline() {
      flush();
      buffer.endLine('\n');
    },
    tab() {
      flush();
      buffer.add('\t', false);
    },
    finish() {
      buffer.trim();
      return buffer.whole();
    },
  };
}
