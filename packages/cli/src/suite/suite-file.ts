// The suite around flows: found, read, and held against the version of this program.
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSuite, renderFault, type SuiteSpec } from '@flowproof/flow-file';
import { CommandError } from '../command-error.ts';
import { readTextFile } from '../read-text-file.ts';
import { suiteFileName } from './find-files.ts';

/** Absolute path of the nearest `suite.yaml` in the file's folder or above it. */
export async function governingSuiteFile(file: string): Promise<string | undefined> {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const candidate = join(folder, suiteFileName);
    if (await isFile(candidate)) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Absolute path of the directory's own `suite.yaml`; undefined when it has none. */
export async function ownSuiteFile(directory: string): Promise<string | undefined> {
  const candidate = join(directory, suiteFileName);
  return (await isFile(candidate)) ? candidate : undefined;
}

/**
 * Reads a suite file. Throws `CommandError` for its faults, and for one that asks for a newer program.
 *
 * @param path - absolute.
 * @param shown - the path as messages show it.
 * @param version - of this program.
 */
export async function loadSuite(path: string, shown: string, version: string): Promise<SuiteSpec> {
  const text = await readTextFile(path, 'suite');
  const read = readSuite(text ?? '', { file: shown });
  if (!read.ok) {
    const details = read.faults.map((fault) => renderFault(text ?? '', fault));
    const faults = details.length === 1 ? '1 fault' : `${details.length} faults`;
    throw new CommandError('suite_invalid', `${shown} has ${faults}; nothing was run`, { details });
  }
  const { minVersion } = read.suite;
  if (minVersion !== undefined && isOlder(version, minVersion)) {
    throw new CommandError(
      'suite_version',
      `${shown} needs flowproof ${minVersion} or newer, this is ${version}`,
      { hint: 'install a newer flowproof: npm install flowproof@latest' },
    );
  }
  return read.suite;
}

/** Whether one `X.Y.Z` comes before another; what follows the three numbers is not looked at. */
export function isOlder(version: string, wanted: string): boolean {
  const [own, other] = [numbers(version), numbers(wanted)];
  for (let place = 0; place < 3; place += 1) {
    const difference = (own[place] ?? 0) - (other[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function numbers(version: string): readonly number[] {
  return version.split(/[.+-]/u, 3).map(Number);
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
