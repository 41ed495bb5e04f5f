// The text of an element as it is drawn. The browser's own `innerText` where nothing special is inside; around shadow
// trees, closed lists and transparent parts the pieces are put together here.
import {
  checkVisibility,
  childElementCount,
  createTreeWalker,
  dataOf,
  hostOf,
  innerText,
  isElement,
  isHtml,
  isHtmlElement,
  isShadowRoot,
  isText,
  localName,
  ownerDocument,
  queryAll,
  shadowRootOf,
  textContent,
} from './dom-access.ts';
import { chosenText, isClosedList } from './chosen-options.ts';
import { composeText, type DrawnOptions, isControl, undrawn } from './compose-text.ts';
import { composedParent, nextInFlatTree, scopesOf } from './flat-tree.ts';
import { isBlank } from './folded-text.ts';
import { isBeingRendered, isTransparent } from './rendering.ts';

/** Drawn text; of an element that is not rendered at all, its plain text. */
export function drawnText(element: Element, options: DrawnOptions = {}): string {
  if (isPlainLeaf(element, options)) return innerText(element);
  if (!isBeingRendered(element)) return plainText(element, options.withoutControls === true);
  if (isTransparent(element)) return '';
  if (isHtml(element, 'select')) return isClosedList(element) ? chosenText(element) : innerText(element);
  const whole = options.asWritten === true || options.withoutControls === true;
  const mixed = whole ? undefined : mixedElements(element);
  if (mixed?.size === 0 && isHtmlElement(element)) return innerText(element);
  return composeText(element, mixed, options);
}

/** Nothing but text in a box that can be seen: by far the most common, and told without looking further. */
function isPlainLeaf(element: Element, options: DrawnOptions): element is HTMLElement {
  return (
    options.asWritten !== true &&
    childElementCount(element) === 0 &&
    isHtmlElement(element) &&
    shadowRootOf(element) === null &&
    !undrawn.has(localName(element)) &&
    localName(element) !== 'slot' &&
    checkVisibility(element, 'opacity')
  );
}

/** All text below an element in the tree that people see, drawn or not. */
export function plainText(element: Element, withoutControls = false): string {
  if (childElementCount(element) === 0 && shadowRootOf(element) === null && localName(element) !== 'slot') {
    return textContent(element);
  }
  if (!withoutControls && shadowRootOf(element) === null && !isHtml(element, 'slot')) {
    const inside = scopesOf(element);
    if (inside.length === 1) return textContent(element);
  }
  let text = '';
  let node: Node | null = element;
  while (node !== null) {
    const skip = withoutControls && node !== element && isElement(node) && isControl(node);
    if (isText(node)) text += dataOf(node);
    node = nextInFlatTree(node, element, skip);
  }
  return text;
}

/** Elements that `innerText` would read otherwise than people do, and everything around them up to `top`. */
function mixedElements(top: Element): ReadonlySet<Element> {
  const mixed = new Set<Element>();
  const mark = (element: Element): void => {
    for (let current: Element | null = element; current !== null && !mixed.has(current);) {
      mixed.add(current);
      if (current === top) return;
      current = composedParent(current);
    }
  };
  const scopes = scopesOf(top);
  for (const { scope } of scopes) {
    for (const special of queryAll(scope, 'select, slot')) mark(special);
    if (scope !== top) mark(isShadowRoot(scope) ? hostOf(scope) : (scope as Element));
    markTransparent(scope, mark);
  }
  if (isHtml(top, 'slot')) mixed.add(top);
  return mixed;
}

function markTransparent(scope: Node, mark: (element: Element) => void): void {
  const page = ownerDocument(scope) ?? (scope as Document);
  const walker = createTreeWalker(page, scope, NodeFilter.SHOW_TEXT);
  let last: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (isBlank(dataOf(node as Text))) continue;
    const parent = composedParent(node);
    if (parent === null || parent === last) continue;
    last = parent;
    if (!checkVisibility(parent, 'opacity') && checkVisibility(parent, 'box')) mark(parent);
  }
}
