// A trace from disk, with every fault where it cannot be used.
import { readTrace, renderTraceFault, type Trace, type TraceFormatError } from '@flowproof/trace-format';
import { CommandError } from './command-error.ts';
import { readTextFile } from './read-text-file.ts';

/**
 * Reads a trace. Throws `CommandError` holding all its faults.
 *
 * @param path - absolute path.
 * @param shown - the path as messages show it.
 * @param hint - what to do where there is none.
 */
export async function loadTrace(path: string, shown: string, hint: string): Promise<Trace> {
  const text = await readTextFile(path, 'trace');
  if (text === undefined) {
    throw new CommandError('trace_missing', `there is no trace at ${shown}`, { hint });
  }
  try {
    return readTrace(text, { file: shown });
  } catch (error) {
    if (!isTraceFormatError(error)) throw error;
    const details = error.faults.map((fault) => renderTraceFault(fault));
    const faults = details.length === 1 ? '1 fault' : `${details.length} faults`;
    throw new CommandError('trace_invalid', `${shown} has ${faults}; nothing was run`, { details });
  }
}

/** The command that makes the trace of a flow. */
export function recordFirst(spec: string): string {
  return `record it first: flowproof record ${spec}`;
}

function isTraceFormatError(error: unknown): error is TraceFormatError {
  return error instanceof Error && error.name === 'TraceFormatError';
}
