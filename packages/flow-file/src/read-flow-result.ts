// What reading a flow comes to.
import type { FlowFault } from './fault.ts';
import type { FlowSpec } from './flow-spec.ts';

/** A flow, or everything that is wrong with it in the order of the file. */
export type ReadFlowResult =
  | { readonly ok: true; readonly flow: FlowSpec }
  | { readonly ok: false; readonly faults: readonly FlowFault[] };
