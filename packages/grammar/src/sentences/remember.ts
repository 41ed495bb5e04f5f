// Remember: a text or a number of elements, under a name for the rest of the flow.
import type { CaptureAction } from '../action.ts';
import { printTarget } from '../print/phrases.ts';
import { matchWords, targetWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { SentenceForm } from './form.ts';

export const rememberForms: readonly SentenceForm[] = [
  {
    name: 'remember',
    positions: ['action'],
    starts: 'Remember the',
    syntax: 'Remember the [<nth>] "<label>" [<place>] as <name>',
    apps: screenApps,
    meaning:
      'Reads the text of the element now, under a name that `${captured.<name>}` stands for from here on.',
    examples: [
      'Remember the "Bulb count" as bulbs',
      'Remember the "Total" in the iframe "till" as till_total',
    ],
    nearMisses: [
      { text: 'Remember "Fare" as fare', code: 'near_miss' },
      { text: 'Remember the "Slip" as slip-no', code: 'capture_name' },
      { text: 'Remember the "Slip" matching /[A-Z]+/ as slip', code: 'regex' },
      { text: 'Remember the "Banner" between "no." and "for" as slip', code: 'between' },
    ],
  },
  {
    name: 'remember-count',
    positions: ['action'],
    starts: 'Remember how many',
    syntax: 'Remember how many "<label>" [in the iframe "<frame>"] (appear | appears) as <name>',
    apps: screenApps,
    meaning: 'Counts the matching elements now, under a name. None is a failure.',
    examples: ['Remember how many "css:.tray" appear as tray_count'],
    nearMisses: [
      { text: 'Remember how many "css:.tray" as n', code: 'near_miss' },
      { text: 'Remember how many the 2nd "css:.tray" appear as n', code: 'ordinal_count' },
      {
        text: 'Remember how many "css:.leaf" in the item containing "Sage" appear as n',
        code: 'scoped_count',
      },
    ],
  },
];

/** Canonical sentence of a capture. */
export function printCapture({ reading, target, name }: CaptureAction): string {
  if (reading === 'count') return `Remember how many ${printTarget(target)} appear as ${name}`;
  return `Remember the ${printTarget(target)} as ${name}`;
}

/** What a capture does, in words. */
export function explainCapture({ reading, target, name }: CaptureAction): string {
  const what =
    reading === 'count'
      ? `how many elements match ${matchWords(target)}`
      : `the text of ${targetWords(target)}`;
  return `Remembers ${what} as \`${name}\`.`;
}
