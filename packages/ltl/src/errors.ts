// What a caller can get wrong, one factory per fault. The errors are the language's own, with a stable `code` and a hint.

/** Stable codes of what this package refuses, on the `code` of a `RangeError` or `TypeError`. */
export type LtlErrorCode =
  | 'bad_window'
  | 'not_a_formula'
  | 'formula_too_large'
  | 'formula_too_deep'
  | 'bad_time'
  | 'already_ended'
  | 'nothing_observed'
  | 'residual_limit';

/** An error of this package: a `RangeError` or `TypeError` that says what to do. */
export interface LtlError extends Error {
  readonly code: LtlErrorCode;
  readonly hint: string;
}

function refusal(
  kind: RangeErrorConstructor | TypeErrorConstructor,
  code: LtlErrorCode,
  message: string,
  hint: string,
): LtlError {
  return Object.assign(new kind(message), { code, hint });
}

export function badAmount(amount: unknown, unit: string): LtlError {
  return refusal(
    RangeError,
    'bad_window',
    `within(${shown(amount)}, "${unit}"): the amount is not ${unit === 'steps' ? 'a whole number' : 'a finite number'} of 0 or more`,
    'write for example within(3, "steps") or within(0.5, "seconds")',
  );
}

export function badUnit(unit: unknown): LtlError {
  return refusal(
    RangeError,
    'bad_window',
    `within(…, ${shown(unit)}): there is no such unit`,
    'the units are "milliseconds", "seconds" and "steps"',
  );
}

export function misplacedWindow(op: string): LtlError {
  return refusal(
    RangeError,
    'bad_window',
    `within(…) is applied to ${op}`,
    'only always(…) and eventually(…) take a window, and only once',
  );
}

export function notAFormula(value: unknown, where: string): LtlError {
  return refusal(
    TypeError,
    'not_a_formula',
    `${where} takes a formula or a function that returns a boolean, and was given ${shown(value)}`,
    'wrap the condition in a function: always(() => total.current >= 0)',
  );
}

export function notAnAst(value: unknown, why: string): LtlError {
  return refusal(
    TypeError,
    'not_a_formula',
    `not the JSON of a formula: ${why}, in ${shown(value)}`,
    'what toJson(…) returns can be read again',
  );
}

export function tooLarge(limit: number): LtlError {
  return refusal(
    RangeError,
    'formula_too_large',
    `the formula has more than ${limit} parts`,
    'split it into several properties',
  );
}

export function tooDeep(limit: number): LtlError {
  return refusal(
    RangeError,
    'formula_too_deep',
    `the formula nests more than ${limit} operators`,
    'split it into several properties',
  );
}

export function badTime(atMillis: unknown, before: number): LtlError {
  return refusal(
    RangeError,
    'bad_time',
    typeof atMillis === 'number' && Number.isFinite(atMillis)
      ? `an observation at ${atMillis} ms after one at ${before} ms: times never decrease`
      : `an observation at ${shown(atMillis)} ms: the time is not a finite number`,
    'give each observation the milliseconds since the run started',
  );
}

export function alreadyEnded(): LtlError {
  return refusal(
    TypeError,
    'already_ended',
    'the run has ended: nothing can be observed any more',
    'make a new evaluator for a new run',
  );
}

export function nothingObserved(): LtlError {
  return refusal(
    TypeError,
    'nothing_observed',
    'the run ends without an observation: there is nothing to judge',
    'report it as a run that could not be done',
  );
}

export function residualLimit(nodes: number, limit: number): LtlError {
  return refusal(
    RangeError,
    'residual_limit',
    `what is left to prove has ${nodes} nodes, more than ${limit}`,
    'shorten the windows, or nest fewer of them',
  );
}

/** A value in a few words, whatever it is. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  return Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`;
}
