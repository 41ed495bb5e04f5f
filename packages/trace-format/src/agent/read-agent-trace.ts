// Reads the trace document of an agent flow.
import { TraceFormatError, faults } from '../errors.ts';
import { JsonTextError, parseLosslessJson } from '../json/lossless-json.ts';
import { locateInJson } from '../json/locate.ts';
import { positionAt } from '../json/position.ts';
import { judge } from '../schema/validate.ts';
import { tidyByTable } from '../schema/tidy.ts';
import type { AgentTrace } from './agent-trace.ts';
import type { JsonValue } from '../json/json-value.ts';
import type { ReadTraceOptions } from '../read-trace.ts';
import type { TraceLocation } from '../errors.ts';

/**
 * Reads the trace document of an agent flow. Whether a file holds one is decided by the flow's `app`.
 *
 * @throws {@link TraceFormatError} naming every fault with line and column.
 * @example
 * const { cassette } = readAgentTrace(text, { file: 'desk.trace.jsonl' });
 */
export function readAgentTrace(text: string, { file }: ReadTraceOptions = {}): AgentTrace {
  const place = (line: number, column: number): TraceLocation =>
    file === undefined ? { line, column } : { file, line, column };
  const document = text.replace(/^\uFEFF/u, ' ');
  if (document.trim() === '') throw new TraceFormatError(faults.emptyDocument(place(1, 1)));
  const value = tidyByTable('agentDocument', parse(document, place));
  const [first, ...others] = judge('agentDocument', value, 'reading', (path) => {
    const { line, column } = positionAt(document, locateInJson(document, path));
    return place(line, column);
  });
  if (first !== undefined) throw new TraceFormatError(first, others);
  return value as unknown as AgentTrace;
}

function parse(text: string, place: (line: number, column: number) => TraceLocation): JsonValue {
  try {
    return parseLosslessJson(text);
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    throw new TraceFormatError(faults.badDocument(error.message, place(error.line, error.column)));
  }
}
