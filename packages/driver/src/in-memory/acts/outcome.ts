// The ways in which an act comes out.
import type { ActOutcome } from '../../act.ts';

export const done: ActOutcome = { kind: 'done' };
export const gone: ActOutcome = { kind: 'gone' };

/** Performed or not, what was asked for did not come about. */
export function failed(message: string, hint?: string): ActOutcome {
  return { kind: 'failed', message, ...(hint !== undefined && { hint }) };
}
