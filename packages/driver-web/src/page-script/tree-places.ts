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
import { contentCorner, frameOf, inViewport, type Point } from './geometry.ts';

export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** Edges of the box in device px; undefined where there is none. `shift` is where the frame begins. */
export function edgesOf(element: Element, shift: Point): Edges | undefined {
  const box = rectOf(element);
  if (box.width === 0 && box.height === 0 && rectsOf(element).length === 0) return undefined;
  const ratio = devicePixelRatio;
  return [
    Math.round((box.left + shift.x) * ratio),
    Math.round((box.top + shift.y) * ratio),
    Math.round((box.right + shift.x) * ratio),
    Math.round((box.bottom + shift.y) * ratio),
  ];
}

/** Whether something that is neither the element nor inside it takes the pointer at this point of the viewport. */
export function isObscured(element: Element, point: Point): boolean {
  if (!inViewport(point)) return false;
  const top = deepestThroughFrames(point);
  return top !== null && !holds(element, top);
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
  const can = (overflow: string): boolean =>
    /^(?:auto|scroll|overlay)/.test(overflow) || (root && overflow === 'visible');
  return (
    (can(style.overflowY) && scrollHeightOf(element) > clientHeightOf(element)) ||
    (can(style.overflowX) && scrollWidthOf(element) > clientWidthOf(element))
  );
}
