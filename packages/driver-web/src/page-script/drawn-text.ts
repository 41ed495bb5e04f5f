// The text of an element as it is drawn. The browser's own `innerText` where nothing special is inside; around shadow
// trees, closed lists and transparent parts the pieces are put together here.
import {
  attribute,
  childElementCount,
  checkVisibility,
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
import { composedParent, firstFlatChild, nextFlatSibling, nextInFlatTree, scopesOf } from './flat-tree.ts';
import { isBlank } from './folded-text.ts';
import { drawsText, isBeingRendered, isTransparent, styleOf } from './rendering.ts';
import { textLines, type TextLines } from './text-lines.ts';

/** Elements whose content is never drawn as text. */
export const undrawn: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'title',
  'textarea',
  'input',
  'iframe',
  'frame',
  'object',
  'canvas',
  'video',
  'audio',
  'datalist',
  'meter',
  'progress',
]);

/** The controls whose own text is no part of their label. */
const labelledControls: ReadonlySet<string> = new Set([
  'button',
  'input',
  'meter',
  'output',
  'progress',
  'select',
  'textarea',
]);

interface DrawnOptions {
  /** Leave text transforms out: the letters as written. */
  readonly asWritten?: boolean;
  /** Leave the text of controls out, as a label does. */
  readonly withoutControls?: boolean;
}

/** Drawn text; of an element that is not rendered at all, its plain text. */
export function drawnText(element: Element, options: DrawnOptions = {}): string {
  if (isPlainLeaf(element, options)) return innerText(element);
  if (!isBeingRendered(element)) return plainText(element, options.withoutControls === true);
  if (isTransparent(element)) return '';
  if (isHtml(element, 'select')) return isClosedList(element) ? chosenText(element) : innerText(element);
  const whole = options.asWritten === true || options.withoutControls === true;
  const mixed = whole ? undefined : mixedElements(element);
  if (mixed?.size === 0 && isHtmlElement(element)) return innerText(element);
  return compose(element, mixed, options);
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

function isControl(element: Element): boolean {
  return labelledControls.has(localName(element)) || attribute(element, 'role') === 'textbox';
}

/** A list of which only the chosen option is drawn. */
export function isClosedList(select: HTMLSelectElement): boolean {
  return !select.multiple && select.size <= 1;
}

export function chosenText(select: HTMLSelectElement): string {
  return Array.from(select.selectedOptions, (option) => option.text).join(', ');
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

interface Open {
  readonly element: Element;
  readonly closing: (() => void) | undefined;
  next: Node | null;
}

function compose(top: Element, mixed: ReadonlySet<Element> | undefined, options: DrawnOptions): string {
  const lines = textLines();
  const stack: Open[] = [{ element: top, closing: undefined, next: firstFlatChild(top) }];
  for (let open = stack.at(-1); open !== undefined; open = stack.at(-1)) {
    const node = open.next;
    if (node === null) {
      open.closing?.();
      stack.pop();
      continue;
    }
    open.next = nextFlatSibling(node);
    if (isText(node)) addText(lines, node, open.element, options);
    else if (isElement(node)) {
      const closing = enter(lines, node, mixed, options);
      if (closing !== false) stack.push({ element: node, closing, next: firstFlatChild(node) });
    }
  }
  return lines.finish();
}

/** Adds what an element begins with; false when its children are not walked, else what it ends with. */
function enter(
  lines: TextLines,
  element: Element,
  mixed: ReadonlySet<Element> | undefined,
  options: DrawnOptions,
): (() => void) | undefined | false {
  const name = localName(element);
  if (undrawn.has(name)) return false;
  if (options.withoutControls === true && isControl(element)) return false;
  const style = styleOf(element);
  const { display } = style;
  if (display === 'none') return false;
  if (name === 'br') {
    lines.newline();
    return false;
  }
  if (display !== 'contents' && !checkVisibility(element, 'box')) return false;
  const closing = surround(lines, name, display, element);
  if (display !== 'contents' && style.opacity === '0') {
    closing?.();
    return false;
  }
  if (isHtml(element, 'select') && isClosedList(element)) {
    if (style.visibility === 'visible') lines.text(chosenText(element), false);
    closing?.();
    return false;
  }
  if (mixed !== undefined && !mixed.has(element) && isHtmlElement(element)) {
    lines.laidOut(innerText(element));
    closing?.();
    return false;
  }
  return closing;
}

function surround(
  lines: TextLines,
  name: string,
  display: string,
  element: Element,
): (() => void) | undefined {
  if (display === 'table-cell') {
    return () => {
      if (hasCellAfter(element)) lines.tab();
    };
  }
  if (display === 'contents' || display.startsWith('inline') || display.startsWith('ruby')) return undefined;
  const count = name === 'p' ? 2 : 1;
  lines.lines(count);
  return () => {
    lines.lines(count);
  };
}

function hasCellAfter(cell: Element): boolean {
  for (let next = nextFlatSibling(cell); next !== null; next = nextFlatSibling(next)) {
    if (isElement(next) && styleOf(next).display === 'table-cell') return true;
  }
  return false;
}

function addText(lines: TextLines, text: Text, parent: Element, options: DrawnOptions): void {
  const data = dataOf(text);
  if (data === '') return;
  if (isBlank(data) && !/\u00a0/.test(data)) {
    lines.text(' ', false);
    return;
  }
  if (undrawn.has(localName(parent)) || !drawsText(parent)) return;
  const style = styleOf(parent);
  const kept = /^(?:pre|pre-wrap|break-spaces)/.test(style.whiteSpace);
  lines.text(options.asWritten === true ? data : transformed(data, style.textTransform, parent), kept);
}

/** The letters as `text-transform` draws them. */
export function transformed(text: string, transform: string, element: Element): string {
  if (transform === 'none') return text;
  const language = languageOf(element);
  if (transform.includes('uppercase')) return text.toLocaleUpperCase(language);
  if (transform.includes('lowercase')) return text.toLocaleLowerCase(language);
  if (!transform.includes('capitalize')) return text;
  return text.replace(/(^|[^\p{L}\p{N}\p{M}'’])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase(language);
  });
}

/** A language tag for case mapping; only those that the browser would honour and that JavaScript knows. */
function languageOf(element: Element): string | undefined {
  for (let current: Element | null = element; current !== null; current = composedParent(current)) {
    const language = attribute(current, 'lang');
    if (language !== null) return /^(?:tr|az|lt|el)(?:-|$)/i.exec(language)?.[0].slice(0, 2);
  }
  return undefined;
}
