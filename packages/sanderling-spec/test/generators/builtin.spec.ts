// Every built-in generator: its candidates in order, what it draws, where it has nothing.
import { describe, expect, it } from '@jest/globals';
import {
  choices,
  doubleTaps,
  edgeCaseTexts,
  longPresses,
  networkFaults,
  pressKeys,
  scrolls,
  swipes,
  taps,
  typing,
  waitOnce,
} from '@sanderling/spec';
import type { ActionGenerator } from '@sanderling/spec';
import { defaultActions } from '@sanderling/spec/defaults';
import * as defaults from '@sanderling/spec/defaults';
import type { CapturedTree, Platform } from '@sanderling/spec/runtime';
import { input, ScriptedChance, started } from '../building/run.ts';
import { capture, el } from '../building/tree.ts';

const box = [0, 0, 100, 40] as const;
const page = capture(
  el(
    'html',
    { bounds: [0, 0, 0, 0] },
    el('button', { id: 'go', is: ['clickable'], bounds: box }, 'Go'),
    el('button', { id: 'off', is: ['clickable', 'disabled'], bounds: box }),
    el('button', { id: 'boxless', is: ['clickable'] }),
    el('button', { id: 'covered', is: ['clickable'], bounds: box, attrs: { obscured: 'true' } }),
    el('input', {
      id: 'name',
      is: ['editable', 'clickable'],
      bounds: [0, 300, 200, 340],
      attrs: { hintText: 'Name' },
    }),
    el('input', { id: 'locked', is: ['editable', 'disabled'], bounds: [0, 300, 0, 340] }),
    el('div', { id: 'list', attrs: { scrollable: 'true' }, bounds: [100, 100, 1200, 700] }),
    el(
      'select',
      { id: 'size', value: 'S', bounds: [600, 0, 601, 1] },
      el('option', { is: ['selected'] }, 'S'),
      el('option', {}, 'M'),
      el('option', { is: ['disabled'] }, 'L'),
      el('optgroup', {}, el('option', {}, 'XL'), el('option', { attrs: { value: 'xxl' } })),
    ),
  ),
);

/** What a generator offers to a model, and with which part open. */
function offered(
  generator: ActionGenerator,
  platform: Platform = 'web',
  tree: CapturedTree = page,
): string[] {
  const step = started({ actionsRoot: generator }, new ScriptedChance(), platform).open(input(tree));
  const { candidates } = step.candidates('model');
  step.close();
  return candidates.map(({ description, open }) =>
    open === undefined ? description : `${description} [${open}]`,
  );
}

const cases: readonly (readonly [string, ActionGenerator, readonly string[]])[] = [
  ['taps', taps, ['Tap "Go"', 'Tap "Name"']],
  ['doubleTaps', doubleTaps, ['Double-tap "Go"', 'Double-tap "Name"']],
  ['longPresses', longPresses, ['Long-press "Go"', 'Long-press "Name"']],
  ['typing', typing, ['Type into "Name" [text]']],
  ['scrolls', scrolls, ['Scroll down "div"', 'Scroll up "div"']],
  [
    'pressKeys',
    pressKeys,
    ['Press enter', 'Press tab', 'Press escape', 'Press up', 'Press down', 'Press left', 'Press right'],
  ],
  ['waitOnce', waitOnce, ['Wait']],
  ['choices', choices, ['Type "M" into "S"', 'Type "XL" into "S"', 'Type "xxl" into "S"']],
  [
    'networkFaults',
    networkFaults,
    [
      'Network offline for 3 steps [steps]',
      'Network slow for 3 steps [steps]',
      'Network fail for 3 steps [steps]',
    ],
  ],
];

describe('the candidates of', () => {
  it.each(cases)('%s', (_, generator, expected) => {
    expect(offered(generator)).toEqual(expected);
  });

  it('swipes: four per element with a box, kept inside the window', () => {
    const [up, down, left, right] = offered(swipes);
    expect([up, down, left, right]).toEqual([
      'Swipe "Go" from (50,20) to (50,0) [length]',
      'Swipe "Go" from (50,20) to (50,420) [length]',
      'Swipe "Go" from (50,20) to (0,20) [length]',
      'Swipe "Go" from (50,20) to (450,20) [length]',
    ]);
    expect(offered(swipes)).toHaveLength(5 * 4);
    expect(offered(swipes)[19]).toBe('Swipe "S" from (600,0) to (1000,0) [length]');
  });
});

describe('on other platforms', () => {
  it.each([
    ['android', ['Press back']],
    ['ios', []],
    ['sap', ['Press enter', 'Press escape', 'Press back']],
    [
      'uia',
      ['Press enter', 'Press tab', 'Press escape', 'Press up', 'Press down', 'Press left', 'Press right'],
    ],
  ] as const)('%s has keys of its own', (platform, expected) => {
    expect(offered(pressKeys, platform)).toEqual(expected);
  });

  it('what is covered counts only on the web', () => {
    expect(offered(taps, 'uia')).toEqual(['Tap "Go"', 'Tap "button"', 'Tap "Name"']);
  });

  it('network faults are the web’s', () => {
    expect(offered(networkFaults, 'uia')).toEqual([]);
  });

  it('choices look at combo boxes and not at phones', () => {
    const window = capture(
      el(
        'Window',
        {},
        el(
          'ComboBox',
          { value: 'S', bounds: box, desc: 'Size' },
          el('ListItem', {}, 'S'),
          el('ListItem', {}, 'M'),
        ),
      ),
    );
    expect(offered(choices, 'uia', window)).toEqual(['Type "M" into "S"']);
    expect(offered(choices, 'android', window)).toEqual([]);
  });
});

/** Gestures of a seeded pick, and the draws. */
function picked(
  generator: ActionGenerator,
  script: readonly number[],
): readonly [unknown, readonly string[]] {
  const chance = new ScriptedChance(script);
  const step = started({ actionsRoot: generator }, chance).open(input(page));
  const result = step.pick();
  step.close();
  return [result.kind === 'action' ? result.action.gesture : result.reason, chance.asked];
}

describe('a seeded pick from', () => {
  it('taps draws the choice', () => {
    expect(picked(taps, [1])).toEqual([{ kind: 'tap', on: 5 }, ['int 0..1']]);
  });

  it('typing draws a value per field, and no choice for one field', () => {
    expect(picked(typing, [6])).toEqual([
      { kind: 'inputText', into: 5, text: { kind: 'literal', value: edgeCaseTexts[6] }, keys: false },
      ['int 0..17'],
    ]);
  });

  it('swipes draws a length per candidate, then the choice', () => {
    const [gesture, asked] = picked(swipes, [0, 100, ...Array<number>(18).fill(0), 1]);
    expect(gesture).toEqual({ kind: 'swipe', from: 1, to: { x: 50, y: 320 }, durationMillis: 250 });
    expect(asked).toEqual([...Array<string>(20).fill('int 200..600'), 'int 0..19']);
  });

  it('networkFaults draws the steps', () => {
    const [gesture, asked] = picked(networkFaults, [0, 0, 4, 2]);
    expect(gesture).toEqual({ kind: 'network', mode: 'fail' });
    expect(asked).toEqual(['int 1..5', 'int 1..5', 'int 1..5', 'int 0..2']);
  });

  it('waitOnce draws nothing', () => {
    expect(picked(waitOnce, [])).toEqual([null, []]);
  });
});

describe('the defaults', () => {
  it('are ten generators and their mixture', () => {
    expect(Object.keys(defaults).sort()).toEqual([
      'choices',
      'defaultActions',
      'doubleTaps',
      'longPresses',
      'networkFaults',
      'pressKeys',
      'scrolls',
      'swipes',
      'taps',
      'typing',
      'waitOnce',
    ]);
  });

  it('weigh taps 100, typing 100, scrolls 50, swipes 25 and double taps 10', () => {
    const step = started({ actionsRoot: defaultActions }).open(input(page));
    const shares = new Map<string, number>();
    for (const { action, share } of step.candidates('model').candidates) {
      shares.set(action.kind, (shares.get(action.kind) ?? 0) + share * 285);
    }
    step.close();
    expect([...shares].map(([kind, share]) => [kind, Math.round(share)])).toEqual([
      ['Tap', 100],
      ['InputText', 100],
      ['Scroll', 50],
      ['Swipe', 25],
      ['DoubleTap', 10],
    ]);
  });
});
