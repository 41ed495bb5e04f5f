// A press on an element: move, look again, press and release, see that it arrived.
import type { ActOutcome, UnmetGate } from '@flowproof/driver';
import { sleep } from '../deadline.ts';
import type { KnownElement, Point } from '../elements.ts';
import { clickPointer, movePointer, type PointerButton } from '../input/pointer.ts';
import type { PageConfirmation, PagePurpose } from '../page-script/protocol.ts';
import type { PageAnswer, PageCall, PageMethod } from '../page/tab.ts';
import type { Progress } from './progress.ts';

/** Looks at an element that may only seem to move because no frame has passed. */
const restLooks = 5;
/** Between two of them, ms; together they outlast a frame. */
const restMs = 4;

/** What is pressed, and how. */
export interface PressOptions {
  readonly purpose: PagePurpose;
  readonly button?: PointerButton;
  readonly count?: 1 | 2;
  /** Percent of the element's own box; absent: where the question said. */
  readonly percent?: { readonly xPct: number; readonly yPct: number };
  readonly progress: Progress;
}

/** What came of a press, and the answer to the question that was put with it. */
export type Pressed<Answer> =
  | { readonly kind: 'pressed'; readonly answer: Answer }
  /** The press took the page away; there is nothing left to ask. */
  | { readonly kind: 'left' }
  | Exclude<ActOutcome, { kind: 'done' }>;

/**
 * Presses an element and asks one more question in the trip that tells whether the press arrived.
 *
 * @param then - the question; absent when there is none.
 */
export async function pressElement<M extends PageMethod>(
  element: KnownElement,
  options: PressOptions,
  then?: PageCall<M>,
): Promise<Pressed<PageAnswer<M> | undefined>> {
  const { purpose, button = 'left', count = 1, percent, progress } = options;
  const { tab, world, handle } = element;
  const point = percent === undefined ? element.point : await tab.askIn(world, 'pointAt', handle, percent);
  // What the page leaves out of its answer arrives as null.
  if (!point) return { kind: 'gone' };
  await movePointer(tab, point);
  const confirmed = await confirmAtRest(element, purpose, point, percent);
  if (confirmed.kind === 'gone') return confirmed;
  if (confirmed.kind === 'not_ready')
    return percent === undefined
      ? { kind: 'not_ready', unmet: confirmed.unmet }
      : besideElement(percent, confirmed.unmet);
  progress.begin();
  const { commits } = tab.navigation;
  const left = (): boolean => tab.navigation.commits !== commits;
  await tab.navigation.orOnce(left, () => clickPointer(tab, point, button, count));
  return arrival(element, () => left() || tab.navigation.pending, then);
}

/**
 * Asks the gates again after the pointer has moved. A frame has to pass before standing still can be told, and the move
 * may have been answered within the one in which the element was found: then the rest of the frame is waited for here.
 */
export async function confirmAtRest(
  { tab, world, handle }: KnownElement,
  purpose: PagePurpose,
  point: Point,
  percent?: { readonly xPct: number; readonly yPct: number },
): Promise<PageConfirmation> {
  for (let looks = 1; ; looks += 1) {
    const confirmed = await tab.askIn(world, 'confirm', handle, purpose, point, percent);
    if (confirmed.kind !== 'not_ready' || confirmed.unmet.gate !== 'stable' || looks > restLooks)
      return confirmed;
    await sleep(restMs);
  }
}

async function arrival<M extends PageMethod>(
  element: KnownElement,
  leaving: () => boolean,
  then: PageCall<M> | undefined,
): Promise<Pressed<PageAnswer<M> | undefined>> {
  const { tab, world, handle } = element;
  const asking = async (): Promise<{ arrived: PageAnswer<'pressed'>; answer: PageAnswer<M> | undefined }> => {
    if (then === undefined) return { arrived: await tab.askIn(world, 'pressed', handle), answer: undefined };
    const [arrived, answer] = await tab.askBothIn(world, ['pressed', handle], then);
    return { arrived, answer };
  };
  const told = await tab.navigation.orOnce(leaving, asking);
  if (told === undefined) return { kind: 'left' };
  const { arrived, answer } = told;
  if (arrived.arrived) return { kind: 'pressed', answer };
  const because = arrived.swallowed
    ? 'something else came under the pointer as it was pressed'
    : 'the press did not arrive';
  return { kind: 'not_ready', unmet: { gate: 'receiving events', because } };
}

function besideElement(
  percent: { readonly xPct: number; readonly yPct: number },
  unmet: UnmetGate,
): Exclude<ActOutcome, { kind: 'done' }> {
  const { gate, because } = unmet;
  const point = `the point ${percent.xPct} %, ${percent.yPct} %`;
  if (gate !== 'receiving events') return { kind: 'not_ready', unmet };
  const instead = because === undefined ? '' : `; ${because} is there`;
  return { kind: 'failed', message: `${point} is not on the element${instead}` };
}

/** The middle of a box, in percent. */
export const middle: { readonly xPct: number; readonly yPct: number } = { xPct: 50, yPct: 50 };

/** Whether a point lies in a window of this size, CSS px. */
export function inWindow(point: Point, size: { readonly width: number; readonly height: number }): boolean {
  return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height;
}
