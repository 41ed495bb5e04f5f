// The calculator's shorthand: digits and operators are presses of its buttons.
import type { PressesAction } from '../action.ts';
import type { SentenceForm } from './form.ts';

export const calculatorForms: readonly SentenceForm[] = [
  {
    name: 'calculator-digits',
    positions: ['action'],
    starts: 'Type',
    syntax: 'Type <digits and dots>',
    apps: ['calc'],
    meaning: 'Presses one button for each character.',
    examples: ['Type 408', 'Type 7.25'],
    nearMisses: [{ text: 'Type', code: 'missing_text' }],
  },
  {
    name: 'calculator-word',
    positions: ['action'],
    starts: 'Press',
    syntax:
      'Press (plus | add | minus | subtract | times | multiply | divide | divided by | equals | equal | clear)',
    apps: ['calc'],
    meaning: 'Presses the button of that operation.',
    examples: ['Press times', 'Press divided by', 'Press equals'],
    nearMisses: [{ text: 'Press percent', code: 'key_name' }],
  },
];

/** Canonical sentence of calculator presses. */
export function printPresses({ form, text }: PressesAction): string {
  return `${form === 'type' ? 'Type' : 'Press'} ${text}`;
}

/** What calculator presses do, in words. */
export function explainPresses({ form, text }: PressesAction): string {
  return form === 'type' ? `Enters ${text} on the calculator.` : `Presses “${text}” on the calculator.`;
}
