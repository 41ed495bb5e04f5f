// A directory out of which no path leads: names are checked, links are followed only as long as they stay inside.
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A name that stands for one entry of a directory and nothing else. */
function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/u.test(name);
}

/** Access to what lies in one directory. Whatever is not there, or not allowed, is undefined. */
export class SafeFolder {
  /** Real path, without links. */
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** Rejects as `realpath` does when there is no such directory. */
  static async at(path: string): Promise<SafeFolder> {
    return new SafeFolder(await realpath(path));
  }

  /** A directory below this one. */
  async folder(...names: readonly string[]): Promise<SafeFolder | undefined> {
    const path = await this.#inside(names);
    if (path === undefined || !(await statOf(path))?.isDirectory()) return undefined;
    return new SafeFolder(path);
  }

  /** A plain file, opened for reading. Anything that could block, such as a pipe, counts as absent. */
  async open(...names: readonly string[]): Promise<{ handle: FileHandle; stats: Stats } | undefined> {
    const path = await this.#inside(names);
    if (path === undefined) return undefined;
    // Not every system has both flags.
    const flags = constants.O_RDONLY | (constants.O_NONBLOCK || 0) | (constants.O_NOFOLLOW || 0);
    const handle = await open(path, flags).catch(() => undefined);
    if (handle === undefined) return undefined;
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, stats };
    await handle.close();
    return undefined;
  }

  /** The text of a file; undefined when it is larger than `mostBytes`. */
  async text(mostBytes: number, ...names: readonly string[]): Promise<string | undefined> {
    const opened = await this.open(...names);
    if (opened === undefined) return undefined;
    try {
      return opened.stats.size > mostBytes ? undefined : await opened.handle.readFile('utf8');
    } catch {
      return undefined;
    } finally {
      await opened.handle.close();
    }
  }

  /** Size and times of a file or directory. */
  async stats(...names: readonly string[]): Promise<Stats | undefined> {
    const path = await this.#inside(names);
    return path === undefined ? undefined : statOf(path);
  }

  /** Names in this directory, or one below, in order; hidden ones are left out. */
  async names(...names: readonly string[]): Promise<readonly string[]> {
    const path = await this.#inside(names);
    if (path === undefined) return [];
    const found = await readdir(path).catch((): string[] => []);
    return found.filter((name) => !name.startsWith('.')).toSorted();
  }

  async #inside(names: readonly string[]): Promise<string | undefined> {
    if (!names.every(isPlainName)) return undefined;
    const real = await realpath(join(this.path, ...names)).catch(() => undefined);
    if (real === undefined) return undefined;
    const base = this.path.endsWith(sep) ? this.path : this.path + sep;
    return real === this.path || real.startsWith(base) ? real : undefined;
  }
}

function statOf(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}
