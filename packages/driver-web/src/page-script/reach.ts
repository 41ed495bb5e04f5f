// Brings an element to where a press reaches it: nothing moves when it can be reached already.
import { rectOf, scrollIntoView } from './dom-access.ts';
import { inViewport, middleOf, type Point, viewportSize } from './geometry.ts';
import { type Hit, hitTest, pointsOfLabel } from './hit-test.ts';
import { labelsOf } from './labels.ts';
import { isRendered, styleOf } from './rendering.ts';

export type Reach =
  | { readonly kind: 'reached'; readonly point: Point; readonly through: Element | undefined }
  | { readonly kind: 'covered'; readonly point: Point; readonly by: Element | null }
  | { readonly kind: 'no box'; readonly point: Point };

/** Where its scroll containers bring the element, in the order in which it is tried. */
const places = ['center', 'end', 'start'] as const;

/**
 * The element's own middle first; where that receives nothing, a point of a label when `labelsForward`. What can be
 * reached as the page stands comes before any scrolling, but a middle outside the window is scrolled to first.
 */
export function bringIntoReach(element: Element, labelsForward: boolean): Reach {
  const now = look(element, labelsForward);
  if (now.kind === 'reached') return now;
  const labels = labelsForward ? labelsOf(element).filter(isRendered) : [];
  if (inViewport(now.point)) {
    const forwarded = firstForwarded(element, labels);
    if (forwarded !== undefined) return forwarded;
  }
  const own = now.kind === 'no box' ? now : reachByScrolling(element, labelsForward);
  if (own.kind === 'reached') return own;
  for (const label of labels) {
    for (const block of places) {
      scrollTo(label, block);
      const forwarded = firstForwarded(element, [label]);
      if (forwarded !== undefined) return forwarded;
    }
  }
  return own;
}

function look(element: Element, labelsForward: boolean): Reach {
  const box = rectOf(element);
  const point = middleOf(element);
  return box.width <= 0 || box.height <= 0 ? { kind: 'no box', point } : at(element, point, labelsForward);
}

function reachByScrolling(element: Element, labelsForward: boolean): Reach {
  for (const block of places) {
    scrollTo(element, block);
    const reach = look(element, labelsForward);
    if (reach.kind === 'reached' || coversAll(reach)) return reach;
  }
  scrollTo(element, 'center');
  return look(element, labelsForward);
}

function scrollTo(element: Element, block: (typeof places)[number]): void {
  scrollIntoView(element, {
    block,
    inline: block === 'center' ? 'center' : 'nearest',
    behavior: 'instant',
  });
}

function at(element: Element, point: Point, labelsForward: boolean): Reach {
  if (!inViewport(point)) return { kind: 'covered', point, by: null };
  const hit: Hit = hitTest(element, point, labelsForward);
  return { ...hit, point };
}

/** What lies over the whole window is not escaped by scrolling. */
function coversAll(reach: Reach): boolean {
  if (reach.kind !== 'covered' || reach.by === null || styleOf(reach.by).position !== 'fixed') return false;
  const box = rectOf(reach.by);
  const { width, height } = viewportSize();
  return box.x <= 0 && box.y <= 0 && box.right >= width && box.bottom >= height;
}

function firstForwarded(element: Element, labels: readonly Element[]): Reach | undefined {
  for (const label of labels) {
    for (const point of pointsOfLabel(label)) {
      const hit = hitTest(element, point, true);
      if (hit.kind === 'reached') return { ...hit, point };
    }
  }
  return undefined;
}
