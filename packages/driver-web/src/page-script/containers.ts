// The innermost container that holds all anchors: an item, or what a `css:` or `id:` container names.
import { attribute, bodyOf, queryAll, treeContains } from './dom-access.ts';
import { drawnText, plainText } from './drawn-text.ts';
import { composedParent, documentOrder, scopesOf } from './flat-tree.ts';
import { fold } from './folded-text.ts';
import { holdingAll } from './holding-text.ts';
import type { PageLocator } from './protocol.ts';
import { isRendered } from './rendering.ts';
import { selectorFault, selectorOfId } from './selectors.ts';

type ScopedLocator = Extract<PageLocator, { kind: 'scoped' }>;

type ContainerAnswer =
  | { readonly kind: 'found'; readonly container: Element }
  | { readonly kind: 'missing'; readonly detail?: string }
  | { readonly kind: 'ambiguous' | 'unusable'; readonly message: string; readonly hint?: string };

const items = 'li, [role=listitem], [role=row], [role=option], [role=article], tr';

export function findContainer(root: Document, locator: ScopedLocator): ContainerAnswer {
  const selector = containerSelector(locator.container);
  if (selector === undefined || selectorFault(selector) !== undefined) return unusable(locator.container);
  const all = [...new Set(scopesOf(root).flatMap(({ scope }) => [...queryAll(scope, selector)]))];
  const anchors = locator.anchors.map(fold);
  const holding = holdingAll(all, anchors, plainText, foldedText);
  const rendered = holding.filter(isRendered);
  const innermost = withoutOuter(rendered.length > 0 ? rendered : holding);
  const recorded = recordedAmong(all, innermost, locator, anchors);
  if (recorded !== undefined) return { kind: 'found', container: recorded };
  const [only] = innermost;
  if (only === undefined) return { kind: 'missing', ...missingDetail(root, all, locator, anchors) };
  if (innermost.length === 1) return { kind: 'found', container: only };
  return {
    kind: 'ambiguous',
    message: `the anchor ${quoted(locator.anchors)} matches ${innermost.length} items, so none is picked`,
    hint: 'be more specific, or name a css: container',
  };
}

function containerSelector(container: string): string | undefined {
  if (container === 'item') return items;
  if (container.startsWith('css:')) return container.slice(4).trim();
  return container.startsWith('id:') ? selectorOfId(container.slice(3).trim()) : undefined;
}

function unusable(container: string): ContainerAnswer {
  return {
    kind: 'unusable',
    message: `"${container}" cannot be used as a container`,
    hint: 'a container is "item", or a quoted "css:…" selector or "id:…"',
  };
}

function quoted(anchors: readonly string[]): string {
  return anchors.map((anchor) => `"${anchor}"`).join(' and ');
}

function foldedText(container: Element): string {
  return fold(drawnText(container));
}

function withoutOuter(containers: readonly Element[]): readonly Element[] {
  const all = new Set(containers);
  const outer = new Set<Element>();
  for (const container of containers) {
    for (let up = composedParent(container); up !== null && !outer.has(up); up = composedParent(up)) {
      if (all.has(up)) outer.add(up);
    }
  }
  return containers.filter((container) => !outer.has(container)).toSorted(documentOrder);
}

/** The container with the recorded id: taken when it holds the first anchor, or when nothing else does. */
function recordedAmong(
  all: readonly Element[],
  innermost: readonly Element[],
  locator: ScopedLocator,
  anchors: readonly string[],
): Element | undefined {
  const { containerId } = locator;
  if (containerId === undefined) return undefined;
  const recorded = all.find((container) => containerIdOf(container) === containerId);
  if (recorded === undefined) return undefined;
  if (innermost.includes(recorded)) return recorded;
  if (innermost.length === 0) return recorded;
  return foldedText(recorded).includes(anchors[0] ?? '') &&
    !innermost.some((inner) => treeContains(recorded, inner))
    ? recorded
    : undefined;
}

function missingDetail(
  root: Document,
  all: readonly Element[],
  locator: ScopedLocator,
  anchors: readonly string[],
): { readonly detail?: string } {
  const [first] = anchors;
  if (first === undefined) return {};
  if (holdingAll(all, [first], plainText, foldedText).length > 0) {
    return { detail: `no ${nameOf(locator)} contains all of ${quoted(locator.anchors)}` };
  }
  const body = bodyOf(root);
  if (body === null || !foldedText(body).includes(first)) return {};
  return {
    detail: `"${first}" is on the page, but not in any ${nameOf(locator)}; name a css: container that holds it`,
  };
}

function nameOf({ container }: ScopedLocator): string {
  return container === 'item' ? 'list item' : `"${container}"`;
}

/** The identity that a recording keeps of a container. */
export function containerIdOf(container: Element): string | undefined {
  for (const name of ['id', 'data-id', 'data-test', 'data-testid']) {
    const value = attribute(container, name);
    if (value !== null && value !== '') return value;
  }
  return undefined;
}
