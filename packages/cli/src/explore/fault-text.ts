// What kept an exploration from being done, on the console and as JSON.
import { type DriverError, isDriverError } from '@flowproof/driver';
import { ExploreError, renderExploreError } from '@flowproof/explore';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Console } from '../terminal/console.ts';

/** Says it. Rethrows what is no fault that a user can cause. */
export function saidByFault(error: unknown, flags: { readonly json: boolean }, console: Console): ExitCode {
  const said = faultOf(error);
  if (said === undefined) throw error;
  if (flags.json) {
    console.json({ status: 'could_not_be_done', exit_code: exitCodes.error, error: said.document });
  }
  console.error(said.text);
  return exitCodes.error;
}

interface Said {
  readonly text: string;
  readonly document: Readonly<Record<string, unknown>>;
}

function faultOf(error: unknown): Said | undefined {
  if (error instanceof ExploreError) {
    const { code, message, hint, location } = error;
    return { text: renderExploreError(error), document: { code, message, hint, location } };
  }
  if (!isDriverError(error)) return undefined;
  const { code, message, hint }: DriverError = error;
  return {
    text: hint === undefined ? message : `${message}\n  hint: ${hint}`,
    document: { code, message, hint },
  };
}
