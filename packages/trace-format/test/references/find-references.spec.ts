// What is a reference and what only looks like one.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findReferences } from '@flowproof/trace-format';

describe('references in a text', () => {
  it.each<[string, readonly string[]]>([
    ['${A}', ['variable A']],
    ['x${_a1}y${B_2}', ['variable _a1', 'variable B_2']],
    ['${captured.total}', ['capture total']],
    ['${captured.Total Sum}', ['capture Total Sum']],
    ['${captured.}', ['capture ']],
    ['${captured}', ['variable captured']],
    ['${captured.a${B}', ['unterminated', 'variable B']],
    ['${captured.a', ['unterminated']],
    ['$${A}}', ['variable A']],
    ['$X ${ ${1X} ${a.b} ${} ${A B} ${a-b} $ {A} ${', []],
    ['${${A}}', ['variable A']],
  ])('%j holds %j', (text, expected) => {
    const found = findReferences(text).map((each) =>
      each.kind === 'unterminated' ? each.kind : `${each.kind} ${each.name}`,
    );
    expect(found).toEqual(expected);
  });

  it('are told with their offsets', () => {
    expect(findReferences('a${B}c${captured.d}')).toEqual([
      { kind: 'variable', name: 'B', start: 1, end: 5 },
      { kind: 'capture', name: 'd', start: 6, end: 19 },
    ]);
  });

  it('lie side by side, whatever the text', () => {
    const pieces = fc.array(fc.constantFrom('$', '{', '}', '${', 'captured.', 'A', '1', '.', ' '), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        let from = 0;
        for (const { start, end } of findReferences(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(text.slice(start, start + 2)).toBe('${');
          from = end;
        }
        expect(from).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
