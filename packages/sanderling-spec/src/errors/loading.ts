// Faults that are there as soon as a spec is loaded: one factory each.
import { found } from './found.ts';
import { SpecError } from './spec-error.ts';

/** Nothing to judge. */
export function noProperties(value: unknown, madeAt?: string): SpecError {
  return new SpecError({
    code: 'no_properties',
    message: `properties is ${found(value)}`,
    hint: 'export an object of at least one formula; a run that judges nothing is allowed by --allow-no-properties',
    subject: 'properties',
    found: found(value),
    madeAt,
  });
}

/** Nothing to do. */
export function noActionsRoot(): SpecError {
  return new SpecError({
    code: 'no_actions_root',
    message: 'the spec exports no actionsRoot',
    hint: 'export an action generator, defaultActions of @sanderling/spec/defaults for a start',
    subject: 'actionsRoot',
    found: 'undefined',
  });
}

/** Something else where a formula belongs. */
export function notAFormula(subject: string, value: unknown, madeAt?: string): SpecError {
  return new SpecError({
    code: 'not_a_formula',
    message: `${subject} is ${found(value)}`,
    hint: 'write a formula (always, eventually, now, next) or a function that returns true or false',
    subject,
    found: found(value),
    madeAt,
  });
}

/** Something else where a generator belongs. */
export function notAGenerator(subject: string, value: unknown, madeAt?: string): SpecError {
  return new SpecError({
    code: 'not_a_generator',
    message: `${subject} is ${found(value)}`,
    hint:
      subject === 'generator' || subject === 'llm'
        ? 'write llm({ model, instructions })'
        : 'write actions(() => [...]), weighted(...), whenRoute(...) or a built-in generator',
    subject,
    found: found(value),
    madeAt,
  });
}

/** A property whose name cannot be the name of a directory. */
export function badPropertyName(name: string): SpecError {
  return new SpecError({
    code: 'bad_property_name',
    message: `a property is called ${JSON.stringify(name)}`,
    hint: 'letters, digits and underscores, beginning with no digit: it becomes the name of a directory',
    subject: name,
    found: name,
  });
}

/** Two extractors that cannot be told apart in the trace. */
export function duplicateExtractor(name: string, madeAt: string): SpecError {
  return new SpecError({
    code: 'duplicate_extractor',
    message: `two extractors are called ${JSON.stringify(name)}`,
    hint: 'give one of them another name',
    subject: name,
    found: name,
    madeAt,
  });
}

/** A property that would be checked at the first step only. */
export function rootNotTemporal(name: string, described: string, madeAt: string): SpecError {
  return new SpecError({
    code: 'root_not_temporal',
    message: `${name} would be checked at the first step only: no always or eventually stands above ${described}`,
    hint: 'wrap it in always(...); if the first step alone is meant, write eventually(...).within(1, "steps")',
    subject: name,
    found: described,
    madeAt,
  });
}

/** A window that is none. */
export function badWindow(message: string, madeAt?: string): SpecError {
  return new SpecError({
    code: 'bad_window',
    message,
    hint: 'write .within(n, "steps" | "seconds" | "milliseconds") once, on always or eventually, with n from 0, whole for steps',
    found: message,
    madeAt,
  });
}

/** Sentences that do not belong to a whole property, or are none. */
export function badAsserts(subject: string | undefined, message: string, madeAt: string): SpecError {
  return new SpecError({
    code: 'bad_asserts',
    message: subject === undefined ? message : `${subject}: ${message}`,
    hint: 'write .asserts("…", …) last, on the whole property, with sentences that hold when the property does',
    ...(subject !== undefined && { subject }),
    madeAt,
  });
}

/** Weights that no draw can follow. */
export function badWeight(message: string, value: unknown): SpecError {
  return new SpecError({
    code: 'bad_weight',
    message,
    hint: 'write weighted([weight, generator], …) with at least one entry and finite weights from 0',
    found: found(value),
  });
}

/** A sampler that has nothing to draw from. */
export function badSampler(sampler: string, hint: string, value: unknown): SpecError {
  return new SpecError({
    code: 'bad_sampler',
    message: `${sampler} was given ${found(value)}`,
    hint,
    subject: sampler,
    found: found(value),
  });
}

/** An extractor that is made where it cannot take part in every step. */
export function extractorOutsideLoad(name: string): SpecError {
  return new SpecError({
    code: 'extractor_outside_load',
    message: `the extractor ${JSON.stringify(name)} is made inside a callback`,
    hint: 'make extractors at module level, once',
    subject: name,
  });
}
