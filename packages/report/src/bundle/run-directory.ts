// The directory of one run: `<trace dir>/.flowproof/runs/<time>/`, named by the millisecond and never shared.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { cannotMakeDirectory } from '../errors.ts';

/** `20260801T093005.042Z`: sorts by time, and every file system takes it. */
function runName(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/[-:]/g, '');
}

/** Makes the directory and returns its path. A name that is taken moves on to the next free millisecond. */
export async function makeRunDirectory(traceDirectory: string, epochMs: number): Promise<string> {
  const runs = path.join(traceDirectory, '.flowproof', 'runs');
  try {
    await mkdir(runs, { recursive: true });
    for (let ms = Math.round(epochMs); ; ms += 1) {
      const directory = path.join(runs, runName(ms));
      if (await made(directory)) return directory;
    }
  } catch (error) {
    throw cannotMakeDirectory(runs, await reasonOf(traceDirectory, error));
  }
}

// Making several folders at once says "not there" where the uppermost cannot be made, which hides why.
async function reasonOf(traceDirectory: string, error: unknown): Promise<unknown> {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== 'ENOENT')
    return error;
  return mkdir(path.join(traceDirectory, '.flowproof')).then(
    () => error,
    (reason: unknown) => reason,
  );
}

/** Making fails when the name is taken, so that two runs at once cannot both have it. */
async function made(directory: string): Promise<boolean> {
  try {
    await mkdir(directory);
    return true;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST')
      return false;
    throw error;
  }
}
