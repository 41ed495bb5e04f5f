// A terminal as far as a status line needs one: what it shows after everything that was written to it.
import { Writable } from 'node:stream';

const eraseLine = '\r\u001b[2K';

/** Understands text, line breaks, carriage returns and "erase this line". */
export class FakeTerminal extends Writable {
  readonly isTTY = true;
  readonly columns: number;
  readonly #lines: string[] = [''];

  constructor(columns: number) {
    super({ decodeStrings: false });
    this.columns = columns;
  }

  /** The lines on the screen, the one with the cursor last. */
  get screen(): readonly string[] {
    return this.#lines;
  }

  override _write(chunk: string, _: BufferEncoding, done: () => void): void {
    for (const [index, text] of chunk.split('\n').entries()) {
      if (index > 0) this.#lines.push('');
      const pieces = text.split(eraseLine);
      const kept = pieces.length === 1 ? (this.#lines.at(-1) ?? '') : '';
      this.#lines.splice(-1, 1, kept + (pieces.at(-1) ?? ''));
    }
    done();
  }
}
