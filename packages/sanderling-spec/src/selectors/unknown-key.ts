// Keys that can never match: neither accepted nor an attribute that some element of the screen carries.
import { unknownSelectorKey } from '../errors/selecting.ts';
import { fail } from '../run/current-run.ts';
import type { Screen } from '../tree/screen.ts';
import type { Segment } from './parse-selector.ts';
import { stateKeys, textKeys } from './selector.ts';

const accepted: readonly string[] = [...textKeys, ...stateKeys];
const acceptedSet = new Set(accepted);
const carried = new WeakMap<Screen, ReadonlySet<string>>();

function carriedBy(screen: Screen): ReadonlySet<string> {
  const known = carried.get(screen);
  if (known !== undefined) return known;
  const names = new Set(screen.elements.flatMap((element) => Object.keys(element.attrs ?? {})));
  carried.set(screen, names);
  return names;
}

/** Edits that turn one word into the other. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let across = 1; across <= other.length; across += 1) {
      const change = (row[across - 1] ?? 0) + (one[at - 1] === other[across - 1] ? 0 : 1);
      next.push(Math.min(change, (row[across] ?? 0) + 1, (next[across - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function nearestKey(key: string): string {
  const word = key.toLowerCase().slice(0, 60);
  let best = accepted[0] ?? '';
  let least = Infinity;
  for (const each of accepted) {
    const edits = distance(word, each.toLowerCase());
    if (edits < least) [best, least] = [each, edits];
  }
  return best;
}

/** @throws SpecError `unknown_selector_key`; never on a screen that has nothing but its root */
export function checkKeys(screen: Screen, path: readonly Segment[]): void {
  if (screen.elements.length <= 1) return;
  for (const segment of path) {
    if (!segment.checked) continue;
    for (const { key } of segment.conditions) {
      if (acceptedSet.has(key) || carriedBy(screen).has(key)) continue;
      fail(unknownSelectorKey(key, nearestKey(key), accepted));
    }
  }
}
