// is visible, is enabled, is empty, checkbox is checked: states of an element.
import type { ElementClaim } from '../assertion.ts';
import { printTarget } from '../print/phrases.ts';
import { targetWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { Target } from '../target.ts';
import type { SentenceForm } from './form.ts';

const noun = '[field | button | link | dropdown | checkbox]';

export const elementStateForms: readonly SentenceForm[] = [
  {
    name: 'is-visible',
    positions: ['assert', 'condition'],
    starts: 'the',
    syntax: `the [<nth>] "<label>" ${noun} [<place>] is [not] visible [within <n>s]`,
    apps: screenApps,
    meaning: 'The element is rendered; or it is absent or not rendered.',
    examples: ['the "Frost banner" is visible', 'the "Retry" button is not visible'],
    nearMisses: [
      { text: 'the "Banner" is hidden', code: 'near_miss' },
      { text: 'the "Banner" exists', code: 'near_miss' },
      { text: 'the "Beds" tab is visible', code: 'near_miss' },
    ],
  },
  {
    name: 'is-enabled',
    positions: ['assert'],
    starts: 'the',
    syntax: `the [<nth>] "<label>" ${noun} [<place>] is (enabled | disabled) [within <n>s]`,
    apps: screenApps,
    meaning: 'The platform says so of the element.',
    examples: ['the "Water now" button is enabled', 'the "Water now" is disabled'],
    nearMisses: [
      { text: 'the "Water now" is not enabled', code: 'near_miss' },
      { text: 'the waterAll button is enabled', code: 'unquoted_target' },
      { text: 'the "Harvest" is enabled in the item containing "Sage"', code: 'scope_position' },
    ],
  },
  {
    name: 'is-empty',
    positions: ['assert'],
    starts: 'the',
    syntax: `the [<nth>] "<label>" ${noun} [<place>] is [not] empty [within <n>s]`,
    apps: screenApps,
    meaning: 'The trimmed text or value of the element is, or is not, empty.',
    examples: ['the "Remarks" field is empty', 'the "Region" dropdown is not empty'],
    nearMisses: [{ text: 'the "Remarks" is blank', code: 'near_miss' }],
  },
  {
    name: 'checkbox-is-checked',
    positions: ['assert'],
    starts: 'the',
    syntax: 'the [<nth>] "<label>" checkbox [<place>] is [not] checked [within <n>s]',
    apps: screenApps,
    meaning: 'The checkbox, radio button or switch is, or is not, checked.',
    examples: [
      'the "Frost alert" checkbox is checked',
      'the "Pick" column of the row containing "Mint" checkbox is checked',
    ],
    nearMisses: [
      { text: 'the "Frost alert" is checked', code: 'missing_noun' },
      { text: 'the "Frost alert" checkbox is unchecked', code: 'near_miss' },
    ],
  },
];

/** States an element may be claimed to be in. */
export type StateKind =
  'visible' | 'not_visible' | 'enabled' | 'disabled' | 'empty' | 'not_empty' | 'checked' | 'not_checked';

const states: Readonly<Record<StateKind, string>> = {
  visible: 'is visible',
  not_visible: 'is not visible',
  enabled: 'is enabled',
  disabled: 'is disabled',
  empty: 'is empty',
  not_empty: 'is not empty',
  checked: 'is checked',
  not_checked: 'is not checked',
};

/** Whether a claim is about a state. */
export function isState(claim: ElementClaim): claim is { readonly kind: StateKind } {
  return claim.kind in states;
}

/** Canonical sentence of a claim about a state, without its bound. */
export function printElementState(target: Target, kind: StateKind): string {
  const checks = (kind === 'checked' || kind === 'not_checked') && target.noun === undefined;
  return `the ${printTarget(checks ? { ...target, noun: 'checkbox' } : target)} ${states[kind]}`;
}

/** The same in words: what holds. */
export function explainElementState(target: Target, kind: StateKind): string {
  return `${targetWords(target)} ${states[kind]}`;
}
