// The ways in which a run cannot be done: one class, one stable code each, the place in the author's spec where there is one.
import { codeFrame, withoutControls } from '@flowproof/grammar';
import type { SpecErrorCode } from '@sanderling/spec/runtime';
import type { PickPhase } from './guest/questions.ts';
import type { SpecPlace } from './load/place.ts';

/** Stable codes of this package's errors: what a spec gets wrong, and what else keeps a run from being done. */
export type ExploreErrorCode =
  | SpecErrorCode
  | 'spec_load'
  | 'spec_imports_builtin'
  | 'spec_timeout'
  | 'spec_exited'
  | 'spec_out_of_memory'
  | 'secret_unset'
  | 'explored_nothing'
  | 'app_not_in_foreground'
  | 'platform_unavailable'
  | 'no_tree'
  | 'model_unavailable'
  | 'residual_limit'
  | 'prelude_failed'
  | 'not_reproduced'
  | 'disk_full'
  | 'run_unreadable'
  | 'bad_seed';

/** What an error says besides its message. */
export interface ExploreErrorMore {
  readonly hint?: string | undefined;
  /** Where in the author's spec. */
  readonly place?: SpecPlace | undefined;
  readonly during?: PickPhase | undefined;
}

/** A run could not be done: no verdict, exit 2. */
export class ExploreError extends Error {
  readonly code: ExploreErrorCode;
  /** What to do about it. */
  readonly hint: string | undefined;
  /** Where in the author's spec, line and column 1-based. */
  readonly location: SpecPlace | undefined;
  /** What was being found out for a picker outside. @internal */
  readonly during: PickPhase | undefined;

  constructor(code: ExploreErrorCode, message: string, more: ExploreErrorMore = {}) {
    super(message);
    this.name = 'ExploreError';
    this.code = code;
    this.hint = more.hint;
    this.location = more.place;
    this.during = more.during;
  }
}

/**
 * An error as people read it: place, code and message, the line with a caret, the hint.
 *
 * @example
 * renderExploreError(error);
 * // shop.spec.ts:4:17: spec_load: process is not defined
 * //   const limit = process.env.LIMIT;
 * //                 ^
 */
export function renderExploreError(error: ExploreError): string {
  const { location } = error;
  const place = location === undefined ? '' : `${location.file}:${location.line}:${location.column}: `;
  const frame = location?.lineText === undefined ? [] : frameOf(location.lineText, location.column);
  return [
    `${place}${error.code}: ${withoutControls(error.message)}`,
    ...frame.map((line) => `  ${line}`.trimEnd()),
    ...(error.hint === undefined ? [] : [`  hint: ${withoutControls(error.hint)}`]),
  ].join('\n');
}

function frameOf(lineText: string, column: number): readonly string[] {
  const start = Math.min(column - 1, lineText.length);
  return codeFrame(lineText, { start, end: start + 1 });
}

/** The bundle could not be made. */
export function specUnbundled(message: string, place?: SpecPlace): ExploreError {
  return new ExploreError('spec_load', message, { place });
}

/** No file is where the spec should be. */
export function specMissing(path: string): ExploreError {
  return new ExploreError('spec_load', `there is no spec at ${path}`, {
    hint: 'name the module that exports properties and actionsRoot',
  });
}

/** Node's own modules do not exist where a spec runs. */
export function importsBuiltin(name: string, place?: SpecPlace): ExploreError {
  return new ExploreError('spec_imports_builtin', `a spec cannot import ${name}`, {
    place,
    hint: 'a spec sees the application through the state and does no input or output of its own',
  });
}

/** The engine's side of the spec package is not for specs. */
export function importsRuntime(place?: SpecPlace): ExploreError {
  return new ExploreError('spec_load', '@sanderling/spec/runtime is for engines and viewers, not for specs', {
    place,
    hint: 'import from @sanderling/spec, @sanderling/spec/defaults or @sanderling/spec/defaults/properties',
  });
}

/** An answer of the spec did not come in time. */
export function specTimedOut(running: string, limitMs: number): ExploreError {
  return new ExploreError('spec_timeout', `${running} did not return within ${limitMs / 1000} s`, {
    hint: 'look for a loop without end, or a pattern that backtracks',
  });
}

/** The spec's process ended by itself. */
export function specExited(running: string, how: string): ExploreError {
  return new ExploreError('spec_exited', `the process of the spec ended (${how}) during ${running}`);
}

/** The spec's process grew past what it may use. */
export function specOutOfMemory(running: string, limitMb: number): ExploreError {
  return new ExploreError(
    'spec_out_of_memory',
    `the process of the spec used more than ${limitMb} MB during ${running}`,
    { hint: 'keep what the spec remembers small: an extractor already knows its previous value' },
  );
}

/** A seed the generator cannot take. */
export function badSeed(seed: number): ExploreError {
  return new ExploreError('bad_seed', `${seed} is no seed`, {
    hint: 'a seed is a whole number from 1 to 4294967295; 0 picks one',
  });
}

/** A secret that the spec types has no value. */
export function secretUnset(name: string): ExploreError {
  return new ExploreError('secret_unset', `the spec types secret("${name}"), and ${name} is not set`, {
    hint: `set the environment variable ${name}`,
  });
}

/** Disk or quota ran out under the run directory. */
export function diskFull(path: string): ExploreError {
  return new ExploreError('disk_full', `${path} cannot be written: no space is left`, {
    hint: 'make room, or name another place with --output',
  });
}

/** A model is to pick, and the spec names none. */
export function noGenerator(): ExploreError {
  return new ExploreError('no_generator', 'the spec exports no generator', {
    hint: 'export const generator = llm({ model, instructions }), or leave --generator llm out',
  });
}

/** The model that is to pick cannot be asked, or does not answer any more. */
export function modelUnavailable(message: string, hint?: string): ExploreError {
  return new ExploreError('model_unavailable', message, {
    hint:
      hint ?? 'set OPENROUTER_API_KEY or OPENAI_API_KEY, or FLOWPROOF_AI_PROVIDER with its address and key',
  });
}

/** What should be a recorded run is none. */
export function runUnreadable(path: string, why: string): ExploreError {
  return new ExploreError('run_unreadable', `${path} is no run that can be read: ${why}`, {
    hint: 'name the directory of one run, the one with meta.json in it',
  });
}

/** A run holds no sequence that could be performed again. */
export function notReproduced(run: string): ExploreError {
  return new ExploreError('not_reproduced', `${run} holds no sequence that shows a violation`, {
    hint: 'sequences are made after a run that violated a property, unless --shrink-budget is 0s',
  });
}
