// At most a hundred elements that people could name: what can be acted on first, then what can only be read.
import {
  attribute,
  dataOf,
  firstChild,
  hasAttribute,
  isElement,
  isText,
  localName,
  nextSibling,
  queryAll,
  textContent,
} from './dom-access.ts';
import { accessibleName } from './accessible-name.ts';
import { wordFor } from './describe.ts';
import { drawnText } from './drawn-text.ts';
import { documentOrder, scopesOf } from './flat-tree.ts';
import { fold, isBlank } from './folded-text.ts';
import { labelsOf, labelText } from './labels.ts';
import type { PageInventoryEntry } from './protocol.ts';
import { isVisible } from './rendering.ts';
import { isInteractiveRole, maybeInteractive, roleOf } from './roles.ts';
import { isSecret } from './secret-fields.ts';

const mostEntries = 100;
const longestText = 80;

export function inventory(): readonly PageInventoryEntry[] {
  const places = scopesOf(document);
  const seen = new Set<Element>();
  const entries: PageInventoryEntry[] = [];
  const found = places.flatMap(({ scope }) =>
    maybeInteractive.flatMap((selector) => [...queryAll(scope, selector)]),
  );
  const controls = [...new Set(found)]
    .filter((element) => isInteractiveRole(roleOf(element)))
    .toSorted(documentOrder);
  for (const control of controls) {
    if (entries.length >= mostEntries) return entries;
    if (!isVisible(control)) continue;
    seen.add(control);
    entries.push(entryOf(control));
  }
  for (const { elements } of places) {
    for (const element of elements) {
      if (entries.length >= mostEntries) return entries;
      if (seen.has(element) || !isReadableLeaf(element) || !isVisible(element)) continue;
      entries.push({ role: wordFor(element), text: shortened(drawnText(element)) });
    }
  }
  return entries;
}

function entryOf(control: Element): PageInventoryEntry {
  const label =
    labelsOf(control)
      .map(labelText)
      .find((text) => text !== '') ?? fold(attribute(control, 'aria-label') ?? '');
  const isField = /^(?:input|textarea|select)$/.test(localName(control));
  const text =
    isField || isSecret(control) || hasAttribute(control, 'contenteditable')
      ? ''
      : shortened(drawnText(control));
  const name = shortened(accessibleName(control));
  return {
    role: wordFor(control),
    ...(label !== '' && { label: shortened(label) }),
    ...(text !== '' && { text }),
    ...(name !== '' && { name }),
  };
}

/** An element with a text of its own and no child that has one. */
function isReadableLeaf(element: Element): boolean {
  if (/^(?:script|style|noscript|template|title|option|textarea)$/.test(localName(element))) return false;
  let own = false;
  for (let child = firstChild(element); child !== null; child = nextSibling(child)) {
    if (isText(child)) own ||= !isBlank(dataOf(child));
    else if (isElement(child) && !isBlank(textContent(child))) return false;
  }
  return own && !isSecret(element);
}

function shortened(text: string): string {
  return fold(text).slice(0, longestText);
}
