// field contains and shows: what an input holds, what an element says.
import type { ElementClaim } from '../assertion.ts';
import { printTarget } from '../print/phrases.ts';
import { expectedWords, targetWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { Target } from '../target.ts';
import type { SentenceForm } from './form.ts';
import { printExpected } from './page-shows.ts';

export const elementTextForms: readonly SentenceForm[] = [
  {
    name: 'field-contains',
    positions: ['assert'],
    starts: 'the',
    syntax:
      'the [<nth>] "<label>" field [<place>] contains (<text> | ${captured.<name>} [(+ | -) <n>]) [within <n>s]',
    apps: screenApps,
    meaning: 'The value of the input contains it. A native id may stand instead of the label.',
    examples: [
      'the "Plant name" field contains Marigold',
      'the cropName field contains Basil',
      'the "Trays" field in the item containing "Sage" contains 14',
      'the "Pots" column of the row containing "Mint" field contains 30',
    ],
    nearMisses: [
      { text: 'the "Plant name" contains Basil', code: 'missing_noun' },
      { text: 'the "Trays" in the item containing "Sage" field contains 3', code: 'noun_after_scope' },
      { text: 'the 2nd cropName field contains Basil', code: 'ordinal' },
    ],
  },
  {
    name: 'shows',
    positions: ['assert', 'condition'],
    starts: 'the',
    syntax: 'the [<nth>] "<label>" [<place>] shows (<text> | ${captured.<name>} [(+ | -) <n>]) [within <n>s]',
    apps: screenApps,
    meaning:
      'The text of the element contains it: exactly, else ignoring case. With a number added: the numbers are equal.',
    examples: [
      'the "css:.status" shows Watered',
      'the "Total" shows ${captured.total} + 12.5',
      'the "Stage" column of the row containing "Mint" shows Ready',
    ],
    nearMisses: [
      { text: 'the "Stage" shows', code: 'missing_text' },
      { text: 'the "Stage" does not show Pending', code: 'near_miss' },
      { text: 'the "Total" in the iframe shows 18.40', code: 'unnamed_frame' },
      { text: 'the "Total" field shows 5', code: 'near_miss' },
      { text: 'the "Trays" shows 3 in the item containing "Sage"', code: 'scope_position' },
      { text: 'the "Total" shows ${captured.a} + ${captured.b}', code: 'capture_expression' },
      { text: 'the waterAll shows Idle', code: 'unquoted_target' },
    ],
  },
];

type TextClaim = ElementClaim & { readonly kind: 'shows' | 'field_contains' };

/** Canonical sentence of a claim about an element's text, without its bound. */
export function printElementText(target: Target, claim: TextClaim): string {
  const expected = printExpected(claim.expected);
  if (claim.kind === 'shows') return `the ${printTarget(target)} shows ${expected}`;
  return `the ${printTarget(withNoun(target))} contains ${expected}`;
}

/** Asking for a value takes the noun, with a scope too. */
function withNoun(target: Target): Target {
  return target.noun === undefined ? { ...target, noun: 'field' } : target;
}

/** The same in words: what holds. */
export function explainElementText(target: Target, claim: TextClaim): string {
  const expected = expectedWords(claim.expected);
  const counted = claim.expected.kind === 'captured' && claim.expected.offset !== undefined;
  if (claim.kind === 'shows')
    return `${targetWords(target)} shows ${counted ? 'a number equal to ' : ''}${expected}`;
  return `the value of ${targetWords(target)} ${counted ? 'is a number equal to' : 'contains'} ${expected}`;
}
