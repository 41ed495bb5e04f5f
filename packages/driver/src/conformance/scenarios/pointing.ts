// The mouse beyond a plain click: other buttons, hovering, dragging, points, scrolling; and files.
import { fileURLToPath } from 'node:url';
import type { Act } from '../../act.ts';
import type { ElementRef } from '../../found.ts';
import type { ElementTraits } from '../../small-app/app.ts';
import type { Effect } from '../../small-app/effect.ts';
import { byId, byText, find, insistDone, insistFailed, insistShows, textOf } from '../asking.ts';
import { insist } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import { buttonThatCounts, counter, status } from './parts.ts';

const noticed: readonly Effect[] = [{ kind: 'change', key: 'status', to: { text: 'noticed' } }];

interface PointerCase {
  readonly name: string;
  readonly needs: Scenario['needs'];
  readonly listens: ElementTraits;
  readonly act: (element: ElementRef) => Act;
}

const pointerCases: readonly PointerCase[] = [
  {
    name: 'a double click is noticed as one',
    needs: ['double-click'],
    listens: { onDoubleClick: noticed },
    act: (element) => ({ kind: 'click', element, button: 'left', count: 2 }),
  },
  {
    name: 'a click with the right button is noticed as one',
    needs: ['right-click'],
    listens: { onRightClick: noticed },
    act: (element) => ({ kind: 'click', element, button: 'right', count: 1 }),
  },
  {
    name: 'hovering is noticed',
    needs: ['hover'],
    listens: { onHover: noticed },
    act: (element) => ({ kind: 'hover', element }),
  },
  {
    name: 'a click at a point lands on the element',
    needs: ['click at a point'],
    listens: { onClick: noticed },
    act: (element) => ({ kind: 'click', element, button: 'left', count: 1, point: { xPct: 20, yPct: 80 } }),
  },
];

function pointerScenario({ name, needs, listens, act }: PointerCase): Scenario {
  return {
    name,
    app: { elements: [{ kind: 'button', text: 'Folder', ...listens }, status] },
    needs: ['read text', ...needs],
    run: async (surface, clock) => {
      const asked = act(0);
      const { element } = await find(surface, byText('Folder'), asked.kind === 'hover' ? 'hover' : 'click');
      await insistDone(surface, act(element));
      await insistShows(surface, clock, 'status', 'noticed');
    },
  };
}

export const pointingScenarios: readonly Scenario[] = [
  ...pointerCases.map(pointerScenario),
  {
    name: 'a double click is two clicks, a right click is none',
    app: { elements: [buttonThatCounts('Folder'), counter] },
    needs: ['double-click', 'right-click', 'read text'],
    run: async (surface, clock) => {
      const { element } = await find(surface, byText('Folder'), 'click');
      await insistDone(surface, { kind: 'click', element, button: 'right', count: 1 });
      await insistShows(surface, clock, 'counter', '0');
      await insistDone(surface, { kind: 'click', element, button: 'left', count: 2 });
      await insistShows(surface, clock, 'counter', '2');
    },
  },
  {
    name: 'what is dragged arrives where it is dropped',
    app: {
      elements: [
        { kind: 'text', id: 'card', text: 'Card' },
        { kind: 'text', id: 'bin', text: 'Bin', onDrop: noticed },
        status,
      ],
    },
    needs: ['drag', 'read text'],
    run: async (surface, clock) => {
      const { element } = await find(surface, byId('card'), 'drag');
      const { element: onto } = await find(surface, byId('bin'), 'drag');
      await insistDone(surface, { kind: 'drag', element, onto });
      await insistShows(surface, clock, 'status', 'noticed');
    },
  },
  {
    name: 'a box is scrolled to its edges and to an offset within its reach',
    app: {
      elements: [
        { kind: 'scroller', id: 'log', reachPx: 400, content: [{ kind: 'text', text: 'a long story' }] },
        { kind: 'text', id: 'plain', text: 'plain' },
      ],
    },
    needs: ['scroll'],
    run: async (surface) => {
      const { element } = await find(surface, byId('log'), 'scroll');
      await insistDone(surface, { kind: 'scroll', element, to: { kind: 'bottom' } });
      await insistDone(surface, { kind: 'scroll', element, to: { kind: 'top' } });
      await insistDone(surface, { kind: 'scroll', element, to: { kind: 'px', px: 147 } });
      const message = await insistFailed(surface, { kind: 'scroll', element, to: { kind: 'px', px: 900 } });
      insist(message.includes('400'), `the failure should say where the box stops: ${message}`);
      const { element: plain } = await find(surface, byId('plain'), 'scroll');
      await insistFailed(surface, { kind: 'scroll', element: plain, to: { kind: 'px', px: 10 } });
      await insistDone(surface, { kind: 'scroll', element: plain, to: { kind: 'view' } });
    },
  },
  {
    name: 'a file is handed to the field that takes files, and to no other',
    app: {
      elements: [
        { kind: 'upload', label: 'Picture' },
        { kind: 'field', label: 'Name' },
      ],
    },
    needs: ['upload', 'read text'],
    run: async (surface) => {
      const path = fileURLToPath(import.meta.url);
      const { element } = await find(surface, byText('Picture', { role: 'field' }), 'upload');
      await insistDone(surface, { kind: 'upload', element, path });
      const held = await textOf(surface, byText('Picture'));
      insist(held?.includes('pointing') === true, `the field should name the file: ${held ?? ''}`);
      const { element: name } = await find(surface, byText('Name'), 'upload');
      await insistFailed(surface, { kind: 'upload', element: name, path });
    },
  },
];
