// The keywords our JSON Schemas use, checked by hand: enough to hold the schemas to the conformance flows.
import type { JsonSchema } from '@flowproof/flow-file';

const known = new Set([
  '$schema',
  '$id',
  'title',
  'description',
  'definitions',
  '$ref',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'pattern',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'anyOf',
  'oneOf',
  'allOf',
  'if',
  'then',
]);

type Value = unknown;
type Check = (keyword: never, value: Value, schema: JsonSchema) => boolean;

/** True when a value fits. Throws for a keyword it does not know, so that none goes unchecked. */
export function fits(root: JsonSchema, value: Value, schema: JsonSchema = root): boolean {
  for (const keyword of Object.keys(schema))
    if (!known.has(keyword)) throw new Error(`unknown keyword ${keyword}`);
  const sub = (inner: unknown, of: Value): boolean => fits(root, of, inner as JsonSchema);
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isMap ? Object.entries(value) : [];
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const checks: Readonly<Record<string, Check>> = {
    $ref: (ref: string) => sub((root['definitions'] as JsonSchema)[ref.replace('#/definitions/', '')], value),
    type: (types: string | readonly string[]) => [types].flat().some((type) => isOfType(type, value)),
    properties: () =>
      entries.every(([key, inner]) => !Object.hasOwn(properties, key) || sub(properties[key], inner)),
    required: (keys: readonly string[]) => !isMap || keys.every((key) => Object.hasOwn(value, key)),
    additionalProperties: (inner: boolean | JsonSchema) =>
      entries.every(
        ([key, of]) =>
          Object.hasOwn(properties, key) || (inner !== false && (inner === true || sub(inner, of))),
      ),
    propertyNames: (inner: JsonSchema) => entries.every(([key]) => sub(inner, key)),
    items: (inner: JsonSchema) => !Array.isArray(value) || value.every((item) => sub(inner, item)),
    minItems: (least: number) => !Array.isArray(value) || value.length >= least,
    maxItems: (most: number) => !Array.isArray(value) || value.length <= most,
    pattern: (pattern: string) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
    enum: (words: readonly unknown[]) => words.includes(value),
    const: (word: unknown) => value === word,
    minimum: (least: number) => typeof value !== 'number' || value >= least,
    maximum: (most: number) => typeof value !== 'number' || value <= most,
    exclusiveMinimum: (above: number) => typeof value !== 'number' || value > above,
    anyOf: (schemas: readonly JsonSchema[]) => schemas.some((inner) => sub(inner, value)),
    oneOf: (schemas: readonly JsonSchema[]) => schemas.filter((inner) => sub(inner, value)).length === 1,
    allOf: (schemas: readonly JsonSchema[]) => schemas.every((inner) => sub(inner, value)),
    if: (inner: JsonSchema) => !sub(inner, value) || sub(schema['then'], value),
  };
  return Object.entries(schema).every(
    ([keyword, of]) => checks[keyword]?.(of as never, value, schema) ?? true,
  );
}

function isOfType(type: string, value: Value): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
