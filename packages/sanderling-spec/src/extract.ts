// Extractors: what is read of every step, named, and kept for this step and the one before.
import { extractorOutsideLoad } from './errors/loading.ts';
import { extractorBeforeStep, nestedExtractor } from './errors/running.ts';
import { madeHere, SpecError } from './errors/spec-error.ts';
import { fail, now } from './run/current-run.ts';
import type { State } from './state.ts';

/**
 * A value read at every observed step.
 *
 * @example
 * const total = extract('total', (s) => Number(s.ax.find('id:total')?.text ?? NaN));
 * always(() => total.previous === undefined || total.current >= total.previous);
 */
export interface Extractor<T> {
  /** This step's value. @throws SpecError `extractor_before_step`, `nested_extractor` */
  readonly current: T;
  /** The value at the previous observed step; `undefined` at the first. */
  readonly previous: T | undefined;
  /** The same extractor under another name. */
  named(name: string): Extractor<T>;
}

/** An extractor as the registry holds it. */
export interface RegisteredExtractor {
  readonly index: number;
  name: string;
  readonly read: (state: State) => unknown;
  readonly madeAt: string;
  readonly view: Extractor<unknown>;
  value: { readonly current: unknown; readonly previous: unknown } | undefined;
  /** JSON text of what was recorded last. */
  recorded: string | undefined;
}

const registry: RegisteredExtractor[] = [];
const ofView = new WeakMap<object, RegisteredExtractor>();
let authored = 0;

function valueOf(extractor: RegisteredExtractor): { readonly current: unknown; readonly previous: unknown } {
  if (now.extracting !== undefined) fail(nestedExtractor(now.extracting, extractor.name));
  if (extractor.value === undefined) throw extractorBeforeStep(extractor.name);
  now.reads?.add(extractor.index);
  return extractor.value;
}

function register(name: string, read: (state: State) => unknown): RegisteredExtractor {
  if (now.running) fail(extractorOutsideLoad(name));
  if (typeof read !== 'function') {
    throw new SpecError({
      code: 'extractor_failed',
      message: `the extractor ${JSON.stringify(name)} has no function`,
      hint: 'write extract("name", (s) => …)',
      subject: name,
    });
  }
  const view: Extractor<unknown> = Object.freeze({
    get current(): unknown {
      return valueOf(extractor).current;
    },
    get previous(): unknown {
      return valueOf(extractor).previous;
    },
    named(other: string): Extractor<unknown> {
      extractor.name = other;
      return view;
    },
  });
  const extractor: RegisteredExtractor = {
    index: registry.length,
    name,
    read,
    madeAt: madeHere(),
    view,
    value: undefined,
    recorded: undefined,
  };
  registry.push(extractor);
  ofView.set(view, extractor);
  return extractor;
}

/**
 * Reads a value of every observed step, in order of creation, before properties and generators. At module level only.
 * Without a name it is called `extractor_<n>` by order of creation.
 *
 * @throws SpecError `extractor_outside_load` inside a callback
 * @example
 * const rows = extract('rows', (s) => s.ax.findAll({ testTag: 'row' }).map((row) => row.text));
 */
export function extract<T>(name: string, read: (state: State) => T): Extractor<T>;
export function extract<T>(read: (state: State) => T): Extractor<T>;
export function extract<T>(
  first: string | ((state: State) => T),
  second?: (state: State) => T,
): Extractor<T> {
  authored += 1;
  const extractor =
    typeof first === 'string'
      ? register(first, second as (state: State) => unknown)
      : register(`extractor_${authored}`, first);
  return extractor.view as Extractor<T>;
}

/** An extractor that comes with the package: it does not count for the numbers of the author's unnamed ones. */
export function builtinExtractor<T>(name: string, read: (state: State) => T): Extractor<T> {
  return register(name, read).view as Extractor<T>;
}

/** All extractors, in order of creation. */
export function registeredExtractors(): readonly RegisteredExtractor[] {
  return registry;
}

/** The registered extractor behind what an author holds. */
export function extractorOf(value: unknown): RegisteredExtractor | undefined {
  return typeof value === 'object' && value !== null ? ofView.get(value) : undefined;
}

/** Forgets the values of an earlier run and lets extractors be made again. */
export function forgetValues(): void {
  for (const extractor of registry) {
    extractor.value = undefined;
    extractor.recorded = undefined;
  }
}
