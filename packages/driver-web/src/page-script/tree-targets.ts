// The elements of the last tree by their number: where a gesture meets each of them now.
import {
  checkVisibility,
  defaultViewOf,
  isConnected,
  isHtml,
  localName,
  ownerDocument,
  scrollIntoView,
} from './dom-access.ts';
import { focusedElement } from './frames.ts';
import { boundsOf, inViewport, middleOf } from './geometry.ts';
import type { PageAim, PageFocus } from './protocol.ts';
import { styleOf } from './rendering.ts';
import { isScrolledAway } from './scroll.ts';
import { contentOfField, editingHost, selectContent } from './typing.ts';
import { flatContains } from './flat-tree.ts';
import { handleOf } from './handles.ts';

/** How long a field may take to hold the focus once it was tapped, ms. */
const focusMs = 250;
/** Between two looks, ms. */
const lookMs = 10;

let captured: readonly Element[] = [];

/** Keeps what the entries of a tree stand for, until the next one. */
export function remember(behind: readonly Element[]): void {
  captured = behind;
}

/** Where an element is now, brought into view; a number that the last tree does not have is gone. */
export function aim(index: number): PageAim {
  const element = liveElement(index);
  if (element === undefined || !isShown(element)) return { kind: 'gone' };
  const { width, height } = boundsOf(element);
  if (width <= 0 || height <= 0) return { kind: 'no box' };
  if (!inViewport(middleOf(element)) || isScrolledAway(element))
    scrollIntoView(element, { block: 'center', inline: 'center', behavior: 'instant' });
  const point = middleOf(element);
  if (!inViewport(point)) return { kind: 'no box' };
  return {
    kind: 'at',
    ...point,
    width,
    height,
    ratio: devicePixelRatio,
    ref: handleOf(element).ref,
    tag: localName(element),
    ...(isHtml(element, 'input') && { inputType: element.type }),
  };
}

function liveElement(index: number): Element | undefined {
  const element = captured[index];
  if (element === undefined || !isConnected(element)) return undefined;
  const page = ownerDocument(element);
  return page === null || defaultViewOf(page) === null ? undefined : element;
}

/** What is drawn, or has its content drawn in its stead. */
function isShown(element: Element): boolean {
  return checkVisibility(element, 'box') || styleOf(element).display === 'contents';
}

/** Waits for a field to hold the focus and selects what is in it. */
export async function takeFocus(index: number): Promise<PageFocus> {
  const until = performance.now() + focusMs;
  for (;;) {
    const element = liveElement(index);
    const page = element === undefined ? null : ownerDocument(element);
    if (element === undefined || page === null) return { kind: 'gone' };
    const field = editingHost(element as HTMLElement);
    const focused = focusedElement();
    if (focused !== null && (focused === field || flatContains(field, focused))) {
      const isEmpty = contentOfField(field) === '';
      if (!isEmpty) selectContent(field, page);
      return { kind: 'ready', isEmpty };
    }
    if (performance.now() >= until) return { kind: 'elsewhere' };
    await new Promise((resolve) => {
      setTimeout(resolve, lookMs);
    });
  }
}
