// Walks the rendered document and writes it down as the tree that is explored: once, in document order, text as runs.
import {
  checkVisibility,
  dataOf,
  documentElementOf,
  firstChild,
  isElement,
  isHtml,
  isText,
  localName,
  nextSibling,
  shadowRootOf,
} from './dom-access.ts';
import { contentOf, focusedElement, isFrame } from './frames.ts';
import { contentCorner } from './geometry.ts';
import { hidesContent, styleOf } from './rendering.ts';
import { watch } from './tree-changes.ts';
import { type Around, bits, describeElement, type TreeElement, rawAttributes } from './tree-element.ts';
import { drawnByInput } from './tree-fields.ts';
import { askForListeners, forgetListeners } from './tree-listeners.ts';
import { addRun, asDrawn, type RunState } from './tree-text.ts';

/** What is never shown as an element. */
const neverShown: ReadonlySet<string> = new Set(
  'head script style template noscript title meta link base'.split(' '),
);
/** Elements whose children are not drawn, or are written down by themselves. */
const opaque: ReadonlySet<string> = new Set(
  'input textarea select canvas video audio object embed meter progress iframe frame'.split(' '),
);

/** A tree, and the element behind each of its entries. */
export interface WalkedTree {
  readonly elements: TreeElement[];
  readonly depths: number[];
  readonly behind: Element[];
}

interface Walk extends WalkedTree, RunState {
  readonly focused: Element | null;
}

interface Children {
  next: Node | null;
  /** What a slot shows; undefined where siblings follow each other. */
  readonly slotted: readonly Node[] | undefined;
}

interface Open extends Children {
  readonly element: Element;
  readonly written: TreeElement;
  /** False for an element that is not visible, until something in it is. */
  isInTree: boolean;
  readonly depth: number;
  readonly parent: Open | undefined;
  readonly inside: Around;
  readonly showsText: boolean;
  /** Whether text in it stands apart from text around it. */
  readonly standsApart: boolean;
  /** The slotted node that is next. */
  at: number;
  /** Children in the tree so far. */
  children: number;
}

/** The tree of the document that is shown. */
export function walkTree(): WalkedTree {
  const walk: Walk = { elements: [], depths: [], behind: [], apart: false, focused: focusedElement() };
  const root = documentElementOf(document);
  forgetListeners();
  askForListeners(document);
  let open = root === null ? undefined : enter(walk, root, undefined, outside);
  while (open !== undefined) {
    const node = takeNext(open);
    if (node === null) {
      walk.apart ||= open.standsApart;
      open = open.parent;
    } else if (isText(node)) {
      if (open.showsText) addRun(open.written, open.children, asDrawn(dataOf(node), open.element), walk);
    } else if (isElement(node)) open = enter(walk, node, open, open.inside) ?? open;
  }
  return walk;
}

const outside: Around = {
  pointer: false,
  explained: false,
  disabled: false,
  transparent: false,
  shift: { x: 0, y: 0 },
};

/** Opens an element, and writes it down when it is visible; undefined when nothing of it can be shown. */
function enter(walk: Walk, element: Element, parent: Open | undefined, around: Around): Open | undefined {
  const name = localName(element);
  if (neverShown.has(name)) return undefined;
  const style = styleOf(element);
  const { display } = style;
  if (display === 'none' || (display !== 'contents' && !checkVisibility(element, 'box'))) return undefined;
  const standsApart = name === 'br' || !/^(?:inline|contents|ruby)/.test(display);
  walk.apart ||= standsApart;
  const visible = style.visibility === 'visible';
  const { written, inside } = describeElement(element, name, style, around, walk.focused);
  const page = isFrame(element) ? contentOf(element) : null;
  const open: Open = {
    element,
    written,
    isInTree: false,
    depth: parent === undefined ? 0 : parent.depth + 1,
    parent,
    inside: page === null ? inside : { ...inside, shift: innerShift(element, around) },
    showsText: visible && !inside.transparent,
    standsApart,
    ...(page === null
      ? childrenOf(element, name, style)
      : { next: documentElementOf(page), slotted: undefined }),
    at: 0,
    children: 0,
  };
  if (page !== null) {
    watch(page);
    askForListeners(page);
  }
  if (visible) put(walk, open);
  if (open.showsText) addRun(written, 0, drawnByInput(element, name) ?? '', walk);
  if (visible && isHtml(element, 'select')) putOptions(walk, open, element);
  return open;
}

function innerShift(frame: Element, { shift }: Around): Around['shift'] {
  const corner = contentCorner(frame);
  return { x: shift.x + corner.x, y: shift.y + corner.y };
}

function childrenOf(element: Element, name: string, style: CSSStyleDeclaration): Children {
  if (opaque.has(name) || hidesContent(style)) return { next: null, slotted: undefined };
  const shadow = shadowRootOf(element);
  if (shadow !== null) {
    watch(shadow);
    return { next: firstChild(shadow), slotted: undefined };
  }
  const slotted = isHtml(element, 'slot') ? element.assignedNodes() : [];
  const [first] = slotted;
  return first === undefined ? { next: firstChild(element), slotted: undefined } : { next: first, slotted };
}

function takeNext(open: Open): Node | null {
  const node = open.next;
  if (node === null) return null;
  open.at += 1;
  open.next = open.slotted === undefined ? nextSibling(node) : (open.slotted[open.at] ?? null);
  return node;
}

/** Puts an element into the tree, after everything around it that waited for something to be visible in it. */
function put(walk: Walk, open: Open): void {
  if (open.isInTree) return;
  open.isInTree = true;
  if (open.parent !== undefined) {
    put(walk, open.parent);
    open.parent.children += 1;
  }
  walk.elements.push(open.written);
  walk.depths.push(open.depth);
  walk.behind.push(open.element);
}

/** The options of a native list: they have no boxes while it is closed, and can be chosen all the same. */
function putOptions(walk: Walk, open: Open, list: HTMLSelectElement): void {
  for (const option of list.options) {
    const flags = (option.selected ? bits.selected : 0) | (isOff(option) ? bits.disabled : 0);
    const written: TreeElement = { class: 'option', own: [[0, option.text]], ...(flags !== 0 && { flags }) };
    if (option.id !== '') written.id = option.id;
    rawAttributes(written, option);
    walk.elements.push(written);
    walk.depths.push(open.depth + 1);
    walk.behind.push(option);
    open.children += 1;
  }
}

function isOff(option: HTMLOptionElement): boolean {
  return option.disabled || (isHtml(option.parentElement, 'optgroup') && option.parentElement.disabled);
}
