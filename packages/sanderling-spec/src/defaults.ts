// What is done to any application until its spec knows better.
import { doubleTaps, scrolls, swipes, taps, typing } from './generators/builtin.ts';
import { weighted } from './generators/authored.ts';
import type { ActionGenerator } from './generators/generator.ts';

export {
  choices,
  doubleTaps,
  longPresses,
  networkFaults,
  pressKeys,
  scrolls,
  swipes,
  taps,
  typing,
  waitOnce,
} from './generators/builtin.ts';

/**
 * Taps 100, typing 100, scrolls 50, swipes 25, double taps 10.
 *
 * @example
 * export const actionsRoot = defaultActions;
 */
export const defaultActions: ActionGenerator = /* @__PURE__ */ weighted(
  [100, taps],
  [100, typing],
  [50, scrolls],
  [25, swipes],
  [10, doubleTaps],
);
