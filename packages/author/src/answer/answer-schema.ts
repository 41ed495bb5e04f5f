// The form of an answer: the part of JSON Schema that both providers take in strict mode, and a check of our own.

/** An object lists all of its properties as required; what may be missing is null instead. */
export type AnswerSchema = { readonly description?: string } & (
  | {
      readonly type: 'object';
      readonly properties: Readonly<Record<string, AnswerSchema>>;
      readonly required: readonly string[];
      readonly additionalProperties: false;
    }
  | { readonly type: 'array'; readonly items: AnswerSchema }
  | { readonly type: 'string'; readonly enum?: readonly string[] }
  | { readonly type: 'integer' | 'number' | 'boolean' | 'null' }
  | { readonly anyOf: readonly AnswerSchema[] }
);

/**
 * The first place at which a value is not of a form, in words; undefined where it is.
 *
 * @internal
 */
export function mismatch(value: unknown, schema: AnswerSchema, path = 'the answer'): string | undefined {
  if ('anyOf' in schema) {
    const misses = schema.anyOf.map((each) => mismatch(value, each, path));
    return misses.includes(undefined) ? undefined : `${path} is of none of its forms`;
  }
  switch (schema.type) {
    case 'object':
      return objectMismatch(value, schema, path);
    case 'array':
      if (!Array.isArray(value)) return `${path} is not a list`;
      return first(value.map((each, at) => mismatch(each, schema.items, `${path}[${at}]`)));
    case 'string':
      if (typeof value !== 'string') return `${path} is not a text`;
      return schema.enum === undefined || schema.enum.includes(value)
        ? undefined
        : `${path} is none of ${schema.enum.join(', ')}`;
    case 'integer':
      return Number.isSafeInteger(value) ? undefined : `${path} is not a whole number`;
    case 'number':
    case 'boolean':
      return typeof value === schema.type ? undefined : `${path} is not a ${schema.type}`;
    case 'null':
      return value === null ? undefined : `${path} is not null`;
  }
}

function objectMismatch(
  value: unknown,
  schema: Extract<AnswerSchema, { type: 'object' }>,
  path: string,
): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} is not an object`;
  const entries = new Map<string, unknown>(Object.entries(value));
  const missing = schema.required.find((key) => !entries.has(key));
  if (missing !== undefined) return `${path} has no ${missing}`;
  const known = new Map(Object.entries(schema.properties));
  return first(
    [...entries].map(([key, each]) => {
      const form = known.get(key);
      return form === undefined ? `${path} has an unknown ${key}` : mismatch(each, form, `${path}.${key}`);
    }),
  );
}

function first(misses: readonly (string | undefined)[]): string | undefined {
  return misses.find((each) => each !== undefined);
}
