// How a scenario says that a surface does not keep the contract.

/** One sentence on what a surface did and what the contract wants. */
export class ConformanceFailure extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ConformanceFailure';
  }
}

/** Throws a `ConformanceFailure` with the sentence unless the condition holds. */
export function insist(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new ConformanceFailure(sentence);
}

/** Throws a `ConformanceFailure` unless both are the same when written as JSON. */
export function insistSame(what: string, actual: unknown, wanted: unknown): void {
  const is = asJson(actual);
  const should = asJson(wanted);
  insist(is === should, `${what} should be ${should} and is ${is}`);
}

function asJson(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
