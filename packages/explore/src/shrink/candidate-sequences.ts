// Sequences that may show a violation again, the most promising first.
import type { PastStep, RepeatableAction } from './run-history.ts';

/** Recorded actions before the detected step that are tried, as many and then twice as many. */
const firstTail = 8;
/** Times that everything is tried. */
const wholeTries = 3;

/** When a violation was armed and when it was certain: step numbers. */
export interface Stretch {
  readonly armed: number;
  readonly detected: number;
}

/** In the order in which they are tried, without repeating one but the whole. */
export function candidateSequences(
  steps: readonly PastStep[],
  { armed, detected }: Stretch,
): readonly (readonly RepeatableAction[])[] {
  const before = steps.filter(({ step }) => step < detected);
  const all = actionsOf(before);
  const known = knownWay(before, armed);
  const tails: (readonly RepeatableAction[])[] = [];
  for (let length = firstTail; length < all.length; length *= 2) tails.push(all.slice(-length));
  return [
    ...(known === undefined || known.length >= all.length ? [] : [known]),
    ...tails,
    ...Array.from({ length: wholeTries }, () => all),
  ];
}

/** The shortest way through the places that were seen to the one where it was armed, then what was done from there. */
function knownWay(before: readonly PastStep[], armed: number): readonly RepeatableAction[] | undefined {
  const from = before.findIndex(({ step }) => step >= armed);
  const place = before[from];
  if (place === undefined) return undefined;
  const way = shortestWay(before.slice(0, from + 1), place.treeHash);
  return way && [...way, ...actionsOf(before.slice(from))];
}

/** Breadth first over places: steps with the same tree are one place, an action leads from place to place. */
function shortestWay(steps: readonly PastStep[], goal: string): readonly RepeatableAction[] | undefined {
  const start = steps[0]?.treeHash;
  if (start === undefined) return undefined;
  const ways = new Map<string, Map<string, RepeatableAction | undefined>>();
  for (const [index, { treeHash, action }] of steps.entries()) {
    const next = steps[index + 1];
    if (next === undefined) continue;
    const out = ways.get(treeHash) ?? new Map<string, RepeatableAction | undefined>();
    ways.set(treeHash, out);
    if (!out.has(next.treeHash)) out.set(next.treeHash, action);
  }
  const reached = new Map<string, readonly RepeatableAction[]>([[start, []]]);
  const open = [start];
  for (let at = open.shift(); at !== undefined && at !== goal; at = open.shift()) {
    for (const [place, action] of ways.get(at) ?? []) {
      if (reached.has(place)) continue;
      reached.set(place, [...(reached.get(at) ?? []), ...(action === undefined ? [] : [action])]);
      open.push(place);
    }
  }
  return reached.get(goal);
}

function actionsOf(steps: readonly PastStep[]): readonly RepeatableAction[] {
  return steps.flatMap(({ action }) => (action === undefined ? [] : [action]));
}
