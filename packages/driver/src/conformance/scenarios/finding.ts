// Finding: by text, by id, by position; what wins, and what is said when nothing does.
import { suggestNames } from '../../ladder/suggest.ts';
import { byId, byText, find, insistMissing, insistShows, press, textOf } from '../asking.ts';
import { insist, insistSame } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import { buttonThatSays, status } from './parts.ts';

export const findingScenarios: readonly Scenario[] = [
  {
    name: 'a button is found by its text',
    app: { elements: [buttonThatSays('Save', 'saved'), buttonThatSays('Print', 'printed'), status] },
    needs: ['click', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('Print'));
      await insistShows(surface, clock, 'status', 'printed');
    },
  },
  {
    name: 'a field is found by its label',
    app: {
      elements: [
        { kind: 'field', label: 'First name', value: 'Ada' },
        { kind: 'field', label: 'Last name', value: 'Byron' },
      ],
    },
    needs: ['read text'],
    run: async (surface) => {
      insistSame('the value of Last name', await textOf(surface, byText('Last name')), 'Byron');
    },
  },
  {
    name: 'an element is found by its id',
    app: {
      elements: [
        { kind: 'text', id: 'total', text: '12.50' },
        { kind: 'text', id: 'tax', text: '2.50' },
      ],
    },
    needs: ['read text'],
    run: async (surface) => {
      insistSame('the text of tax', await textOf(surface, byId('tax')), '2.50');
    },
  },
  {
    name: 'an exact text wins over a longer one that begins with it',
    app: { elements: [buttonThatSays('Save all', 'saved all'), buttonThatSays('Save', 'saved'), status] },
    needs: ['click', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('Save'));
      await insistShows(surface, clock, 'status', 'saved');
    },
  },
  {
    name: 'texts are compared without regard to odd spaces',
    app: { elements: [buttonThatSays('Sign\u00A0 in', 'signed in'), status] },
    needs: ['click', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('  Sign in '));
      await insistShows(surface, clock, 'status', 'signed in');
    },
  },
  {
    name: 'an ordinal counts from 1 in document order',
    app: {
      elements: [
        buttonThatSays('Edit', 'first'),
        buttonThatSays('Edit', 'second'),
        buttonThatSays('Edit', 'third'),
        status,
      ],
    },
    needs: ['click', 'read text'],
    run: async (surface, clock) => {
      for (const [nth, said] of [
        [2, 'second'],
        [1, 'first'],
        [3, 'third'],
      ] as const) {
        await press(surface, clock, byText('Edit', { nth }));
        await insistShows(surface, clock, 'status', said);
      }
    },
  },
  {
    name: 'an ordinal beyond the last match is missing',
    app: { elements: [buttonThatSays('Edit', 'first'), buttonThatSays('Edit', 'second'), status] },
    needs: [],
    run: async (surface) => {
      await find(surface, byText('Edit', { nth: 2 }));
      await insistMissing(surface, byText('Edit', { nth: 3 }));
    },
  },
  {
    name: 'a hidden twin is passed over',
    app: {
      elements: [
        { ...buttonThatSays('Save', 'hidden one'), hidden: true },
        buttonThatSays('Save', 'drawn one'),
        status,
      ],
    },
    needs: ['click', 'read visible', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('Save'));
      await insistShows(surface, clock, 'status', 'drawn one');
    },
  },
  {
    name: 'a role narrows what a text may name',
    app: {
      elements: [
        { kind: 'field', label: 'Save', value: 'as draft' },
        buttonThatSays('Save', 'saved'),
        status,
      ],
    },
    needs: ['click', 'read text', 'set a checkbox'],
    run: async (surface, clock) => {
      insistSame('the field', await textOf(surface, byText('Save', { role: 'field' })), 'as draft');
      await press(surface, clock, byText('Save', { role: 'button' }));
      await insistShows(surface, clock, 'status', 'saved');
      await insistMissing(surface, byText('Save', { role: 'checkbox' }));
    },
  },
  {
    name: 'what is not there is missing, and the inventory names what comes near',
    app: { elements: [buttonThatSays('Save', 'saved'), { kind: 'field', label: 'Name' }, status] },
    needs: ['inventory'],
    run: async (surface) => {
      await insistMissing(surface, byText('Svae'));
      insistSame('the suggestions for Svae', suggestNames('Svae', await surface.inventory()), ['Save']);
      insistSame('the suggestions for Nmae', suggestNames('Nmae', await surface.inventory()), ['Name']);
    },
  },
  {
    name: 'an element has a place and a description',
    app: { elements: [buttonThatSays('Save', 'saved'), status] },
    needs: [],
    run: async (surface) => {
      const { bounds, description } = await find(surface, byText('Save'));
      insist(
        bounds.width > 0 && bounds.height > 0,
        `a drawn button has a box, not ${JSON.stringify(bounds)}`,
      );
      insist(description.includes('Save'), `the description should name the button: ${description}`);
    },
  },
];
