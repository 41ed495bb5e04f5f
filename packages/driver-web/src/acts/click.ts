// Click, double click, right click, click at a point, and hover.
import type { Act, ActOutcome } from '@flowproof/driver';
import type { KnownElement } from '../elements.ts';
import { movePointer } from '../input/pointer.ts';
import { confirmAtRest, pressElement } from './press.ts';
import type { Progress } from './progress.ts';

/** Clicks an element. */
export async function click(
  element: KnownElement,
  act: Extract<Act, { kind: 'click' }>,
  progress: Progress,
): Promise<ActOutcome> {
  const pressed = await pressElement(element, {
    purpose: 'click',
    button: act.button,
    count: act.count,
    ...(act.point !== undefined && { percent: act.point }),
    progress,
  });
  return pressed.kind === 'pressed' || pressed.kind === 'left' ? { kind: 'done' } : pressed;
}

/** Moves the pointer onto an element and sees that the page took it for hovered. */
export async function hover(element: KnownElement, progress: Progress): Promise<ActOutcome> {
  const { tab, world, handle, point } = element;
  await movePointer(tab, point);
  const confirmed = await confirmAtRest(element, 'hover', point);
  if (confirmed.kind === 'gone') return confirmed;
  if (confirmed.kind === 'not_ready') return { kind: 'not_ready', unmet: confirmed.unmet };
  progress.begin();
  const { hovered } = await tab.askIn(world, 'pressed', handle);
  return hovered
    ? { kind: 'done' }
    : {
        kind: 'failed',
        message: 'the pointer is over the element, but the page does not take it for hovered',
      };
}
