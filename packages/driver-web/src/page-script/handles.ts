// Numbers that stand for elements outside the page, and what was last seen of each.
import { defaultViewOf, isConnected, ownerDocument, timelineOf } from './dom-access.ts';
import { boundsOf } from './geometry.ts';
import type { PageRect } from './protocol.ts';

interface Seen {
  readonly bounds: PageRect;
  /** The page's own clock, which moves once a frame. */
  readonly frameTime: number;
  /** The clock of the machine, for a page that draws no frames; ms. */
  readonly at: number;
}

export interface Handle {
  readonly ref: number;
  readonly element: Element;
  /** The first of the looks that found it where it was last seen. */
  seen: Seen | undefined;
  /** When it was last looked at, ms. */
  lastLook: number;
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
  const handle: Handle = { ref: lastRef, element, seen: undefined, lastLook: 0 };
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

/** Where the element is now, and since when it has been seen there. */
export function lookAt(handle: Handle): Seen {
  const { currentTime } = timelineOf(document);
  const now = {
    bounds: boundsOf(handle.element),
    frameTime: Number(currentTime ?? 0),
    at: performance.now(),
  };
  const { seen } = handle;
  if (seen === undefined || !isSamePlace(seen, now)) handle.seen = now;
  handle.lastLook = now.at;
  return now;
}

/** Whether an animation frame lies between two looks. */
export function isFrameApart(before: Seen, now: Seen): boolean {
  return now.frameTime > before.frameTime || now.at - before.at >= longestFrameMs;
}

/** A frame lasts no longer on any common screen, ms. */
const longestFrameMs = 34;

export function isSamePlace(before: Seen, now: Seen): boolean {
  const a = before.bounds;
  const b = now.bounds;
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
