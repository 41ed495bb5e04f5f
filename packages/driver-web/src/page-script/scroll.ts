// Scrolls a container or the page and looks where it came to rest.
import {
  clientHeightOf,
  isHtml,
  ownerDocument,
  rectOf,
  scrollHeightOf,
  scrollIntoView,
  scrollingElementOf,
  scrollToOptions,
  scrollTopOf,
} from './dom-access.ts';
import { composedParent } from './flat-tree.ts';
import { describe } from './describe.ts';
import { boundsOf, viewportSize } from './geometry.ts';
import type { PageScript, PageVerdict } from './protocol.ts';
import { styleOf } from './rendering.ts';

type ScrollGoal = Parameters<PageScript['scroll']>[1];

/** How far from an edge still counts as at it, px. */
const edgeTolerance = 2;
/** Rounding between what is asked and what is read back, px. */
const offsetTolerance = 1;

export function scroll(element: Element | undefined, goal: ScrollGoal): PageVerdict {
  if (goal.kind === 'view') return element === undefined ? { kind: 'done' } : scrollToView(element);
  const box = scrollBox(element);
  if (box === null) return { kind: 'failed', message: `${name(element)} is not a scroll container` };
  const most = Math.max(0, scrollHeightOf(box) - clientHeightOf(box));
  if (goal.kind !== 'px') return toEdge(element, box, goal.kind);
  if (!isRoot(box) && most === 0 && goal.px > 0) {
    return {
      kind: 'failed',
      message: `${name(element)} is not a scroll container: all of its content is shown`,
    };
  }
  if (goal.px > most + offsetTolerance) {
    return {
      kind: 'failed',
      message: `${name(element)} scrolls to ${Math.floor(most)}px at most, not to ${goal.px}px`,
    };
  }
  scrollToOptions(box, { top: goal.px, behavior: 'instant' });
  const now = scrollTopOf(box);
  if (Math.abs(now - goal.px) <= offsetTolerance) return { kind: 'done' };
  return {
    kind: 'failed',
    message: `${name(element)} came to rest at ${Math.round(now)}px, not at ${goal.px}px`,
  };
}

function toEdge(element: Element | undefined, box: Element, edge: 'top' | 'bottom'): PageVerdict {
  const goal = (): number => (edge === 'top' ? 0 : Math.max(0, scrollHeightOf(box) - clientHeightOf(box)));
  scrollToOptions(box, { top: goal(), behavior: 'instant' });
  const now = scrollTopOf(box);
  if (Math.abs(now - goal()) <= edgeTolerance) return { kind: 'done' };
  return {
    kind: 'failed',
    message: `${name(element)} stops at ${Math.round(now)}px and not at its ${edge} (${Math.round(goal())}px)`,
  };
}

function scrollToView(element: Element): PageVerdict {
  if (!overlapsViewport(element))
    scrollIntoView(element, { block: 'center', inline: 'center', behavior: 'instant' });
  if (overlapsViewport(element)) return { kind: 'done' };
  return { kind: 'failed', message: `${describe(element)} could not be brought into view` };
}

function overlapsViewport(element: Element): boolean {
  const { x, y, width, height } = boundsOf(element);
  const view = viewportSize();
  if (x >= view.width || y >= view.height || x + width <= 0 || y + height <= 0) return false;
  return !isScrolledAway(element);
}

/** Whether a scroll container around it shows another part of its content. */
export function isScrolledAway(element: Element): boolean {
  const box = rectOf(element);
  for (let up = composedParent(element); up !== null; up = composedParent(up)) {
    if (isRoot(up) || styleOf(up).overflowY === 'visible') continue;
    const around = rectOf(up);
    if (box.y >= around.bottom || box.bottom <= around.y) return true;
  }
  return false;
}

/** The element that scrolls: the page for `body` and `html`; null for what clips nothing. */
function scrollBox(element: Element | undefined): Element | null {
  const page = element === undefined ? document : (ownerDocument(element) ?? document);
  if (element === undefined || isHtml(element, 'body') || isHtml(element, 'html'))
    return scrollingElementOf(page);
  if (isHtml(element, 'textarea')) return element;
  return /^(?:auto|scroll|hidden|overlay)/.test(styleOf(element).overflowY) ? element : null;
}

function isRoot(element: Element): boolean {
  return isHtml(element, 'html') || isHtml(element, 'body');
}

function name(element: Element | undefined): string {
  return element === undefined ? 'the page' : describe(element);
}
