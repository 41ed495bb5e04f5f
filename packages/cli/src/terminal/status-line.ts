// One line at the bottom of a terminal that says what is going on; gone before anything else is printed there.
import { forTerminal } from '@flowproof/report';
import type { Console } from './console.ts';

const eraseLine = '\r\u001b[2K';
const usualColumns = 80;

/** A status line. Where the stream is no terminal it draws nothing. */
export class StatusLine {
  readonly #stream: NodeJS.WritableStream;
  readonly #drawn: boolean;
  #text = '';

  /** @param term - `TERM` of the environment: a dumb terminal cannot erase a line. */
  constructor(stream: NodeJS.WritableStream, term: string | undefined) {
    this.#stream = stream;
    this.#drawn = 'isTTY' in stream && stream.isTTY === true && term !== 'dumb';
  }

  /** Shows a text in place of the one before. */
  show(text: string): void {
    this.#text = forTerminal(text);
    this.#draw();
  }

  /** Takes the line away for good. */
  clear(): void {
    this.#erase();
    this.#text = '';
  }

  /** A console that prints above the line. */
  above(console: Console): Console {
    const printing =
      <Args extends readonly unknown[]>(print: (...args: Args) => void) =>
      (...args: Args): void => {
        this.#erase();
        print(...args);
        this.#draw();
      };
    return {
      result: printing(console.result),
      warning: printing(console.warning),
      notice: printing(console.notice),
      error: printing(console.error),
      fault: printing(console.fault),
      json: printing(console.json),
    };
  }

  #erase(): void {
    if (this.#drawn && this.#text !== '') this.#stream.write(eraseLine);
  }

  #draw(): void {
    if (!this.#drawn || this.#text === '') return;
    // A line that wraps could not be erased.
    const told = 'columns' in this.#stream ? Number(this.#stream.columns) : 0;
    const columns = told > 0 ? told : usualColumns;
    this.#stream.write(
      eraseLine +
        Array.from(this.#text)
          .slice(0, Math.max(1, columns - 1))
          .join(''),
    );
  }
}
