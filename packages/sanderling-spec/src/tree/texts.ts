// The text of every element as a slice of one long text: nothing is composed twice, and a search runs over it once.
import { elementFlags } from '../captured-tree.ts';
import type { CapturedElement } from '../captured-tree.ts';

/** Where each element's text stands. */
export interface Texts {
  of(index: number): string;
  /** A test for "the element's text contains `wanted`", made once per search. */
  containing(wanted: string): (index: number) => boolean;
}

interface Shape {
  readonly elements: readonly CapturedElement[];
  readonly ends: readonly number[];
}

/** A field's text is what it holds, and no part of an ancestor's. */
function isField(element: CapturedElement): boolean {
  // A list of which nothing is chosen holds nothing, and its options are no text of the page either.
  if (element.class === 'select' || element.class === 'textarea') return true;
  return element.value !== undefined || ((element.flags ?? 0) & elementFlags.editable) !== 0;
}

function ownText(element: CapturedElement): string {
  return (element.own ?? [])
    .map((run) => run[1])
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Texts where an element's text is its own. */
export function ownTexts({ elements }: Shape): Texts {
  const of = (index: number): string => {
    const element = elements[index];
    if (element === undefined) return '';
    return isField(element) ? (element.value ?? '') : ownText(element);
  };
  return {
    of,
    containing: (wanted) => (index) => wanted !== '' && of(index).includes(wanted),
  };
}

class Composer {
  readonly starts: number[] = [];
  readonly stops: number[] = [];
  private readonly shape: Shape;
  private readonly chunks: string[] = [];
  private length = 0;
  private afterSpace = true;
  private readonly later: number[] = [];

  constructor(shape: Shape) {
    this.shape = shape;
  }

  /** The long text: first the page's, then the inside of every field, each set off by a character no text has. */
  compose(): string {
    this.subtree(0);
    for (let at = 0; at < this.later.length; at += 1) {
      this.append('\u0000');
      this.afterSpace = true;
      this.fieldInside(this.later[at] ?? 0);
    }
    return this.chunks.join('');
  }

  private append(text: string): void {
    this.chunks.push(text);
    this.length += text.length;
  }

  private run(text: string): void {
    let collapsed = text.replace(/\s+/g, ' ');
    if (this.afterSpace && collapsed.startsWith(' ')) collapsed = collapsed.slice(1);
    if (collapsed === '') return;
    this.append(collapsed);
    this.afterSpace = collapsed.endsWith(' ');
  }

  private fieldInside(field: number): void {
    const end = this.shape.ends[field] ?? field + 1;
    for (let child = field + 1; child < end; child = this.shape.ends[child] ?? end) this.subtree(child);
  }

  /** Depth first without recursion: trees may be thousands deep. */
  private subtree(root: number): void {
    const { elements, ends } = this.shape;
    const open: { index: number; child: number; nextChild: number; nextRun: number }[] = [];
    const enter = (index: number): void => {
      this.starts[index] = this.length;
      open.push({ index, child: 0, nextChild: index + 1, nextRun: 0 });
    };
    if (elements.length > 0) enter(root);
    for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
      const element = elements[frame.index] ?? {};
      const own = element.own ?? [];
      const end = ends[frame.index] ?? frame.index + 1;
      const field = isField(element);
      if (field) {
        if (frame.index + 1 < end) this.later.push(frame.index);
      } else {
        for (let run = own[frame.nextRun]; run !== undefined; run = own[frame.nextRun]) {
          if (run[0] > frame.child && frame.nextChild < end) break;
          this.run(run[1]);
          frame.nextRun += 1;
        }
        if (frame.nextChild < end) {
          const child = frame.nextChild;
          frame.nextChild = ends[child] ?? end;
          frame.child += 1;
          enter(child);
          continue;
        }
      }
      this.stops[frame.index] = this.length;
      open.pop();
    }
  }
}

/** Texts where an element's text is that of its subtree, put together when first asked for. */
export function subtreeTexts(shape: Shape): Texts {
  let composed: { readonly all: string; readonly starts: number[]; readonly stops: number[] } | undefined;
  const ready = (): { readonly all: string; readonly starts: number[]; readonly stops: number[] } => {
    if (composed !== undefined) return composed;
    const composer = new Composer(shape);
    const all = composer.compose();
    const { starts, stops } = composer;
    // Edges are trimmed once, so that a slice is the text.
    for (let index = 0; index < starts.length; index += 1) {
      let [start, stop] = [starts[index] ?? 0, stops[index] ?? 0];
      if (start < stop && all.charCodeAt(start) === 32) start += 1;
      if (start < stop && all.charCodeAt(stop - 1) === 32) stop -= 1;
      starts[index] = start;
      stops[index] = stop;
    }
    composed = { all, starts, stops };
    return composed;
  };
  const fieldValue = (index: number): string | undefined => {
    const element = shape.elements[index];
    return element !== undefined && isField(element) ? (element.value ?? '') : undefined;
  };
  return {
    of: (index) => {
      const value = fieldValue(index);
      if (value !== undefined) return value;
      const { all, starts, stops } = ready();
      return all.slice(starts[index] ?? 0, stops[index] ?? 0);
    },
    containing: (wanted) => {
      const { all, starts, stops } = ready();
      const places = wanted === '' ? [] : occurrences(all, wanted);
      return (index) => {
        const value = fieldValue(index);
        if (value !== undefined) return wanted !== '' && value.includes(wanted);
        const place = firstFrom(places, starts[index] ?? 0);
        return place !== undefined && place + wanted.length <= (stops[index] ?? 0);
      };
    },
  };
}

function occurrences(all: string, wanted: string): readonly number[] {
  const places: number[] = [];
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

/** The first place that is not before `from`; places ascend. */
function firstFrom(places: readonly number[], from: number): number | undefined {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return places[low];
}
