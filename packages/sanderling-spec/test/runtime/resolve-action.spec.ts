// Every kind of action to its gesture and record, and every reason for which one is skipped.
import { describe, expect, it } from '@jest/globals';
import {
  actions,
  DoubleTap,
  extract,
  InputText,
  LongPress,
  Network,
  PressKey,
  Scroll,
  secret,
  Swipe,
  Tap,
  Wait,
} from '@sanderling/spec';
import type { Action } from '@sanderling/spec';
import { gestureOf } from '@sanderling/spec/runtime';
import type { Picked, Platform } from '@sanderling/spec/runtime';
import { input, ScriptedChance, started } from '../building/run.ts';
import { capture, el } from '../building/tree.ts';

const go = extract('go', (s) => s.ax.find('id:go'));
const field = extract('field', (s) => s.ax.find('id:field'));

const page = capture(
  el(
    'html',
    {},
    el('button', { id: 'go', is: ['clickable'], bounds: [10, 20, 30, 41] }, 'Go'),
    el('input', { id: 'field', is: ['editable'], bounds: [0, 100, 200, 120], attrs: { hintText: 'Name' } }),
    el('input', { id: 'password', is: ['editable', 'secure'] }),
    el('input', { id: 'unstated', is: ['editable', 'secureUnstated'] }),
    el('input', { id: 'phone', is: ['editable'], attrs: { type: 'tel' } }),
    el('select', { id: 'size', value: 'S' }),
  ),
);

function pick(list: () => readonly Action[], platform: Platform = 'web'): Picked {
  const step = started({ actionsRoot: actions(list) }, new ScriptedChance(), platform).open(
    input(page, { step: 2 }),
  );
  step.extract();
  const picked = step.pick();
  step.close();
  return picked;
}

const goRecord = {
  selector: [{ id: 'go' }, { role: 'button', name: 'Go' }, { text: 'Go' }],
  resolved_bounds: { x: 10, y: 20, width: 20, height: 21 },
  tap_point: { x: 20, y: 30 },
};
const fieldRecord = {
  selector: [{ id: 'field' }, { role: 'textbox', name: 'Name' }],
  resolved_bounds: { x: 0, y: 100, width: 200, height: 20 },
  tap_point: { x: 100, y: 110 },
};
const literal = (value: string): unknown => ({ kind: 'literal', value });

const cases: readonly (readonly [string, () => Action, unknown, unknown, string])[] = [
  [
    'Tap on an element',
    () => Tap({ on: go.current ?? '' }),
    { kind: 'tap', on: 1 },
    { kind: 'Tap', ...goRecord },
    'Tap "Go"',
  ],
  [
    'Tap on a selector',
    () => Tap({ on: 'text:Go' }),
    { kind: 'tap', on: 1 },
    { kind: 'Tap', ...goRecord },
    'Tap "Go"',
  ],
  [
    'DoubleTap',
    () => DoubleTap({ on: 'id:go' }),
    { kind: 'doubleTap', on: 1 },
    { kind: 'DoubleTap', ...goRecord },
    'Double-tap "Go"',
  ],
  [
    'LongPress',
    () => LongPress({ on: 'id:go' }),
    { kind: 'longPress', on: 1 },
    { kind: 'LongPress', ...goRecord },
    'Long-press "Go"',
  ],
  [
    'InputText',
    () => InputText({ into: field.current ?? '', text: 'milk' }),
    { kind: 'inputText', into: 2, text: literal('milk'), keys: false },
    { kind: 'InputText', ...fieldRecord, text: 'milk' },
    'Type "milk" into "Name"',
  ],
  [
    'InputText key by key',
    () => InputText({ into: 'id:field', text: 'x "y"', keys: true }),
    { kind: 'inputText', into: 2, text: literal('x "y"'), keys: true },
    { kind: 'InputText', ...fieldRecord, text: 'x "y"', keys: true },
    'Type "x y" into "Name"',
  ],
  [
    'Swipe between elements',
    () => Swipe({ from: go.current ?? { x: 0, y: 0 }, to: field.current ?? { x: 0, y: 0 } }),
    { kind: 'swipe', from: 1, to: 2, durationMillis: 250 },
    {
      kind: 'Swipe',
      ...goRecord,
      from_x: 20,
      from_y: 30,
      to_x: 100,
      to_y: 110,
      to_selector: fieldRecord.selector,
      duration_millis: 250,
    },
    'Swipe "Go" from (20,30) to (100,110)',
  ],
  [
    'Swipe between points',
    () => Swipe({ from: { x: 1, y: 2 }, to: { x: 3, y: 4 }, durationMillis: 100 }),
    { kind: 'swipe', from: { x: 1, y: 2 }, to: { x: 3, y: 4 }, durationMillis: 100 },
    { kind: 'Swipe', from_x: 1, from_y: 2, to_x: 3, to_y: 4, duration_millis: 100 },
    'Swipe from (1,2) to (3,4)',
  ],
  [
    'Scroll the window',
    () => Scroll({ direction: 'down' }),
    { kind: 'scroll', direction: 'down' },
    { kind: 'Scroll', direction: 'down' },
    'Scroll down',
  ],
  [
    'Scroll a container',
    () => Scroll({ direction: 'left', in: 'id:go' }),
    { kind: 'scroll', direction: 'left', in: 1 },
    { kind: 'Scroll', ...goRecord, direction: 'left' },
    'Scroll left "Go"',
  ],
  [
    'PressKey',
    () => PressKey({ key: 'enter' }),
    { kind: 'pressKey', key: 'enter' },
    { kind: 'PressKey', key: 'enter' },
    'Press enter',
  ],
  ['Wait', () => Wait({ durationMillis: 20 }), null, { kind: 'Wait', duration_millis: 20 }, 'Wait'],
  [
    'Network',
    () => Network({ mode: 'fail', urlContains: '/api', status: 503, steps: 1 }),
    { kind: 'network', mode: 'fail', urlContains: '/api', status: 503 },
    { kind: 'Network', mode: 'fail', url_contains: '/api', status: 503, steps: 1 },
    'Network fail for 1 step',
  ],
];

describe('an action', () => {
  it.each(cases)('%s', (_, make, gesture, record, description) => {
    expect(pick(() => [make()])).toMatchObject({
      kind: 'action',
      source: 'root',
      action: { gesture, record, description },
    });
    const again = pick(() => [make()]);
    expect(again.kind === 'action' && again.action.record).toEqual(record);
  });

  it('says how long it takes itself', () => {
    const lasting = (make: () => Action): unknown => {
      const picked = pick(() => [make()]);
      return picked.kind === 'action' && picked.action.durationMillis;
    };
    expect(lasting(() => Tap({ on: 'id:go' }))).toBe(0);
    expect(lasting(() => LongPress({ on: 'id:go' }))).toBe(600);
    expect(lasting(() => Wait({ durationMillis: 20 }))).toBe(20);
  });
});

let kept: ReturnType<typeof Tap>['on'] = '';
const skipped: readonly (readonly [string, () => Action, string, string])[] = [
  [
    'a selector that matches nothing',
    () => Tap({ on: 'id:gone' }),
    'unresolved_selector',
    'nothing on the screen matches "id:gone"',
  ],
  [
    'a hint that the hierarchy does not have',
    () => InputText({ into: 'hintText:Email', text: '' }),
    'unresolved_selector',
    'nothing on the screen matches "hintText:Email"',
  ],
  [
    'an element of an earlier step',
    () => Tap({ on: kept }),
    'stale_element',
    'the target comes from step 2, not from step 2',
  ],
  [
    'an element of an earlier step, in a swipe',
    () => Swipe({ from: { x: 0, y: 0 }, to: kept as never }),
    'stale_element',
    'the target comes from step 2, not from step 2',
  ],
  [
    'a key the web does not have',
    () => PressKey({ key: 'back' }),
    'unsupported_key',
    'web has no key "back"; it has enter, tab, escape, up, down, left, right',
  ],
  [
    'a key nobody has',
    () => PressKey({ key: 'F5' as never }),
    'unsupported_key',
    'web has no key "F5"; it has enter, tab, escape, up, down, left, right',
  ],
  ['no key', () => PressKey({} as never), 'missing_key', 'PressKey has no key'],
  ['no time', () => Wait({ durationMillis: 0 }), 'zero_duration_wait', 'Wait is given 0 ms'],
  ['negative time', () => Wait({ durationMillis: -1 }), 'zero_duration_wait', 'Wait is given -1 ms'],
  ['no number', () => Wait({ durationMillis: NaN }), 'zero_duration_wait', 'Wait is given NaN ms'],
];

describe('an action is skipped for', () => {
  it.each(skipped)('%s', (_, make, reason, message) => {
    pick(() => {
      kept = go.current ?? '';
      return [];
    });
    const action = make();
    expect(pick(() => [action])).toEqual({
      kind: 'skipped',
      source: 'root',
      reason,
      message,
      action: { kind: action.kind },
    });
  });

  it('no generator with anything to do', () => {
    expect(pick(() => [])).toEqual({
      kind: 'skipped',
      reason: 'no_action_produced',
      message: 'no generator has anything to do on this screen',
    });
  });
});

const typed: readonly (readonly [string, string, string | ReturnType<typeof secret>, Platform, unknown])[] = [
  ['a plain field', 'id:field', 'milk', 'web', { text: 'milk' }],
  ['a secure field', 'id:password', 'hunter2', 'web', { text: '[redacted]' }],
  ['a field that does not say', 'id:unstated', 'hunter2', 'web', { text: '[redacted]' }],
  ['a corpus value in a secure field', 'id:password', '-1', 'web', { text: '[redacted]', text_corpus: 7 }],
  ['a secret', 'id:password', secret('PIN'), 'web', { text: '${PIN}' }],
  ['a secret in a plain field', 'id:field', secret('PIN'), 'web', { text: '${PIN}' }],
  ['an option of a list', 'id:size', 'M', 'web', { text: 'M' }],
  ['anything on Android', 'id:field', 'milk', 'android', { text: '[redacted]' }],
  ['a corpus value on Android', 'id:field', '', 'android', { text: '[redacted]', text_corpus: 1 }],
];

describe('typed text is shown as', () => {
  it.each(typed)('%s', (_, into, text, platform, expected) => {
    const picked = pick(() => [InputText({ into, text })], platform);
    const record = picked.kind === 'action' ? picked.action.record : {};
    const { text: shown, text_corpus } = record as { text?: string; text_corpus?: number };
    expect({ text: shown, ...(text_corpus !== undefined && { text_corpus }) }).toEqual(expected);
    if (shown === '[redacted]')
      expect(
        JSON.stringify([record, (picked as { action: { description: string } }).action.description]),
      ).not.toContain('hunter2');
  });
});

describe('the gesture', () => {
  it('has the value of a secret only at the very end', () => {
    const picked = pick(() => [InputText({ into: 'id:password', text: secret('PIN') })]);
    if (picked.kind !== 'action') throw new Error(picked.reason);
    expect(JSON.stringify(picked)).not.toContain('4711');
    expect(gestureOf(picked.action, (name) => `${name} is 4711`)).toEqual({
      kind: 'inputText',
      into: 3,
      text: 'PIN is 4711',
      keys: false,
    });
  });

  it('is passed on where nothing is secret', () => {
    const of = (make: () => Action): unknown => {
      const picked = pick(() => [make()]);
      return picked.kind === 'action' && gestureOf(picked.action, () => '');
    };
    expect(of(() => Wait({ durationMillis: 1 }))).toBeNull();
    expect(of(() => Tap({ on: 'id:go' }))).toEqual({ kind: 'tap', on: 1 });
    expect(of(() => InputText({ into: 'id:field', text: 'milk' }))).toMatchObject({ text: 'milk' });
  });
});
