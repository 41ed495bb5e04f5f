// What the engine is told about a loaded spec.
import { toJson } from '@flowproof/ltl';
import type { LoadedSpec } from '@sanderling/spec/runtime';
import type { SpecFacts } from './questions.ts';

/** As plain data. */
export function specFacts(spec: LoadedSpec): SpecFacts {
  return {
    properties: Object.fromEntries(spec.properties.map(({ name, formula }) => [name, toJson(formula)])),
    asserts: Object.fromEntries(
      spec.properties
        .filter(({ asserts }) => asserts.length > 0)
        .map(({ name, asserts, madeAt }) => [name, { sentences: asserts, madeAt }]),
    ),
    notices: spec.notices.map(({ property, message }) => `${property}: ${message}`),
    secrets: spec.secrets,
    extractors: spec.extractors.map(({ name }) => name),
    hasSetup: spec.setup !== undefined,
    generator:
      spec.generator === undefined
        ? null
        : { model: spec.generator.model, instructions: spec.generator.instructions },
  };
}
