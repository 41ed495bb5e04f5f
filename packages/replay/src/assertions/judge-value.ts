// Attributes and styles: compared as they are, colours as colours.
import type { References } from '../references.ts';
import { parseColour, sameColour } from './compare-colours.ts';
import type { AttributePresence, ValueClaim } from './expectation.ts';
import { type Judgement, masked, shown } from './judgement.ts';

/**
 * Judges an attribute.
 *
 * @param value - null when the element has no such attribute.
 */
export function judgeAttribute(
  claim: ValueClaim<'attribute'> | AttributePresence,
  value: string | null,
  target: string,
  references: References,
): Judgement {
  if (claim.kind === 'attribute_present') return judgePresence(claim, value !== null, target);
  const { text: wanted, secret } = references.resolveVariables(claim.text);
  const live = value === null ? 'has no such attribute' : `"${secret ? masked : shown(value)}"`;
  return {
    holds: (value === wanted) !== claim.negate,
    code: 'attribute_mismatch',
    message: `expected attribute ${claim.name} of ${target} ${toBe(claim)}, ${value === null ? 'it' : 'got'} ${live}`,
    expected: `${claim.negate ? 'not ' : ''}${claim.text}`,
    actual: value === null ? live : secret ? masked : shown(value),
  };
}

function judgePresence({ name, wanted }: AttributePresence, present: boolean, target: string): Judgement {
  const word = (state: boolean): string => (state ? `has attribute ${name}` : `has no attribute ${name}`);
  return {
    holds: present === wanted,
    code: 'attribute_mismatch',
    message: `expected that ${target} ${word(wanted)}, but it ${word(present)}`,
    expected: word(wanted),
    actual: word(present),
  };
}

/** Judges a computed style. */
export function judgeStyle(
  claim: ValueClaim<'style'>,
  value: string,
  target: string,
  references: References,
): Judgement {
  const { text: wanted, secret } = references.resolveVariables(claim.text);
  const live = secret ? masked : shown(value);
  const base = {
    code: 'style_mismatch',
    message: `expected style ${claim.name} of ${target} ${toBe(claim)}, got "${live}"`,
    expected: `${claim.negate ? 'not ' : ''}${claim.text}`,
    actual: live,
  };
  if (claim.name === 'text-transform') {
    const same = value.trim().toLowerCase() === wanted.trim().toLowerCase();
    return { ...base, holds: same !== claim.negate };
  }
  const there = parseColour(value);
  const meant = parseColour(wanted);
  if (there === undefined || meant === undefined) {
    const unreadable = meant === undefined ? claim.text : live;
    const message = `"${unreadable}" is no colour that can be compared, so style ${claim.name} of ${target} cannot be judged`;
    return { ...base, holds: false, final: true, code: 'unreadable_colour', message };
  }
  return { ...base, holds: sameColour(there, meant) !== claim.negate };
}

function toBe({ negate, text }: { readonly negate: boolean; readonly text: string }): string {
  return `${negate ? 'not ' : ''}to be "${text}"`;
}
