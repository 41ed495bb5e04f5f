// What a field asks for: the first thing that names it, in the order in which people are told.
import { labelsOf, labelText, referencedText } from './labels.ts';
import { written } from './tree-text.ts';

/** The hint of a field; empty when nothing names it. A name that is empty does not count as one. */
export function hintOf(field: Element): string {
  for (const rung of rungs) {
    const hint = rung(field);
    if (hint !== '') return hint;
  }
  return '';
}

const rungs: readonly ((field: Element) => string)[] = [
  (field) => written(field, 'aria-label'),
  (field) =>
    labelsOf(field)
      .map(labelText)
      .filter((text) => text !== '')
      .join(' '),
  referencedText,
  (field) => written(field, 'placeholder'),
  (field) => written(field, 'name'),
];
