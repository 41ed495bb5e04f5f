// A flow of a suite before anything runs: where it is, what it says, and what has to be done before it.
import type { FlowSpec } from '@flowproof/flow-file';
import type { CommandError } from '../command-error.ts';

/** What reading a flow file came to. */
export type ReadFile =
  | { readonly kind: 'flow'; readonly flow: FlowSpec; readonly text: string }
  /** It cannot be run, the others can. */
  | { readonly kind: 'refused'; readonly error: CommandError };

/** One flow file of a suite. */
export interface PlannedFlow {
  /** Absolute. */
  readonly path: string;
  /** As messages and reports show it. */
  readonly shown: string;
  /** Named by `order`. */
  readonly listed: boolean;
  readonly file: ReadFile;
}

/** Flow name, else the path. */
export function nameOf({ file, shown }: PlannedFlow): string {
  return file.kind === 'flow' ? file.flow.name : shown;
}
