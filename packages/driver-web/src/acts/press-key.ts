// A key or a chord to the focused element.
import { type Act, type ActOutcome, CapabilityError } from '@flowproof/driver';
import { sendStrokes } from '../input/keyboard.ts';
import { chordOf } from '../input/strokes.ts';
import type { Tab } from '../page/tab.ts';
import type { Progress } from './progress.ts';

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
    () => sendStrokes(tab, strokes),
  );
  return { kind: 'done' };
}
