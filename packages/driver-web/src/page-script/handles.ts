// Numbers that stand for elements outside the page, and what was last seen of each.
import { defaultViewOf, isConnected, ownerDocument, timelineOf } from './dom-access.ts';
import type { Point } from './geometry.ts';
import type { PageRect } from './protocol.ts';

export interface Handle {
  readonly ref: number;
  readonly element: Element;
  /** Where it was when it was last looked at, and in which frame of the page's own clock. */
  seen: { readonly bounds: PageRect; readonly frameTime: number } | undefined;
  /** The label through which its point reaches it. */
  through: Element | undefined;
  point: Point | undefined;
}

/** Handles of elements that are long gone are given up, oldest first. */
const mostHandles = 4000;

const byRef = new Map<number, Handle>();
const byElement = new WeakMap<Element, Handle>();
let lastRef = 0;

export function handleOf(element: Element): Handle {
  const known = byElement.get(element);
  if (known !== undefined && byRef.has(known.ref)) return known;
  lastRef += 1;
  const handle: Handle = { ref: lastRef, element, seen: undefined, through: undefined, point: undefined };
  byRef.set(handle.ref, handle);
  byElement.set(element, handle);
  if (byRef.size > mostHandles) {
    const [oldest] = byRef.keys();
    if (oldest !== undefined) byRef.delete(oldest);
  }
  return handle;
}

/** The handle, as long as its element is part of a document that is shown. */
export function liveHandle(ref: number): Handle | undefined {
  const handle = byRef.get(ref);
  if (handle === undefined || !isConnected(handle.element)) return undefined;
  const page = ownerDocument(handle.element);
  return page === null || defaultViewOf(page) === null ? undefined : handle;
}

/** The page's clock, which moves once a frame. */
export function frameTime(): number {
  return Number(timelineOf(document).currentTime ?? 0);
}
