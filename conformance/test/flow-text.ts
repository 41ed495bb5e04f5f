// Flow files read for tests.
import { type FlowSpec, readFlow, renderFault } from '@flowproof/flow-file';

/** Reads a flow file's text. Throws every fault of it. */
export function flowFrom(text: string, file: string): FlowSpec {
  const read = readFlow(text, { file });
  if (!read.ok) throw new Error(read.faults.map((fault) => renderFault(text, fault)).join('\n'));
  return read.flow;
}
