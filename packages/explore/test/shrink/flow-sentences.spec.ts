import { describe, expect, it } from '@jest/globals';
import { parseAction } from '@flowproof/grammar';
import type { NextAction } from '@flowproof/explore';
import { sentenceOf } from '../../src/shrink/flow-sentences.ts';

type Case = readonly [
  action: Omit<NextAction, 'source'>,
  facts: { role: string; checked: boolean } | undefined,
  said: string,
];

const button = { role: 'button', checked: false };
const field = { role: 'textbox', checked: false };
const named = (role: string, name: string, nth?: number): NonNullable<NextAction['selector']> => [
  { role, name, ...(nth !== undefined && { nth }) },
];

const sayable: readonly Case[] = [
  [{ kind: 'Tap', selector: named('button', 'Add') }, button, 'Press the "Add" button'],
  [{ kind: 'Tap', selector: named('button', 'Delete', 2) }, button, 'Press the 2nd "Delete" button'],
  [{ kind: 'Tap', selector: named('link', 'Active') }, { role: 'link', checked: false }, 'Click "Active"'],
  [
    { kind: 'Tap', selector: named('checkbox', 'Done') },
    { role: 'checkbox', checked: false },
    'Check the "Done" checkbox',
  ],
  [
    { kind: 'Tap', selector: named('checkbox', 'Done', 3) },
    { role: 'checkbox', checked: true },
    'Uncheck the 3rd "Done" checkbox',
  ],
  [
    { kind: 'Tap', selector: [{ id: 'go' }, { role: 'button', name: 'Go' }] },
    button,
    'Press the "id:go" button',
  ],
  [
    {
      kind: 'Tap',
      selector: [
        { testId: 'go', nth: 2 },
        { role: 'button', name: 'Go' },
      ],
    },
    button,
    'Press the "Go" button',
  ],
  [{ kind: 'DoubleTap', selector: named('button', 'Add') }, button, 'Double-click "Add"'],
  [
    { kind: 'InputText', text: 'milk', selector: named('textbox', 'Name') },
    field,
    'Type milk into the "Name" field',
  ],
  [
    { kind: 'InputText', text: '${CODE}', selector: named('textbox', 'Name') },
    field,
    'Type ${CODE} into the "Name" field',
  ],
  [{ kind: 'InputText', text: '', selector: named('textbox', 'Name') }, field, 'Clear the "Name" field'],
  [
    { kind: 'InputText', text: 'Red', selector: named('combobox', 'Colour') },
    { role: 'combobox', checked: false },
    'Select Red from the "Colour" dropdown',
  ],
  [{ kind: 'PressKey', key: 'enter' }, undefined, 'Press Enter'],
  [{ kind: 'PressKey', key: 'tab' }, undefined, 'Press Tab'],
  [{ kind: 'PressKey', key: 'down' }, undefined, 'Press ArrowDown'],
];

describe('an action as a sentence', () => {
  it.each(sayable)('%j %j', (action, facts, said) => {
    expect(sentenceOf({ ...action, source: 'seeded' }, facts)).toEqual({ kind: 'sentence', text: said });
    expect(parseAction(said, 'web').ok).toBe(true);
  });

  it.each<[Omit<NextAction, 'source'>, string]>([
    [{ kind: 'LongPress', selector: named('button', 'Add') }, 'no sentence can say LongPress'],
    [
      { kind: 'Swipe', from_x: 1, from_y: 1, to_x: 9, to_y: 9 },
      'no sentence can say Swipe at a place that has no name',
    ],
    [
      { kind: 'Network', mode: 'offline', steps: 1 },
      'no sentence can say Network at a place that has no name',
    ],
    [
      { kind: 'Tap', selector: [{ role: 'div', nth: 4 }] },
      'no sentence can say Tap at a place that has no name',
    ],
    [
      { kind: 'InputText', text: '[redacted]', selector: named('textbox', 'Name') },
      'no sentence can say a text that was redacted',
    ],
    [{ kind: 'PressKey', key: 'back' }, 'no sentence can say the key back'],
  ])('there is none for %j', (action, why) => {
    expect(sentenceOf({ ...(action as NextAction), source: 'seeded' }, field)).toEqual({
      kind: 'unsayable',
      why,
    });
  });

  it.each<Omit<NextAction, 'source'>>([
    { kind: 'Wait', duration_millis: 5 },
    { kind: 'Scroll', direction: 'down' },
  ])('nothing needs to be said for %j', (action) => {
    expect(sentenceOf({ ...action, source: 'seeded' }, undefined)).toEqual({ kind: 'nothing' });
  });
});
