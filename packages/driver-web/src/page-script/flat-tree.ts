// The tree that people see: open shadow roots are entered, slotted nodes stand where they are shown.
import {
  assignedSlot,
  firstChild,
  hostOf,
  isDocument,
  isElement,
  isHtml,
  isShadowRoot,
  nextSibling,
  parentNode,
  previousSibling,
  queryAll,
  rootOf,
  type Scope,
  shadowRootOf,
  treePosition,
} from './dom-access.ts';

/** The parent in the tree that people see; null at the top and for what is shown nowhere. */
export function flatParent(node: Node): Element | null {
  const slot = assignedSlot(node);
  if (slot !== null) return slot;
  const parent = parentNode(node);
  if (parent === null || isDocument(parent)) return null;
  if (isShadowRoot(parent)) return hostOf(parent);
  if (!isElement(parent) || shadowRootOf(parent) !== null) return null;
  return replacedBySlotted(parent) ? null : parent;
}

/** The parent for questions that do not ask whether a node is shown: a host, for its own unslotted children too. */
export function composedParent(node: Node): Element | null {
  const slot = assignedSlot(node);
  if (slot !== null) return slot;
  const parent = parentNode(node);
  if (isShadowRoot(parent)) return hostOf(parent);
  return isElement(parent) ? parent : null;
}

/** A slot that shows something else than its own children. */
function replacedBySlotted(element: Element): boolean {
  return isHtml(element, 'slot') && element.assignedNodes().length > 0;
}

export function firstFlatChild(element: Element): Node | null {
  const shadow = shadowRootOf(element);
  if (shadow !== null) return firstChild(shadow);
  if (isHtml(element, 'slot')) {
    const slotted = element.assignedNodes();
    if (slotted.length > 0) return slotted[0] ?? null;
  }
  return firstChild(element);
}

export function nextFlatSibling(node: Node): Node | null {
  return slottedNeighbour(node, 1) ?? (assignedSlot(node) === null ? nextSibling(node) : null);
}

export function previousFlatSibling(node: Node): Node | null {
  return slottedNeighbour(node, -1) ?? (assignedSlot(node) === null ? previousSibling(node) : null);
}

function slottedNeighbour(node: Node, step: number): Node | null {
  const slot = assignedSlot(node);
  if (slot === null) return null;
  const slotted = slot.assignedNodes();
  return slotted[slotted.indexOf(node) + step] ?? null;
}

/** The next node in the order in which people see it, without entering `node` when `skip` is set. */
export function nextInFlatTree(node: Node, top: Node, skip = false): Node | null {
  if (!skip && isElement(node)) {
    const child = firstFlatChild(node);
    if (child !== null) return child;
  }
  let current: Node | null = node;
  while (current !== null && current !== top) {
    const sibling = nextFlatSibling(current);
    if (sibling !== null) return sibling;
    current = flatParent(current);
  }
  return null;
}

/** Whether `inner` is `outer` or is seen inside it. */
export function flatContains(outer: Element, inner: Element): boolean {
  for (let current: Element | null = inner; current !== null; current = composedParent(current)) {
    if (current === outer) return true;
  }
  return false;
}

/** The nearest ancestor (or the element itself) that fits, through shadow roots and slots. */
export function flatClosest(element: Element, fits: (candidate: Element) => boolean): Element | null {
  for (let current: Element | null = element; current !== null; current = composedParent(current)) {
    if (fits(current)) return current;
  }
  return null;
}

/** The hosts of the shadow trees that the element is in, innermost first. */
export function hostsAbove(element: Element): readonly Element[] {
  const hosts: Element[] = [];
  for (let root = rootOf(element); isShadowRoot(root); root = rootOf(hostOf(root))) hosts.push(hostOf(root));
  return hosts;
}

/** A search place with all of its elements. */
export interface Place {
  readonly scope: Scope;
  readonly elements: NodeListOf<Element>;
}

/**
 * The search places below a root: the root itself, every open shadow root in it, and, below an element, what is
 * slotted into it from outside. Each comes with all of its elements.
 */
export function scopesOf(root: Scope): readonly Place[] {
  const found: Place[] = [];
  const seen = new Set<Scope>();
  const queue: Scope[] = [root];
  const followSlots = isElement(root);
  const enter = (scope: Scope): void => {
    if (seen.has(scope)) return;
    seen.add(scope);
    queue.push(scope);
  };
  const open = (element: Element): void => {
    const shadow = shadowRootOf(element);
    if (shadow !== null) enter(shadow);
    if (followSlots && isHtml(element, 'slot')) {
      for (const slotted of element.assignedElements()) if (!insideAny(slotted, seen)) enter(slotted);
    }
  };
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (isElement(next)) open(next);
    const elements = queryAll(next, '*');
    const count = elements.length;
    for (let index = 0; index < count; index += 1) {
      const element = elements[index];
      if (element !== undefined) open(element);
    }
    found.push({ scope: next, elements });
  }
  return found;
}

function insideAny(element: Element, scopes: ReadonlySet<Scope>): boolean {
  for (let current: Node | null = element; current !== null; current = parentNode(current)) {
    if (scopes.has(current as Scope)) return true;
  }
  return false;
}

/** Comparing positions is slow among many siblings; from here on the elements of the place are counted off instead. */
const manyToSort = 40;

/** Sorts elements that stand in these places. */
export function inDocumentOrder(elements: readonly Element[], places: readonly Place[]): readonly Element[] {
  const [top, ...inner] = places;
  const slotted = inner.some(({ scope }) => !isShadowRoot(scope));
  if (elements.length < manyToSort || slotted || top === undefined) return elements.toSorted(documentOrder);
  const wanted = new Set(elements);
  const trees = new Map(inner.map((place) => [hostOf(place.scope as ShadowRoot), place]));
  const sorted = elements.filter((element) => element === top.scope);
  const open: { readonly place: Place; at: number }[] = [{ place: top, at: 0 }];
  for (let current = open.at(-1); current !== undefined; current = open.at(-1)) {
    const element = current.place.elements[current.at];
    current.at += 1;
    if (element === undefined) open.pop();
    else {
      if (wanted.has(element)) sorted.push(element);
      const tree = trees.get(element);
      if (tree !== undefined) open.push({ place: tree, at: 0 });
    }
  }
  return sorted;
}

/** Document order, a shadow tree standing before the children of its host. Negative when `a` comes first. */
export function documentOrder(a: Element, b: Element): number {
  if (a === b) return 0;
  const rootA = rootOf(a);
  if (rootA === rootOf(b)) return follows(treePosition(a, b));
  const pathA = hostPath(a);
  const pathB = hostPath(b);
  for (const [index, left] of pathA.entries()) {
    const right = pathB[index];
    if (right === undefined) return 1;
    if (left !== right) return follows(treePosition(left, right));
  }
  return -1;
}

/** The element and the hosts around it, outermost first. */
function hostPath(element: Element): readonly Element[] {
  return [element, ...hostsAbove(element)].reverse();
}

function follows(position: number): number {
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 ? -1 : 1;
}
