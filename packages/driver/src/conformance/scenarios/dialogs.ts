// Native dialogs: answered as armed, once; otherwise dismissed and told.
import type { DialogEvent } from '../../act.ts';
import type { Clock } from '../../clock.ts';
import type { SmallApp } from '../../small-app/app.ts';
import type { Surface } from '../../surface.ts';
import { poll } from '../../waiting/poll.ts';
import { byText, insistShows, press } from '../asking.ts';
import { insistSame } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import { status } from './parts.ts';

const settleMs = 2000;

const app: SmallApp = {
  elements: [
    {
      kind: 'button',
      text: 'Delete',
      onClick: [
        {
          kind: 'dialog',
          type: 'confirm',
          message: 'Delete the order?',
          accepted: [{ kind: 'change', key: 'status', to: { text: 'deleted' } }],
          dismissed: [{ kind: 'change', key: 'status', to: { text: 'kept' } }],
        },
      ],
    },
    {
      kind: 'button',
      text: 'Rename',
      onClick: [{ kind: 'dialog', type: 'prompt', message: 'New name', replyTo: 'status' }],
    },
    status,
  ],
};

async function insistDialogs(surface: Surface, clock: Clock, wanted: readonly DialogEvent[]): Promise<void> {
  const seen: DialogEvent[] = [];
  await poll(
    () => {
      seen.push(...surface.takeDialogs());
      return Promise.resolve({ done: seen.length >= wanted.length, value: undefined });
    },
    { clock, timeoutMs: settleMs },
  );
  const told = seen.map(({ type, message, answered, expected }) => ({ type, message, answered, expected }));
  insistSame('the dialogs', told, wanted);
  insistSame('the dialogs asked for again', surface.takeDialogs(), []);
}

function confirmation(answered: DialogEvent['answered'], expected: boolean): DialogEvent {
  return { type: 'confirm', message: 'Delete the order?', answered, expected };
}

export const dialogScenarios: readonly Scenario[] = [
  {
    name: 'an armed dialog is answered as armed, and only one',
    app,
    needs: ['click', 'native dialogs', 'read text'],
    run: async (surface, clock) => {
      surface.armDialog({ disposition: 'accept' });
      await press(surface, clock, byText('Delete'));
      await insistShows(surface, clock, 'status', 'deleted');
      await insistDialogs(surface, clock, [confirmation('accept', true)]);
      await press(surface, clock, byText('Delete'));
      await insistShows(surface, clock, 'status', 'kept');
      await insistDialogs(surface, clock, [confirmation('dismiss', false)]);
    },
  },
  {
    name: 'a dialog that nobody armed is dismissed and told',
    app,
    needs: ['click', 'native dialogs', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('Delete'));
      await insistShows(surface, clock, 'status', 'kept');
      await insistDialogs(surface, clock, [confirmation('dismiss', false)]);
    },
  },
  {
    name: 'an answer that was taken back is not given',
    app,
    needs: ['click', 'native dialogs', 'read text'],
    run: async (surface, clock) => {
      surface.armDialog({ disposition: 'accept' });
      surface.armDialog(undefined);
      await press(surface, clock, byText('Delete'));
      await insistShows(surface, clock, 'status', 'kept');
      await insistDialogs(surface, clock, [confirmation('dismiss', false)]);
    },
  },
  {
    name: 'a dialog can be dismissed on purpose',
    app,
    needs: ['click', 'native dialogs', 'read text'],
    run: async (surface, clock) => {
      surface.armDialog({ disposition: 'dismiss' });
      await press(surface, clock, byText('Delete'));
      await insistShows(surface, clock, 'status', 'kept');
      await insistDialogs(surface, clock, [confirmation('dismiss', true)]);
    },
  },
  {
    name: 'a prompt gets the reply',
    app,
    needs: ['click', 'native dialogs', 'read text'],
    run: async (surface, clock) => {
      surface.armDialog({ disposition: 'accept', reply: 'Window seat' });
      await press(surface, clock, byText('Rename'));
      await insistShows(surface, clock, 'status', 'Window seat');
      await insistDialogs(surface, clock, [
        { type: 'prompt', message: 'New name', answered: 'accept', expected: true },
      ]);
    },
  },
];
