// A flow file from disk, with every fault printed where it cannot be used.
import { type FlowSpec, readFlow, renderFault } from '@flowproof/flow-file';
import { CommandError } from './command-error.ts';
import { readTextFile } from './read-text-file.ts';
import type { Console } from './terminal/console.ts';

/**
 * Reads and checks a flow; throws `CommandError` after printing all its faults.
 *
 * @param path - absolute path.
 * @param shown - the path as messages show it.
 */
export async function loadFlow(path: string, shown: string, console: Console): Promise<FlowSpec> {
  const text = await readTextFile(path, 'flow');
  if (text === undefined) {
    throw new CommandError(
      'file_unreadable',
      `there is no flow at ${shown}`,
      'give the path of a *.flow.yaml file',
    );
  }
  const read = readFlow(text, { file: shown });
  if (read.ok) return read.flow;
  for (const fault of read.faults) console.notice(renderFault(text, fault));
  const count = read.faults.length;
  throw new CommandError(
    'flow_invalid',
    `${shown} has ${count === 1 ? '1 fault' : `${count} faults`}; nothing was run`,
  );
}

/** The first variable that `skip_unless_env` asks for and that is not set; the flow is skipped then. */
export function missingGate(
  flow: FlowSpec,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return flow.skipUnlessEnv.find((name) => (env[name] ?? '') === '');
}
