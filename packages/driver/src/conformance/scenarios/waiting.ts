// Waiting: elements that come, go, are disabled, covered or on the move.
import type { ElementChange } from '../../small-app/effect.ts';
import type { Gate } from '../../found.ts';
import {
  byText,
  clickOn,
  clickWhenReady,
  find,
  findReady,
  insistActed,
  insistClicked,
  insistMissing,
  insistShows,
  press,
} from '../asking.ts';
import { poll } from '../../waiting/poll.ts';
import { insist, insistSame } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import { buttonThatCounts, counter } from './parts.ts';

/** Long enough to be seen in its first state, even on a busy machine. */
const laterMs = 700;
/** A bound that passes while nothing happens. */
const shortMs = 300;
const impatience = { presenceMs: shortMs, gateMs: shortMs, obscuredMs: shortMs };

// One button whose state changes a while after "Start" was pressed, so that the first state is seen for certain.
function startAndThen(before: ElementChange, after: ElementChange): Scenario['app'] {
  return {
    elements: [
      {
        kind: 'button',
        text: 'Start',
        onClick: [{ kind: 'change', key: 'Pay', to: after, afterMs: laterMs }],
      },
      { ...buttonThatCounts('Pay'), ...before },
      counter,
    ],
  };
}

interface GateCase {
  readonly name: string;
  readonly gate: Gate;
  readonly before: ElementChange;
  readonly after: ElementChange;
  readonly needs: Scenario['needs'];
}

const gateCases: readonly GateCase[] = [
  {
    name: 'a disabled button',
    gate: 'enabled',
    before: { disabled: true },
    after: { disabled: false },
    needs: ['read enabled'],
  },
  {
    name: 'a covered button',
    gate: 'receiving events',
    before: { covered: true },
    after: { covered: false },
    needs: ['hit test'],
  },
  {
    name: 'a moving button',
    gate: 'stable',
    before: { moving: true },
    after: { moving: false },
    needs: [],
  },
];

function gateScenarios({ name, gate, before, after, needs }: GateCase): readonly Scenario[] {
  return [
    {
      name: `${name} is waited for and then clicked once`,
      app: startAndThen(before, after),
      needs: ['click', 'read text', ...needs],
      run: async (surface, clock) => {
        await press(surface, clock, byText('Start'));
        await insistClicked(surface, clock, 'Pay');
        await insistShows(surface, clock, 'counter', '1');
      },
    },
    {
      name: `${name} that stays so is not clicked, and the gate names itself`,
      app: startAndThen(before, {}),
      needs: ['click', 'read text', ...needs],
      run: async (surface, clock) => {
        const performed = await clickWhenReady(surface, clock, 'Pay', impatience);
        insist(performed.kind === 'not_ready', `clicking ${name} should not come out as ${performed.kind}`);
        insistSame('the gate', performed.unmet.gate, gate);
        insist(performed.waitedMs >= shortMs, `${performed.waitedMs} ms are less than the bound`);
        insist(
          gate !== 'receiving events' || (performed.unmet.because ?? '') !== '',
          'a covered element should say what would receive the click',
        );
        await insistShows(surface, clock, 'counter', '0');
      },
    },
    {
      name: `${name} that came to be so after it was found is not clicked`,
      app: {
        elements: [
          { kind: 'button', text: 'Lock', onClick: [{ kind: 'change', key: 'Pay', to: before }] },
          buttonThatCounts('Pay'),
          counter,
        ],
      },
      needs: ['click', 'read text', ...needs],
      run: async (surface, clock) => {
        const { element } = await findReady(surface, clock, byText('Pay'), 'click');
        await press(surface, clock, byText('Lock'));
        const { value: outcome } = await poll(
          async () => {
            const answer = await surface.act(clickOn(element));
            return { done: answer.kind !== 'not_ready' || answer.unmet.gate === gate, value: answer };
          },
          { clock, timeoutMs: laterMs },
        );
        insist(outcome.kind === 'not_ready', `the click should not be ready; it came out as ${outcome.kind}`);
        insistSame('the gate', outcome.unmet.gate, gate);
        await insistShows(surface, clock, 'counter', '0');
      },
    },
  ];
}

export const waitingScenarios: readonly Scenario[] = [
  {
    name: 'an element that appears later is waited for and then clicked once',
    app: startAndThen({ absent: true }, { absent: false }),
    needs: ['click', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('Start'));
      await insistClicked(surface, clock, 'Pay');
      await insistShows(surface, clock, 'counter', '1');
    },
  },
  {
    name: 'an element that never appears is missing when the bound has passed, not before',
    app: { elements: [buttonThatCounts('Pay'), counter] },
    needs: ['click', 'read text'],
    run: async (surface, clock) => {
      const performed = await clickWhenReady(surface, clock, 'Refund', impatience);
      insist(performed.kind === 'missing', `clicking nothing should not come out as ${performed.kind}`);
      insist(performed.waitedMs >= shortMs, `${performed.waitedMs} ms are less than the bound`);
      await insistShows(surface, clock, 'counter', '0');
    },
  },
  ...gateCases.flatMap(gateScenarios),
  {
    name: 'an element that went away is gone, for every act',
    app: {
      elements: [
        {
          kind: 'button',
          text: 'Remove',
          onClick: [
            { kind: 'change', key: 'Pay', to: { absent: true } },
            { kind: 'change', key: 'name', to: { absent: true } },
          ],
        },
        buttonThatCounts('Pay'),
        { kind: 'field', label: 'Name', key: 'name' },
        counter,
      ],
    },
    needs: ['click', 'type into a field', 'read text'],
    run: async (surface, clock) => {
      const { element } = await find(surface, byText('Pay'), 'click');
      const { element: field } = await find(surface, byText('Name'), 'type');
      await press(surface, clock, byText('Remove'));
      insistSame('a click', (await surface.act(clickOn(element))).kind, 'gone');
      const typed = await surface.act({ kind: 'type', element: field, text: 'Ada', secret: false });
      insistSame('typing', typed.kind, 'gone');
      insistSame('clearing', (await surface.act({ kind: 'clear', element: field })).kind, 'gone');
      await insistMissing(surface, byText('Pay'));
      await insistShows(surface, clock, 'counter', '0');
    },
  },
  {
    name: 'an element of a page that was opened anew is gone',
    app: { elements: [buttonThatCounts('Pay'), counter] },
    needs: ['click', 'reload', 'read text'],
    run: async (surface, clock) => {
      const { element } = await find(surface, byText('Pay'), 'click');
      await insistActed(surface, { kind: 'reload' });
      insistSame('a click', (await surface.act(clickOn(element))).kind, 'gone');
      await insistShows(surface, clock, 'counter', '0');
      await insistClicked(surface, clock, 'Pay');
      await insistShows(surface, clock, 'counter', '1');
    },
  },
];
