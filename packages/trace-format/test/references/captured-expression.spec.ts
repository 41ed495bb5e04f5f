// The one form in which a captured value is compared.
import { describe, expect, it } from '@jest/globals';
import { parseCapturedExpression } from '@flowproof/trace-format';

describe('a compared capture', () => {
  it.each([
    ['${captured.total}', { name: 'total' }],
    [' ${captured.total} ', { name: 'total' }],
    ['${captured.total} + 2', { name: 'total', offset: 2 }],
    ['${captured.total}-0.5', { name: 'total', offset: -0.5 }],
    ['${captured.total} - 0', { name: 'total', offset: 0 }],
    ['${captured.total} + 007.50', { name: 'total', offset: 7.5 }],
  ])('%j is %j', (text, expected) => {
    expect(parseCapturedExpression(text)).toEqual(expected);
  });

  it.each([
    '',
    'total',
    'x ${captured.total}',
    '${captured.total} x',
    '${captured.total} +',
    '${captured.total} + .5',
    '${captured.total} + 5.',
    '${captured.total} + 1.2.3',
    '${captured.total} + -1',
    '${captured.total} + 1e3',
    '${captured.total} + 1 + 1',
    '${captured.total} * 2',
    '${captured.a} + ${captured.b}',
    '${captured.total',
    '${TOTAL} + 1',
    `\${captured.total} + ${'9'.repeat(400)}`,
  ])('%j is none', (text) => {
    expect(parseCapturedExpression(text)).toBeUndefined();
  });
});
