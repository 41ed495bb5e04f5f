// Puts pieces of drawn text together the way a browser does: spaces collapse, blocks stand on lines of their own.

export interface TextLines {
  /** Adds text; with `kept`, its white space stands as written. */
  text(value: string, kept: boolean): void;
  /** Adds text that the browser has laid out already. */
  laidOut(value: string): void;
  /** Asks for at least this many line ends here, unless the text starts or ends here. */
  lines(count: number): void;
  /** A line end of its own. */
  newline(): void;
  tab(): void;
  finish(): string;
}

const collapsible = /[ \t\n\r\f]+/g;

export function textLines(): TextLines {
  let out = '';
  let asked = 0;
  const flush = (): void => {
    if (asked > 0 && out !== '') out = `${out.replace(/ +$/, '')}${'\n'.repeat(asked)}`;
    asked = 0;
  };
  const atLineStart = (): boolean => out === '' || asked > 0 || /[\n\t ]$/.test(out);
  return {
    text(value, kept) {
      let piece = kept ? value : value.replace(collapsible, ' ');
      if (!kept && piece.startsWith(' ') && atLineStart()) piece = piece.slice(1);
      if (piece === '') return;
      flush();
      out += piece;
    },
    laidOut(value) {
      const piece = /^ /.test(value) && atLineStart() ? value.replace(/^ +/, '') : value;
      if (piece === '') return;
      flush();
      out += piece;
    },
    lines(count) {
      asked = Math.max(asked, count);
    },
    newline() {
      flush();
      out += '\n';
    },
    tab() {
      flush();
      out += '\t';
    },
    finish() {
      return out.replace(/ +$/, '');
    },
  };
}
