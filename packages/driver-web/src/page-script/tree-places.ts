// Where the elements of a tree are on the screen, and what takes the pointer there.
import {
  clientHeightOf,
  clientWidthOf,
  deepestAt,
  rectOf,
  rectsOf,
  scrollHeightOf,
  scrollWidthOf,
} from './dom-access.ts';
import { composedParent } from './flat-tree.ts';
import { contentOf, isFrame } from './frames.ts';
import { contentCorner, frameOf, middleOf, type Point, viewportSize } from './geometry.ts';
import { perQuestion } from './question-cache.ts';

export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** Where an element is, and whether something else takes the pointer in its middle. */
export interface Place {
  /** Device px. */
  readonly edges: Edges;
  readonly obscured: boolean;
}

const view = perQuestion(viewportSize);

/**
 * The place of an element's box; undefined where there is none.
 *
 * @param shift - where the frame's document begins in the top viewport, CSS px.
 */
export function placeOf(element: Element, inline: boolean, shift: Point): Place | undefined {
  const box = rectOf(element);
  const { width, height } = box;
  const left = box.x + shift.x;
  const top = box.y + shift.y;
  if (width === 0 && height === 0 && rectsOf(element).length === 0) return undefined;
  const ratio = devicePixelRatio;
  const edges: Edges = [
    Math.round(left * ratio),
    Math.round(top * ratio),
    Math.round((left + width) * ratio),
    Math.round((top + height) * ratio),
  ];
  const middle = { x: left + width / 2, y: top + height / 2 };
  if (width <= 0 || height <= 0 || !isSeen(middle)) return { edges, obscured: false };
  // Only what stands within lines can be in several pieces, with its middle in none of them.
  return { edges, obscured: isObscured(element, inline ? middleOf(element) : middle) };
}

function isSeen({ x, y }: Point): boolean {
  const { width, height } = view();
  return x >= 0 && y >= 0 && x < width && y < height;
}

function isObscured(element: Element, point: Point): boolean {
  if (!isSeen(point)) return false;
  const top = deepestThroughFrames(point);
  return top !== null && top !== element && !holds(element, top);
}

/** What takes the pointer there, in whichever frame of the page's origin it is. */
function deepestThroughFrames(point: Point): Element | null {
  let found = deepestAt(document, point.x, point.y);
  let at = point;
  while (found !== null && isFrame(found)) {
    const page = contentOf(found);
    if (page === null) break;
    const corner = contentCorner(found);
    at = { x: at.x - corner.x, y: at.y - corner.y };
    const inner = deepestAt(page, at.x, at.y);
    if (inner === null) break;
    found = inner;
  }
  return found;
}

function holds(outer: Element, inner: Element): boolean {
  let current: Element | null = inner;
  while (current !== null) {
    if (current === outer) return true;
    current = composedParent(current) ?? frameOf(current);
  }
  return false;
}

/** Whether content overflows the box and the box can scroll; the root scrolls unless a style forbids it. */
export function isScrollable(element: Element, name: string, style: CSSStyleDeclaration): boolean {
  const root = name === 'html';
  return (
    (canScroll(style.overflowY, root) && scrollHeightOf(element) > clientHeightOf(element)) ||
    (canScroll(style.overflowX, root) && scrollWidthOf(element) > clientWidthOf(element))
  );
}

function canScroll(overflow: string, root: boolean): boolean {
  return overflow === 'visible'
    ? root
    : overflow === 'auto' || overflow === 'scroll' || overflow === 'overlay';
}
