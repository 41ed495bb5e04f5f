// Reading and counting.
import { byId, byText, find, insistActed, insistMissing, press, readOf, textOf } from '../asking.ts';
import type { Locator } from '../../locator.ts';
import { insist, insistSame } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import type { Surface } from '../../surface.ts';
import { buttonThatSays, status } from './parts.ts';

async function insistCount(surface: Surface, locator: Locator, limit: number, wanted: number): Promise<void> {
  insistSame(`the count of ${JSON.stringify(locator)}`, await surface.count(locator, limit), wanted);
}

export const readingScenarios: readonly Scenario[] = [
  {
    name: 'matches are counted from none to all, and up to a limit',
    app: {
      elements: [
        buttonThatSays('Edit', 'a'),
        buttonThatSays('Edit', 'b'),
        buttonThatSays('Edit', 'c'),
        status,
      ],
    },
    needs: ['count elements'],
    run: async (surface) => {
      await insistCount(surface, byText('Edit'), 50, 3);
      await insistCount(surface, byText('Edit'), 2, 2);
      await insistCount(surface, byText('Delete'), 50, 0);
      await insistCount(surface, byId('status'), 50, 1);
      await insistCount(surface, byId('nowhere'), 50, 0);
    },
  },
  {
    name: 'counting stays with the strongest rung that matches',
    app: { elements: [buttonThatSays('Edit', 'a'), buttonThatSays('Edit all', 'b'), status] },
    needs: ['count elements'],
    run: async (surface) => {
      await insistCount(surface, byText('Edit'), 50, 1);
      await insistCount(surface, byText('Edi'), 50, 2);
    },
  },
  {
    name: 'a field is empty when nothing but space is in it',
    app: {
      elements: [
        { kind: 'field', label: 'Name', value: '  ' },
        { kind: 'field', label: 'City', value: 'Oslo' },
      ],
    },
    needs: ['read text'],
    run: async (surface) => {
      insistSame('Name', (await readOf(surface, byText('Name'), { kind: 'empty' })).empty, true);
      insistSame('City', (await readOf(surface, byText('City'), { kind: 'empty' })).empty, false);
    },
  },
  {
    name: 'a hidden element is there and not visible, an absent one is not there',
    app: {
      elements: [
        { kind: 'text', id: 'shown', text: 'Welcome' },
        { kind: 'text', id: 'hidden', text: 'Secret menu', hidden: true },
        { kind: 'text', id: 'absent', text: 'Nothing', absent: true },
      ],
    },
    needs: ['read visible'],
    run: async (surface) => {
      insistSame('the shown text', (await readOf(surface, byId('shown'), { kind: 'visible' })).visible, true);
      insistSame(
        'the hidden text',
        (await readOf(surface, byId('hidden'), { kind: 'visible' })).visible,
        false,
      );
      await insistMissing(surface, byId('absent'));
      await insistMissing(surface, byText('Nothing'));
    },
  },
  {
    name: 'whether a control is enabled can be read',
    app: {
      elements: [
        buttonThatSays('Save', 'saved'),
        { ...buttonThatSays('Pay', 'paid'), disabled: true },
        status,
      ],
    },
    needs: ['read enabled'],
    run: async (surface) => {
      insistSame('Save', (await readOf(surface, byText('Save'), { kind: 'enabled' })).enabled, true);
      insistSame('Pay', (await readOf(surface, byText('Pay'), { kind: 'enabled' })).enabled, false);
    },
  },
  {
    name: 'an attribute that is missing differs from one that is empty',
    app: {
      elements: [
        { kind: 'text', id: 'card', text: 'Card', attributes: { 'data-state': 'open', 'data-tag': '' } },
      ],
    },
    needs: ['read attributes'],
    run: async (surface) => {
      for (const [name, wanted] of [
        ['data-state', 'open'],
        ['data-tag', ''],
        ['data-other', null],
      ] as const) {
        const { attribute } = await readOf(surface, byId('card'), { kind: 'attribute', name });
        insistSame(name, attribute, wanted);
      }
    },
  },
  {
    name: 'a style is read as it applies',
    app: { elements: [{ kind: 'text', id: 'card', text: 'Card', styles: { 'text-align': 'right' } }] },
    needs: ['read styles'],
    run: async (surface) => {
      const { style } = await readOf(surface, byId('card'), { kind: 'style', property: 'text-align' });
      insistSame('text-align', style, 'right');
    },
  },
  {
    name: 'several readings come with one answer',
    app: { elements: [{ kind: 'field', label: 'Name', id: 'name', value: 'Ada' }] },
    needs: ['read text', 'read visible', 'read enabled', 'read attributes'],
    run: async (surface) => {
      const { readings } = await find(surface, byText('Name'), 'read', [
        { kind: 'value' },
        { kind: 'visible' },
        { kind: 'enabled' },
        { kind: 'attribute', name: 'id' },
      ]);
      insistSame('the value', readings.value, 'Ada');
      insistSame('visible', readings.visible, true);
      insistSame('enabled', readings.enabled, true);
      insistSame('the id', readings.attribute, 'name');
      insist(readings.text === undefined, 'what was not asked should not be answered');
    },
  },
  {
    name: "the surface's text has what is drawn and no values of fields",
    app: {
      title: 'Desk',
      elements: [
        { kind: 'text', text: 'Welcome back' },
        { kind: 'text', text: 'Hidden note', hidden: true },
        { kind: 'field', label: 'Name', value: 'Lovelace' },
      ],
    },
    needs: ['read surface text'],
    run: async (surface) => {
      const text = await surface.read('text');
      for (const part of ['Welcome back', 'Name'])
        insist(text.includes(part), `"${part}" should be in: ${text}`);
      for (const part of ['Hidden note', 'Lovelace'])
        insist(!text.includes(part), `"${part}" should not be in: ${text}`);
    },
  },
  {
    name: 'the title is read',
    app: { title: 'Desk 17', elements: [status] },
    needs: ['read title'],
    run: async (surface) => {
      insistSame('the title', await surface.read('title'), 'Desk 17');
    },
  },
  {
    name: 'opening the page anew brings it back to its start',
    app: { elements: [buttonThatSays('Save', 'saved'), status] },
    needs: ['click', 'reload', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('Save'));
      await insistActed(surface, { kind: 'reload' });
      insistSame('the status', await textOf(surface, byId('status')), 'nothing yet');
    },
  },
];
