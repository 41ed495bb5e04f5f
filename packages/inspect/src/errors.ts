// The ways in which inspecting cannot begin: one factory per fault.

/** Stable codes of this package's errors. */
export type InspectErrorCode = 'runs_missing' | 'runs_not_a_folder' | 'port_taken' | 'port_refused';

/**
 * The viewer could not be started. `location` is the path or the port it was about.
 *
 * @example
 * try { await startInspect({ path: 'runs' }); }
 * catch (error) { if (error instanceof InspectError) console.error(error.message, error.hint); }
 */
export class InspectError extends Error {
  readonly code: InspectErrorCode;
  readonly hint: string;
  readonly location: string;

  /** @internal */
  constructor(
    code: InspectErrorCode,
    fault: { message: string; hint: string; location: string; cause?: unknown },
  ) {
    super(fault.message, fault.cause === undefined ? {} : { cause: fault.cause });
    this.name = 'InspectError';
    this.code = code;
    this.hint = fault.hint;
    this.location = fault.location;
  }
}

/** @internal */
export function runsMissing(location: string): InspectError {
  return new InspectError('runs_missing', {
    message: `there is no directory ${location}`,
    hint: 'give the directory of a run, or one that holds runs: `flowproof explore` writes to ./runs',
    location,
  });
}

/** @internal */
export function runsNotAFolder(location: string): InspectError {
  return new InspectError('runs_not_a_folder', {
    message: `${location} is not a directory`,
    hint: 'give the directory of a run, or one that holds runs',
    location,
  });
}

/** @internal */
export function portTaken(port: number, cause: unknown): InspectError {
  return new InspectError('port_taken', {
    message: `port ${port} is taken`,
    hint: 'leave --port out, and a free one is chosen',
    location: String(port),
    cause,
  });
}

/** @internal */
export function portRefused(port: number, cause: unknown): InspectError {
  const reason =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'unknown reason';
  return new InspectError('port_refused', {
    message: `port ${port} of 127.0.0.1 cannot be used: ${reason}`,
    hint: 'leave --port out, and a free one is chosen',
    location: String(port),
    cause,
  });
}
