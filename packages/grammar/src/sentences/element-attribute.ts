// attribute and style: what a browser knows of an element beyond its text.
import type { ElementClaim } from '../assertion.ts';
import { printTarget } from '../print/phrases.ts';
import { targetWords } from '../print/wording.ts';
import type { Target } from '../target.ts';
import type { SentenceForm } from './form.ts';

export const elementAttributeForms: readonly SentenceForm[] = [
  {
    name: 'attribute-is',
    positions: ['assert'],
    starts: 'the',
    syntax: 'the [<nth>] "<label>" [<place>] attribute <name> is [not] <value> [within <n>s]',
    apps: ['web'],
    meaning: 'The attribute equals the value exactly; or it differs or is absent.',
    examples: [
      'the "Bed guide" attribute href is /guide/beds',
      'the "Bed guide" attribute title is not This is old',
    ],
    nearMisses: [
      { text: 'the "Guide" attribute href contains /guide', code: 'attribute_form' },
      { text: 'the "Guide" attribute href /guide', code: 'attribute_form' },
    ],
  },
  {
    name: 'has-attribute',
    positions: ['assert'],
    starts: 'the',
    syntax: 'the [<nth>] "<label>" [<place>] (has | does not have) attribute <name> [within <n>s]',
    apps: ['web'],
    meaning: 'The element carries, or does not carry, the attribute; an empty one is carried.',
    examples: ['the "Plan" has attribute download', 'the "Notice bar" does not have attribute hidden'],
    nearMisses: [{ text: 'the "Guide" has attribute', code: 'attribute_form' }],
  },
  {
    name: 'style-is',
    positions: ['assert'],
    starts: 'the',
    syntax:
      'the [<nth>] "<label>" [<place>] style (color | background-color | text-transform) is [not] <value> [within <n>s]',
    apps: ['web'],
    meaning:
      'The computed value of the property equals, or does not equal, the value; colours are compared as colours.',
    examples: [
      'the "Stock" style color is rgb(200, 30, 30)',
      'the "Heading" style text-transform is uppercase',
    ],
    nearMisses: [
      { text: 'the "Stock" style width is 40px', code: 'style_property' },
      { text: 'the "Stock" style color red', code: 'style_form' },
    ],
  },
];

/** Claims about attributes and styles. */
export type AttributeClaim = ElementClaim & {
  readonly kind:
    'attribute_is' | 'attribute_is_not' | 'has_attribute' | 'lacks_attribute' | 'style_is' | 'style_is_not';
};

/** Canonical sentence of a claim about an attribute or a style, without its bound. */
export function printElementAttribute(target: Target, claim: AttributeClaim): string {
  const subject = `the ${printTarget(target)}`;
  switch (claim.kind) {
    case 'attribute_is':
      return `${subject} attribute ${claim.attribute} is ${claim.text}`;
    case 'attribute_is_not':
      return `${subject} attribute ${claim.attribute} is not ${claim.text}`;
    case 'has_attribute':
      return `${subject} has attribute ${claim.attribute}`;
    case 'lacks_attribute':
      return `${subject} does not have attribute ${claim.attribute}`;
    case 'style_is':
      return `${subject} style ${claim.property} is ${claim.text}`;
    case 'style_is_not':
      return `${subject} style ${claim.property} is not ${claim.text}`;
  }
}

/** The same in words: what holds. */
export function explainElementAttribute(target: Target, claim: AttributeClaim): string {
  const words = targetWords(target);
  switch (claim.kind) {
    case 'attribute_is':
      return `the attribute \`${claim.attribute}\` of ${words} is “${claim.text}”`;
    case 'attribute_is_not':
      return `the attribute \`${claim.attribute}\` of ${words} is absent or not “${claim.text}”`;
    case 'has_attribute':
      return `${words} has the attribute \`${claim.attribute}\``;
    case 'lacks_attribute':
      return `${words} does not have the attribute \`${claim.attribute}\``;
    case 'style_is':
      return `the computed ${claim.property} of ${words} is ${claim.text}`;
    case 'style_is_not':
      return `the computed ${claim.property} of ${words} is not ${claim.text}`;
  }
}
