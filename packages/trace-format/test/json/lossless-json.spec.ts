// JSON whose numbers keep their text.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JsonTextError, parseLosslessJson, stringifyLosslessJson } from '@flowproof/trace-format';
import { jsonValue } from '../arbitraries/json.ts';

describe('numbers', () => {
  it.each(['1.0', '-0', '-0.0', '1e5', '1E+2', '0.10', '12345678901234567890', '1e999', '9007199254740993'])(
    '%s keeps its text',
    (text) => {
      expect(typeof parseLosslessJson(text)).toBe('object');
      expect(stringifyLosslessJson(parseLosslessJson(`[${text}]`))).toBe(`[${text}]`);
    },
  );

  it.each([
    ['0', 0],
    ['-7', -7],
    ['9007199254740991', 9007199254740991],
    ['0.5', 0.5],
  ])('%s is a plain number', (text, value) => {
    expect(parseLosslessJson(text)).toBe(value);
  });

  it('without JSON text are refused', () => {
    expect(() => stringifyLosslessJson(Number.POSITIVE_INFINITY)).toThrow(
      new RangeError('Infinity has no JSON text'),
    );
  });
});

describe('text of a value', () => {
  it('is compact, or indented when asked', () => {
    const value = parseLosslessJson('{"b":[1.0,{}],"a":[]}');
    expect(stringifyLosslessJson(value)).toBe('{"b":[1.0,{}],"a":[]}');
    expect(stringifyLosslessJson(value, { sortKeys: true })).toBe('{"a":[],"b":[1.0,{}]}');
    expect(stringifyLosslessJson(value, { indent: 2 })).toBe(
      '{\n  "b": [\n    1.0,\n    {}\n  ],\n  "a": []\n}',
    );
  });

  it('is read back as the same value, and agrees with JSON.parse', () => {
    fc.assert(
      fc.property(jsonValue, fc.nat({ max: 4 }), fc.boolean(), (value, indent, sortKeys) => {
        const text = stringifyLosslessJson(value, { indent, sortKeys });
        expect(parseLosslessJson(text)).toEqual(value);
        expect(JSON.stringify(JSON.parse(text))).toBe(
          JSON.stringify(JSON.parse(stringifyLosslessJson(value, { sortKeys }))),
        );
      }),
    );
  });

  it('never touches the prototype of an object', () => {
    const value = parseLosslessJson('{"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(stringifyLosslessJson(value)).toBe('{"__proto__":{"polluted":true}}');
  });
});

describe('text that is refused', () => {
  it.each([
    ['', 1, 1, 'JSON value expected but reached end of input'],
    ['{\n  "a": tru\n}', 2, 8, "object value expected after ':'"],
    ['[1,]', 1, 4, "array item expected but got ']'"],
    ['{"a":1', 1, 7, "quoted object key or end of object '}' expected but reached end of input"],
    ['"\n"', 1, 2, "invalid character '\n'"],
    ['01', 1, 2, "expected end of input but got '1'"],
    ['[1] x', 1, 5, "expected end of input but got 'x'"],
  ])('%j is told with line and column', (text, line, column, message) => {
    const error = faultOf(text);
    expect([error.code, error.line, error.column, error.message]).toEqual([
      'json_unreadable',
      line,
      column,
      message,
    ]);
  });

  it('counts brackets inside texts for nothing', () => {
    expect(parseLosslessJson(`["${'['.repeat(1000)}","\\"${'{'.repeat(1000)}"]`)).toHaveLength(2);
  });

  it('nests at most 128 levels', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(stringifyLosslessJson(parseLosslessJson(nested(128)))).toBe(nested(128));
    const error = faultOf(nested(129));
    expect([error.message, error.column]).toEqual(['the value nests deeper than 128 levels', 129]);
  });

  it('holds half of a surrogate pair, in a value or a key', () => {
    expect(faultOf('{"a":["\\ud83d"]}').message).toBe('a text holds half of a surrogate pair');
    expect(faultOf('{"\\ude00":1}').message).toBe('a text holds half of a surrogate pair');
    expect(parseLosslessJson('"\\ud83d\\ude00"')).toBe('😀');
  });

  it('takes the last of a key given twice', () => {
    expect(parseLosslessJson('{"a":1,"a":{"b":2}}')).toEqual({ a: { b: 2 } });
  });
});

function faultOf(text: string): JsonTextError {
  try {
    parseLosslessJson(text);
  } catch (error) {
    if (error instanceof JsonTextError) return error;
    throw error;
  }
  throw new Error('the text was read');
}
