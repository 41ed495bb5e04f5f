// What is going on in this process: loading, or one step of one run. Extractors and samplers ask here.
import { samplerInLeaf, samplerOutsideStep } from '../errors/running.ts';
import type { SpecError } from '../errors/spec-error.ts';
import type { RandomSource } from '../runtime/random-source.ts';

/** A draw is refused here: a model is shown everything that a leaf can yield. */
interface ForbiddenDraw {
  readonly path: string;
  readonly source: string;
}

interface Now {
  /** The source of the step that is open; none at load and between steps. */
  random: RandomSource | undefined;
  draws: number;
  forbidden: ForbiddenDraw | undefined;
  /** Name of the extractor that is being called. */
  extracting: string | undefined;
  /** Something of the spec is being called, or was: extractors can no longer be made. */
  running: boolean;
  /** Names of extractors read since this was set. */
  reads: Set<number> | undefined;
  /** The first error that must end the run even where the spec caught it. */
  fatal: SpecError | undefined;
}

/** The state of this process. */
export const now: Now = {
  random: undefined,
  draws: 0,
  forbidden: undefined,
  extracting: undefined,
  running: false,
  reads: undefined,
  fatal: undefined,
};

/** Throws an error that ends the run; inside a callback it is remembered, in case the spec catches it. */
export function fail(error: SpecError): never {
  if (now.running) now.fatal ??= error;
  throw error;
}

/** Throws what was remembered. */
export function throwFatal(): void {
  const error = now.fatal;
  now.fatal = undefined;
  if (error !== undefined) throw error;
}

function source(sampler: string): RandomSource {
  if (now.random === undefined) throw samplerOutsideStep(sampler);
  if (now.forbidden !== undefined) {
    fail(samplerInLeaf(sampler, now.forbidden.path, now.forbidden.source));
  }
  now.draws += 1;
  return now.random;
}

/** A whole number from `min` to `max`; nothing is drawn where there is but one. */
export function drawInt(sampler: string, min: number, max: number): number {
  if (min === max) {
    if (now.random === undefined) throw samplerOutsideStep(sampler);
    return min;
  }
  return source(sampler).int(min, max);
}

/** A number in [0, 1). */
export function drawFloat(sampler: string): number {
  return source(sampler).float();
}
