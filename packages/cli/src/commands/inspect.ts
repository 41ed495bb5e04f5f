// `flowproof inspect`: shows runs in a browser until it is interrupted. Exit 0, or 2 when it cannot begin.
import { resolve as resolvePath } from 'node:path';
import { InspectError, type Inspecting, startInspect } from '@flowproof/inspect';
import { CommandError } from '../command-error.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { uninterrupted } from '../interruption.ts';
import { openInBrowser } from '../open-in-browser.ts';
import type { Shell } from '../shell.ts';
import { consoleOf } from '../terminal/console.ts';

/** Flags of `inspect`. */
export interface InspectFlags {
  readonly port: number;
  readonly open: boolean;
  readonly dev: boolean;
}

/** Shows the runs of a directory. */
export async function inspect(path: string, flags: InspectFlags, shell: Shell): Promise<ExitCode> {
  const console = consoleOf(shell);
  const inspecting = await begin(resolvePath(shell.workingDirectory, path), path, flags);
  console.result(inspecting.url);
  if (flags.open && !(await openInBrowser(inspecting.url)))
    console.notice('no browser could be opened; the address is above');
  return new Promise((resolve) => {
    (shell.interruption ?? uninterrupted).conclude(async () => {
      await inspecting.close();
      resolve(exitCodes.pass);
      return exitCodes.pass;
    });
  });
}

/** Messages name the path as it was given. */
async function begin(path: string, shown: string, { port, dev }: InspectFlags): Promise<Inspecting> {
  try {
    return await startInspect({ path, port, dev });
  } catch (error) {
    if (!(error instanceof InspectError)) throw error;
    const message = error.message.replace(path, shown);
    throw new CommandError(error.code, message, { hint: error.hint });
  }
}
