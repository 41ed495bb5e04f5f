// `flowproof check`: every fault of every flow and suite. Exit 0 or 2.
import { checkFiles } from '../check/check-files.ts';
import { filesToCheck } from '../check/file-to-check.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import { consoleOf } from '../terminal/console.ts';
import { version } from '../version.ts';

/** Flags of `check`. */
export interface CheckFlags {
  readonly json: boolean;
}

/** Checks what the paths stand for; the working directory when there are none. */
export async function check(paths: readonly string[], flags: CheckFlags, shell: Shell): Promise<ExitCode> {
  const console = consoleOf(shell);
  const files = await filesToCheck(paths.length === 0 ? ['.'] : paths, shell.workingDirectory);
  const { result, texts } = await checkFiles({
    files,
    version: version(),
    show: (path) => shownPath(path, shell),
  });
  if (flags.json) {
    console.json(result);
  } else {
    for (const text of texts) console.result(text);
    console.result(count(result.files.length, texts.length));
  }
  return result.ok ? exitCodes.pass : exitCodes.error;
}

function count(files: number, faults: number): string {
  return `${files === 1 ? '1 file' : `${files} files`}, ${faults === 1 ? '1 fault' : `${faults} faults`}`;
}
