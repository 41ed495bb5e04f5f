// The picture files of one run, written beside the next step and named by what they show.
import { createHash } from 'node:crypto';
import { mkdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './atomic-file.ts';

/**
 * Writes pictures into one folder, each content once. The folder is made with the first of them.
 *
 * @example
 * const frames = new FrameStore('recording');
 * frames.keep(png, 1240); // 'frame-00001240-e2a6ac4824a563df.png'
 * await frames.settle();
 */
export class FrameStore {
  readonly #directory: string;
  readonly #files = new Map<string, string>();
  readonly #lost = new Set<string>();
  #writing: Promise<void> | undefined;

  /** @param directory where the files go. */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /**
   * Begins to write a picture and says at once how its file is called. `offsetMs` is ms since the run started. Never
   * throws: a picture is evidence only.
   */
  readonly keep = (png: Uint8Array, offsetMs: number): string => {
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 16);
    const known = this.#files.get(hash);
    if (known !== undefined) return known;
    const file = `frame-${String(Math.round(offsetMs)).padStart(8, '0')}-${hash}.png`;
    this.#files.set(hash, file);
    const before = this.#writing ?? mkdir(this.#directory, { recursive: true }).then(() => undefined);
    this.#writing = before
      .catch(() => undefined)
      .then(() => writeWhole(path.join(this.#directory, file), png))
      .catch(() => {
        this.#lost.add(file);
      });
    return file;
  };

  /** Waits until everything is on disk; then tells which files are there. A folder that holds none is removed. */
  async settle(): Promise<(file: string) => boolean> {
    await this.#writing;
    if (this.#files.size > 0 && this.#lost.size === this.#files.size) {
      await rmdir(this.#directory).catch(() => undefined);
    }
    return (file) => !this.#lost.has(file);
  }
}
