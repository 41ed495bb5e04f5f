// Drags one element onto another with the pointer held down all the way.
import type { ActOutcome } from '@flowproof/driver';
import type { KnownElement, Point } from '../elements.ts';
import { movePointer, pressPointer } from '../input/pointer.ts';
import { confirmAtRest, inWindow, middle } from './press.ts';
import type { Progress } from './progress.ts';

/** First move after the press, px: enough for a page to take it for a drag. */
const pickUpPx = 6;
/** Moves on the way. */
const steps = 20;
/** Moves on the target, so that it sees the pointer rest. */
const settleSteps = 4;

/** Drags `element` and drops it on the middle of `onto`. */
export async function drag(
  element: KnownElement,
  onto: KnownElement,
  progress: Progress,
): Promise<ActOutcome> {
  const { tab, world } = element;
  const ends = await bothEnds(element, onto);
  if (ends.kind !== 'ends') return ends;
  const { from, to } = ends;
  await movePointer(tab, from);
  const confirmed = await confirmAtRest(element, 'drag', from);
  if (confirmed.kind === 'gone') return confirmed;
  if (confirmed.kind === 'not_ready') return { kind: 'not_ready', unmet: confirmed.unmet };
  progress.begin();
  await pressPointer(tab, from, 'down', 'left');
  for (const point of path(from, to)) await movePointer(tab, point, 'left');
  await pressPointer(tab, to, 'up', 'left');
  const told = await tab.navigation.orOnce(
    () => tab.navigation.pending,
    () => tab.askIn(world, 'pressed', element.handle),
  );
  return told?.swallowed === true
    ? {
        kind: 'not_ready',
        unmet: { gate: 'receiving events', because: 'something else came under the pointer' },
      }
    : { kind: 'done' };
}

type Ends = { readonly kind: 'ends'; readonly from: Point; readonly to: Point };

// The target is brought into the window first, so that it is the start that is certain to be there in the end.
async function bothEnds(
  element: KnownElement,
  onto: KnownElement,
): Promise<Ends | Exclude<ActOutcome, { kind: 'done' }>> {
  const { tab, world } = element;
  const size = (await tab.evaluate('function () { return { width: innerWidth, height: innerHeight }; }')) as {
    readonly width: number;
    readonly height: number;
  };
  for (const scrolled of [undefined, onto, element]) {
    if (scrolled !== undefined) await tab.askIn(world, 'scroll', scrolled.handle, { kind: 'view' });
    const [from, to] = await tab.askBothIn(
      world,
      ['pointAt', element.handle, middle],
      ['pointAt', onto.handle, middle],
    );
    // What is missing in the page's answer arrives as null.
    if (!from || !to) return { kind: 'gone' };
    if (inWindow(from, size) && inWindow(to, size)) return { kind: 'ends', from, to };
  }
  return {
    kind: 'failed',
    message: 'the two ends of the drag do not fit into the window at the same time',
    hint: 'give the flow a larger viewport',
  };
}

function path(from: Point, to: Point): readonly Point[] {
  const start = { x: from.x + pickUpPx, y: from.y };
  const way = Array.from({ length: steps }, (_, index) => ({
    x: start.x + ((to.x - start.x) * (index + 1)) / steps,
    y: start.y + ((to.y - start.y) * (index + 1)) / steps,
  }));
  const rest = Array.from({ length: settleSteps }, (_, index) => ({ x: to.x + ((index + 1) % 2), y: to.y }));
  return [start, ...way, ...rest];
}
