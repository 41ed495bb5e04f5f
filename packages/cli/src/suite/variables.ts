// The variables of a suite: process environment, overridden by exports of earlier flows, `env_from` and `env`.
import type { Environment } from '@flowproof/replay';
import type { SuiteSpec } from '@flowproof/flow-file';
import { findReferences, resolveVariables } from '@flowproof/trace-format';
import { CommandError } from '../command-error.ts';
import { readEnvFrom } from './env-from.ts';
import type { ShellOutcome } from './shell-command.ts';

/** More than any list of variables; a command that prints without end is stopped here. */
const mostOutputBytes = 1024 * 1024;

/** What variables are made from. */
export interface VariablesOptions {
  readonly suite: SuiteSpec | undefined;
  /** The environment of the process. */
  readonly env: Environment;
  /** Runs `env_from` and keeps its output. */
  readonly keepOutput: (command: string, env: Environment, atMostBytes: number) => Promise<ShellOutcome>;
  /** Names that some flow of the suite exports: nothing is wrong with waiting for one. */
  readonly expected?: ReadonlySet<string>;
  readonly onWarning: (text: string) => void;
}

/** The variables of one suite; `env_from` has run. */
export class SuiteVariables {
  readonly #options: VariablesOptions;
  readonly #fromCommand: Environment;
  readonly #warned = new Set<string>();

  private constructor(options: VariablesOptions, fromCommand: Environment) {
    this.#options = options;
    this.#fromCommand = fromCommand;
  }

  /** Runs `env_from`, which sees the `env` entries that resolve by then. Throws `CommandError` when it does not work. */
  static async open(options: VariablesOptions): Promise<SuiteVariables> {
    const { suite, env, keepOutput } = options;
    const command = suite?.envFrom;
    if (command === undefined) return new SuiteVariables(options, {});
    const { failure, stdout } = await keepOutput(
      command,
      withEntries(suite?.env ?? {}, env).env,
      mostOutputBytes,
    );
    if (failure !== undefined)
      throw new CommandError('suite_env_from', `env_from ${failure}; nothing was run`);
    const read = readEnvFrom(stdout);
    if (read.ok) return new SuiteVariables(options, read.values);
    throw new CommandError(
      'suite_env_from',
      `line ${read.line} of what env_from printed is no NAME=VALUE; nothing was run`,
      { hint: 'print variables to stdout and everything else to stderr' },
    );
  }

  /** What a flow sees after earlier ones have exported these values. */
  environment(exported: Readonly<Record<string, string>> = {}): Environment {
    const { suite, env } = this.#options;
    const resolved = withEntries(suite?.env ?? {}, { ...env, ...exported, ...this.#fromCommand });
    for (const [entry, variable] of resolved.unresolved) this.#warn(entry, variable);
    return resolved.env;
  }

  #warn(entry: string, variable: string): void {
    const { expected, onWarning } = this.#options;
    if (this.#warned.has(entry) || expected?.has(variable) === true) return;
    this.#warned.add(entry);
    onWarning(`env ${entry} is left out: ${variable} is not set; flows that use ${entry} will fail`);
  }
}

interface Resolved {
  readonly env: Environment;
  /** Entry to the variable it lacks. */
  readonly unresolved: ReadonlyMap<string, string>;
}

// In the order of the file, each seeing those before it. An entry that cannot resolve hides what had its name: a flow
// that uses it fails instead of running with another value than the suite means.
function withEntries(entries: Readonly<Record<string, string>>, base: Environment): Resolved {
  const env: Record<string, string | undefined> = { ...base };
  const unresolved = new Map<string, string>();
  for (const [entry, template] of Object.entries(entries)) {
    const resolution = resolveVariables(template, env);
    if (resolution.ok) {
      env[entry] = resolution.text;
    } else {
      const unset = variablesOf(template).find((name) => env[name] === undefined) ?? entry;
      // An entry that builds on one that is left out lacks the same variable.
      unresolved.set(entry, unresolved.get(unset) ?? unset);
      Reflect.deleteProperty(env, entry);
    }
  }
  return { env, unresolved };
}

/** Names of the variables a text refers to. */
export function variablesOf(text: string): readonly string[] {
  return findReferences(text).flatMap((found) => (found.kind === 'variable' ? [found.name] : []));
}
