// Reading takes work in proportion to the length of the text, however the text is made: tokens taken and rules entered
// are counted, nothing is timed.
import { describe, expect, it } from '@jest/globals';
import { parseStep, type StepContext } from '@flowproof/grammar';
import { sentenceParser } from '../src/parse/value-first-rules.ts';

function workOf(text: string, context: StepContext): number {
  const before = sentenceParser.work;
  parseStep(text, context);
  return sentenceParser.work - before;
}

const action: StepContext = { app: 'web', position: 'action' };
const assertion: StepContext = { app: 'web', position: 'assert' };
const condition: StepContext = { app: 'web', position: 'condition' };
const times = (count: number, part: string): string => part.repeat(count);

const shapes: readonly (readonly [name: string, context: StepContext, make: (count: number) => string])[] = [
  ['free text', action, (n) => `Type ${times(n, 'fern ')}into the "A" field`],
  ['separators without a target', action, (n) => `Type x${times(n, ' into the')}`],
  ['separators with a label each', action, (n) => `Type x${times(n, ' into the "A" box')}`],
  ['separators with a native id each', action, (n) => `Type x${times(n, ' into the a field')}`],
  [
    'separators with a scope each',
    action,
    (n) => `Type x${times(n, ' into the "A" in the item containing "B" and')}`,
  ],
  [
    'separators inside quotes',
    action,
    (n) => `Type x into the "A" field in the item containing "B"${times(n, ' and "x into the "')}`,
  ],
  [
    'labels that pair up both ways',
    action,
    (n) =>
      `Type x into the "A" in the item containing "${times(n, '" into the " and " in the item containing " and "')}"`,
  ],
  ['an odd number of quotes', action, (n) => `Type 5"${times(n, ' into the "A" field')} "`],
  ['options', action, (n) => `Select "a"${times(n, ', "b"')} and "c" from the "L" field`],
  ['options without an end', action, (n) => `Select ${times(n, '"a" in the "b" ')}`],
  ['anchors', action, (n) => `Click the "A" in the item containing "B"${times(n, ' and "C"')}`],
  ['scopes', action, (n) => `Click the "A"${times(n, ' in the item containing "B"')}`],
  ['a long native id', action, (n) => `Press the ${times(n, 'button ')}button`],
  ['a native id without its noun', action, (n) => `Press the ${times(n, 'a ')}`],
  ['a native id that never meets its verb', assertion, (n) => `the ${times(n, 'a field ')}contains`],
  ['refused words', action, (n) => `Remember the "A" ${times(n, 'matching between without else ')}`],
  ['commas and dialog words', action, (n) => `Type x${times(n, ', accepting the dialog')} now`],
  ['bounds', assertion, (n) => `page shows x${times(n, ' within 5s')}`],
  ['counts', assertion, (n) => `page shows x${times(n, ' 3 times')}`],
  ['captures', assertion, (n) => `page shows ${times(n, '${captured.a}')}`],
  ['scope phrases in a text', assertion, (n) => `the "A" shows ${times(n, 'in the item containing "')}`],
  ['comparisons', condition, (n) => `the "A" is less than the "B"${times(n, ' is less than the "B"')}`],
  ['quotes alone', assertion, (n) => `the ${times(n, '"')}`],
  ['white space', assertion, (n) => `page ${times(n, ' ')}shows x`],
];

describe('the work of reading', () => {
  it.each(shapes)('grows with the length: %s', (_name, context, make) => {
    const small = workOf(make(200), context);
    const large = workOf(make(1600), context);
    expect(large).toBeLessThanOrEqual(8 * small + 200);
    expect(large).toBeLessThanOrEqual(make(1600).length + 200);
  });
});
