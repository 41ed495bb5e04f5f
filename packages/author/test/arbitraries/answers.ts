// Forms of answers, each with a value that is of it.
import fc from 'fast-check';
import type { AnswerSchema } from '@flowproof/author';

interface Pair {
  readonly schema: AnswerSchema;
  readonly value: unknown;
}

const leaf: fc.Arbitrary<Pair> = fc.oneof(
  fc.string().map((value): Pair => ({ schema: { type: 'string' }, value })),
  fc.string().map((value): Pair => ({ schema: { type: 'string', enum: ['other', value] }, value })),
  fc.maxSafeInteger().map((value): Pair => ({ schema: { type: 'integer' }, value })),
  fc.double({ noNaN: true }).map((value): Pair => ({ schema: { type: 'number' }, value })),
  fc.boolean().map((value): Pair => ({ schema: { type: 'boolean' }, value })),
  fc.constant<Pair>({ schema: { anyOf: [{ type: 'string' }, { type: 'null' }] }, value: null }),
);

const list: fc.Arbitrary<Pair> = fc.tuple(leaf, fc.nat({ max: 3 })).map(([{ schema, value }, length]) => ({
  schema: { type: 'array', items: schema },
  value: Array.from({ length }, () => value),
}));

/** Objects of at least one property. */
export const pairs: fc.Arbitrary<{
  readonly schema: Extract<AnswerSchema, { type: 'object' }>;
  readonly value: Readonly<Record<string, unknown>>;
}> = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.oneof(leaf, list)), {
    minLength: 1,
    maxLength: 5,
    selector: ([name]) => name,
  })
  .map((properties) => ({
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties.map(([name, { schema }]) => [name, schema])),
      required: properties.map(([name]) => name),
      additionalProperties: false,
    },
    value: Object.fromEntries(properties.map(([name, { value }]) => [name, value])),
  }));
