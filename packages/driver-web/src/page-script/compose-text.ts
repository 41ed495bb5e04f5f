// Puts the drawn text of an element together from its parts, where the browser's own answer is not what people see.
import {
  attribute,
  checkVisibility,
  dataOf,
  innerText,
  isElement,
  isHtml,
  isHtmlElement,
  isText,
  localName,
} from './dom-access.ts';
import { chosenText, isClosedList } from './chosen-options.ts';
import { firstFlatChild, nextFlatSibling } from './flat-tree.ts';
import { isBlank } from './folded-text.ts';
import { drawsText, hidesContent, styleOf } from './rendering.ts';
import { textLines, type TextLines } from './text-lines.ts';
import { transformed } from './text-transform.ts';

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

export interface DrawnOptions {
  /** Leave text transforms out: the letters as written. */
  readonly asWritten?: boolean;
  /** Leave the text of controls out, as a label does. */
  readonly withoutControls?: boolean;
}

export function isControl(element: Element): boolean {
  return labelledControls.has(localName(element)) || attribute(element, 'role') === 'textbox';
}

interface Open {
  readonly element: Element;
  readonly style: CSSStyleDeclaration;
  readonly closing: (() => void) | undefined;
  next: Node | null;
  /** Whether a text directly in it is drawn; known once one was met. */
  draws: boolean | undefined;
}

function opened(element: Element, style: CSSStyleDeclaration, closing?: () => void): Open {
  return { element, style, closing, next: firstFlatChild(element), draws: undefined };
}

/**
 * The drawn text of an element, walked through.
 *
 * @param mixed - the elements that have to be walked; of others the browser is asked. Undefined: all have to be.
 */
export function composeText(
  top: Element,
  mixed: ReadonlySet<Element> | undefined,
  options: DrawnOptions,
): string {
  const lines = textLines();
  const stack: Open[] = [opened(top, styleOf(top))];
  for (let open = stack.at(-1); open !== undefined; open = stack.at(-1)) {
    const node = open.next;
    if (node === null) {
      open.closing?.();
      stack.pop();
      continue;
    }
    open.next = nextFlatSibling(node);
    if (isText(node)) addText(lines, node, open, options);
    else if (isElement(node)) {
      const inner = enter(lines, node, mixed, options);
      if (inner !== undefined) stack.push(inner);
    }
  }
  return lines.finish();
}

/** Adds an element as a whole, or what it begins with; then its children are next. */
function enter(
  lines: TextLines,
  element: Element,
  mixed: ReadonlySet<Element> | undefined,
  options: DrawnOptions,
): Open | undefined {
  const name = localName(element);
  if (undrawn.has(name) || (options.withoutControls === true && isControl(element))) return undefined;
  const style = styleOf(element);
  const { display } = style;
  if (display === 'none') return undefined;
  if (name === 'br') {
    lines.newline();
    return undefined;
  }
  if (display !== 'contents' && !checkVisibility(element, 'box')) return undefined;
  const closing = style.visibility === 'visible' ? surround(lines, name, display, element) : undefined;
  const whole = wholeText(element, style, standsAlone(name, display) ? mixed : undefined);
  if (whole === undefined) return opened(element, style, closing);
  if (isHtml(element, 'select') && isClosedList(element)) lines.text(whole, false);
  else lines.laidOut(whole);
  closing?.();
  return undefined;
}

/** The text of what need not be walked; undefined when it must be. */
function wholeText(
  element: Element,
  style: CSSStyleDeclaration,
  mixed: ReadonlySet<Element> | undefined,
): string | undefined {
  if ((style.display !== 'contents' && style.opacity === '0') || hidesContent(style)) return '';
  if (isHtml(element, 'select') && isClosedList(element)) {
    return style.visibility === 'visible' ? chosenText(element) : '';
  }
  // Of what stands within a line the browser does not tell whether blocks in it begin or end one.
  return mixed !== undefined && !mixed.has(element) && isHtmlElement(element)
    ? innerText(element)
    : undefined;
}

function surround(
  lines: TextLines,
  name: string,
  display: string,
  element: Element,
): (() => void) | undefined {
  if (display === 'table-cell') {
    const close = lines.box();
    return () => {
      close();
      if (hasCellAfter(element)) lines.tab();
    };
  }
  if (name !== 'p' && /^inline-(?:block|flex|grid)/.test(display)) return lines.box();
  if (!standsAlone(name, display)) return undefined;
  const count = name === 'p' ? 2 : 1;
  lines.lines(count);
  return () => {
    lines.lines(count);
  };
}

/** Whether the element has lines of its own; a paragraph has them however it is displayed. */
function standsAlone(name: string, display: string): boolean {
  return name === 'p' || !/^(?:contents|inline|ruby|table-cell)/.test(display);
}

function hasCellAfter(cell: Element): boolean {
  for (let next = nextFlatSibling(cell); next !== null; next = nextFlatSibling(next)) {
    if (isElement(next) && styleOf(next).display === 'table-cell') return true;
  }
  return false;
}

function addText(lines: TextLines, text: Text, open: Open, options: DrawnOptions): void {
  const data = dataOf(text);
  if (data === '') return;
  const { element, style } = open;
  if (isBlank(data) && !/\u00a0/.test(data)) {
    lines.text(' ', false);
    return;
  }
  open.draws ??= !undrawn.has(localName(element)) && drawsText(element);
  if (!open.draws) return;
  const kept = /^(?:pre|pre-wrap|break-spaces)/.test(style.whiteSpace);
  lines.text(options.asWritten === true ? data : transformed(data, style.textTransform, element), kept);
}
