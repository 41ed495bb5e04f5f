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

/** The element's own middle first; where that receives nothing, a point of a label when `labelsForward`. */
export function bringIntoReach(element: Element, labelsForward: boolean): Reach {
  const own = reachOwn(element);
  if (own.kind === 'reached' || !labelsForward) return own;
  for (const label of labelsOf(element)) {
    const forwarded = reachThrough(element, label);
    if (forwarded !== undefined) return forwarded;
  }
  return own;
}

/** As `bringIntoReach`, for a point that is asked for anew after every move. */
export function bringPointIntoReach(element: Element, pointOf: () => Point): Reach {
  const look = (): Reach => at(element, pointOf());
  let reach = look();
  if (reach.kind === 'reached') return reach;
  for (const block of places) {
    scrollIntoView(element, {
      block,
      inline: block === 'center' ? 'center' : 'nearest',
      behavior: 'instant',
    });
    reach = look();
    if (reach.kind === 'reached' || coversAll(reach)) return reach;
  }
  scrollIntoView(element, { block: 'center', inline: 'center', behavior: 'instant' });
  return look();
}

function reachOwn(element: Element): Reach {
  const box = rectOf(element);
  if (box.width <= 0 || box.height <= 0) return { kind: 'no box', point: middleOf(element) };
  return bringPointIntoReach(element, () => middleOf(element));
}

function at(element: Element, point: Point): Reach {
  if (!inViewport(point)) return { kind: 'covered', point, by: null };
  const hit: Hit = hitTest(element, point);
  return { ...hit, point };
}

/** What lies over the whole window is not escaped by scrolling. */
function coversAll(reach: Reach): boolean {
  if (reach.kind !== 'covered' || reach.by === null || styleOf(reach.by).position !== 'fixed') return false;
  const box = rectOf(reach.by);
  const { width, height } = viewportSize();
  return box.x <= 0 && box.y <= 0 && box.right >= width && box.bottom >= height;
}

function reachThrough(element: Element, label: Element): Reach | undefined {
  if (!isRendered(label)) return undefined;
  const first = forwardedPoint(element, label);
  if (first !== undefined) return first;
  for (const block of places) {
    scrollIntoView(label, { block, inline: block === 'center' ? 'center' : 'nearest', behavior: 'instant' });
    const point = forwardedPoint(element, label);
    if (point !== undefined) return point;
  }
  return undefined;
}

function forwardedPoint(element: Element, label: Element): Reach | undefined {
  for (const point of pointsOfLabel(label)) {
    const hit = hitTest(element, point);
    if (hit.kind === 'reached') return { ...hit, point };
  }
  return undefined;
}
