// Taps, double taps and long presses: with the mouse, or with a finger where the page is touched.
import type { Dispatched } from '@flowproof/driver';
import type { Point } from '../elements.ts';
import { holdPointer, tapPointer } from '../input/pointer.ts';
import { tapTouch } from '../input/touch.ts';
import { type GestureStage, sendUnlessLeft } from './gesture.ts';
import { aimAt, doneAt } from './outcome.ts';

type Tap = 'tap' | 'doubleTap' | 'longPress';

/** How long a long press holds, ms. */
const holdMs = 600;

/** Taps the middle of an element of the last capture. */
export async function tap(stage: GestureStage, kind: Tap, index: number): Promise<Dispatched> {
  const aimed = await aimAt(stage, index);
  if (aimed.kind === 'refused') return aimed;
  await tapAt(stage, kind, aimed);
  return doneAt(aimed, aimed.ratio);
}

/** Taps a point. */
export async function tapAt(stage: GestureStage, kind: Tap, { x, y }: Point): Promise<void> {
  const point = { x, y };
  await sendUnlessLeft(stage, () =>
    stage.touch ? byFinger(stage, kind, point) : byMouse(stage, kind, point),
  );
}

function byMouse({ tab }: GestureStage, kind: Tap, point: Point): Promise<void> {
  return kind === 'longPress'
    ? holdPointer(tab, point, holdMs)
    : tapPointer(tab, point, kind === 'doubleTap' ? 2 : 1);
}

async function byFinger({ tab }: GestureStage, kind: Tap, point: Point): Promise<void> {
  await tapTouch(tab, point, kind === 'longPress' ? holdMs : 0);
  if (kind === 'doubleTap') await tapTouch(tab, point);
}
