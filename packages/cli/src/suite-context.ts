// What a command gives to a suite: where its commands run, what they see, and where what they say goes.
import { dirname } from 'node:path';
import type { SuiteSpec } from '@flowproof/flow-file';
import type { Environment } from '@flowproof/replay';
import { uninterrupted } from './interruption.ts';
import { shownPath } from './shown-path.ts';
import type { Shell } from './shell.ts';
import type { RunHook } from './suite/hooks.ts';
import { runShellCommand } from './suite/shell-command.ts';
import { governingSuiteFile, loadSuite } from './suite/suite-file.ts';
import { SuiteVariables } from './suite/variables.ts';
import type { Console } from './terminal/console.ts';
import { version } from './version.ts';

/** What governs a flow that is recorded or run by itself. */
export interface FlowContext {
  readonly suite: SuiteSpec | undefined;
  /** Folder of the suite, else of the flow. */
  readonly directory: string;
}

/** Finds and announces the suite above a flow. Throws `CommandError` for one that cannot be used. */
export async function findFlowContext(
  specPath: string,
  shell: Shell,
  console: Console,
): Promise<FlowContext> {
  const file = await governingSuiteFile(specPath);
  if (file === undefined) return { suite: undefined, directory: dirname(specPath) };
  const shown = shownPath(file, shell);
  console.notice(`suite: ${shown}`);
  return { suite: await loadSuite(file, shown, version()), directory: dirname(file) };
}

/** Runs `env_from`. Throws `CommandError` when it does not work. */
export function openVariables(
  { suite, directory }: FlowContext,
  shell: Shell,
  console: Console,
  expected?: ReadonlySet<string>,
): Promise<SuiteVariables> {
  return SuiteVariables.open({
    suite,
    env: shell.env,
    ...(expected !== undefined && { expected }),
    onWarning: console.warning,
    keepOutput: (command, env, keepBytes) =>
      runShellCommand({ ...commandOptions(directory, shell, console), command, env, keepBytes }),
  });
}

/** Runs hooks; what they print goes to stderr, where it cannot be taken for results. */
export function hookRunner(directory: string, shell: Shell, console: Console): RunHook {
  return (command: string, env: Environment) =>
    runShellCommand({ ...commandOptions(directory, shell, console), command, env });
}

function commandOptions(directory: string, shell: Shell, console: Console) {
  return { directory, onLine: console.notice, interruption: shell.interruption ?? uninterrupted };
}
