// The ways in which a gesture comes out, and the place that it met.
import type { Dispatched, GestureRefusal } from '@flowproof/driver';
import type { Point } from '../elements.ts';
import type { PageAim } from '../page-script/protocol.ts';
import type { GestureStage } from './gesture.ts';

/** An element that a gesture can meet now. */
export type Aimed = Extract<PageAim, { kind: 'at' }>;

/** Nothing was sent. */
export function refused(reason: GestureRefusal, message: string): Extract<Dispatched, { kind: 'refused' }> {
  return { kind: 'refused', reason, message };
}

/** It was sent, here; CSS px become device px. */
export function doneAt({ x, y }: Point, ratio: number): Dispatched {
  return { kind: 'done', at: { x: Math.floor(x * ratio), y: Math.floor(y * ratio) } };
}

/** Asks the page once more where an element of the last capture is. */
export async function aimAt(
  { tab, world }: GestureStage,
  index: number,
): Promise<Aimed | Extract<Dispatched, { kind: 'refused' }>> {
  const aim = world === undefined ? { kind: 'gone' as const } : await tab.askIn(world, 'aim', index);
  switch (aim.kind) {
    case 'at':
      return aim;
    case 'gone':
      return refused('element_gone', 'the element is no longer there');
    case 'no box':
      return refused('gesture_undelivered', 'the element has no place in the window that could be touched');
  }
}
