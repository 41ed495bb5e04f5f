// References replaced by their values: captures first, then variables, a value never looked through again.
import { describe, expect, it } from '@jest/globals';
import {
  parseLosslessJson,
  resolveInJson,
  resolveReferences,
  resolveVariables,
  stringifyLosslessJson,
} from '@flowproof/trace-format';

const env = { A: '1', EMPTY: '', UNSET: undefined };

describe('resolving a text', () => {
  it.each([
    ['plain', 'plain', []],
    ['${A}-${A}-${EMPTY}.', '1-1-.', ['A', 'EMPTY']],
    ['$A ${ ${1X} ${a.b}', '$A ${ ${1X} ${a.b}', []],
    ['${captured.n} of ${A}', '2 of 1', ['A']],
    ['${captured.odd name}', 'odd', []],
  ])('turns %j into %j', (text, expected, variables) => {
    const captures = { n: '2', 'odd name': 'odd' };
    expect(resolveReferences(text, { env, captures })).toEqual({ ok: true, text: expected, variables });
  });

  it('takes a value as data: what the app or the environment supplied is never resolved again', () => {
    const scope = { env: { A: '${captured.n}', SECRET: 's3cret' }, captures: { n: '${SECRET}' } };
    expect(resolveReferences('${A} ${captured.n}', scope)).toEqual({
      ok: true,
      text: '${captured.n} ${SECRET}',
      variables: ['A'],
    });
  });

  it('leaves captures alone where only variables resolve', () => {
    expect(resolveVariables('${captured.n ${captured.n} ${A}', env)).toEqual({
      ok: true,
      text: '${captured.n ${captured.n} 1',
      variables: ['A'],
    });
  });
});

describe('a reference without a value', () => {
  it.each([
    [
      '${NOPE}',
      {},
      { code: 'variable_unset', name: 'NOPE', message: 'the environment variable NOPE is not set' },
    ],
    [
      '${UNSET}',
      {},
      { code: 'variable_unset', name: 'UNSET', message: 'the environment variable UNSET is not set' },
    ],
    [
      '${constructor}',
      {},
      {
        code: 'variable_unset',
        name: 'constructor',
        message: 'the environment variable constructor is not set',
      },
    ],
    [
      '${captured.n}',
      {},
      {
        code: 'capture_missing',
        name: 'n',
        inScope: [],
        message: 'nothing was captured as "n"; nothing is captured yet',
      },
    ],
    [
      '${NOPE} ${captured.n}',
      { total: '1', badge: '2' },
      {
        code: 'capture_missing',
        name: 'n',
        inScope: ['badge', 'total'],
        message: 'nothing was captured as "n"; captured so far: badge, total',
      },
    ],
    [
      'a "b" ${captured.n',
      { n: '1' },
      {
        code: 'capture_unterminated',
        text: 'a "b" ${captured.n',
        message: 'a ${captured.…} reference misses its closing brace in "a \\"b\\" ${captured.n"',
      },
    ],
  ])('in %j is a fault that names it', (text, captures, fault) => {
    expect(resolveReferences(text, { env, captures })).toEqual({ ok: false, fault });
  });
});

describe('resolving a JSON value', () => {
  it('resolves its texts only, in place; keys, flags and numbers pass through with their text', () => {
    const value = parseLosslessJson('{"${A}":[1.0,"${A}",true,null,{"a":"x${EMPTY}"}],"__proto__":"${A}"}');
    const resolved = resolveInJson(value, { env });
    expect(resolved.ok && stringifyLosslessJson(resolved.value)).toBe(
      '{"${A}":[1.0,"1",true,null,{"a":"x"}],"__proto__":"1"}',
    );
    expect(resolved.ok && resolved.variables).toEqual(['A', 'EMPTY']);
  });

  it('never reads a resolved text as JSON', () => {
    expect(resolveInJson('${A}', { env: { A: '{"b":1}' } })).toEqual({
      ok: true,
      value: '{"b":1}',
      variables: ['A'],
    });
  });

  it('tells the first fault', () => {
    expect(resolveInJson(['${A}', { a: '${X}' }, '${Y}'], { env })).toMatchObject({
      ok: false,
      fault: { name: 'X' },
    });
  });
});
