// is greater than, is less than: two elements compared, in conditions only.
import type { Condition } from '../assertion.ts';
import { printTarget } from '../print/phrases.ts';
import { targetWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { Target } from '../target.ts';
import type { SentenceForm } from './form.ts';

export const comparisonForms: readonly SentenceForm[] = [
  {
    name: 'compare',
    positions: ['condition'],
    starts: 'the',
    syntax: 'the [<nth>] "<label>" [<place>] is (greater | less) than the [<nth>] "<label>" [<place>]',
    apps: screenApps,
    meaning: 'The texts of both elements are numbers, and in that order.',
    examples: [
      'the "id:left-pan" is greater than the "id:right-pan"',
      'the 2nd "Level" is less than the "Limit"',
    ],
    nearMisses: [
      { text: 'the "Level" is greater than 40', code: 'condition_operand' },
      { text: 'the "Level" is less than the limit', code: 'condition_operand' },
      { text: 'the "Water now" is enabled', code: 'not_a_condition' },
      { text: 'page shows Watered within 5s', code: 'condition_waits' },
      { text: 'the "Slip" shows ${captured.slip}', code: 'capture_position' },
    ],
  },
];

type ComparisonClaim = Condition['claim'] & { readonly kind: 'greater_than' | 'less_than' };

/** Canonical sentence of a comparison. */
export function printComparison(target: Target, { kind, other }: ComparisonClaim): string {
  const word = kind === 'greater_than' ? 'greater' : 'less';
  return `the ${printTarget(target)} is ${word} than the ${printTarget(other)}`;
}

/** The same in words: what holds. */
export function explainComparison(target: Target, { kind, other }: ComparisonClaim): string {
  const word = kind === 'greater_than' ? 'greater' : 'less';
  return `the number in ${targetWords(target)} is ${word} than the one in ${targetWords(other)}`;
}
