// Which files a path on the command line stands for.
import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { codeOf } from '../read-text-file.ts';
import { findFiles, isFlowFile, suiteFileName } from '../suite/find-files.ts';

/** A file that is to be checked. */
export interface FileToCheck {
  /** Absolute. */
  readonly path: string;
  /** As it is shown. */
  readonly shown: string;
  readonly kind: 'flow' | 'suite';
  /** Absolute path of the directory that stood for it; undefined when it was named itself. */
  readonly foundIn?: string;
}

/**
 * The files that the paths stand for, each once: a directory for the flows and suites below it, any other path for
 * itself. Throws `CommandError` for a path that does not exist and for a directory without any.
 */
export async function filesToCheck(
  paths: readonly string[],
  workingDirectory: string,
): Promise<readonly FileToCheck[]> {
  const files = new Map<string, FileToCheck>();
  for (const shown of paths) {
    const path = resolve(workingDirectory, shown);
    const found = (await isDirectory(path, shown))
      ? await filesBelow(path, shown)
      : [{ path, shown, kind: kindOf(path) }];
    for (const file of found) if (!files.has(file.path)) files.set(file.path, file);
  }
  return [...files.values()];
}

async function filesBelow(directory: string, shown: string): Promise<readonly FileToCheck[]> {
  const found = await findFiles(directory, (name) => isFlowFile(name) || name === suiteFileName);
  if (!found.some(isFlowFile)) {
    throw new CommandError('suite_empty', `there is no flow in ${shown}`, {
      hint: 'flows are files whose names end in .flow.yaml',
    });
  }
  return found.map((relative) => {
    const path = join(directory, relative);
    return { path, shown: join(shown, relative), kind: kindOf(path), foundIn: directory };
  });
}

function kindOf(path: string): FileToCheck['kind'] {
  return basename(path) === suiteFileName ? 'suite' : 'flow';
}

async function isDirectory(path: string, shown: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    const code = codeOf(error);
    throw new CommandError(
      'file_unreadable',
      code === 'ENOENT' ? `there is nothing at ${shown}` : `${shown} cannot be read: ${code}`,
      { hint: 'give the path of a flow, of a suite.yaml, or of a directory of flows' },
    );
  }
}
