// The commands around each flow.
import type { Environment } from '@flowproof/replay';
import type { SuiteSpec } from '@flowproof/flow-file';
import { CommandError } from '../command-error.ts';
import type { ShellOutcome } from './shell-command.ts';

/** Runs a command of the suite in its directory. */
export type RunHook = (command: string, env: Environment) => Promise<ShellOutcome>;

/** `before_each` or `after_each`. */
export type HookName = 'before_each' | 'after_each';

/**
 * Runs one of the suite's hooks for a flow, with the flow's absolute path in `FLOWPROOF_SPEC`. Throws `CommandError` when
 * it does not end with code 0.
 */
export async function runHook(
  name: HookName,
  options: {
    readonly suite: SuiteSpec | undefined;
    readonly env: Environment;
    readonly spec: string;
    readonly run: RunHook;
  },
): Promise<void> {
  const { suite, env, spec, run } = options;
  const command = name === 'before_each' ? suite?.beforeEach : suite?.afterEach;
  if (command === undefined) return;
  const { failure } = await run(command, { ...env, FLOWPROOF_SPEC: spec });
  if (failure !== undefined) throw new CommandError('hook_failed', `${name} ${failure}`);
}
