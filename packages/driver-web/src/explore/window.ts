// How large the window is.
import type { Tab } from '../page/tab.ts';

/** Size in CSS px, and device px per CSS px. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Asks the page for its window's size. */
export async function windowOf(tab: Tab): Promise<WindowSize> {
  return (await tab.evaluate(
    'function () { return { width: innerWidth, height: innerHeight, ratio: devicePixelRatio }; }',
  )) as WindowSize;
}
