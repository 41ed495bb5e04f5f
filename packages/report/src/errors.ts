// The ways in which a run bundle cannot be written: one factory per fault.

/** Stable codes of this package's errors. */
export type ReportErrorCode = 'bundle_directory' | 'bundle_write';

/**
 * The run bundle could not be made or written. `location` is the path it was about.
 *
 * @example
 * try { await bundle.finish(result); }
 * catch (error) { if (error instanceof ReportError) console.error(error.message, error.hint); }
 */
export class ReportError extends Error {
  readonly code: ReportErrorCode;
  readonly hint: string;
  readonly location: string;

  /** @internal */
  constructor(
    code: ReportErrorCode,
    fault: { message: string; hint: string; location: string; cause: unknown },
  ) {
    super(fault.message, { cause: fault.cause });
    this.name = 'ReportError';
    this.code = code;
    this.hint = fault.hint;
    this.location = fault.location;
  }
}

/** @internal */
export function cannotMakeDirectory(location: string, cause: unknown): ReportError {
  return new ReportError('bundle_directory', {
    message: `the run directory ${location} cannot be made: ${reason(cause)}`,
    hint: 'run bundles are written beside the trace: check that its folder can be written to',
    location,
    cause,
  });
}

/** @internal */
export function cannotWrite(location: string, cause: unknown): ReportError {
  return new ReportError('bundle_write', {
    message: `${location} cannot be written: ${reason(cause)}`,
    hint: 'check the free space and the permissions of the folder, then run again',
    location,
    cause,
  });
}

/** The system's own code (`ENOSPC`), else the message. Asked by shape: an error of another realm is no `instanceof`. */
function reason(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return String(cause);
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return 'message' in cause && typeof cause.message === 'string' ? cause.message : 'unknown reason';
}
