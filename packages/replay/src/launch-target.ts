// Where a web flow starts: its address with references resolved, paths turned into file addresses.
import { existsSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { failure, StepTrouble } from './step-failure.ts';
import type { References } from './references.ts';

/**
 * Resolves a web address as written in a flow or a trace.
 *
 * @param address - a URL, or a path relative to `workingDirectory`.
 * @returns the URL to open. Throws an error that `runErrorOf` reads for an unset variable or a missing file.
 * @example
 * launchAddress('${DESK_URL}/desks', new References({ DESK_URL: 'https://desk.example' }), '/work');
 * // 'https://desk.example/desks'
 */
export function launchAddress(address: string, references: References, workingDirectory: string): string {
  const resolved = references.resolveVariables(address).text;
  if (resolved.includes('://') || resolved.startsWith('about:') || resolved.startsWith('data:'))
    return resolved;
  const path = resolvePath(workingDirectory, resolved);
  if (!existsSync(path)) {
    throw new StepTrouble(
      failure('launch_target', `there is no file ${path} to open`, {
        hint: 'an address without :// is a file path, relative to the working directory',
      }),
    );
  }
  return pathToFileURL(path).href;
}
