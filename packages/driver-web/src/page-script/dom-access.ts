/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// The DOM read through getters and methods taken once from the prototypes. A page can name a form field `parentNode` or
// a form `querySelector`, and such names hide the built-in property of every form and document, in every world.

function getter<T extends object, K extends keyof T & string>(prototype: T, name: K): (target: T) => T[K] {
  const property = Object.getOwnPropertyDescriptor(prototype, name) as { readonly get: (this: T) => T[K] };
  const { get } = property;
  return (target) => get.call(target);
}

type MethodOf<T, K extends keyof T> = T[K] extends (...args: infer A) => infer R
  ? (target: T, ...args: A) => R
  : never;

function method<T extends object, K extends keyof T & string>(prototype: T, name: K): MethodOf<T, K> {
  const call = Object.getOwnPropertyDescriptor(prototype, name)?.value as (...args: unknown[]) => unknown;
  return ((target: T, ...args: unknown[]) => call.apply(target, args)) as MethodOf<T, K>;
}

export const nodeType = getter(Node.prototype, 'nodeType');
export const parentNode = getter(Node.prototype, 'parentNode');
export const firstChild = getter(Node.prototype, 'firstChild');
export const nextSibling = getter(Node.prototype, 'nextSibling');
export const previousSibling = getter(Node.prototype, 'previousSibling');
export const isConnected = getter(Node.prototype, 'isConnected');
export const ownerDocument = getter(Node.prototype, 'ownerDocument');
export const rootOf = method(Node.prototype, 'getRootNode');
export const treePosition = method(Node.prototype, 'compareDocumentPosition');
export const treeContains = method(Node.prototype, 'contains');
const textContentGetter = getter(Node.prototype, 'textContent');

export const dataOf = getter(CharacterData.prototype, 'data');

export const localName = getter(Element.prototype, 'localName');
export const shadowRootOf = getter(Element.prototype, 'shadowRoot');
export const childElementCount = getter(Element.prototype, 'childElementCount');
export const attributesOf = getter(Element.prototype, 'attributes');
export const attribute = method(Element.prototype, 'getAttribute');
export const hasAttribute = method(Element.prototype, 'hasAttribute');
export const matches = method(Element.prototype, 'matches');
export const closest = method(Element.prototype, 'closest');
export const rectOf = method(Element.prototype, 'getBoundingClientRect');
export const rectsOf = method(Element.prototype, 'getClientRects');
export const scrollIntoView = method(Element.prototype, 'scrollIntoView');
export const scrollToOptions = method(Element.prototype, 'scrollTo') as unknown as (
  element: Element,
  options: ScrollToOptions,
) => void;
export const scrollTopOf = getter(Element.prototype, 'scrollTop');
export const scrollWidthOf = getter(Element.prototype, 'scrollWidth');
export const scrollHeightOf = getter(Element.prototype, 'scrollHeight');
export const clientHeightOf = getter(Element.prototype, 'clientHeight');
export const clientWidthOf = getter(Element.prototype, 'clientWidth');
const elementSlot = getter(Element.prototype, 'assignedSlot');
const textSlot = getter(Text.prototype, 'assignedSlot');
const checkVisibilityMethod = method(Element.prototype, 'checkVisibility');
const innerTextGetter = getter(HTMLElement.prototype, 'innerText');

/** Neither is there while a document is still empty. */
export const documentElementOf = getter(Document.prototype, 'documentElement') as (
  page: Document,
) => Element | null;
export const bodyOf = getter(Document.prototype, 'body') as (page: Document) => HTMLElement | null;
export const defaultViewOf = getter(Document.prototype, 'defaultView');
export const scrollingElementOf = getter(Document.prototype, 'scrollingElement');
export const compatModeOf = getter(Document.prototype, 'compatMode');
export const selectionOf = method(Document.prototype, 'getSelection');
export const timelineOf = getter(Document.prototype, 'timeline');
export const createTreeWalker = method(Document.prototype, 'createTreeWalker');
export const dispatch = method(EventTarget.prototype, 'dispatchEvent');
export const hostOf = getter(ShadowRoot.prototype, 'host');

const documentActive = getter(Document.prototype, 'activeElement');
const shadowActive = getter(ShadowRoot.prototype, 'activeElement');
const documentAt = method(Document.prototype, 'elementFromPoint');
const shadowAt = method(ShadowRoot.prototype, 'elementFromPoint');
const documentQuery = method(Document.prototype, 'querySelectorAll');
const fragmentQuery = method(DocumentFragment.prototype, 'querySelectorAll');
const elementQuery = method(Element.prototype, 'querySelectorAll');
const elementQueryFirst = method(Element.prototype, 'querySelector');

/**
 * Out of favour with the standard, but the only way to edit as a person does in what an editor has made editable.
 */
export const editingCommand = method(Document.prototype, 'execCommand');

/** A place where selectors are asked: a document, an open shadow root, or an element as the root of a search. */
export type Scope = Document | ShadowRoot | Element;

export function isElement(node: Node | null): node is Element {
  return node !== null && nodeType(node) === 1;
}

export function isText(node: Node | null): node is Text {
  return node !== null && (nodeType(node) === 3 || nodeType(node) === 4);
}

export function isDocument(node: Node | null): node is Document {
  return node !== null && nodeType(node) === 9;
}

/** A fragment that is a tree root is a shadow root. */
export function isShadowRoot(node: Node | null): node is ShadowRoot {
  return node !== null && nodeType(node) === 11;
}

/** An element of HTML with this tag. */
export function isHtml<K extends keyof HTMLElementTagNameMap>(
  node: Node | null,
  name: K,
): node is HTMLElementTagNameMap[K] {
  return isElement(node) && localName(node) === name && namespaceOf(node) === 'http://www.w3.org/1999/xhtml';
}

const namespaceOf = getter(Element.prototype, 'namespaceURI');

export function isHtmlElement(node: Node | null): node is HTMLElement {
  return isElement(node) && namespaceOf(node) === 'http://www.w3.org/1999/xhtml';
}

export function queryAll(scope: Scope, selector: string): NodeListOf<Element> {
  if (isDocument(scope)) return documentQuery(scope, selector);
  return isShadowRoot(scope) ? fragmentQuery(scope, selector) : elementQuery(scope, selector);
}

export function queryInside(element: Element, selector: string): Element | null {
  return elementQueryFirst(element, selector);
}

export function textContent(node: Node): string {
  return textContentGetter(node) ?? '';
}

export function innerText(element: HTMLElement): string {
  return innerTextGetter(element);
}

export function assignedSlot(node: Node): HTMLSlotElement | null {
  if (isElement(node)) return elementSlot(node);
  return isText(node) ? textSlot(node) : null;
}

/** The browser's own check of display and content-visibility, and of what else is asked. */
export function checkVisibility(element: Element, also: 'box' | 'visibility' | 'opacity' | 'both'): boolean {
  const opacity = also === 'opacity' || also === 'both';
  const visibility = also === 'visibility' || also === 'both';
  return checkVisibilityMethod(element, {
    checkOpacity: opacity,
    opacityProperty: opacity,
    checkVisibilityCSS: visibility,
    visibilityProperty: visibility,
  });
}

/** The topmost element at a point of the viewport, through open shadow roots. */
export function deepestAt(root: Document, x: number, y: number): Element | null {
  let found = documentAt(root, x, y);
  while (found !== null) {
    const inner = shadowRootOf(found);
    const deeper = inner === null ? null : shadowAt(inner, x, y);
    if (deeper === null || deeper === found) return found;
    if (rootOf(deeper) !== inner) return deeper;
    found = deeper;
  }
  return found;
}

/** The element that keys go to, through open shadow roots. */
export function deepestActive(root: Document): Element | null {
  let active = documentActive(root);
  while (active !== null) {
    const inner = shadowRootOf(active);
    const deeper = inner === null ? null : shadowActive(inner);
    if (deeper === null) return active;
    active = deeper;
  }
  return active;
}
