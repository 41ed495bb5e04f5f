// What the bytes on the extra pipe mean: after a hang or an abort the engine reads there what was running.

/** The child's descriptor of the pipe. */
export const markPipe = 4;

/** Bytes with a meaning of their own; the callbacks of the spec follow from `firstCallback` on. */
export const marks = {
  loading: 0,
  reading: 1,
  firstCallback: 2,
  /** A length and as many bytes of a name follow: that of the next callback. */
  definition: 253,
  /** A callback beyond those that a byte can tell apart. */
  another: 254,
  outOfMemory: 255,
} as const;

/** Longest name on the pipe, bytes. */
export const longestMarkName = 255;

/** Reads the pipe. */
export class MarkReader {
  readonly #names: string[] = [];
  #last: number = marks.loading;
  #outOfMemory = false;
  #name: { length?: number; readonly bytes: number[] } | undefined;

  /** Takes what arrived. */
  read(bytes: Uint8Array): void {
    for (const byte of bytes) this.#take(byte);
  }

  get outOfMemory(): boolean {
    return this.#outOfMemory;
  }

  /** What was begun last, in words. */
  get running(): string {
    if (this.#last === marks.loading) return 'loading the spec';
    if (this.#last === marks.reading) return 'reading the state';
    return this.#names[this.#last - marks.firstCallback] ?? 'a callback of the spec';
  }

  #take(byte: number): void {
    const name = this.#name;
    if (name === undefined) {
      if (byte === marks.definition) this.#name = { bytes: [] };
      else if (byte === marks.outOfMemory) this.#outOfMemory = true;
      else this.#last = byte;
      return;
    }
    if (name.length === undefined) name.length = byte;
    else name.bytes.push(byte);
    if (name.bytes.length < name.length) return;
    this.#names.push(Buffer.from(name.bytes).toString('utf8'));
    this.#name = undefined;
  }
}
