// `flowproof explore --recheck`: judges a recorded run by a spec, without the application.
import { resolve as resolvePath } from 'node:path';
import { recheck as recheckRun } from '@flowproof/explore';
import type { ExitCode } from '../exit-code.ts';
import { saidByFault } from '../explore/fault-text.ts';
import { propertyLines, violationLine } from '../explore/run-lines.ts';
import type { Shell } from '../shell.ts';
import { consoleOf } from '../terminal/console.ts';

/** What is judged again. */
export interface RecheckFlags {
  readonly spec: string;
  readonly run: string;
  readonly allowNoProperties: boolean;
  readonly json: boolean;
}

/** Judges the run again. */
export async function recheck(flags: RecheckFlags, shell: Shell): Promise<ExitCode> {
  const console = consoleOf(shell);
  try {
    const rechecked = await recheckRun({
      spec: flags.spec,
      workingDirectory: shell.workingDirectory,
      run: resolvePath(shell.workingDirectory, flags.run),
      allowNoProperties: flags.allowNoProperties,
      onViolation: (property, witness) => {
        console.notice(violationLine(property, witness));
      },
    });
    if (flags.json) console.json(rechecked);
    else {
      console.result(
        [
          ...propertyLines(rechecked.properties),
          `${rechecked.observations} recorded steps of ${flags.run} judged by ${flags.spec}`,
        ].join('\n'),
      );
    }
    return rechecked.exit_code;
  } catch (error) {
    return saidByFault(error, flags, console);
  }
}
