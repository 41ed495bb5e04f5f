// Tells quickly which elements cannot have the accessible name that is looked for, so that few names are computed.
import {
  hasAttribute,
  isHtml,
  localName,
  matches,
  queryInside,
  shadowRootOf,
  textContent,
} from './dom-access.ts';
import { isSubsequence, keyOf, type Wanted } from './folded-text.ts';

const namedOnItself = '[aria-labelledby], [aria-label], [alt], [title], [placeholder], [aria-placeholder]';
const namedInside =
  ':is([aria-labelledby], [aria-label], [alt], [title], input, select, textarea, svg, slot, [contenteditable], [role])';

/** False only when the name, which then comes from the content alone, cannot begin with what is wanted. */
export function maybeNamed(element: Element, want: Wanted): boolean {
  if (matches(element, namedOnItself) || shadowRootOf(element) !== null) return true;
  if (isHtml(element, 'input') || isHtml(element, 'select') || isHtml(element, 'textarea')) return true;
  if (localName(element).includes('-') || hasAttribute(element, 'contenteditable')) return true;
  const key = keyOf(textContent(element));
  // A style may add text before and after; parts of the content may be hidden from the name.
  if (key === '' || want.key.includes(key) || isSubsequence(want.key, key)) return true;
  return queryInside(element, namedInside) !== null || hasCustomElement(element);
}

function hasCustomElement(element: Element): boolean {
  return queryInside(element, ':not(:defined)') !== null || hostInside(element);
}

function hostInside(element: Element): boolean {
  const inside = element.getElementsByTagName('*');
  if (inside.length > 200) return true;
  for (const each of inside) if (shadowRootOf(each) !== null) return true;
  return false;
}
