// Tells quickly which elements cannot have the accessible name that is looked for, so that few names are computed.
import {
  childElementCount,
  hasAttribute,
  isHtml,
  localName,
  matches,
  queryAll,
  queryInside,
  shadowRootOf,
  textContent,
} from './dom-access.ts';
import { isSubsequence, keyOf, type Wanted } from './folded-text.ts';

const namedOnItself = '[aria-labelledby], [aria-label], [alt], [title], [placeholder], [aria-placeholder]';
const namedInside =
  ':is([aria-labelledby], [aria-label], [alt], [title], input, select, textarea, svg, slot, [contenteditable], [role])';

/**
 * False only when the accessible name cannot be what is wanted (`exact`), or cannot begin with it.
 * A style may add text before and after the content; parts of the content may be hidden from the name.
 */
export function maybeNamed(element: Element, want: Wanted, exact: boolean): boolean {
  const key = keyOf(textContent(element));
  if (key === '' || want.key.includes(key)) return true;
  const leaf = childElementCount(element) === 0 && shadowRootOf(element) === null;
  if (leaf ? !exact && key.startsWith(want.key) : isSubsequence(want.key, key)) return true;
  if (matches(element, namedOnItself) || isField(element)) return true;
  return !leaf && (queryInside(element, namedInside) !== null || hostInside(element));
}

function isField(element: Element): boolean {
  if (isHtml(element, 'input') || isHtml(element, 'select') || isHtml(element, 'textarea')) return true;
  return localName(element).includes('-') || hasAttribute(element, 'contenteditable');
}

function hostInside(element: Element): boolean {
  return (
    shadowRootOf(element) !== null || [...queryAll(element, '*')].some((each) => shadowRootOf(each) !== null)
  );
}
