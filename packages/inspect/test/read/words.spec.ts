import { describe, expect, it } from '@jest/globals';
import { actionWords } from '../../src/read/action-view.ts';
import { formulaWords, openWindows } from '../../src/read/formula-words.ts';

describe('an action in words', () => {
  it.each([
    [{ kind: 'Tap', selector: [{ testId: 'save' }, { role: 'button', name: 'Save' }] }, 'Tap “Save”'],
    [{ kind: 'Tap', selector: [{ role: 'checkbox', nth: 3 }] }, 'Tap checkbox no. 3'],
    [{ kind: 'DoubleTap', selector: [{ id: 'row' }] }, 'Double-tap row'],
    [
      { kind: 'LongPress', selector: [{ role: 'button', name: 'Delete', nth: 2 }] },
      'Long-press “Delete” no. 2',
    ],
    [{ kind: 'InputText', selector: [{ text: 'Name' }], text: 'a\nb' }, 'Type “a b” into “Name”'],
    [{ kind: 'InputText', text: '[redacted]' }, 'Type “[redacted]”'],
    [{ kind: 'Swipe', from_x: 1, from_y: 2, to_x: 3, to_y: 4 }, 'Swipe from 1,2 to 3,4'],
    [{ kind: 'Scroll', direction: 'down' }, 'Scroll down'],
    [{ kind: 'PressKey', key: 'enter' }, 'Press enter'],
    [{ kind: 'Wait', duration_millis: 500 }, 'Wait 500 ms'],
    [{ kind: 'Network', mode: 'offline' }, 'Network offline'],
    [{ kind: 'Shake' }, 'Shake'],
    [{}, 'Unknown action'],
    [{ kind: 'Tap', selector: 'text:Save' }, 'Tap “Save”'],
    [{ kind: 'Tap', selector: [{ name: 'x'.repeat(80) }] }, `Tap “${'x'.repeat(60)}…”`],
  ])('%j', (action, words) => {
    expect(actionWords(action)).toBe(words);
  });
});

const predicate = (name: string) => ({ op: 'predicate', name });
const inThree = { amount: 3, unit: 'steps' };

describe('a formula in words', () => {
  it.each([
    [predicate('saved'), 'saved'],
    [
      {
        op: 'always',
        arg: {
          op: 'implies',
          left: predicate('a'),
          right: { op: 'eventually', arg: predicate('b'), within: inThree },
        },
      },
      'always(a implies eventually(b) within 3 steps)',
    ],
    [
      {
        op: 'and',
        args: [predicate('a'), { op: 'or', args: [predicate('b'), { op: 'not', arg: predicate('c') }] }],
      },
      'a and (b or not c)',
    ],
    [{ op: 'or', left: predicate('a'), right: predicate('b') }, 'a or b'],
    [{ op: 'next', arg: { op: 'true' } }, 'next(true)'],
    [{ op: 'truncated', nodes: 5000, verdict: 'pending' }, '(5000 parts, not written out)'],
    [
      { op: 'eventually', arg: predicate('a'), closed: true, attempts: [predicate('b')] },
      'eventually(a) [closed] trying b',
    ],
    [{ op: 'always' }, 'always(?)'],
    ['text', null],
  ])('%j', (formula, words) => {
    expect(formulaWords(formula)).toBe(words);
  });

  it('stays short whatever it is made from', () => {
    let deep: object = predicate('p');
    for (let level = 0; level < 5000; level += 1) deep = { op: 'next', arg: deep };
    expect(formulaWords(deep)?.length).toBeLessThan(4001 + 1);
    const wide = { op: 'and', args: Array.from({ length: 60 }, () => predicate('p')) };
    expect(formulaWords(wide)).toMatch(/and … 10 more$/u);
  });
});

describe('open windows', () => {
  const armed = { op: 'eventually', arg: predicate('saved'), armedAtObservation: 41 };
  const standing = { observation: 41, timeMs: 12_600 };

  it.each([
    [{ ...armed, within: { ...inThree, expiresAtObservation: 43 } }, '2 of 3 steps'],
    [{ ...armed, within: { amount: 1, unit: 'steps', expiresAtObservation: 41 } }, '0 of 1 step'],
    [{ ...armed, within: { amount: 2, unit: 'seconds', expiresAtMillis: 14_000 } }, '1.4 s of 2.0 s'],
    [
      { ...armed, within: { amount: 900, unit: 'milliseconds', expiresAtMillis: 13_000 } },
      '400 ms of 900 ms',
    ],
    [armed, null],
  ])('%j has %s left', (residual, left) => {
    expect(openWindows(residual, standing).map((each) => each.left)).toEqual([left]);
  });

  it('are those that are armed: neither an invariant nor what waits under an operator', () => {
    const waiting = { op: 'eventually', arg: predicate('saved'), within: inThree };
    const residual = {
      op: 'and',
      args: [
        { op: 'always', arg: { op: 'or', args: [predicate('a'), waiting] }, armedAtObservation: 1 },
        { ...armed, within: { ...inThree, expiresAtObservation: 43 } },
      ],
    };
    expect(openWindows(residual, standing)).toEqual([
      { goal: 'saved', operator: 'eventually', left: '2 of 3 steps', share: 2 / 3, armedAtObservation: 41 },
    ]);
    expect(openWindows({ op: 'always', arg: waiting, armedAtObservation: 1 }, standing)).toEqual([]);
  });
});
