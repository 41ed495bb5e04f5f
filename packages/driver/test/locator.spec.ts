import { describe, expect, it } from '@jest/globals';
import { decodeSelector, type Locator } from '@flowproof/driver';
import type { Selector } from '@flowproof/trace-format';
import fc from 'fast-check';

type Payload = Selector['payload'];
type Case = readonly [name: string, tier: Selector['tier'], payload: Payload, locator: Locator | undefined];

const cell = { kind: 'cell', column_text: 'Floor', row_anchor: 'Desk' } as const;
const scoped = { kind: 'scoped', container: 'item', container_anchor: 'Desk' } as const;

const cases: readonly Case[] = [
  ['a css rung', 'native_id', { css: '.total' }, { kind: 'element', css: '.total' }],
  ['an automation id', 'native_id', { automation_id: 'desk' }, { kind: 'element', id: 'desk' }],
  ['an id in the SAP form', 'native_id', { id: 'wnd[0]/usr/txt' }, { kind: 'element', id: 'wnd[0]/usr/txt' }],
  [
    'an automation id before an id',
    'native_id',
    { automation_id: 'a', id: 'b' },
    { kind: 'element', id: 'a' },
  ],
  [
    'id and name together',
    'native_id',
    { automation_id: 'a', name: 'Save' },
    { kind: 'element', id: 'a', name: 'Save' },
  ],
  [
    'control type and name',
    'structural',
    { control_type: 'Button', name: 'Save' },
    { kind: 'element', name: 'Save', controlType: 'Button' },
  ],
  ['a control type alone', 'structural', { control_type: 'Edit' }, { kind: 'element', controlType: 'Edit' }],
  ['a text', 'text_anchor', { text: 'Save', ladder: 2 }, { kind: 'element', text: 'Save', ladder: 2 }],
  [
    'a text of an engine with eight rungs',
    'text_anchor',
    { text: 'Save' },
    { kind: 'element', text: 'Save' },
  ],
  ['a name in place of a text', 'text_anchor', { name: 'Save' }, { kind: 'element', text: 'Save' }],
  ['a text before a name', 'text_anchor', { text: 'Save', name: 'Keep' }, { kind: 'element', text: 'Save' }],
  [
    'a css before a text',
    'text_anchor',
    { css: '#a', text: 'Save', role: 'button' },
    { kind: 'element', css: '#a' },
  ],
  [
    'a text beside an id that is not read',
    'text_anchor',
    { text: 'Save', id: 'a' },
    { kind: 'element', text: 'Save' },
  ],
  ['an id on a text rung, which is not read', 'text_anchor', { automation_id: 'a' }, undefined],
  [
    'a role',
    'text_anchor',
    { text: 'Save', role: 'button' },
    { kind: 'element', text: 'Save', role: 'button' },
  ],
  [
    'a role nobody knows',
    'text_anchor',
    { text: 'Save', role: 'slider' as 'button' },
    { kind: 'element', text: 'Save' },
  ],
  ['an order nobody knows', 'text_anchor', { text: 'Save', ladder: 3 }, { kind: 'element', text: 'Save' }],
  ['an ordinal', 'text_anchor', { text: 'Edit', nth: 2 }, { kind: 'element', text: 'Edit', nth: 2 }],
  ['an ordinal on a css rung', 'native_id', { css: 'tr', nth: 3 }, { kind: 'element', css: 'tr', nth: 3 }],
  ['an ordinal before the first', 'text_anchor', { text: 'Edit', nth: 0 }, { kind: 'element', text: 'Edit' }],
  [
    'a relation',
    'text_anchor',
    { text: 'Name', relation: 'right_of' },
    { kind: 'element', text: 'Name', relation: 'right_of' },
  ],
  ['a text of nothing but space', 'text_anchor', { text: ' \n' }, undefined],
  ['no text', 'text_anchor', {}, undefined],
  ['a path, which is not decoded', 'structural', { path: [{ control_type: 'Button', index: 0 }] }, undefined],
  ['a picture', 'visual_template', { template: 'sha256:00', text: 'Save' }, undefined],
  ['a description', 'ai_relocation', { context: 'the save button', css: '#save' }, undefined],
  ['a kind of a later version', 'structural', { kind: 'orbit', inner_text: 'Save' }, undefined],
  ['a cell', 'structural', cell, { kind: 'cell', columnText: 'Floor', rowAnchors: ['Desk'] }],
  [
    'a cell with everything',
    'structural',
    { ...cell, row_anchor_also: ['Window', 'North'], column_field: 'floor', row_id: 'desk-17' },
    {
      kind: 'cell',
      columnText: 'Floor',
      rowAnchors: ['Desk', 'Window', 'North'],
      columnField: 'floor',
      rowId: 'desk-17',
    },
  ],
  ['a cell without its row', 'structural', { kind: 'cell', column_text: 'Floor' }, undefined],
  ['a cell whose anchor is nothing but space', 'structural', { ...cell, row_anchor: ' ' }, undefined],
  [
    'a cell whose further anchors cannot be read',
    'structural',
    { ...cell, row_anchor_also: [1] as unknown as string[] },
    undefined,
  ],
  [
    'a scoped text',
    'structural',
    { ...scoped, inner_text: 'Save', role: 'button', ladder: 2 },
    {
      kind: 'scoped',
      container: 'item',
      anchors: ['Desk'],
      inner: { text: 'Save', role: 'button', ladder: 2 },
    },
  ],
  [
    'a scoped name',
    'structural',
    { ...scoped, inner_name: 'Save', anchor_also: ['North'], container_id: 'd1' },
    {
      kind: 'scoped',
      container: 'item',
      anchors: ['Desk', 'North'],
      containerId: 'd1',
      inner: { text: 'Save' },
    },
  ],
  [
    'a scoped css before all else',
    'structural',
    { ...scoped, inner_css: '.x', inner_id: 'y', inner_text: 'Z', role: 'button' },
    { kind: 'scoped', container: 'item', anchors: ['Desk'], inner: { css: '.x' } },
  ],
  ['a scope with nothing in it', 'structural', { ...scoped }, undefined],
  [
    'a framed id',
    'structural',
    { kind: 'framed', frame: 'Chat', inner_id: 'send' },
    { kind: 'framed', frame: 'Chat', inner: { id: 'send' } },
  ],
  ['a framed text without its frame', 'structural', { kind: 'framed', inner_text: 'Send' }, undefined],
];

describe('decoding a rung', () => {
  it.each(cases)('reads %s', (_, tier, payload, locator) => {
    expect(decodeSelector({ tier, provenance: 'web', payload })).toEqual(locator);
  });

  it('never throws, whatever a payload holds', () => {
    const keys = [
      'css',
      'id',
      'text',
      'name',
      'nth',
      'kind',
      'row_anchor',
      'row_anchor_also',
      'column_text',
      'container',
    ];
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom('cell', 'scoped', 'framed'));
    fc.assert(
      fc.property(
        fc.constantFrom<Selector['tier']>('native_id', 'structural', 'text_anchor'),
        fc.dictionary(fc.constantFrom(...keys), values),
        (tier, payload) => {
          const locator = decodeSelector({ tier, provenance: 'web', payload });
          expect(['element', 'cell', 'scoped', 'framed', undefined]).toContain(locator?.kind);
        },
      ),
    );
  });
});
