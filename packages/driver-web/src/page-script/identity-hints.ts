// An identity of an element that a recording may write behind its text.
import { attribute } from './dom-access.ts';
import { selectAll, selectorFault } from './selectors.ts';

/** A selector by test id, or by an id without digits, that only this element has. */
export function identitySelector(element: Element): string | undefined {
  for (const name of ['data-testid', 'data-test', 'data-qa']) {
    const value = attribute(element, name);
    if (value === null || value === '') continue;
    const selector = `[${name}=${JSON.stringify(value)}]`;
    if (isUnique(element, selector)) return selector;
  }
  const id = attribute(element, 'id');
  if (id === null || id === '' || /\d/.test(id)) return undefined;
  const selector = `#${CSS.escape(id)}`;
  return isUnique(element, selector) ? selector : undefined;
}

function isUnique(element: Element, selector: string): boolean {
  if (selectorFault(selector) !== undefined) return false;
  const found = selectAll(document, selector);
  return found.length === 1 && found[0] === element;
}
