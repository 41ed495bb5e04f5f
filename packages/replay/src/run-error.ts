// Why a run ended before its steps could say anything.
import { isDriverError } from '@flowproof/driver';
import { StepTrouble, withHint } from './step-failure.ts';

/** What kept a run from being judged. */
export interface RunError {
  /** Stable code. */
  readonly code: string;
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
}

/**
 * What an error says about the run, for everything that the app, the trace or the environment can cause.
 *
 * @returns undefined for a fault of this program: throw it on.
 * @example
 * try { await surface.open(request); } catch (error) { const told = runErrorOf(error); if (told === undefined) throw error; }
 */
export function runErrorOf(error: unknown): RunError | undefined {
  if (error instanceof StepTrouble) {
    const { code, detail, hint } = error.trouble;
    return { code, message: detail, ...withHint(hint) };
  }
  if (isDriverError(error)) return { code: error.code, message: error.message, ...withHint(error.hint) };
  return undefined;
}

/**
 * The same error with every text passed through `redact`.
 *
 * @example
 * redactError({ code: 'launch_failed', message: 'inner.example refused' }, (text) => references.redact(text));
 */
export function redactError<E extends RunError>(error: E, redact: (text: string) => string): E {
  return { ...error, message: redact(error.message), ...withHint(error.hint && redact(error.hint)) };
}
