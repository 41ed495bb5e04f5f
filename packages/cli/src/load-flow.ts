// A flow file from disk, with every fault where it cannot be used.
import { type FlowSpec, readFlow, renderFault, type SuiteSpec } from '@flowproof/flow-file';
import { CommandError } from './command-error.ts';
import { readTextFile } from './read-text-file.ts';

/** A flow and the text it was read from. */
export interface LoadedFlow {
  readonly flow: FlowSpec;
  readonly text: string;
}

/**
 * Reads and checks a flow. Throws `CommandError` holding all its faults.
 *
 * @param path - absolute path.
 * @param shown - the path as messages show it.
 * @param suite - the governing suite, null when there is none.
 */
export async function loadFlow(path: string, shown: string, suite: SuiteSpec | null): Promise<LoadedFlow> {
  const text = await readTextFile(path, 'flow');
  if (text === undefined) {
    throw new CommandError('file_unreadable', `there is no flow at ${shown}`, {
      hint: 'give the path of a *.flow.yaml file',
    });
  }
  const read = readFlow(text, { file: shown, suite });
  if (read.ok) return { flow: read.flow, text };
  throw flowInvalid(
    shown,
    read.faults.map((fault) => renderFault(text, fault)),
  );
}

function flowInvalid(shown: string, details: readonly string[]): CommandError {
  const faults = details.length === 1 ? '1 fault' : `${details.length} faults`;
  return new CommandError('flow_invalid', `${shown} has ${faults}; nothing was run`, { details });
}

/** The first variable that `skip_unless_env` asks for and that is not set; the flow is skipped then. */
export function missingGate(
  flow: FlowSpec,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return flow.skipUnlessEnv.find((name) => (env[name] ?? '') === '');
}
