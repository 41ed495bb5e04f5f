// All extractors of an observed step, in order of creation.
import { extractorFailed, extractorNotJson } from '../errors/running.ts';
import { SpecError } from '../errors/spec-error.ts';
import { registeredExtractors } from '../extract.ts';
import type { RegisteredExtractor } from '../extract.ts';
import { deepFreeze } from '../recording/freeze.ts';
import { toRecorded } from '../recording/to-recorded.ts';
import { now, throwFatal } from '../run/current-run.ts';
import type { Callback, ExtractedValue } from './spec-run.ts';
import { stateView } from './state-view.ts';
import type { StateParts } from './state-view.ts';

const callbacks = new WeakMap<RegisteredExtractor, Callback>();

function callbackOf(extractor: RegisteredExtractor): Callback {
  const known = callbacks.get(extractor);
  if (known !== undefined) return known;
  const callback: Callback = { kind: 'extractor', name: extractor.name };
  callbacks.set(extractor, callback);
  return callback;
}

function read(extractor: RegisteredExtractor, parts: StateParts): unknown {
  const view = stateView(parts);
  now.running = true;
  now.extracting = extractor.name;
  try {
    const value = extractor.read(view.state);
    throwFatal();
    return value;
  } catch (thrown) {
    throwFatal();
    throw thrown instanceof SpecError ? thrown : extractorFailed(extractor.name, thrown);
  } finally {
    view.end();
    now.running = false;
    now.extracting = undefined;
  }
}

function record(extractor: RegisteredExtractor, value: unknown): ExtractedValue {
  // Getters of the value and its toJSON are the author's, too.
  now.running = true;
  now.extracting = extractor.name;
  try {
    const recorded = toRecorded(value);
    throwFatal();
    if (!recorded.ok) throw extractorNotJson(extractor.name, recorded.what, extractor.madeAt);
    const { text } = recorded;
    const changed = text !== extractor.recorded;
    extractor.recorded = text;
    return { name: extractor.name, text, changed };
  } finally {
    now.running = false;
    now.extracting = undefined;
  }
}

/** @throws SpecError `extractor_failed`, `extractor_not_json`, `nested_extractor`, and what its look-ups are refused for */
export function runExtractors(
  parts: StateParts,
  entering: (callback: Callback) => void,
): readonly ExtractedValue[] {
  return registeredExtractors().map((extractor) => {
    entering(callbackOf(extractor));
    const value = read(extractor, parts);
    const extracted = record(extractor, value);
    extractor.value = { current: deepFreeze(value), previous: extractor.value?.current };
    return extracted;
  });
}
