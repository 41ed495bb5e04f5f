// What a flow hands to later ones: resolved after its last step, all of it or nothing.
import type { References } from './references.ts';
import { StepTrouble, type Trouble } from './step-failure.ts';

/** A variable for later flows, as a flow file declares it. */
export interface ExportTemplate {
  /** Name of the variable. */
  readonly name: string;
  /** Text with `${captured.x}` and `${VAR}`. */
  readonly template: string;
}

/** A variable for later flows with its value, which may be a secret. */
export interface ExportedValue {
  readonly name: string;
  readonly value: string;
}

/**
 * The variables that a run hands on. Only who walks over them sees values: printed, inspected or written as JSON there
 * are names alone, so that a result can be logged and stored as it is.
 *
 * @example
 * for (const { name, value } of result.exports ?? []) env[name] = value;
 * JSON.stringify(result.exports); // '["ORDER"]'
 */
export class ExportedValues implements Iterable<ExportedValue> {
  /** In order. */
  readonly names: readonly string[];
  readonly #values: readonly ExportedValue[];

  constructor(values: readonly ExportedValue[]) {
    this.names = values.map(({ name }) => name);
    this.#values = values;
  }

  [Symbol.iterator](): Iterator<ExportedValue> {
    return this.#values[Symbol.iterator]();
  }

  /** The names. */
  toJSON(): readonly string[] {
    return this.names;
  }
}

/** All variables, or the first that could not be resolved. */
export type ExportOutcome =
  | { readonly kind: 'exported'; readonly values: ExportedValues }
  | { readonly kind: 'failed'; readonly name: string; readonly trouble: Trouble };

/**
 * Resolves exports in the order of their names, captures first, then variables.
 *
 * @returns the first that fails instead of any value. No text of a failure holds a value.
 * @example
 * references.captures.set('order', 'A-17');
 * const outcome = resolveExports([{ name: 'ORDER', template: '${captured.order}' }], references);
 * if (outcome.kind === 'exported') for (const { name, value } of outcome.values) console.log(name, value); // ORDER A-17
 */
export function resolveExports(templates: readonly ExportTemplate[], references: References): ExportOutcome {
  const ordered = [...templates].sort((left, right) => (left.name < right.name ? -1 : 1));
  const values: ExportedValue[] = [];
  for (const { name, template } of ordered) {
    try {
      values.push({ name, value: references.resolve(template).text });
    } catch (error) {
      if (!(error instanceof StepTrouble)) throw error;
      return { kind: 'failed', name, trouble: error.trouble };
    }
  }
  return { kind: 'exported', values: new ExportedValues(values) };
}
