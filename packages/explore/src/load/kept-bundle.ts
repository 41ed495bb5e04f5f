// The bundle that a run kept: the spec as it ran, whatever has become of its file since.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runUnreadable } from '../errors.ts';
import type { SpecBundle } from './bundle-spec.ts';
import { childProgram } from './child-program.ts';
import { placesOf } from './places.ts';

/**
 * Reads the bundle of a run.
 *
 * @throws ExploreError `run_unreadable`.
 */
export async function keptBundle(run: string): Promise<SpecBundle> {
  const read = async (name: string): Promise<string> => {
    try {
      return await readFile(join(run, name), 'utf8');
    } catch {
      throw runUnreadable(run, `${name} is missing`);
    }
  };
  const [code, map, child] = await Promise.all([
    read('spec.bundle.js'),
    read('spec.bundle.js.map'),
    childProgram(),
  ]);
  return {
    code,
    map,
    child,
    sha256: createHash('sha256').update(code).digest('hex'),
    absolutePath: join(run, 'spec.bundle.js'),
    specPath: 'spec.bundle.js',
    // Where the author's files lay is not kept, so nothing tells them from the tool's.
    places: placesOf({ map, mapDirectory: run, shownFrom: run, isTool: () => true }),
  };
}
