// How a step that did not pass says so inside the engine, before it becomes a result.
import type { Selector } from '@flowproof/trace-format';

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
  /** The ladder of which nothing was found; suggestions are worth looking up. */
  readonly missing?: readonly Selector[];
}

/** Thrown inside one step, or while a run is opened, where no result can be returned. */
export class StepTrouble extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.detail);
    this.name = 'StepTrouble';
    this.trouble = trouble;
  }
}

type More = Omit<Trouble, 'status' | 'code' | 'detail'>;

/** The step ran and what it should have done did not happen. */
export function failure(code: string, detail: string, more: More = {}): Trouble {
  return { status: 'failed', code, detail, ...more };
}

/** The step could not be judged. */
export function fault(code: string, detail: string, more: More = {}): Trouble {
  return { status: 'errored', code, detail, ...more };
}

/** The target cannot be judged: what it names is there more than once, or cannot be used at all. */
export function unresolvable(answer: {
  readonly kind: 'ambiguous' | 'unusable';
  readonly message: string;
  readonly hint?: string;
}): Trouble {
  const code = answer.kind === 'ambiguous' ? 'ambiguous_target' : 'unusable_target';
  return fault(code, answer.message, withHint(answer.hint));
}

/** A hint as part of an object, absent where there is none. */
export function withHint(hint: string | undefined): { readonly hint?: string } {
  return hint === undefined ? {} : { hint };
}
