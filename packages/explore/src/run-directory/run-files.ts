// The few things a run directory asks of a file system, so that a full disk can be tried without one.
import { mkdir, open, rename, writeFile } from 'node:fs/promises';

/** A file that grows line by line. */
export interface GrowingFile {
  append(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The file system of a run. Rejections carry the system's `code`. */
export interface RunFiles {
  /** Makes a directory and what lies above it; false where it exists already. */
  makeDirectory(path: string): Promise<boolean>;
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Replaces a file in one go: a reader sees the old one or the new one, whole. */
  replace(path: string, content: string): Promise<void>;
  grow(path: string): Promise<GrowingFile>;
}

/** The machine's own file system. */
export const machineFiles: RunFiles = {
  async makeDirectory(path) {
    return (await mkdir(path, { recursive: true })) !== undefined;
  },
  write: (path, content) => writeFile(path, content),
  async replace(path, content) {
    const beside = `${path}.part`;
    await writeFile(beside, content);
    await rename(beside, path);
  },
  async grow(path) {
    const file = await open(path, 'a');
    return {
      // One write a line: a process that is killed leaves whole lines and at most one that was begun.
      append: (text) => file.appendFile(text),
      close: () => file.close(),
    };
  },
};
