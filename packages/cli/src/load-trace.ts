// A trace from disk, with every fault printed where it cannot be used.
import { readTrace, renderTraceFault, type Trace, type TraceFormatError } from '@flowproof/trace-format';
import { CommandError } from './command-error.ts';
import { readTextFile } from './read-text-file.ts';
import type { Console } from './terminal/console.ts';

/**
 * Reads a trace; throws `CommandError` after printing all its faults.
 *
 * @param path - absolute path.
 * @param shown - the path as messages show it.
 * @param spec - the flow the trace belongs to, for the command that makes one.
 */
export async function loadTrace(path: string, shown: string, spec: string, console: Console): Promise<Trace> {
  const text = await readTextFile(path, 'trace');
  if (text === undefined) {
    throw new CommandError(
      'trace_missing',
      `there is no trace at ${shown}`,
      `record it first: flowproof record ${spec}`,
    );
  }
  try {
    return readTrace(text, { file: shown });
  } catch (error) {
    if (!isTraceFormatError(error)) throw error;
    for (const fault of error.faults) console.error(renderTraceFault(fault));
    const count = error.faults.length;
    throw new CommandError(
      'trace_invalid',
      `${shown} has ${count === 1 ? '1 fault' : `${count} faults`}; nothing was run`,
    );
  }
}

function isTraceFormatError(error: unknown): error is TraceFormatError {
  return error instanceof Error && error.name === 'TraceFormatError';
}
