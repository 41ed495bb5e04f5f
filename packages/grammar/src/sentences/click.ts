// Click: the middle of an element, or a point of its own box.
import type { ClickAction } from '../action.ts';
import { printDialog, printNumber, printPointed, printTarget } from '../print/phrases.ts';
import { dialogWords, targetWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { SentenceForm } from './form.ts';

export const clickForms: readonly SentenceForm[] = [
  {
    name: 'click',
    positions: ['action'],
    starts: 'Click',
    syntax: 'Click [the [<nth>]] "<label>" [<place>] [<dialog>]',
    apps: screenApps,
    meaning: 'Clicks the middle of the element.',
    examples: [
      'Click "Greenhouse map"',
      'Click the 3rd "Edit bed"',
      'Click the "Harvest" in the item containing "Sage"',
      'Click "Empty bed", accepting the "Remove 12 plants?" dialog',
    ],
    nearMisses: [
      { text: 'Click Greenhouse map', code: 'unquoted_target' },
      { text: 'Click on "Greenhouse map"', code: 'unquoted_target' },
      { text: 'Click the "Water now" button', code: 'trailing_text' },
      { text: 'Click "Beds".', code: 'trailing_text' },
      { text: 'Click "Greenhouse', code: 'unterminated_quote' },
      { text: 'Click ""', code: 'empty_label' },
      { text: 'Click "${BUTTON_LABEL}"', code: 'reference_in_target' },
      { text: 'Click 2nd "Edit bed"', code: 'ordinal' },
      { text: 'Click the 2nd "Harvest" in the item containing "Sage"', code: 'ordinal_scoped' },
      { text: 'Click the "Harvest" in the row containing "Sage"', code: 'bad_container' },
      {
        text: 'Click the "Harvest" in the item containing "Sage" in the item containing "Bed 3"',
        code: 'nested_scope',
      },
      { text: 'Click "Water" otherwise click "Skip"', code: 'conditional' },
      { text: 'Click the "Menu" without hovering', code: 'no_pointer' },
      { text: 'Click "Empty bed", accepting the popup', code: 'dialog_clause' },
      { text: 'Click the "Pay now" in the iframe "till"', code: 'framed_pointer' },
    ],
  },
  {
    name: 'click-point',
    positions: ['action'],
    starts: 'Click',
    syntax: 'Click [the [<nth>]] "<label>" [<place>] at <x>%,<y>% [<dialog>]',
    apps: ['web'],
    meaning: 'Clicks a point of the element’s own box, measured from its left and top edge.',
    examples: ['Click "Dial" at 75%,50%', 'Click the 2nd "Dial" at 12.5%, 100%'],
    nearMisses: [
      { text: 'Click "Dial" at 110%,50%', code: 'click_point' },
      { text: 'Click "Dial" at 50%', code: 'click_point' },
    ],
  },
  {
    name: 'press-button',
    positions: ['action'],
    starts: 'Press the',
    syntax: 'Press the [<nth>] "<label>" button [<place>] [<dialog>]',
    apps: screenApps,
    meaning: 'Clicks the button. A native id may stand instead of the label.',
    examples: [
      'Press the "Water now" button',
      'Press the waterAll button',
      'Press the "Water" button in the item containing "Sage"',
      'Press the "Rename bed" button, answering the prompt with "South bed"',
    ],
    nearMisses: [
      { text: 'Press the "Water now"', code: 'missing_noun' },
      { text: 'Press the "Guide" link', code: 'missing_noun' },
      { text: 'Press the Enter key', code: 'missing_noun' },
      { text: 'Press the "Water" button in the sidebar', code: 'trailing_text' },
    ],
  },
];

/** Canonical sentence of a click. */
export function printClick({ form, target, point, dialog }: ClickAction): string {
  if (form === 'press') return `Press the ${printTarget(target, 'button')}${printDialog(dialog)}`;
  const place = point === undefined ? '' : ` at ${printNumber(point.xPct)}%,${printNumber(point.yPct)}%`;
  return `Click ${printPointed(target)}${place}${printDialog(dialog)}`;
}

/** What a click does, in words. */
export function explainClick({ target, point, dialog }: ClickAction): string {
  const where =
    point === undefined
      ? ''
      : ` ${printNumber(point.xPct)}% from its left and ${printNumber(point.yPct)}% from its top edge`;
  return `Clicks ${targetWords(target)}${where}${dialogWords(dialog)}.`;
}
