// Faults that come up while a spec runs: one factory each.
import { beginningOf, found, messageOf, stackOf } from './found.ts';
import { SpecError } from './spec-error.ts';

/** State used after the call it was given to. */
export function staleState(part: string): SpecError {
  return new SpecError({
    code: 'stale_state',
    message: `${part} is used after the extractor that it was given to has returned`,
    hint: 'return what is needed from the extractor and read .current',
  });
}

/** An extractor that threw. */
export function extractorFailed(name: string, thrown: unknown): SpecError {
  return new SpecError({
    code: 'extractor_failed',
    message: `the extractor ${JSON.stringify(name)} threw: ${messageOf(thrown)}`,
    hint: 'every property that reads it would be judged on nothing; handle screens without the element by ?.',
    subject: name,
    found: messageOf(thrown),
    madeAt: stackOf(thrown),
  });
}

/** A value that cannot be recorded. */
export function extractorNotJson(name: string, what: string, madeAt: string): SpecError {
  return new SpecError({
    code: 'extractor_not_json',
    message: `the extractor ${JSON.stringify(name)} returned ${what}, which has no JSON form`,
    hint: 'return text, numbers, booleans, elements, or lists and objects of them',
    subject: name,
    found: what,
    madeAt,
  });
}

/** A value read before there is one. */
export function extractorBeforeStep(name: string): SpecError {
  return new SpecError({
    code: 'extractor_before_step',
    message: `the extractor ${JSON.stringify(name)} is read before the first step`,
    hint: 'read .current and .previous inside properties and generators only',
    subject: name,
  });
}

/** One extractor read by another. */
export function nestedExtractor(reading: string, read: string): SpecError {
  return new SpecError({
    code: 'nested_extractor',
    message: `the extractor ${JSON.stringify(reading)} reads the extractor ${JSON.stringify(read)}`,
    hint: 'share a function of the state instead: the order of extractors would matter silently',
    subject: reading,
    found: read,
  });
}

/** A leaf that threw. */
export function leafFailed(leaf: string, thrown: unknown): SpecError {
  return new SpecError({
    code: 'leaf_failed',
    message: `the generator ${leaf} threw: ${messageOf(thrown)}`,
    hint: 'return [] on screens where there is nothing to do',
    subject: leaf,
    found: messageOf(thrown),
    madeAt: stackOf(thrown),
  });
}

/** Something in a leaf's list that is no action. */
export function badAction(leaf: string, message: string, value: unknown, madeAt?: string): SpecError {
  return new SpecError({
    code: 'bad_action',
    message: `the generator ${leaf} returned ${message}`,
    hint: 'return a list of Tap, DoubleTap, LongPress, InputText, Swipe, Scroll, PressKey, Wait or Network',
    subject: leaf,
    found: found(value),
    madeAt,
  });
}

/** A draw in a leaf while every leaf is asked for all it can yield. */
export function samplerInLeaf(sampler: string, path: string, source: string): SpecError {
  return new SpecError({
    code: 'sampler_in_leaf',
    message: `${sampler} draws inside the generator at ${path}: ${beginningOf(source)}`,
    hint: 'a model picks among actions, so return one action per item, or a fixed value',
    subject: path,
    found: beginningOf(source),
  });
}

/** A draw where nothing records it. */
export function samplerOutsideStep(sampler: string): SpecError {
  return new SpecError({
    code: 'sampler_outside_step',
    message: `${sampler} is drawn from outside a step`,
    hint: 'draw inside a generator: a value drawn at load looks like a fresh one and is not',
    subject: sampler,
  });
}

/** A capture that does not hang together. */
export function badCapture(message: string): SpecError {
  return new SpecError({
    code: 'bad_capture',
    message,
    hint: 'a capture has as many depths as elements; the root comes first with depth 0, a child is one deeper',
  });
}
