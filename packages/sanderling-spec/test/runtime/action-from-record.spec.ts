// A recorded action performed again on another tree: targets by ladder, texts as far as they can be put back.
import { describe, expect, it } from '@jest/globals';
import { actions } from '@sanderling/spec';
import type { Action } from '@sanderling/spec';
import * as spec from '@sanderling/spec';
import { actionFromRecord, createTree } from '@sanderling/spec/runtime';
import type { ActionRecord } from '@sanderling/spec/runtime';
import { input, started } from '../building/run.ts';
import { capture, el } from '../building/tree.ts';

const { DoubleTap, InputText, LongPress, Network, PressKey, Scroll, secret, Swipe, Tap, Wait } = spec;

const controls = [
  el('button', { id: 'go', is: ['clickable'], bounds: [0, 0, 10, 10] }, 'Go'),
  el('input', { id: 'name', is: ['editable'], bounds: [0, 20, 10, 30] }),
  el('input', { id: 'pin', is: ['editable', 'secure'], bounds: [0, 40, 10, 50] }),
];
const before = capture(el('html', {}, ...controls));
const after = capture(el('html', {}, el('p', {}, 'news'), el('div', {}, ...controls)));

function recorded(action: Action): ActionRecord {
  const step = started({ actionsRoot: actions(() => [action]) }).open(input(before));
  const picked = step.pick();
  step.close();
  if (picked.kind !== 'action') throw new Error(picked.message);
  return JSON.parse(JSON.stringify(picked.action.record)) as ActionRecord;
}

const literal = (value: string): unknown => ({ kind: 'literal', value });
const cases: readonly (readonly [string, Action, unknown])[] = [
  ['Tap', Tap({ on: 'id:go' }), { kind: 'tap', on: 3 }],
  ['DoubleTap', DoubleTap({ on: 'id:go' }), { kind: 'doubleTap', on: 3 }],
  ['LongPress', LongPress({ on: 'id:go' }), { kind: 'longPress', on: 3 }],
  [
    'plain text',
    InputText({ into: 'id:name', text: 'milk', keys: true }),
    { kind: 'inputText', into: 4, text: literal('milk'), keys: true },
  ],
  [
    'a corpus value that was redacted',
    InputText({ into: 'id:pin', text: '-1' }),
    { kind: 'inputText', into: 5, text: literal('-1'), keys: false },
  ],
  [
    'a secret',
    InputText({ into: 'id:pin', text: secret('PIN') }),
    { kind: 'inputText', into: 5, text: { kind: 'secret', name: 'PIN' }, keys: false },
  ],
  [
    'Swipe between points',
    Swipe({ from: { x: 1, y: 2 }, to: { x: 3, y: 4 } }),
    { kind: 'swipe', from: { x: 1, y: 2 }, to: { x: 3, y: 4 }, durationMillis: 250 },
  ],
  ['Scroll of the window', Scroll({ direction: 'up' }), { kind: 'scroll', direction: 'up' }],
  [
    'Scroll of a container',
    Scroll({ direction: 'up', in: 'id:go' }),
    { kind: 'scroll', direction: 'up', in: 3 },
  ],
  ['PressKey', PressKey({ key: 'tab' }), { kind: 'pressKey', key: 'tab' }],
  ['Wait', Wait({ durationMillis: 5 }), null],
  ['Network', Network({ mode: 'slow', steps: 2 }), { kind: 'network', mode: 'slow' }],
];

describe('a recorded action', () => {
  it.each(cases)('%s', (_, action, gesture) => {
    const record = recorded(action);
    const picked = actionFromRecord(record, createTree(after, 'web'));
    expect(picked).toMatchObject({ kind: 'action', action: { gesture, record: { kind: record.kind } } });
    const same = actionFromRecord(record, createTree(before, 'web'));
    expect(same.kind === 'action' && same.action.record).toEqual(record);
  });

  it('is a swipe between elements', () => {
    const tree = createTree(after, 'web');
    const ladder = (selector: string): ActionRecord['selector'] => {
      const element = tree.ax.find(selector);
      return element && tree.ladder(tree.indexOf(element) ?? -1);
    };
    const [from, to] = [ladder('id:go'), ladder('id:name')];
    const record: ActionRecord = {
      kind: 'Swipe',
      ...(from && { selector: from }),
      ...(to && { to_selector: to }),
      duration_millis: 9,
    };
    expect(actionFromRecord(record, tree)).toMatchObject({
      action: { gesture: { from: 3, to: 4, durationMillis: 9 } },
    });
  });
});

const skipped: readonly (readonly [string, ActionRecord, string, string])[] = [
  [
    'its target is gone',
    { kind: 'Tap', selector: [{ id: 'gone' }] },
    'unresolved_selector',
    'nothing on the screen is named by [{"id":"gone"}]',
  ],
  [
    'its second target is gone',
    { kind: 'Swipe', from_x: 0, from_y: 0, to_selector: [{ text: 'gone' }] },
    'unresolved_selector',
    'nothing on the screen is named by [{"text":"gone"}]',
  ],
  [
    'its text was redacted',
    { kind: 'InputText', selector: [{ id: 'pin' }], text: '[redacted]' },
    'no_action_produced',
    'the text was redacted: write secret("NAME") for what must be typed again',
  ],
  [
    'its place in the corpus is none',
    { kind: 'InputText', selector: [{ id: 'pin' }], text: '[redacted]', text_corpus: 999 },
    'no_action_produced',
    'the text was redacted: write secret("NAME") for what must be typed again',
  ],
  [
    'its key is of another platform',
    { kind: 'PressKey', key: 'back' },
    'unsupported_key',
    'web has no key "back"; it has enter, tab, escape, up, down, left, right',
  ],
];

describe('a recorded action is skipped when', () => {
  it.each(skipped)('%s', (_, record, reason, message) => {
    expect(actionFromRecord(record, createTree(after, 'web'))).toEqual({
      kind: 'skipped',
      reason,
      message,
      action: record,
    });
  });
});
