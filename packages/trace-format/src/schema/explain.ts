// Turns an objection of the compiled validator into a fault that names the field, what is wanted and what was found.
import { faults } from '../errors.ts';
import { isJsonObject, stringifyLosslessJson } from '../json/lossless-json.ts';
import { shapes, wanted } from './generated/shapes.ts';
import type { JsonValue } from '../json/json-value.ts';
import type { TraceFault, TraceLocation } from '../errors.ts';

/** An objection as the compiled validator makes it. */
export interface Objection {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set when the name of a key is meant, not its value. */
  readonly propertyName?: string;
}

/** Says an objection in a sentence; `whole` is what the value is called that the path starts from. */
export function explain(
  objection: Objection,
  path: readonly string[],
  found: JsonValue | undefined,
  whole: string,
  at: TraceLocation,
): TraceFault {
  const { keyword, params } = objection;
  const field = fieldName(path);
  const subject = path.length === 0 ? whole : `\`${field}\``;
  switch (keyword) {
    case 'required':
      return faults.missingKey(subject, String(params['missingProperty']), at);
    case 'additionalProperties':
      return faults.unknownKey(field, String(params['additionalProperty']), at);
    case 'enum':
      return faults.unknownChoice(field, shown(found), choices(params['allowedValues']), at);
    case 'discriminator':
      return explainTag(path, found, at);
    default: {
      const value = objection.propertyName === undefined ? shown(found) : quoted(objection.propertyName);
      return faults.invalid(subject, expectation(objection), value, at);
    }
  }
}

function explainTag(path: readonly string[], found: JsonValue | undefined, at: TraceLocation): TraceFault {
  const field = fieldName(path);
  if (typeof found !== 'string') return faults.invalid(`\`${field}\``, 'text', shown(found), at);
  if (path.at(-1) === 'type') return faults.unknownAction(quoted(found), variantsOf('action').join(', '), at);
  const table = path.at(-2) === 'params' ? 'assertParams' : 'condition';
  return faults.unknownChoice(field, quoted(found), choices(variantsOf(table)), at);
}

function variantsOf(table: string): readonly string[] {
  const shape = shapes[table];
  return shape?.kind === 'union' ? Object.keys(shape.variants) : [];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number, written without fraction or exponent',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function expectation({ keyword, params, schemaPath }: Objection): string {
  if (keyword === 'type') {
    const types = Array.isArray(params['type'])
      ? (params['type'] as readonly string[])
      : [String(params['type'])];
    return orList(types.flatMap((type) => type.split(',')).map((type) => typeNames[type] ?? type));
  }
  if (keyword === 'const') return shown(params['allowedValue'] as JsonValue);
  if (keyword === 'minItems' || keyword === 'maxItems') return `a list of ${String(params['limit'])}`;
  const named = wanted[/\$defs\/(\w+)\/\w+$/u.exec(schemaPath)?.[1] ?? ''];
  return named?.text ?? 'what the format asks for';
}

function choices(values: unknown): string {
  return orList((values as readonly JsonValue[]).map(shown));
}

function orList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`;
}

/** The path of a value as a reader writes it: `selectors[0].payload.nth`. */
function fieldName(path: readonly string[]): string {
  return path
    .map((key, index) => (/^\d+$/u.test(key) ? `[${key}]` : `${index === 0 ? '' : '.'}${key}`))
    .join('');
}

const longest = 60;

/** A found value, short enough for a message. */
export function shown(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isJsonObject(value)) return 'an object';
  return typeof value === 'string' ? quoted(value) : stringifyLosslessJson(value);
}

function quoted(text: string): string {
  const characters = Array.from(text);
  return JSON.stringify(characters.length <= longest ? text : `${characters.slice(0, longest).join('')}…`);
}
