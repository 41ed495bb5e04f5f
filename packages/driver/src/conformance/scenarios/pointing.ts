// The mouse beyond a plain click: other buttons, hovering, dragging, points, scrolling; and files.
import { fileURLToPath } from 'node:url';
import type { Act, ScrollTo } from '../../act.ts';
import type { ElementRef } from '../../found.ts';
import type { ElementTraits } from '../../small-app/app.ts';
import type { Effect } from '../../small-app/effect.ts';
import { byId, byText, findReady, insistDone, insistFailed, insistShows, textOf } from '../asking.ts';
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
      const target = {
        locator: byText('Folder'),
        purpose: act(0).kind === 'hover' ? 'hover' : 'click',
      } as const;
      await insistDone(surface, clock, target, act);
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
      const folder = { locator: byText('Folder'), purpose: 'click' } as const;
      await insistDone(surface, clock, folder, (element) => ({
        kind: 'click',
        element,
        button: 'right',
        count: 1,
      }));
      await insistShows(surface, clock, 'counter', '0');
      await insistDone(surface, clock, folder, (element) => ({
        kind: 'click',
        element,
        button: 'left',
        count: 2,
      }));
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
      const { element: onto } = await findReady(surface, clock, byId('bin'), 'drag');
      const card = { locator: byId('card'), purpose: 'drag' } as const;
      await insistDone(surface, clock, card, (element) => ({ kind: 'drag', element, onto }));
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
    run: async (surface, clock) => {
      const scrolling = (to: ScrollTo) => (element: ElementRef) => ({ kind: 'scroll', element, to }) as const;
      const log = { locator: byId('log'), purpose: 'scroll' } as const;
      await insistDone(surface, clock, log, scrolling({ kind: 'bottom' }));
      await insistDone(surface, clock, log, scrolling({ kind: 'top' }));
      await insistDone(surface, clock, log, scrolling({ kind: 'px', px: 147 }));
      const message = await insistFailed(surface, clock, log, scrolling({ kind: 'px', px: 900 }));
      insist(message.includes('400'), `the failure should say where the box stops: ${message}`);
      const plain = { locator: byId('plain'), purpose: 'scroll' } as const;
      await insistFailed(surface, clock, plain, scrolling({ kind: 'px', px: 10 }));
      await insistDone(surface, clock, plain, scrolling({ kind: 'view' }));
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
    run: async (surface, clock) => {
      const path = fileURLToPath(import.meta.url);
      const handing = (element: ElementRef) => ({ kind: 'upload', element, path }) as const;
      const picture = { locator: byText('Picture', { role: 'field' }), purpose: 'upload' } as const;
      await insistDone(surface, clock, picture, handing);
      const held = await textOf(surface, byText('Picture'));
      insist(held?.includes('pointing') === true, `the field should name the file: ${held ?? ''}`);
      // Whether a field that takes no file is found for it is the surface's own affair.
      const other = await surface.resolve(byText('Name'), { purpose: 'upload' });
      if (other.kind === 'missing') return;
      await insistFailed(surface, clock, { locator: byText('Name'), purpose: 'upload' }, handing);
    },
  },
];
