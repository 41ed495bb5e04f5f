// How a step that did not pass says so inside the engine, before it becomes a result.

/** What is told about a step that failed or could not be judged. */
export interface Trouble {
  /** `errored`: no verdict. */
  readonly status: 'failed' | 'errored';
  /** Stable code. */
  readonly code: string;
  readonly detail: string;
  readonly hint?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** The recorded target was not found; suggestions are worth looking up. */
  readonly missingTarget?: boolean;
}

/** Thrown inside one step where no result can be returned; never leaves the package. */
export class StepTrouble extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.detail);
    this.name = 'StepTrouble';
    this.trouble = trouble;
  }
}

/** The step ran and what it should have done did not happen. */
export function failure(code: string, detail: string, more: Omit<Trouble, 'status' | 'code' | 'detail'> = {}): Trouble {
  return { status: 'failed', code, detail, ...more };
}

/** The step could not be judged. */
export function fault(code: string, detail: string, more: Omit<Trouble, 'status' | 'code' | 'detail'> = {}): Trouble {
  return { status: 'errored', code, detail, ...more };
}
