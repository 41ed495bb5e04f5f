// What a directory stands for: the flow and suite files below it.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { codeOf } from '../read-text-file.ts';

/** Name of a suite's file. */
export const suiteFileName = 'suite.yaml';

const passedOver: ReadonlySet<string> = new Set(['.flowproof', 'node_modules']);

/** Whether a path names a flow by its ending. */
export function isFlowFile(path: string): boolean {
  return path.endsWith('.flow.yaml');
}

/**
 * Paths of the files that `wanted` accepts by their name, recursively, relative to the directory and sorted by
 * character. `.flowproof` folders, where runs are kept, and `node_modules` folders, whose flows are somebody else's, are
 * passed over; links to folders are not followed.
 */
export async function findFiles(
  directory: string,
  wanted: (name: string) => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await entriesOf(join(directory, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!passedOver.has(entry.name)) folders.push(path);
      } else if ((entry.isFile() || entry.isSymbolicLink()) && wanted(entry.name)) {
        found.push(path);
      }
    }
  }
  return found.toSorted();
}

async function entriesOf(directory: string) {
  try {
    return await readdir(directory, { withFileTypes: true });
  } catch (error) {
    throw new CommandError('file_unreadable', `the directory ${directory} cannot be read: ${codeOf(error)}`);
  }
}
