// Reads a file a user named, and says in one sentence why it cannot.
import { readFile, stat } from 'node:fs/promises';
import { CommandError } from './command-error.ts';

/** A trace of many thousand steps stays far below this. */
const largestFile = 256 * 1024 * 1024;

/**
 * Text of a file.
 *
 * @param what - how messages call it: `flow`, `trace`.
 * @returns undefined when there is no such file.
 */
export async function readTextFile(path: string, what: string): Promise<string | undefined> {
  try {
    const facts = await stat(path);
    if (facts.isDirectory())
      throw new CommandError('file_unreadable', `${path} is a directory, not a ${what} file`);
    // A pipe may never end, and a device has no end.
    if (!facts.isFile()) throw new CommandError('file_unreadable', `${path} is not a regular file`);
    if (facts.size > largestFile)
      throw new CommandError('file_too_large', `${path} is too large to be a ${what}`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new CommandError('file_unreadable', `${path} cannot be read: ${codeOf(error)}`);
  }
}

/** The system's own code (`EACCES`) of an error, else the error as text. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}
