// Lists and checkboxes.
import type { Act } from '../../act.ts';
import type { ListElement } from '../../small-app/app.ts';
import { byText, find, insistDone, insistFailed, insistShows, readOf, textOf } from '../asking.ts';
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

async function selectFrom(
  surface: Surface,
  label: string,
  options: readonly string[],
  exact: boolean,
): Promise<Act> {
  const { element } = await find(surface, byText(label), 'select');
  return { kind: 'select', element, options, exact };
}

async function insistChosen(surface: Surface, label: string, wanted: string): Promise<void> {
  insistSame(`what ${label} shows`, await textOf(surface, byText(label)), wanted);
}

export const choosingScenarios: readonly Scenario[] = [
  {
    name: 'one option is chosen by its value, its text or the beginning of its text',
    app: { elements: [sizes] },
    needs: ['select', 'read text'],
    run: async (surface) => {
      await insistChosen(surface, 'Size', 'Small');
      for (const [option, shows] of [
        ['xl', 'Extra large'],
        ['Medium', 'Medium'],
        ['Extra', 'Extra large'],
      ] as const) {
        await insistDone(surface, await selectFrom(surface, 'Size', [option], false));
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
    run: async (surface) => {
      const { element, unmet } = await find(surface, byText('Size'), 'type');
      insistSame('the unmet gate', unmet, undefined);
      await insistDone(surface, { kind: 'type', element, text: 'Medium', secret: false });
      await insistChosen(surface, 'Size', 'Medium');
    },
  },
  {
    name: 'an unknown option fails and leaves the list as it was',
    app: { elements: [{ ...sizes, chosen: ['Medium'] }] },
    needs: ['select', 'read text'],
    run: async (surface) => {
      const message = await insistFailed(surface, await selectFrom(surface, 'Size', ['Huge'], false));
      insist(message.includes('Huge'), `the failure should name the option: ${message}`);
      await insistChosen(surface, 'Size', 'Medium');
    },
  },
  {
    name: 'a disabled option fails and leaves the list as it was',
    app: { elements: [{ ...sizes, chosen: ['Medium'] }] },
    needs: ['select', 'read text', 'read enabled'],
    run: async (surface) => {
      const message = await insistFailed(
        surface,
        await selectFrom(surface, 'Size', ['Large (sold out)'], false),
      );
      insist(message.includes('Large'), `the failure should name the option: ${message}`);
      await insistChosen(surface, 'Size', 'Medium');
    },
  },
  {
    name: 'a set of options is chosen exactly',
    app: { elements: [toppings] },
    needs: ['select several', 'read text'],
    run: async (surface) => {
      await insistChosen(surface, 'Toppings', 'Ham');
      await insistDone(surface, await selectFrom(surface, 'Toppings', ['Olives', 'Cheese'], true));
      await insistChosen(surface, 'Toppings', 'Cheese, Olives');
    },
  },
  {
    name: 'a set with an unknown option fails and leaves the list as it was',
    app: { elements: [toppings] },
    needs: ['select several', 'read text'],
    run: async (surface) => {
      await insistFailed(surface, await selectFrom(surface, 'Toppings', ['Olives', 'Ananas'], true));
      await insistChosen(surface, 'Toppings', 'Ham');
    },
  },
  {
    name: 'a set of options is not chosen from a list that takes one',
    app: { elements: [sizes] },
    needs: ['select several', 'read text'],
    run: async (surface) => {
      await insistFailed(surface, await selectFrom(surface, 'Size', ['Medium', 'Extra large'], true));
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
        const { element } = await find(surface, byText('Terms'), 'set_checked');
        await insistDone(surface, { kind: 'set_checked', element, checked });
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
    run: async (surface) => {
      const { element } = await find(surface, byText('Terms'), 'set_checked');
      await insistFailed(surface, { kind: 'set_checked', element, checked: true });
      await insistDone(surface, { kind: 'set_checked', element, checked: false });
    },
  },
  {
    name: 'what is no checkbox cannot be ticked, and says so',
    app: { elements: [buttonThatSays('Save', 'saved'), status] },
    needs: ['set a checkbox', 'read checked', 'read text'],
    run: async (surface, clock) => {
      const { element, readings } = await find(surface, byText('Save'), 'set_checked', [{ kind: 'checked' }]);
      insistSame('the reading', readings, { notACheckbox: true });
      await insistFailed(surface, { kind: 'set_checked', element, checked: true });
      await insistShows(surface, clock, 'status', 'nothing yet');
    },
  },
];
