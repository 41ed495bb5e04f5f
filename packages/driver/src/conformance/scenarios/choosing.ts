// Lists and checkboxes.
import type { Act } from '../../act.ts';
import type { ElementRef } from '../../found.ts';
import type { Locator } from '../../locator.ts';
import type { ListElement } from '../../small-app/app.ts';
import {
  byText,
  find,
  findReady,
  insistDone,
  insistFailed,
  insistShows,
  readOf,
  textOf,
  type,
} from '../asking.ts';
import { insist, insistSame } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import type { Surface } from '../../surface.ts';
import { buttonThatSays, counter, status } from './parts.ts';

const sizes: ListElement = {
  kind: 'list',
  label: 'Size',
  options: [
    { text: 'Small', value: 's' },
    { text: 'Medium', value: 'm' },
    { text: 'Large (sold out)', value: 'l', disabled: true },
    { text: 'Extra large', value: 'xl' },
  ],
};
const toppings: ListElement = {
  kind: 'list',
  label: 'Toppings',
  multiple: true,
  options: [{ text: 'Cheese' }, { text: 'Olives' }, { text: 'Ham' }],
  chosen: ['Ham'],
};

function selecting(options: readonly string[], exact: boolean): (element: ElementRef) => Act {
  return (element) => ({ kind: 'select', element, options, exact });
}

function list(label: string): { readonly locator: Locator; readonly purpose: 'select' } {
  return { locator: byText(label), purpose: 'select' };
}

function box(label: string): { readonly locator: Locator; readonly purpose: 'set_checked' } {
  return { locator: byText(label), purpose: 'set_checked' };
}

function ticking(checked: boolean): (element: ElementRef) => Act {
  return (element) => ({ kind: 'set_checked', element, checked });
}

async function insistChosen(surface: Surface, label: string, wanted: string): Promise<void> {
  insistSame(`what ${label} shows`, await textOf(surface, byText(label)), wanted);
}

export const choosingScenarios: readonly Scenario[] = [
  {
    name: 'one option is chosen by its value, its text or the beginning of its text',
    app: { elements: [sizes] },
    needs: ['select', 'read text'],
    run: async (surface, clock) => {
      await insistChosen(surface, 'Size', 'Small');
      for (const [option, shows] of [
        ['xl', 'Extra large'],
        ['Medium', 'Medium'],
        ['Extra', 'Extra large'],
      ] as const) {
        await insistDone(surface, clock, list('Size'), selecting([option], false));
        await insistChosen(surface, 'Size', shows);
      }
    },
  },
  {
    name: 'the value of a chosen option counts as a further text',
    app: { elements: [{ ...sizes, chosen: ['Medium'] }] },
    needs: ['select', 'read text'],
    run: async (surface) => {
      const { text, alternatives } = await readOf(surface, byText('Size'), { kind: 'text' });
      insistSame(
        'the text and its alternatives',
        { text, alternatives },
        { text: 'Medium', alternatives: ['m'] },
      );
    },
  },
  {
    name: 'typing into a list chooses from it',
    app: { elements: [sizes] },
    needs: ['select', 'type into a field', 'read text'],
    run: async (surface, clock) => {
      await findReady(surface, clock, byText('Size'), 'type');
      await type(surface, clock, byText('Size'), 'Medium');
      await insistChosen(surface, 'Size', 'Medium');
    },
  },
  {
    name: 'an unknown option fails and leaves the list as it was',
    app: { elements: [{ ...sizes, chosen: ['Medium'] }] },
    needs: ['select', 'read text'],
    run: async (surface, clock) => {
      const message = await insistFailed(surface, clock, list('Size'), selecting(['Huge'], false));
      insist(message.includes('Huge'), `the failure should name the option: ${message}`);
      await insistChosen(surface, 'Size', 'Medium');
    },
  },
  {
    name: 'a disabled option fails and leaves the list as it was',
    app: { elements: [{ ...sizes, chosen: ['Medium'] }] },
    needs: ['select', 'read text', 'read enabled'],
    run: async (surface, clock) => {
      const message = await insistFailed(
        surface,
        clock,
        list('Size'),
        selecting(['Large (sold out)'], false),
      );
      insist(message.includes('Large'), `the failure should name the option: ${message}`);
      await insistChosen(surface, 'Size', 'Medium');
    },
  },
  {
    name: 'a set of options is chosen exactly',
    app: { elements: [toppings] },
    needs: ['select several', 'read text'],
    run: async (surface, clock) => {
      await insistChosen(surface, 'Toppings', 'Ham');
      await insistDone(surface, clock, list('Toppings'), selecting(['Olives', 'Cheese'], true));
      await insistChosen(surface, 'Toppings', 'Cheese, Olives');
    },
  },
  {
    name: 'a set with an unknown option fails and leaves the list as it was',
    app: { elements: [toppings] },
    needs: ['select several', 'read text'],
    run: async (surface, clock) => {
      await insistFailed(surface, clock, list('Toppings'), selecting(['Olives', 'Ananas'], true));
      await insistChosen(surface, 'Toppings', 'Ham');
    },
  },
  {
    name: 'a set of options is not chosen from a list that takes one',
    app: { elements: [sizes] },
    needs: ['select several', 'read text'],
    run: async (surface, clock) => {
      await insistFailed(surface, clock, list('Size'), selecting(['Medium', 'Extra large'], true));
      await insistChosen(surface, 'Size', 'Small');
    },
  },
  {
    name: 'a checkbox is ticked once, however often it is asked for',
    app: {
      elements: [{ kind: 'checkbox', label: 'Terms', onClick: [{ kind: 'tally', key: 'counter' }] }, counter],
    },
    needs: ['set a checkbox', 'read checked', 'read text'],
    run: async (surface, clock) => {
      for (const [checked, clicks] of [
        [false, '0'],
        [true, '1'],
        [true, '1'],
        [false, '2'],
      ] as const) {
        await insistDone(surface, clock, box('Terms'), ticking(checked));
        insistSame(
          'the tick',
          (await readOf(surface, byText('Terms'), { kind: 'checked' })).checked,
          checked,
        );
        await insistShows(surface, clock, 'counter', clicks);
      }
    },
  },
  {
    name: 'a checkbox that goes back by itself fails',
    app: { elements: [{ kind: 'checkbox', label: 'Terms', stubborn: true }] },
    needs: ['set a checkbox', 'read checked'],
    run: async (surface, clock) => {
      await insistFailed(surface, clock, box('Terms'), ticking(true));
      await insistDone(surface, clock, box('Terms'), ticking(false));
    },
  },
  {
    name: 'what is no checkbox cannot be ticked, and says so',
    app: { elements: [buttonThatSays('Save', 'saved'), status] },
    needs: ['set a checkbox', 'read checked', 'read text'],
    run: async (surface, clock) => {
      const { readings } = await find(surface, byText('Save'), 'read', [{ kind: 'checked' }]);
      insistSame('the reading', readings, { notACheckbox: true });
      await insistFailed(surface, clock, box('Save'), ticking(true));
      await insistShows(surface, clock, 'status', 'nothing yet');
    },
  },
];
