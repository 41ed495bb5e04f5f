// Scroll: the page or a container to an edge or an offset, an element into view.
import type { ScrollAction, ScrollDestination } from '../action.ts';
import { printNumber, printPointed } from '../print/phrases.ts';
import { targetWords } from '../print/wording.ts';
import type { SentenceForm } from './form.ts';

export const scrollForms: readonly SentenceForm[] = [
  {
    name: 'scroll-page',
    positions: ['action'],
    starts: 'Scroll to',
    syntax: 'Scroll to [the] (top | bottom)',
    apps: ['web'],
    meaning: 'Scrolls the page to its edge.',
    examples: ['Scroll to the bottom', 'Scroll to top'],
    nearMisses: [
      { text: 'Scroll down', code: 'near_miss' },
      { text: 'Scroll the page to the bottom', code: 'near_miss' },
    ],
  },
  {
    name: 'scroll-to',
    positions: ['action'],
    starts: 'Scroll',
    syntax: 'Scroll [the [<nth>]] "<label>" [<place>] to ([the] (top | bottom) | <n>px)',
    apps: ['web'],
    meaning: 'Scrolls that container to its edge, or to exactly that many pixels from its top.',
    examples: ['Scroll the "Bed list" to the top', 'Scroll "css:.log" to 260px'],
    nearMisses: [
      { text: 'Scroll "css:.log" to 260', code: 'scroll_offset' },
      { text: 'Scroll the "Bed list"', code: 'near_miss' },
    ],
  },
  {
    name: 'scroll-into-view',
    positions: ['action'],
    starts: 'Scroll',
    syntax: 'Scroll [the [<nth>]] "<label>" [<place>] into view',
    apps: ['web'],
    meaning: 'Brings the element into the viewport.',
    examples: ['Scroll "Heirloom tomato" into view', 'Scroll the 3rd "Heirloom tomato" into view'],
    nearMisses: [{ text: 'Scroll "Heirloom tomato" into the view', code: 'near_miss' }],
  },
];

function destination(to: ScrollDestination): string {
  switch (to.kind) {
    case 'view':
      return 'into view';
    case 'px':
      return `to ${printNumber(to.px)}px`;
    default:
      return `to the ${to.kind}`;
  }
}

/** Canonical sentence of a scroll. */
export function printScroll({ target, to }: ScrollAction): string {
  return `Scroll ${target === undefined ? '' : `${printPointed(target)} `}${destination(to)}`;
}

/** What a scroll does, in words. */
export function explainScroll({ target, to }: ScrollAction): string {
  const what = target === undefined ? 'the page' : targetWords(target);
  return to.kind === 'px'
    ? `Scrolls ${what} to ${printNumber(to.px)} px from its top.`
    : `Scrolls ${what} ${destination(to)}.`;
}
