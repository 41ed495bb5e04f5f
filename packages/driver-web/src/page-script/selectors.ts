// Selectors as people write them in flows: asked of every open tree, and told apart from what is none.
import { isElement, matches, queryAll, type Scope } from './dom-access.ts';
import { scopesOf } from './flat-tree.ts';

const probe = new DocumentFragment();

/** A sentence about what is wrong with a selector; undefined when it is one. */
export function selectorFault(selector: string): string | undefined {
  try {
    probe.querySelector(selector);
    return undefined;
  } catch {
    return `"${selector}" is not a CSS selector that the browser understands`;
  }
}

/**
 * All matches below a root in document order. Open shadow trees are asked only when the root's own tree has none; below
 * an element, the element itself comes last.
 */
export function selectAll(root: Document | Element, selector: string): readonly Element[] {
  const own = queryAll(root, selector);
  if (own.length > 0) return [...own];
  const places: readonly Scope[] = scopesOf(root).map(({ scope }) => scope);
  const deeper = places.slice(1).flatMap((scope) => [...queryAll(scope, selector)]);
  if (deeper.length > 0) return deeper;
  return isElement(root) && matches(root, selector) ? [root] : [];
}

export function selectorOfId(id: string): string {
  return `[id="${CSS.escape(id)}"]`;
}
