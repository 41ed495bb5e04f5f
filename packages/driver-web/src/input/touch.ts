// A finger on the page: taps and drags as a touch screen sends them.
import { sleep } from '../deadline.ts';
import type { Point } from '../elements.ts';
import type { Tab } from '../page/tab.ts';

/** Between two moves of a finger, ms. */
const moveMs = 16;

/** Puts a finger down and takes it off again after this many milliseconds. */
export async function tapTouch(tab: Tab, point: Point, heldMs = 0): Promise<void> {
  await send(tab, 'touchStart', [point]);
  if (heldMs > 0) await sleep(heldMs);
  await send(tab, 'touchEnd', []);
}

/**
 * Drags a finger over the page in about this many milliseconds. The moves are sent when they are due, without waiting
 * for each answer: the drag would take twice its time otherwise.
 */
export async function dragTouch(tab: Tab, from: Point, to: Point, durationMs: number): Promise<void> {
  await send(tab, 'touchStart', [from]);
  const moves = Math.max(1, Math.round(durationMs / moveMs));
  const begun = performance.now();
  let last: Promise<void> = Promise.resolve();
  for (let move = 1; move <= moves; move += 1) {
    const part = move / moves;
    const left = begun + durationMs * part - performance.now();
    if (left > 0) await sleep(left);
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    last = send(tab, 'touchMove', [point]);
    // The last one tells for all of them.
    last.catch(() => undefined);
  }
  await last;
  await send(tab, 'touchEnd', []);
}

async function send(
  tab: Tab,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
): Promise<void> {
  const touchPoints = points.map(({ x, y }) => ({ x, y }));
  await tab.line.send((cdp) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints }), {
    what: 'touch',
  });
}
