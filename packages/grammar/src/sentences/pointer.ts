// Right-click, Double-click and Hover: what else the pointer does at one element.
import type { PointerAction } from '../action.ts';
import { printDialog, printPointed } from '../print/phrases.ts';
import { dialogWords, targetWords } from '../print/wording.ts';
import type { SentenceForm } from './form.ts';

export const pointerForms: readonly SentenceForm[] = [
  {
    name: 'right-click',
    positions: ['action'],
    starts: 'Right-click',
    syntax: '(Right-click | Right click) [the [<nth>]] "<label>" [<place>] [<dialog>]',
    apps: ['web', 'sap', 'vision'],
    meaning: 'Opens the context menu of the element.',
    examples: ['Right-click "Bed 7"', 'Right click the 2nd "Bed plan"'],
    nearMisses: [{ text: 'Right-click Bed 7', code: 'unquoted_target' }],
  },
  {
    name: 'double-click',
    positions: ['action'],
    starts: 'Double-click',
    syntax: '(Double-click | Double click) [the [<nth>]] "<label>" [<place>] [<dialog>]',
    apps: ['web'],
    meaning: 'Double-clicks the middle of the element.',
    examples: ['Double-click "Bed plan"', 'Double click the 4th "Tile"'],
    nearMisses: [{ text: 'Double-click Bed plan', code: 'unquoted_target' }],
  },
  {
    name: 'hover',
    positions: ['action'],
    starts: 'Hover over',
    syntax: 'Hover over [the [<nth>]] "<label>" [<place>] [<dialog>]',
    apps: ['web'],
    meaning: 'Moves the pointer over the element and leaves it there until the next pointer action.',
    examples: ['Hover over "Forecast"', 'Hover over the "css:.tip" in the item containing "Sage"'],
    nearMisses: [
      { text: 'Hover "Forecast"', code: 'near_miss' },
      { text: 'Hover over Forecast', code: 'unquoted_target' },
      { text: 'Hover over "Status"', code: 'surface', app: 'sap' },
    ],
  },
];

const sentenceVerbs = {
  right_click: 'Right-click',
  double_click: 'Double-click',
  hover: 'Hover over',
} as const;
const wordVerbs = {
  right_click: 'Opens the context menu of',
  double_click: 'Double-clicks',
  hover: 'Moves the pointer over',
} as const;

/** Canonical sentence of a pointer action. */
export function printPointer({ kind, target, dialog }: PointerAction): string {
  return `${sentenceVerbs[kind]} ${printPointed(target)}${printDialog(dialog)}`;
}

/** What a pointer action does, in words. */
export function explainPointer({ kind, target, dialog }: PointerAction): string {
  return `${wordVerbs[kind]} ${targetWords(target)}${dialogWords(dialog)}.`;
}
