// A key or a chord to the focused element.
import { type Act, type ActOutcome, CapabilityError } from '@flowproof/driver';
import { sendStrokes } from '../input/keyboard.ts';
import { chordOf } from '../input/strokes.ts';
import type { Tab } from '../page/tab.ts';
import type { Progress } from './progress.ts';

// A form is sent in a task of its own, behind the one that took the key.
const afterTasks = 'function () { return new Promise((resolve) => { setTimeout(resolve, 0); }); }';
/** How long those tasks are waited for, ms. */
const tasksMs = 500;

/** Presses a key. Throws `CapabilityError` for function keys, which belong to the browser and not to the page. */
export async function pressKey(
  tab: Tab,
  act: Extract<Act, { kind: 'press_key' }>,
  progress: Progress,
): Promise<ActOutcome> {
  const strokes = /^F\d{1,2}$/.test(act.key) ? undefined : chordOf(act.key, act.modifiers, process.platform);
  if (strokes === undefined) throw new CapabilityError('web', `press the key ${act.key}`);
  progress.begin();
  const { commits } = tab.navigation;
  await tab.navigation.orOnce(
    () => tab.navigation.commits !== commits,
    async () => {
      await sendStrokes(tab, strokes);
      if (act.key === 'Enter') await tab.evaluate(afterTasks, tasksMs).catch(() => undefined);
    },
  );
  return { kind: 'done' };
}
