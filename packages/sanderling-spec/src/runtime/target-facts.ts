// What is said of a target wherever it is aimed at: worked out once per element and screen, as swipes aim four times.
import { ladderOf } from '../selectors/ladder.ts';
import { boundsOf, centreOf } from '../tree/element-view.ts';
import { labelOf } from '../tree/roles.ts';
import type { Screen } from '../tree/screen.ts';
import type { ActionRecord } from './action-record.ts';

/** A target in words and as a record has it. */
export interface TargetFacts {
  readonly label: string;
  readonly record: Required<Pick<ActionRecord, 'selector' | 'resolved_bounds' | 'tap_point'>>;
}

const known = new WeakMap<Screen, Map<number, TargetFacts>>();

/** The facts of an element. */
export function targetFacts(screen: Screen, index: number): TargetFacts {
  let ofScreen = known.get(screen);
  if (ofScreen === undefined) {
    ofScreen = new Map();
    known.set(screen, ofScreen);
  }
  const before = ofScreen.get(index);
  if (before !== undefined) return before;
  const { left, top, right, bottom } = boundsOf(screen, index);
  const facts: TargetFacts = {
    label: labelOf(screen, index),
    record: {
      selector: ladderOf(screen, index),
      resolved_bounds: { x: left, y: top, width: right - left, height: bottom - top },
      tap_point: centreOf(screen, index),
    },
  };
  ofScreen.set(index, facts);
  return facts;
}
