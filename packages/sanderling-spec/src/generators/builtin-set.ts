// The built-in generators as a set: what else may stand where a generator belongs.
import {
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
} from './builtin.ts';

/** All of them. */
export const builtinGenerators: ReadonlySet<object> = new Set([
  taps,
  doubleTaps,
  longPresses,
  typing,
  scrolls,
  swipes,
  waitOnce,
  pressKeys,
  choices,
  networkFaults,
]);
