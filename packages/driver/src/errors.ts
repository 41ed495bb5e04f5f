// The ways in which a surface stops a run without a verdict.
import { types } from 'node:util';

/** Stable codes of this package's errors. */
export type DriverErrorCode =
  | 'capability'
  | 'transport'
  | 'launch_failed'
  | 'browser_not_found'
  | 'unresolvable_target'
  | 'no_answer'
  | 'page_not_open';

/**
 * A run could not be done: no verdict, exit 2. One code is different: `page_not_open`, a page of the app that did not
 * open in the middle of a flow, is something the app did, and fails the step.
 */
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

/**
 * The connection failed under a question: asking again may help, and is not a verdict.
 *
 * @example
 * throw new TransportError('the page went away while it was looked at', error, { nothingDone: true });
 */
export class TransportError extends DriverError {
  /** True when it is certain that an act had not begun: it may be put again without doing anything twice. */
  readonly nothingDone: boolean;

  constructor(message: string, cause?: unknown, options: { readonly nothingDone?: boolean } = {}) {
    super('transport', message, { cause });
    this.nothingDone = options.nothingDone ?? false;
  }
}

const driverErrorNames: ReadonlySet<string> = new Set(['DriverError', 'CapabilityError', 'TransportError']);

/**
 * True for an error of a driver, also one that another copy or realm of this package threw.
 *
 * @example
 * if (isDriverError(error)) console.error(`error: ${error.message}`);
 */
export function isDriverError(error: unknown): error is DriverError {
  if (error instanceof DriverError) return true;
  return types.isNativeError(error) && 'code' in error && 'hint' in error && driverErrorNames.has(error.name);
}
