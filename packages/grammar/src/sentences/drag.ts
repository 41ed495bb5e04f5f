// Drag: press on one element, move, release on another.
import type { DragAction } from '../action.ts';
import { printPointed } from '../print/phrases.ts';
import { targetWords } from '../print/wording.ts';
import type { SentenceForm } from './form.ts';

export const dragForms: readonly SentenceForm[] = [
  {
    name: 'drag',
    positions: ['action'],
    starts: 'Drag',
    syntax: 'Drag [the [<nth>]] "<label>" [<place>] onto [the [<nth>]] "<label>" [<place>]',
    apps: ['web'],
    meaning:
      'Presses on the first element, moves to the second and releases there. The next step must be an assertion.',
    examples: [
      'Drag "Tomato" onto "Bed 3"',
      'Drag the "Handle" in the item containing "Sage" onto the "Slot" in the item containing "Bed 3"',
    ],
    nearMisses: [
      { text: 'Drag "Tomato" to "Bed 3"', code: 'near_miss' },
      { text: 'Drag "Tomato" onto bed 3', code: 'unquoted_target' },
    ],
  },
];

/** Canonical sentence of a drag. */
export function printDrag({ target, onto }: DragAction): string {
  return `Drag ${printPointed(target)} onto ${printPointed(onto)}`;
}

/** What a drag does, in words. */
export function explainDrag({ target, onto }: DragAction): string {
  return `Drags ${targetWords(target)} onto ${targetWords(onto)}.`;
}
