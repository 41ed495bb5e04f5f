// Values against the forms of answers.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AnswerSchema, mismatch } from '../../src/answer/answer-schema.ts';
import { pairs } from '../arbitraries/answers.ts';

const form: AnswerSchema = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['a', 'b'] },
    count: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    list: { type: 'array', items: { type: 'number' } },
  },
  required: ['kind', 'count', 'list'],
  additionalProperties: false,
};

describe('a form', () => {
  it.each<[unknown, string | undefined]>([
    [{ kind: 'a', count: 1, list: [] }, undefined],
    [{ kind: 'b', count: null, list: [1.5, 2] }, undefined],
    [{ kind: 'c', count: 1, list: [] }, 'the answer.kind is none of a, b'],
    [{ kind: 'a', count: 1.5, list: [] }, 'the answer.count is of none of its forms'],
    [{ kind: 'a', count: 1, list: {} }, 'the answer.list is not a list'],
    [{ kind: 'a', count: 1, list: [1, '2'] }, 'the answer.list[1] is not a number'],
    [{ kind: 'a', count: 1 }, 'the answer has no list'],
    [{ kind: 'a', count: 1, list: [], __proto__x: 1 }, 'the answer has an unknown __proto__x'],
    [JSON.parse('{"kind":"a","count":1,"list":[],"__proto__":1}'), 'the answer has an unknown __proto__'],
    [null, 'the answer is not an object'],
    [[], 'the answer is not an object'],
  ])('%j: %s', (value, said) => {
    expect(mismatch(value, form)).toBe(said);
  });

  it.each<[AnswerSchema, unknown, string]>([
    [{ type: 'boolean' }, 1, 'the answer is not a boolean'],
    [{ type: 'null' }, 0, 'the answer is not null'],
    [{ type: 'integer' }, 2 ** 60, 'the answer is not a whole number'],
    [{ type: 'string' }, null, 'the answer is not a text'],
  ])('%j refuses %j', (schema, value, said) => {
    expect(mismatch(value, schema)).toBe(said);
  });

  it('takes every value that is made after it', () => {
    fc.assert(
      fc.property(pairs, ({ schema, value }) => {
        expect(mismatch(value, schema)).toBeUndefined();
      }),
    );
  });

  it('takes no object that lacks a property or has one more', () => {
    fc.assert(
      fc.property(pairs, fc.nat(), ({ schema, value }, at) => {
        const [lost] = Object.keys(value).slice(at % Object.keys(value).length);
        const { [lost ?? '']: _lost, ...rest } = value;
        expect(mismatch(rest, schema)).toBe(`the answer has no ${lost ?? ''}`);
        expect(mismatch({ ...value, unheard: 1 }, schema)).toBe('the answer has an unknown unheard');
      }),
    );
  });
});
