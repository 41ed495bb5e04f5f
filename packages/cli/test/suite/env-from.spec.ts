import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readEnvFrom } from '../../src/suite/env-from.ts';

describe('what env_from prints', () => {
  it.each([
    { output: '', values: {} },
    { output: 'A=1\nB=2\n', values: { A: '1', B: '2' } },
    { output: 'A=1', values: { A: '1' } },
    { output: '\n# a remark\n  \nA=1\n', values: { A: '1' } },
    { output: 'A= spaced  \n', values: { A: ' spaced  ' } },
    { output: 'URL=https://x.example/?a=b#c\n', values: { URL: 'https://x.example/?a=b#c' } },
    { output: 'QUOTED="as it stands"\n', values: { QUOTED: '"as it stands"' } },
    { output: 'RAW=${A}\n', values: { RAW: '${A}' } },
    { output: 'A=\n', values: { A: '' } },
    { output: 'A=1\r\nB=2\r\n', values: { A: '1', B: '2' } },
    { output: 'A=1\nA=2\n', values: { A: '2' } },
    { output: '_a9=x\n', values: { _a9: 'x' } },
  ])('$output', ({ output, values }) => {
    expect(readEnvFrom(output)).toEqual({ ok: true, values });
  });

  it.each([
    { output: 'nothing\n', line: 1 },
    { output: 'A=1\n\nexport B=2\n', line: 3 },
    { output: '1A=x\n', line: 1 },
    { output: 'A-B=x\n', line: 1 },
    { output: '=x\n', line: 1 },
    { output: ' A=1\n', line: 1 },
    { output: 'A =1\n', line: 1 },
    { output: 'A=\0\n', line: 1 },
  ])('refuses $output', ({ output, line }) => {
    expect(readEnvFrom(output)).toEqual({ ok: false, line });
  });

  it('is read back whatever the values are', () => {
    const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,8}$/u);
    const value = fc.string({ unit: 'binary' }).filter((text) => !/[\0\n\r]/u.test(text));
    fc.assert(
      fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (values) => {
        const output = Object.entries(values).map(([key, text]) => `${key}=${text}\n`);
        expect(readEnvFrom(output.join(''))).toEqual({ ok: true, values });
      }),
    );
  });

  it('is never more than a refusal, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (output) => {
        const read = readEnvFrom(output);
        if (!read.ok) expect(output.split(/\r?\n/u)[read.line - 1]).not.toBe('');
      }),
    );
  });
});
