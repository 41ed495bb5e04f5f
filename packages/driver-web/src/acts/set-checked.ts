// Brings a checkbox, radio button or switch into a state by a real click, and reads the state back.
import type { ActOutcome } from '@flowproof/driver';
import { sleep } from '../deadline.ts';
import type { KnownElement } from '../elements.ts';
import type { PageVerdict } from '../page-script/protocol.ts';
import { pressElement } from './press.ts';
import type { Progress } from './progress.ts';

/** How long a switch that a script draws may take to show its new state, ms. */
const takeMs = 1000;
/** Between two looks at it, ms. */
const lookMs = 50;

/** Does nothing when the state is as wanted already. */
export async function setChecked(
  element: KnownElement,
  checked: boolean,
  progress: Progress,
): Promise<ActOutcome> {
  const { tab, world, handle, facts } = element;
  if (facts.checked === undefined) return { kind: 'failed', message: 'it is not a checkbox' };
  if (facts.checked === checked) return { kind: 'done' };
  if (facts.framed) {
    progress.begin();
    return tab.askIn(world, 'verifyChecked', handle, checked, true);
  }
  const pressed = await pressElement(element, { purpose: 'set_checked', progress }, [
    'verifyChecked',
    handle,
    checked,
    false,
  ]);
  if (pressed.kind === 'left') return { kind: 'done' };
  if (pressed.kind !== 'pressed') return pressed;
  return taken(element, checked, pressed.answer ?? { kind: 'done' });
}

async function taken(
  { tab, world, handle }: KnownElement,
  checked: boolean,
  first: PageVerdict,
): Promise<ActOutcome> {
  const until = performance.now() + takeMs;
  let verdict = first;
  while (verdict.kind === 'failed' && performance.now() < until) {
    await sleep(lookMs);
    verdict = await tab.askIn(world, 'verifyChecked', handle, checked, false);
  }
  // A box that is redrawn by its click is no longer the one that was asked; its press has arrived.
  return verdict.kind === 'gone' ? { kind: 'done' } : verdict;
}
