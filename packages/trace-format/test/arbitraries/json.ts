// Generators of texts and of JSON values whose numbers keep their text.
import fc from 'fast-check';
import { parseLosslessJson, type JsonValue } from '@flowproof/trace-format';

/** Any text that UTF-8 can hold, with the characters that escaping gets wrong. */
export const text = fc.string({
  unit: fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
    fc.constantFrom(
      '"',
      '\\',
      '/',
      '\n',
      '\r',
      '\t',
      '\u0000',
      '\u001f',
      '\u007f',
      '\u2028',
      '\ue000',
      '😀',
      '${',
      '}',
    ),
  ),
  maxLength: 12,
});

/** Keys, those that hurt included. */
export const key = fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'kind', '10', '9', ''));

const keptNumber = fc
  .constantFrom('1.0', '-0', '-0.0', '1e5', '1E-7', '0.10', '12345678901234567890', '-98765432109876543210.5')
  .map(parseLosslessJson);

const plainNumber = fc.oneof(
  fc.maxSafeInteger().map((value) => value + 0),
  fc.integer({ min: -999_999, max: 999_999 }).map((value) => value / 64 + 0),
);

/** Any JSON value; its numbers come back equal. */
export const jsonValue: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(fc.constant(null), fc.boolean(), text, keptNumber, plainNumber),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
