// Turns the wheel over a container, or over the window, by a part of what it shows.
import type { Dispatched, Gesture } from '@flowproof/driver';
import { turnWheel } from '../input/pointer.ts';
import { type GestureStage, sendUnlessLeft } from './gesture.ts';
import { aimAt, doneAt } from './outcome.ts';
import { windowOf } from './window.ts';

/** How far, as a part of the container's extent. */
const part = 0.4;

/** Scrolls by two fifths of the container. */
export async function scroll(
  stage: GestureStage,
  { direction, in: container }: Extract<Gesture, { kind: 'scroll' }>,
): Promise<Dispatched> {
  const size = await windowOf(stage.tab);
  const over =
    container === undefined
      ? { kind: 'at' as const, ...size, x: size.width / 2, y: size.height / 2 }
      : await aimAt(stage, container);
  if (over.kind === 'refused') return over;
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  const vertical = direction === 'down' || direction === 'up';
  const distance = sign * Math.round(part * (vertical ? over.height : over.width));
  const point = { x: over.x, y: over.y };
  await sendUnlessLeft(stage, () =>
    turnWheel(stage.tab, point, vertical ? 0 : distance, vertical ? distance : 0),
  );
  return doneAt(over, size.ratio);
}
