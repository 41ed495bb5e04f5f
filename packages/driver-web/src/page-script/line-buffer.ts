// A long text that grows at its end. It is looked at through its last character only, and joined once.

export interface LineBuffer {
  /** `kept`: white space at its end stands as written. */
  add(piece: string, kept: boolean): void;
  /** Ends the line with these line ends. */
  endLine(ends: string): void;
  /** Takes collapsible white space off the end of the line. */
  trim(): void;
  /** Begins a box within the line; what is returned ends it and trims what was put into it. */
  box(): () => void;
  isEmpty(): boolean;
  /** Whether a space here would not be drawn: at the start of a line or box, or after another space. */
  swallowsSpace(): boolean;
  whole(): string;
}

const tab = 9;
const space = 32;

export function lineBuffer(): LineBuffer {
  const done: string[] = [];
  let line = '';
  /** Code of the last character of the line; 0 at its start. */
  let last = 0;
  let keptEnd = false;
  /** Where the innermost box began; nothing is in it as long as the text ends there. */
  let edge = { lines: -1, length: 0 };
  const trimFrom = (start: number): void => {
    if (last !== space || keptEnd) return;
    line = line.slice(0, start) + line.slice(start).replace(/ +$/, '');
    last = line === '' ? 0 : line.charCodeAt(line.length - 1);
  };
  return {
    add(piece, kept) {
      line += piece;
      last = piece.charCodeAt(piece.length - 1);
      keptEnd = kept;
    },
    endLine(ends) {
      done.push(line, ends);
      line = '';
      last = 0;
    },
    trim() {
      trimFrom(0);
    },
    box() {
      const around = edge;
      const start = { lines: done.length, length: line.length };
      edge = start;
      return () => {
        edge = around;
        trimFrom(start.lines === done.length ? start.length : 0);
      };
    },
    isEmpty: () => line === '' && done.length === 0,
    swallowsSpace: () =>
      last === 0 ||
      last === tab ||
      last === space ||
      (edge.lines === done.length && edge.length === line.length),
    whole: () => done.join('') + line,
  };
}
