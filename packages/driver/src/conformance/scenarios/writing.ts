// Typing, clearing and key presses.
import type { FieldElement } from '../../small-app/app.ts';
import {
  byText,
  find,
  findReady,
  insistActed,
  insistDone,
  insistFailed,
  insistShows,
  press,
  textOf,
  type,
} from '../asking.ts';
import { insist, insistSame } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import type { Surface } from '../../surface.ts';
import { buttonThatCounts, counter, status } from './parts.ts';

function oneField(field: Partial<FieldElement> = {}): Scenario['app'] {
  return { elements: [{ kind: 'field', label: 'Name', ...field }] };
}

async function insistHolds(surface: Surface, label: string, wanted: string): Promise<void> {
  insistSame(`what ${label} holds`, await textOf(surface, byText(label)), wanted);
}

export const writingScenarios: readonly Scenario[] = [
  {
    name: 'typing replaces what the field held',
    app: oneField({ value: 'Grace' }),
    needs: ['type into a field', 'read text'],
    run: async (surface, clock) => {
      await type(surface, clock, byText('Name'), 'Ada');
      await insistHolds(surface, 'Name', 'Ada');
    },
  },
  {
    name: 'typing the same text twice leaves it once',
    app: oneField(),
    needs: ['type into a field', 'read text'],
    run: async (surface, clock) => {
      await type(surface, clock, byText('Name'), 'Ada');
      await type(surface, clock, byText('Name'), 'Ada');
      await insistHolds(surface, 'Name', 'Ada');
    },
  },
  {
    name: 'typing keeps signs that no key makes',
    app: oneField(),
    needs: ['type into a field', 'read text'],
    run: async (surface, clock) => {
      await type(surface, clock, byText('Name'), 'Zoë 👩‍🔬 日本');
      await insistHolds(surface, 'Name', 'Zoë 👩‍🔬 日本');
    },
  },
  {
    name: 'typing at the focus adds to what is there',
    app: oneField({ value: 'Ada' }),
    needs: ['click', 'press a key', 'type at the focus', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('Name'));
      await insistActed(surface, { kind: 'press_key', key: 'End', modifiers: [] });
      await insistActed(surface, { kind: 'type_focused', text: ' Byron', secret: false });
      await insistHolds(surface, 'Name', 'Ada Byron');
    },
  },
  {
    name: 'clearing empties the field',
    app: oneField({ value: 'Grace' }),
    needs: ['type into a field', 'read text'],
    run: async (surface, clock) => {
      const name = { locator: byText('Name'), purpose: 'clear' } as const;
      await insistDone(surface, clock, name, (element) => ({ kind: 'clear', element }));
      await insistHolds(surface, 'Name', '');
    },
  },
  {
    name: 'what a field makes of the text is its own doing',
    app: oneField({ keeps: 'capitals' }),
    needs: ['type into a field', 'read text'],
    run: async (surface, clock) => {
      await type(surface, clock, byText('Name'), 'ada');
      await insistHolds(surface, 'Name', 'ADA');
    },
  },
  {
    name: 'typing into a field that takes nothing fails',
    app: oneField({ value: 'Grace', keeps: 'nothing' }),
    needs: ['type into a field', 'read text'],
    run: async (surface, clock) => {
      const name = { locator: byText('Name'), purpose: 'type' } as const;
      const message = await insistFailed(surface, clock, name, (element) => ({
        kind: 'type',
        element,
        text: 'Ada',
        secret: false,
      }));
      insist(message.includes('Name'), `the failure should name the field: ${message}`);
      await insistHolds(surface, 'Name', 'Grace');
    },
  },
  {
    name: 'a field that may only be read is not editable',
    app: oneField({ value: 'Grace', readOnly: true }),
    needs: ['type into a field', 'read text', 'read enabled'],
    run: async (surface, clock) => {
      for (const purpose of ['type', 'clear'] as const) {
        const { unmet } = await find(surface, byText('Name'), purpose);
        insistSame(`the gate for ${purpose}`, unmet?.gate, 'editable');
      }
      await findReady(surface, clock, byText('Name'), 'click');
      await insistHolds(surface, 'Name', 'Grace');
    },
  },
  {
    name: 'a key goes to the element that has the focus',
    app: {
      elements: [
        { kind: 'field', label: 'First' },
        { kind: 'field', label: 'Second' },
        buttonThatCounts('Pay'),
        counter,
      ],
    },
    needs: ['click', 'press a key', 'type at the focus', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('First'));
      await insistActed(surface, { kind: 'press_key', key: 'Tab', modifiers: [] });
      await insistActed(surface, { kind: 'type_focused', text: 'here', secret: false });
      await insistHolds(surface, 'First', '');
      await insistHolds(surface, 'Second', 'here');
      await insistActed(surface, { kind: 'press_key', key: 'Tab', modifiers: [] });
      await insistActed(surface, { kind: 'press_key', key: 'Enter', modifiers: [] });
      await insistShows(surface, clock, 'counter', '1');
    },
  },
  {
    name: 'a key reaches the app with the modifiers that were held',
    app: {
      elements: [status],
      onKey: {
        Escape: [{ kind: 'change', key: 'status', to: { text: 'escaped' } }],
        'mod+k': [{ kind: 'change', key: 'status', to: { text: 'palette' } }],
        k: [{ kind: 'change', key: 'status', to: { text: 'a plain k' } }],
      },
    },
    needs: ['press a key', 'read text'],
    run: async (surface, clock) => {
      await insistActed(surface, { kind: 'press_key', key: 'Escape', modifiers: [] });
      await insistShows(surface, clock, 'status', 'escaped');
      await insistActed(surface, { kind: 'press_key', key: 'k', modifiers: ['mod'] });
      await insistShows(surface, clock, 'status', 'palette');
    },
  },
];
