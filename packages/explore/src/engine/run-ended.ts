// A run that cannot go on: why, in the words of the record, and with what a person is told.
import type { ExploreError } from '../errors.ts';
import type { EndReason } from '../run-directory/run-meta.ts';

/** Thrown inside of the engine and never out of it. */
export class RunEnded extends Error {
  readonly reason: EndReason;
  readonly error: ExploreError | undefined;

  constructor(reason: EndReason, message: string, error?: ExploreError) {
    super(message, error === undefined ? undefined : { cause: error });
    this.name = 'RunEnded';
    this.reason = reason;
    this.error = error;
  }
}

const ownReasons: ReadonlySet<string> = new Set([
  'residual_limit',
  'sampler_in_leaf',
  'unknown_selector_key',
  'model_unavailable',
  'disk_full',
  'app_not_in_foreground',
] satisfies EndReason[]);

/** What ends a run for an error of the spec, the disk or the model. */
export function endedBy(error: ExploreError): RunEnded {
  const reason = ownReasons.has(error.code) ? (error.code as EndReason) : 'spec_error';
  return new RunEnded(reason, error.message, error);
}
