// Go to, Navigate to, Reload: addresses of a browser and transaction codes of SAP.
import type { NavigateAction } from '../action.ts';
import type { SentenceForm } from './form.ts';

export const navigateForms: readonly SentenceForm[] = [
  {
    name: 'go-to',
    positions: ['action'],
    starts: 'Go to',
    syntax: '(Go to | Navigate to) <path or URL>',
    apps: ['web'],
    meaning: 'Opens a URL, or a path on the origin of the flow’s URL.',
    examples: ['Go to /beds/7', 'Navigate to https://garden.example/beds?view=all#south'],
    nearMisses: [
      { text: 'Go to', code: 'missing_text' },
      { text: 'Go to /slips/${captured.slip}', code: 'capture_position' },
      { text: 'Go to /logout, accepting the dialog', code: 'dialog_position' },
    ],
  },
  {
    name: 'go-to-transaction',
    positions: ['action'],
    starts: 'Go to',
    syntax: '(Go to | Navigate to) <transaction code>',
    apps: ['sap'],
    meaning: 'Fills the command field with the code and sends Enter. A code without `/` gets `/n` in front.',
    examples: ['Go to /nMM03', 'Navigate to MB52'],
    nearMisses: [{ text: 'Go to', code: 'missing_text' }],
  },
  {
    name: 'reload',
    positions: ['action'],
    starts: 'Reload the page',
    syntax: 'Reload the page',
    apps: ['web'],
    meaning: 'Loads the page again.',
    examples: ['Reload the page'],
    nearMisses: [{ text: 'Reload', code: 'near_miss' }],
  },
];

/** Canonical sentence of a navigation. */
export function printNavigate({ to }: NavigateAction): string {
  return `Go to ${to}`;
}

/** What a navigation does, in words. */
export function explainNavigate({ to }: NavigateAction): string {
  return `Goes to \`${to}\`.`;
}
