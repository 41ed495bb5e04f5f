// Finds what a locator means in a live tree, and counts what fits it.
import type { Purpose, Unresolvable } from '../../found.ts';
import type { ElementLocator, InnerLocator, Locator } from '../../locator.ts';
import { attributeOf } from '../tree/naming.ts';
import type { MemoryNode } from '../tree/node.ts';
import { presentWithin } from '../tree/walk-tree.ts';
import { meantFor } from './control-within.ts';
import { selectCss } from './css.ts';
import { countByText, findByText } from './find-by-text.ts';
import { findCell } from './find-cell.ts';
import { findContainer, findFrame } from './find-scope.ts';
import { type Located, nothing } from './located.ts';

/** The node that is meant for this purpose. */
export function locate(root: MemoryNode, locator: Locator, purpose: Purpose): Located {
  const located = locateNamed(root, locator, purpose);
  return located.kind === 'found' ? { ...located, node: meantFor(located.node, purpose) } : located;
}

/** How many nodes fit; `limit` at most. */
export function countMatches(root: MemoryNode, locator: Locator, limit: number): number | Unresolvable {
  const count = countAll(root, locator);
  return typeof count === 'number' ? Math.min(count, limit) : count;
}

function locateNamed(root: MemoryNode, locator: Locator, purpose: Purpose): Located {
  switch (locator.kind) {
    case 'element':
      return locateElement(root, locator, purpose);
    case 'cell':
      return findCell(root, locator);
    case 'scoped':
    case 'framed': {
      const region = locator.kind === 'scoped' ? findContainer(root, locator) : findFrame(root, locator);
      if (region.kind !== 'found') return region;
      const inner = locateElement(region.node, { kind: 'element', ...locator.inner }, purpose);
      return inner.kind === 'found' ? { ...inner, hints: { ...inner.hints, ...region.hints } } : inner;
    }
  }
}

function countAll(root: MemoryNode, locator: Locator): number | Unresolvable {
  switch (locator.kind) {
    case 'element':
      return countElements(root, locator);
    case 'cell': {
      const cell = findCell(root, locator);
      return cell.kind === 'found' ? 1 : cell.kind === 'missing' ? 0 : cell;
    }
    case 'scoped':
    case 'framed': {
      const region = locator.kind === 'scoped' ? findContainer(root, locator) : findFrame(root, locator);
      if (region.kind === 'missing') return 0;
      return region.kind === 'found' ? countElements(region.node, locator.inner) : region;
    }
  }
}

function locateElement(root: MemoryNode, locator: ElementLocator, purpose: Purpose): Located {
  const candidates = presentWithin(root);
  const text = locator.text ?? locator.name;
  if (locator.css === undefined && locator.id === undefined && text !== undefined) {
    const match = findByText(candidates, { ...locator, text }, purpose);
    if (match === undefined) return nothing;
    const css =
      match.beyondEight && locator.nth === undefined ? uniqueCss(match.node, candidates) : undefined;
    return { kind: 'found', node: match.node, ...(css !== undefined && { hints: { css } }) };
  }
  const nodes = byIdentity(candidates, locator);
  if (nodes === undefined) return unusableCss(locator.css ?? '');
  const node = nodes[(locator.nth ?? 1) - 1];
  return node === undefined ? nothing : { kind: 'found', node };
}

function countElements(
  root: MemoryNode,
  locator: InnerLocator & { readonly name?: string },
): number | Unresolvable {
  const candidates = presentWithin(root);
  const text = locator.text ?? locator.name;
  if (locator.css === undefined && locator.id === undefined && text !== undefined) {
    return countByText(candidates, { ...locator, text });
  }
  return byIdentity(candidates, locator)?.length ?? unusableCss(locator.css ?? '');
}

function byIdentity(
  candidates: readonly MemoryNode[],
  { css, id }: InnerLocator,
): readonly MemoryNode[] | undefined {
  if (css !== undefined) return selectCss(css, candidates);
  return candidates.filter(({ source }) => id !== undefined && source.id === id);
}

function unusableCss(css: string): Unresolvable {
  return { kind: 'unusable', message: `css:${css} is no selector that this surface understands` };
}

// A test id or an id without digits, where it names nothing else: what recording may write beside the text.
function uniqueCss(node: MemoryNode, candidates: readonly MemoryNode[]): string | undefined {
  const selectors = ['data-testid', 'data-test', 'data-qa'].flatMap((name) => {
    const value = attributeOf(node, name);
    return value === null ? [] : [`[${name}="${value}"]`];
  });
  const { id } = node.source;
  if (id !== undefined && !/\d/.test(id)) selectors.push(`#${id}`);
  return selectors.find((css) => selectCss(css, candidates)?.length === 1);
}
