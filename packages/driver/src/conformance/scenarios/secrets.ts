// Secrets: what was typed from a variable or into a password field is shown to nobody.
import type { SmallApp } from '../../small-app/app.ts';
import type { PictureMask, Surface } from '../../surface.ts';
import { byText, find, insistShows, press, type } from '../asking.ts';
import { insist } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import { buttonThatSays, status } from './parts.ts';

const app: SmallApp = {
  elements: [
    { kind: 'field', label: 'Token' },
    { kind: 'field', label: 'Password', password: true },
    buttonThatSays('Sign in', 'signed in'),
    status,
  ],
};
const secret = 'tr0ub4dor';

async function picture(surface: Surface, ...masks: readonly PictureMask[]): Promise<string> {
  const taken = await surface.capture(masks);
  insist(taken !== undefined, 'there should be a picture');
  return Buffer.from(taken.png).toString('base64');
}

export const secretScenarios: readonly Scenario[] = [
  {
    name: 'a secret is in no inventory, no evidence and no text of the surface',
    app,
    needs: ['type into a field', 'inventory', 'read surface text'],
    run: async (surface, clock) => {
      await type(surface, clock, byText('Token'), secret, true);
      await type(surface, clock, byText('Password'), secret, false);
      const told = {
        'the inventory': JSON.stringify(await surface.inventory()),
        'the text': await surface.read('text'),
        'the evidence': JSON.stringify(await surface.evidence({ dom: true })),
      };
      for (const [what, text] of Object.entries(told)) {
        insist(!text.includes(secret), `${what} should not contain what was typed as a secret`);
      }
      insist(told['the inventory'].includes('Token'), 'the inventory should list the field itself');
    },
  },
  {
    name: 'a secret is masked in every picture',
    app,
    needs: ['type into a field', 'click', 'screenshots', 'read text'],
    run: async (surface, clock) => {
      const pictures: string[] = [];
      for (const [token, password] of [
        ['iiiiiiii', 'llll'],
        ['WWWWWWWW', 'MMMMMMMMMMMM'],
      ] as const) {
        await type(surface, clock, byText('Token'), token, true);
        await type(surface, clock, byText('Password'), password, false);
        // The focus is the same in both pictures, and no caret blinks in them.
        await press(surface, clock, byText('Sign in'));
        await insistShows(surface, clock, 'status', 'signed in');
        pictures.push(await picture(surface));
      }
      insist(pictures[0] === pictures[1], 'pictures should not depend on a secret');
    },
  },
  {
    name: 'what is no secret is seen in a picture unless it is masked',
    app,
    needs: ['type into a field', 'click', 'screenshots', 'read text'],
    run: async (surface, clock) => {
      const [open, masked]: [string[], string[]] = [[], []];
      for (const token of ['iiiiiiii', 'WWWWWWWW']) {
        await type(surface, clock, byText('Token'), token, false);
        await press(surface, clock, byText('Sign in'));
        await insistShows(surface, clock, 'status', 'signed in');
        open.push(await picture(surface));
        masked.push(await picture(surface, byText('Token')));
      }
      insist(open[0] !== open[1], 'a picture should show what was typed');
      insist(masked[0] === masked[1], 'a masked field should look the same whatever it holds');
    },
  },
  {
    name: 'a rectangle is masked where it lies, and nothing beside it',
    app,
    needs: ['type into a field', 'click', 'screenshots', 'read text'],
    run: async (surface, clock) => {
      const [beside, masked]: [string[], string[]] = [[], []];
      for (const token of ['iiiiiiii', 'WWWWWWWW']) {
        await type(surface, clock, byText('Token'), token, false);
        await press(surface, clock, byText('Sign in'));
        await insistShows(surface, clock, 'status', 'signed in');
        const { bounds } = await find(surface, byText('Token'));
        masked.push(await picture(surface, { kind: 'rect', ...bounds }));
        beside.push(await picture(surface, { kind: 'rect', ...bounds, y: bounds.y + bounds.height }));
      }
      insist(masked[0] === masked[1], 'what lies under a mask should look the same whatever it is');
      insist(beside[0] !== beside[1], 'what lies beside a mask should be seen');
    },
  },
];
