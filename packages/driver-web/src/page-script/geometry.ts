// Rectangles and points in the coordinates of the top window's viewport, frames included.
import {
  compatModeOf,
  clientHeightOf,
  clientWidthOf,
  defaultViewOf,
  documentElementOf,
  ownerDocument,
  rectOf,
  rectsOf,
} from './dom-access.ts';
import type { PageRect } from './protocol.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Percent {
  readonly xPct: number;
  readonly yPct: number;
}

export function isFramed(element: Element): boolean {
  return ownerDocument(element) !== document;
}

/** The frame element that holds the element's document; null in the top document. */
export function frameOf(element: Element): Element | null {
  const page = ownerDocument(element);
  if (page === null || page === document) return null;
  return defaultViewOf(page)?.frameElement ?? null;
}

/** Bounds in the top window's viewport. */
export function boundsOf(element: Element): PageRect {
  const { x, y, width, height } = rectOf(element);
  const shift = frameShift(element);
  return { x: x + shift.x, y: y + shift.y, width, height };
}

function frameShift(element: Element): Point {
  let x = 0;
  let y = 0;
  for (let frame = frameOf(element); frame !== null; frame = frameOf(frame)) {
    const corner = contentCorner(frame);
    x += corner.x;
    y += corner.y;
  }
  return { x, y };
}

/** Where the document of a frame begins, in the viewport that the frame itself is in. */
export function contentCorner(frame: Element): Point {
  const box = rectOf(frame);
  const style = getComputedStyle(frame);
  return {
    x: box.x + frame.clientLeft + parseFloat(style.paddingLeft),
    y: box.y + frame.clientTop + parseFloat(style.paddingTop),
  };
}

/** The middle of the box; of an element in several pieces whose middle is in none of them, the middle of the first. */
export function middleOf(element: Element): Point {
  const box = boundsOf(element);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const pieces = [...rectsOf(element)].filter(({ width, height }) => width > 0 && height > 0);
  if (pieces.length < 2) return middle;
  const shift = frameShift(element);
  const at = { x: middle.x - shift.x, y: middle.y - shift.y };
  if (pieces.some((piece) => holds(piece, at))) return middle;
  const [first] = pieces;
  return first === undefined
    ? middle
    : { x: first.x + first.width / 2 + shift.x, y: first.y + first.height / 2 + shift.y };
}

export function percentOf(element: Element, { xPct, yPct }: Percent): Point {
  const box = boundsOf(element);
  return { x: box.x + (box.width * xPct) / 100, y: box.y + (box.height * yPct) / 100 };
}

function holds(box: PageRect, point: Point): boolean {
  return (
    point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height
  );
}

/** Size of the window's viewport without scroll bars. */
export function viewportSize(): { readonly width: number; readonly height: number } {
  // In quirks mode the root element is as tall as the page.
  const root = documentElementOf(document);
  if (root === null || compatModeOf(document) === 'BackCompat')
    return { width: innerWidth, height: innerHeight };
  return { width: clientWidthOf(root) || innerWidth, height: clientHeightOf(root) || innerHeight };
}

export function inViewport({ x, y }: Point): boolean {
  const { width, height } = viewportSize();
  return x >= 0 && y >= 0 && x < width && y < height;
}
