// Sends pointer events to the page: real input, answered when the page has taken it.
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
