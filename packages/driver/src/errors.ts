// The ways in which a surface stops a run without a verdict.

/** Stable codes of this package's errors. */
export type DriverErrorCode =
  'capability' | 'transport' | 'launch_failed' | 'browser_not_found' | 'unresolvable_target' | 'no_answer';

/** A run could not be done: no verdict, exit 2. */
export class DriverError extends Error {
  readonly code: DriverErrorCode;
  /** What to do about it. */
  readonly hint: string | undefined;

  constructor(code: DriverErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.hint = options.hint;
  }
}

/** The surface cannot be asked or told this here. */
export class CapabilityError extends DriverError {
  constructor(surface: string, question: string) {
    super('capability', `the ${surface} surface cannot do this: ${question}`, {
      hint: 'the generated table in docs/surfaces.md lists what each surface can do',
    });
  }
}

/** The connection failed under a question: asking again may help, and is not a verdict. */
export class TransportError extends DriverError {
  constructor(message: string, cause?: unknown) {
    super('transport', message, { cause });
  }
}
