// Check and Uncheck: a checkbox, radio button or switch to a state.
import type { SetCheckedAction } from '../action.ts';
import { printTarget } from '../print/phrases.ts';
import { targetWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { SentenceForm } from './form.ts';

const nearMisses: SentenceForm['nearMisses'] = [
  { text: 'Check "Organic"', code: 'near_miss' },
  { text: 'Check the "Organic" radio', code: 'missing_noun' },
  { text: 'Check the "Reset all" checkbox, accepting the dialog', code: 'dialog_position' },
];

export const checkboxForms: readonly SentenceForm[] = [
  {
    name: 'check',
    positions: ['action'],
    starts: 'Check the',
    syntax: 'Check the [<nth>] "<label>" checkbox [<place>]',
    apps: screenApps,
    meaning: 'Drives a checkbox, radio button or switch to checked; nothing happens when it is.',
    examples: [
      'Check the "Frost alert" checkbox',
      'Check the organicOnly checkbox',
      'Check the "Reserve" checkbox in the item containing "Sage"',
    ],
    nearMisses,
  },
  {
    name: 'uncheck',
    positions: ['action'],
    starts: 'Uncheck the',
    syntax: 'Uncheck the [<nth>] "<label>" checkbox [<place>]',
    apps: screenApps,
    meaning: 'Drives a checkbox or switch to not checked; nothing happens when it is not.',
    examples: [
      'Uncheck the "Frost alert" checkbox',
      'Uncheck the "Pick" column of the row containing "Mint"',
    ],
    nearMisses: [{ text: 'Uncheck the "Organic"', code: 'missing_noun' }],
  },
];

/** Canonical sentence of a check. */
export function printSetChecked({ checked, target }: SetCheckedAction): string {
  return `${checked ? 'Check' : 'Uncheck'} the ${printTarget(target, 'checkbox')}`;
}

/** What a check does, in words. */
export function explainSetChecked({ checked, target }: SetCheckedAction): string {
  return `Makes sure that ${targetWords(target)} is ${checked ? '' : 'not '}checked.`;
}
