// A swipe: one finger over the page, from place to place.
import type { Dispatched, Gesture, Point } from '@flowproof/driver';
import { inWindow } from '../acts/press.ts';
import { dragTouch } from '../input/touch.ts';
import { type GestureStage, sendUnlessLeft } from './gesture.ts';
import { aimAt, refused } from './outcome.ts';
import { windowOf } from './window.ts';

/** Drags a finger between two elements or points. */
export async function swipe(
  stage: GestureStage,
  { from, to, durationMillis }: Extract<Gesture, { kind: 'swipe' }>,
): Promise<Dispatched> {
  const size = await windowOf(stage.tab);
  // Bringing the start into view last leaves it where the finger goes down.
  const end = typeof to === 'number' ? await aimAt(stage, to) : atPoint(to, size.ratio);
  if (end.kind === 'refused') return end;
  const start = typeof from === 'number' ? await aimAt(stage, from) : atPoint(from, size.ratio);
  if (start.kind === 'refused') return start;
  if (!inWindow(start, size)) return refused('gesture_undelivered', 'the swipe begins outside the window');
  const target = { x: clamp(end.x, size.width), y: clamp(end.y, size.height) };
  await sendUnlessLeft(stage, () => dragTouch(stage.tab, { x: start.x, y: start.y }, target, durationMillis));
  return { kind: 'done', at: { x: Math.floor(start.x * size.ratio), y: Math.floor(start.y * size.ratio) } };
}

function atPoint({ x, y }: Point, ratio: number): { readonly kind: 'at' } & Point {
  return { kind: 'at', x: x / ratio, y: y / ratio };
}

function clamp(value: number, size: number): number {
  return Math.min(Math.max(value, 0), size - 1);
}
