// The error for steps that no sentence can say.

/**
 * Thrown by `print` for a step that has no sentence: it is never approximated. `part` names what cannot be said.
 *
 * @example
 * try { print(step); } catch (error) { if (error instanceof UnsayableError) console.log(error.part); }
 */
export class UnsayableError extends Error {
  /** Stable code of this fault. */
  readonly code = 'unsayable';
  /** What cannot be said. */
  readonly part: string;
  /** What to do instead. */
  readonly hint: string;

  /** @internal */
  constructor(part: string, hint: string) {
    super(`no sentence can say ${part}`);
    this.name = 'UnsayableError';
    this.part = part;
    this.hint = hint;
  }
}

const byAddress = 'Address the element with a `css:` or `id:` label instead.';

/** A quoted slot that would hold a double quote. */
export function doubleQuote(what: string, value: string): UnsayableError {
  return new UnsayableError(`a double quote inside ${what}: ${value}`, byAddress);
}

/** A visible text that reads as a selector or an id. */
export function prefixedText(value: string): UnsayableError {
  return new UnsayableError(`a visible text that begins like a prefix: ${value}`, byAddress);
}

/** A bound that is no whole number of seconds. */
export function brokenSecond(timeoutMs: number): UnsayableError {
  return new UnsayableError(`a bound of ${timeoutMs} ms`, 'Bounds are whole seconds, from 1 on.');
}

/** Anything whose sentence would be read as something else. */
export function misread(sentence: string, reading: string): UnsayableError {
  return new UnsayableError(
    `this step: its sentence \`${sentence}\` ${reading}`,
    'Change the text, or address what is meant in another way.',
  );
}
