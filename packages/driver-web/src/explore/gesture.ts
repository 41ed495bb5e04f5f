// Sends each gesture to the file that knows how, and says what became of it.
import { type Dispatched, DriverError, type Gesture } from '@flowproof/driver';
import { Progress } from '../acts/progress.ts';
import { sendStrokes } from '../input/keyboard.ts';
import { chordOf } from '../input/strokes.ts';
import { WorldLost } from '../page/line.ts';
import type { Tab } from '../page/tab.ts';
import type { Exploration } from './exploration.ts';
import { inputText } from './input-text.ts';
import { refused } from './outcome.ts';
import { scroll } from './scroll.ts';
import { swipe } from './swipe.ts';
import { tap } from './tap.ts';

/** What gestures work on. */
export interface GestureStage {
  readonly tab: Tab;
  /** Where the last capture's elements live; undefined when that document is gone. */
  readonly world: string | undefined;
  readonly touch: boolean;
  readonly progress: Progress;
}

const keyNames = {
  enter: 'Enter',
  tab: 'Tab',
  escape: 'Escape',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
} as const;

/** Makes a gesture; what goes wrong is told and never thrown. */
export async function performGesture(
  exploration: Exploration,
  tab: Tab,
  gesture: Gesture,
): Promise<Dispatched> {
  const progress = new Progress();
  const world = exploration.worldShown(tab);
  try {
    if (gesture.kind === 'network') {
      await exploration.faults.apply(tab.page, gesture);
      return { kind: 'done' };
    }
    return await perform({ tab, world, touch: exploration.touch, progress }, gesture);
  } catch (error) {
    // The page was left: by the gesture, or before it.
    if (error instanceof WorldLost)
      return progress.begun
        ? { kind: 'done' }
        : refused('element_gone', 'the page was left before it could be touched');
    const message = error instanceof DriverError ? error.message : String(error);
    return progress.begun ? { kind: 'unconfirmed', message } : refused('apply_error', message);
  }
}

function perform(stage: GestureStage, gesture: Exclude<Gesture, { kind: 'network' }>): Promise<Dispatched> {
  switch (gesture.kind) {
    case 'tap':
    case 'doubleTap':
    case 'longPress':
      return tap(stage, gesture.kind, gesture.on);
    case 'inputText':
      return inputText(stage, gesture);
    case 'swipe':
      return swipe(stage, gesture);
    case 'scroll':
      return scroll(stage, gesture);
    case 'pressKey':
      return pressKey(stage, gesture.key);
  }
}

async function pressKey(
  { tab, progress }: GestureStage,
  key: Extract<Gesture, { kind: 'pressKey' }>['key'],
): Promise<Dispatched> {
  const strokes = key === 'back' || key === 'home' ? undefined : chordOf(keyNames[key], [], process.platform);
  if (strokes === undefined) return refused('unsupported_key', `a page cannot be sent the key ${key}`);
  await sendUnlessLeft({ tab, progress }, () => sendStrokes(tab, strokes));
  return { kind: 'done' };
}

/** Sends input; a page that is left by it may never acknowledge it. */
export async function sendUnlessLeft(
  { tab, progress }: Pick<GestureStage, 'tab' | 'progress'>,
  send: () => Promise<void>,
): Promise<void> {
  progress.begin();
  const { commits } = tab.navigation;
  await tab.navigation.orOnce(() => tab.navigation.commits !== commits, send);
}
