// appears: how many elements match.
import type { ElementClaim } from '../assertion.ts';
import { printNumber, printTarget } from '../print/phrases.ts';
import { matchWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { Target } from '../target.ts';
import type { SentenceForm } from './form.ts';

export const elementCountForms: readonly SentenceForm[] = [
  {
    name: 'appears',
    positions: ['assert'],
    starts: 'the',
    syntax: 'the "<label>" [in the iframe "<frame>"] appears <n> times [within <n>s]',
    apps: screenApps,
    meaning: 'Exactly that many elements match; 0 is allowed.',
    examples: ['the "css:.tray" appears 6 times', 'the "Sapling" appears 1 time within 4s'],
    nearMisses: [
      { text: 'the "css:.tray" appears many times', code: 'count_number' },
      { text: 'the 2nd "css:.tray" appears 3 times', code: 'ordinal_count' },
      { text: 'the "css:.leaf" in the item containing "Sage" appears 3 times', code: 'scoped_count' },
    ],
  },
];

type CountClaim = ElementClaim & { readonly kind: 'appears_times' };

/** Canonical sentence of a count of elements, without its bound. */
export function printElementCount(target: Target, { count }: CountClaim): string {
  return `the ${printTarget(target)} appears ${printNumber(count)} times`;
}

/** The same in words: what holds. */
export function explainElementCount(target: Target, { count }: CountClaim): string {
  return `exactly ${count} ${count === 1 ? 'element matches' : 'elements match'} ${matchWords(target)}`;
}
