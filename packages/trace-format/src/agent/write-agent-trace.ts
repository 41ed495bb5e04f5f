// Writes the trace document of an agent flow, pretty-printed.
import { indentJson } from '../json/indent-json.ts';
import { writeByTable } from '../write-trace.ts';
import type { AgentTrace } from './agent-trace.ts';

/**
 * Writes the trace document of an agent flow: two spaces of indent, keys in the declared order,
 * no line end after the last brace.
 *
 * @example
 * writeAgentTrace(readAgentTrace(text)) === text; // for every document an engine wrote
 */
export function writeAgentTrace(document: AgentTrace): string {
  return indentJson(writeByTable('agentDocument', document));
}
