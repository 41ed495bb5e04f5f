// Whether an element is drawn: `rendered` decides among candidates, `visible` is what people are told.
import { checkVisibility, rectsOf } from './dom-access.ts';
import { composedParent, flatParent } from './flat-tree.ts';

export function styleOf(element: Element, pseudo?: string): CSSStyleDeclaration {
  return getComputedStyle(element, pseudo);
}

/** At least one client rect, not hidden by `visibility`, and not in a part whose content is not rendered. */
export function isRendered(element: Element): boolean {
  return checkVisibility(element, 'visibility') && rectsOf(element).length > 0;
}

/** What the browser's own visibility check says, and at least one client rect. */
export function isVisible(element: Element): boolean {
  return checkVisibility(element, 'both') && rectsOf(element).length > 0;
}

/** Whether there is a box, or a `display: contents` in a place that has one: what `innerText` calls being rendered. */
export function isBeingRendered(element: Element): boolean {
  for (let current: Element | null = element; current !== null; current = flatParent(current)) {
    if (checkVisibility(current, 'box')) return true;
    if (styleOf(current).display !== 'contents') return false;
  }
  return false;
}

/** Whether a text that stands directly in the element is drawn: in a box, visible, not at opacity 0. */
export function drawsText(element: Element): boolean {
  for (let current: Element | null = element; current !== null; current = flatParent(current)) {
    const style = styleOf(current);
    // The check tells about the box of the element, not about content that it keeps from being rendered.
    if (checkVisibility(current, 'both')) return !hidesContent(style);
    if (style.display !== 'contents' || style.visibility !== 'visible') return false;
  }
  return false;
}

/** Whether a box keeps its content from being rendered; a style that inline boxes and rows do not follow. */
export function hidesContent(style: CSSStyleDeclaration): boolean {
  if (style.contentVisibility !== 'hidden') return false;
  return !/^(?:inline$|contents|ruby|table-(?:row|column|header|footer))/.test(style.display);
}

/** Whether the element, or something around it, is at opacity 0. */
export function isTransparent(element: Element): boolean {
  for (let current: Element | null = element; current !== null; current = composedParent(current)) {
    if (checkVisibility(current, 'box')) return !checkVisibility(current, 'opacity');
    if (styleOf(current).display !== 'contents') return false;
  }
  return false;
}

/** The rendered ones of a list, or all of them when none is. */
export function renderedOrAll<T extends Element>(elements: readonly T[]): readonly T[] {
  const rendered = elements.filter(isRendered);
  return rendered.length > 0 ? rendered : elements;
}
