// Look-ups: which elements of a screen, or of an element's descendants, a selector names.
import { platformRules } from '../platform.ts';
import type { Screen } from '../tree/screen.ts';
import { testOf } from './match.ts';
import { parseSelector } from './parse-selector.ts';
import type { Segment } from './parse-selector.ts';
import { checkKeys } from './unknown-key.ts';

/** Elements from `from` up to, not including, `to`. */
type Span = readonly [from: number, to: number];

/** Matches of one segment in ascending spans that do not overlap, lazily and in document order. */
function* matches(screen: Screen, segment: Segment, spans: Iterable<Span>): Generator<number> {
  const tests = segment.conditions.map((condition) => testOf(screen, condition));
  const innermost =
    platformRules[screen.platform].subtreeText && segment.conditions.some(({ key }) => key === 'text');
  let held: number | undefined;
  for (const [from, to] of spans) {
    for (let index = from; index < to; index += 1) {
      if (!tests.every((test) => test(index))) continue;
      if (!innermost) {
        yield index;
        continue;
      }
      // The next match in document order is inside this one exactly when any match is.
      if (held !== undefined && index >= (screen.ends[held] ?? 0)) yield held;
      held = index;
    }
  }
  if (held !== undefined) yield held;
}

/** The descendants of every one of the elements, once each. */
function* insides(screen: Screen, indices: Iterable<number>): Generator<Span> {
  let done = 0;
  for (const index of indices) {
    const end = screen.ends[index] ?? index + 1;
    const from = Math.max(index + 1, done);
    if (from < end) yield [from, end];
    done = Math.max(done, end);
  }
}

function search(screen: Screen, path: readonly Segment[], within: Iterable<Span>): Iterable<number> {
  let spans = within;
  let found: Iterable<number> = [];
  for (const [depth, segment] of path.entries()) {
    if (depth > 0) spans = insides(screen, found);
    found = matches(screen, segment, spans);
  }
  return found;
}

/** Elements whose box lies inside that of another, smallest first: descendants of a flat tree. */
function insideBox(screen: Screen, outer: number, path: readonly Segment[]): readonly number[] {
  const box = screen.elements[outer]?.bounds;
  if (box === undefined) return [];
  const inside: { readonly index: number; readonly area: number }[] = [];
  for (const index of search(screen, path, [[0, screen.elements.length]])) {
    const other = screen.elements[index]?.bounds;
    if (index === outer || other === undefined) continue;
    const area = (other[2] - other[0]) * (other[3] - other[1]);
    const within = other[0] >= box[0] && other[1] >= box[1] && other[2] <= box[2] && other[3] <= box[3];
    if (within && area > 0) inside.push({ index, area });
  }
  return inside.sort((one, two) => one.area - two.area || one.index - two.index).map(({ index }) => index);
}

function prepare(screen: Screen, selector: unknown, onElement: boolean): readonly Segment[] {
  const path = parseSelector(selector, onElement);
  checkKeys(screen, path);
  return path;
}

/** All matches of a selector on the whole screen, or inside the element `outer`. */
export function findAllIn(screen: Screen, outer: number | undefined, selector: unknown): readonly number[] {
  const path = prepare(screen, selector, outer !== undefined);
  if (outer === undefined) return [...search(screen, path, [[0, screen.elements.length]])];
  const found = [...search(screen, path, insides(screen, [outer]))];
  if (found.length > 0 || !platformRules[screen.platform].boxesForDescendants) return found;
  return insideBox(screen, outer, path);
}

/** The first match of a selector on the whole screen, or inside the element `outer`. */
export function findIn(screen: Screen, outer: number | undefined, selector: unknown): number | undefined {
  const path = prepare(screen, selector, outer !== undefined);
  const spans: Iterable<Span> =
    outer === undefined ? [[0, screen.elements.length]] : insides(screen, [outer]);
  for (const index of search(screen, path, spans)) return index;
  if (outer === undefined || !platformRules[screen.platform].boxesForDescendants) return undefined;
  return insideBox(screen, outer, path)[0];
}
