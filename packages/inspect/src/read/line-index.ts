// Where each line of a growing file begins, so that any of them is read by seeking. The file is never held as a whole.
import type { FileHandle } from 'node:fs/promises';
import type { SafeFolder } from './safe-folder.ts';

const chunkBytes = 1024 * 1024;
/** A record is at most 8 MiB; four times that is no record. */
const longestLineBytes = 32 * 1024 * 1024;

/** One complete line, without its end. `text` is undefined when it is too long to be a record. */
export interface ScannedLine {
  /** 1-based. */
  readonly line: number;
  readonly text: string | undefined;
}

/** Told of what is found while a file is read on. */
export interface LineListener {
  /** The file was replaced or cut: everything known of it is void. */
  reset(): void;
  line(scanned: ScannedLine): void;
}

/** Index of the lines of one file. A last line without its end counts only once it is complete. */
export class LineIndex {
  readonly #folder: SafeFolder;
  readonly #name: string;
  readonly #listener: LineListener;
  /** Start of every complete line, and one more: the end of the last. */
  #offsets: number[] = [0];
  #inode = 0;
  #size = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(folder: SafeFolder, name: string, listener: LineListener) {
    this.#folder = folder;
    this.#name = name;
    this.#listener = listener;
  }

  /** Complete lines. */
  get lines(): number {
    return this.#offsets.length - 1;
  }

  /** Bytes after the last complete line. */
  get incompleteBytes(): number {
    return Math.max(0, this.#size - this.#end());
  }

  /** Reads on from where the last refresh ended. One at a time, in the order of the calls. */
  refresh(): Promise<void> {
    const next = this.#queue.then(() => this.#readOn());
    this.#queue = next.catch(() => undefined);
    return next;
  }

  /** The text of a line (1-based), or undefined where there is no such line any more. */
  async read(line: number): Promise<string | undefined> {
    const start = this.#offsets[line - 1];
    const end = this.#offsets[line];
    if (start === undefined || end === undefined || end - start > longestLineBytes) return undefined;
    const opened = await this.#folder.open(this.#name);
    if (opened === undefined) return undefined;
    try {
      const bytes = Buffer.alloc(end - start - 1);
      const read = await fill(opened.handle, bytes, start);
      return read === bytes.length ? bytes.toString('utf8') : undefined;
    } finally {
      await opened.handle.close();
    }
  }

  async #readOn(): Promise<void> {
    const opened = await this.#folder.open(this.#name);
    if (opened === undefined) {
      this.#forget(0);
      return;
    }
    try {
      const { size, ino } = opened.stats;
      if (size < this.#end() || ino !== this.#inode) this.#forget(ino);
      this.#size = size;
      if (size > this.#end()) await this.#scan(opened.handle, size);
    } finally {
      await opened.handle.close();
    }
  }

  #end(): number {
    return this.#offsets.at(-1) ?? 0;
  }

  #forget(inode: number): void {
    const known = this.lines > 0;
    this.#offsets = [0];
    this.#inode = inode;
    this.#size = 0;
    if (known) this.#listener.reset();
  }

  async #scan(handle: FileHandle, size: number): Promise<void> {
    const chunk = Buffer.alloc(Math.min(chunkBytes, size - this.#end()));
    let pieces: Buffer[] = [];
    let held = 0;
    for (let position = this.#end(); position < size;) {
      const { bytesRead } = await handle.read(chunk, 0, Math.min(chunk.length, size - position), position);
      if (bytesRead === 0) return;
      let start = 0;
      for (let newline = chunk.indexOf(10); newline !== -1 && newline < bytesRead;) {
        const tooLong = position + newline - this.#end() > longestLineBytes;
        pieces.push(chunk.subarray(start, newline));
        this.#offsets.push(position + newline + 1);
        const text = tooLong ? undefined : Buffer.concat(pieces).toString('utf8');
        this.#listener.line({ line: this.lines, text });
        pieces = [];
        held = 0;
        start = newline + 1;
        newline = chunk.indexOf(10, start);
      }
      if (held <= longestLineBytes) {
        pieces.push(Buffer.from(chunk.subarray(start, bytesRead)));
        held += bytesRead - start;
      }
      position += bytesRead;
    }
  }
}

async function fill(handle: FileHandle, bytes: Buffer, from: number): Promise<number> {
  let read = 0;
  while (read < bytes.length) {
    const { bytesRead } = await handle.read(bytes, read, bytes.length - read, from + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return read;
}
