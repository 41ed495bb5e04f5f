// The pictures of a run: which steps have one, and which file a step names.
import type { RunDirectory } from '../run-directory/run-directory.ts';
import { screenshotPath } from '../run-directory/run-directory.ts';
import type { ExploreChoices } from './explore-options.ts';

/** Writes pictures while the spec works. */
export class Pictures {
  readonly #directory: RunDirectory;
  readonly #which: ExploreChoices['screenshots'];
  #last: { readonly bytes: Uint8Array; readonly path: string } | undefined;

  constructor(directory: RunDirectory, which: ExploreChoices['screenshots']) {
    this.#directory = directory;
    this.#which = which;
  }

  /**
   * The file that a step's record names; it is complete when this resolves.
   *
   * A picture that had to be masked is a PNG whatever was asked for, so the ending follows the bytes.
   */
  async write(step: number, picture: Uint8Array | undefined): Promise<string | undefined> {
    if (picture === undefined || this.#which === 'off') return undefined;
    const last = this.#last;
    if (this.#which === 'changed' && last !== undefined && Buffer.compare(last.bytes, picture) === 0) {
      return last.path;
    }
    const path = screenshotPath(step, isPng(picture) ? 'png' : 'jpeg');
    await this.#directory.write(path, picture);
    if (this.#which === 'changed') this.#last = { bytes: picture, path };
    return path;
  }
}

function isPng(bytes: Uint8Array): boolean {
  return bytes[0] === 0x89 && bytes[1] === 0x50;
}
