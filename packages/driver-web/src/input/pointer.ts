// Sends pointer events to the page: real input, answered when the page has taken it.
import { sleep } from '../deadline.ts';
import type { Point } from '../elements.ts';
import type { Tab } from '../page/tab.ts';

/** A button of the mouse. */
export type PointerButton = 'left' | 'right';

const heldBits = { left: 1, right: 2 } as const;

/** Moves the pointer; answered after the next frame. */
export async function movePointer(tab: Tab, point: Point, held?: PointerButton): Promise<void> {
  await tab.line.send(
    (cdp) =>
      cdp.send('Input.dispatchMouseEvent', {
        type: 'mouseMoved',
        ...point,
        button: held ?? 'none',
        buttons: held === undefined ? 0 : heldBits[held],
      }),
    { what: 'pointer move' },
  );
}

/** Presses or releases one button. */
export async function pressPointer(
  tab: Tab,
  point: Point,
  direction: 'down' | 'up',
  button: PointerButton,
): Promise<void> {
  await tab.line.send(
    (cdp) => cdp.send('Input.dispatchMouseEvent', pressEvent(point, direction, button, 1)),
    {
      what: 'pointer press',
    },
  );
}

/** Presses and releases, once or twice, without waiting in between. */
export async function clickPointer(
  tab: Tab,
  point: Point,
  button: PointerButton,
  count: 1 | 2,
): Promise<void> {
  await tab.line.send(
    (cdp) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => index + 1).flatMap((nth) => [
          cdp.send('Input.dispatchMouseEvent', pressEvent(point, 'down', button, nth)),
          cdp.send('Input.dispatchMouseEvent', pressEvent(point, 'up', button, nth)),
        ]),
      ),
    { what: 'click' },
  );
}

/** Moves to a point and clicks there, once or twice, without waiting in between. */
export async function tapPointer(tab: Tab, point: Point, count: 1 | 2): Promise<void> {
  // The browser keeps the order of what is sent to it.
  await Promise.all([movePointer(tab, point), clickPointer(tab, point, 'left', count)]);
}

/** Presses, holds this long, ms, and releases. */
export async function holdPointer(tab: Tab, point: Point, heldMs: number): Promise<void> {
  await Promise.all([movePointer(tab, point), pressPointer(tab, point, 'down', 'left')]);
  await sleep(heldMs);
  await pressPointer(tab, point, 'up', 'left');
}

/** Turns the wheel over a point, px. */
export async function turnWheel(tab: Tab, point: Point, deltaX: number, deltaY: number): Promise<void> {
  await tab.line.send(
    (cdp) => cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...point, deltaX, deltaY }),
    { what: 'wheel' },
  );
}

interface PressEvent extends Point {
  readonly type: 'mousePressed' | 'mouseReleased';
  readonly button: PointerButton;
  readonly buttons: number;
  readonly clickCount: number;
}

function pressEvent(
  point: Point,
  direction: 'down' | 'up',
  button: PointerButton,
  clickCount: number,
): PressEvent {
  const down = direction === 'down';
  return {
    type: down ? 'mousePressed' : 'mouseReleased',
    x: point.x,
    y: point.y,
    button,
    buttons: down ? heldBits[button] : 0,
    clickCount,
  };
}
