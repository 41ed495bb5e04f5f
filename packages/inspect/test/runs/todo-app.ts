// A small to-do application that exists as its trees alone: what an exploration of it would have seen.
import type { Fill } from './picture.ts';

/** An element as a trace writes it. */
export interface Written {
  readonly id?: string;
  readonly class?: string;
  readonly desc?: string;
  readonly own?: readonly (readonly [number, string])[];
  readonly value?: string;
  readonly flags?: number;
  readonly bounds?: readonly [number, number, number, number];
  readonly attrs?: Readonly<Record<string, string>>;
}

/** What the application holds. */
export interface TodoState {
  readonly typed: string;
  readonly focused: boolean;
  readonly rows: readonly { readonly text: string; readonly done: boolean }[];
}

/** A tree with its depths. */
export interface WrittenTree {
  readonly elements: readonly Written[];
  readonly depths: readonly number[];
}

const width = 1280;

/** The tree of a state. */
export function treeOf({ typed, focused, rows }: TodoState): WrittenTree {
  const elements: Written[] = [];
  const depths: number[] = [];
  const add = (depth: number, element: Written): void => {
    elements.push(element);
    depths.push(depth);
  };
  add(0, { class: 'html', bounds: [0, 0, width, 720] });
  add(1, { class: 'body', id: 'todoScreen', bounds: [0, 0, width, 720] });
  add(2, { class: 'h1', own: [[0, 'What needs doing?']], bounds: [340, 40, 940, 90] });
  add(2, {
    class: 'input',
    id: 'new',
    value: typed,
    flags: 1 + 32 + (focused ? 8 : 0),
    bounds: [340, 110, 820, 150],
    attrs: { type: 'text', placeholder: 'What needs doing?', hintText: 'What needs doing?' },
  });
  add(2, { class: 'button', id: 'add', own: [[0, 'Add']], flags: 1, bounds: [832, 110, 940, 150] });
  add(2, { class: 'ul', bounds: [340, 170, 940, 170 + rows.length * 44], attrs: { scrollable: 'true' } });
  rows.forEach(({ text, done }, at) => {
    const top = 170 + at * 44;
    add(3, { class: 'li', attrs: { 'data-testid': 'todo-row' }, bounds: [340, top, 940, top + 40] });
    add(4, {
      class: 'input',
      flags: 1 + (done ? 4 : 0),
      bounds: [352, top + 10, 372, top + 30],
      attrs: { type: 'checkbox' },
    });
    add(4, { class: 'span', own: [[0, text]], bounds: [384, top + 8, 820, top + 32] });
    add(4, { class: 'button', own: [[0, 'Delete']], flags: 1, bounds: [840, top + 6, 928, top + 34] });
  });
  const bottom = 190 + rows.length * 44;
  const left = rows.filter(({ done }) => !done).length;
  add(2, { class: 'p', id: 'left', own: [[0, `${left} left`]], bounds: [340, bottom, 600, bottom + 24] });
  return { elements, depths };
}

const colours: Readonly<Record<string, Fill['colour']>> = {
  h1: [35, 45, 60],
  input: [225, 232, 242],
  button: [60, 110, 210],
  li: [246, 247, 249],
  span: [120, 130, 145],
  p: [150, 160, 175],
};

/** What a tree looks like. */
export function fillsOf({ elements }: WrittenTree): readonly Fill[] {
  return elements.flatMap(({ class: kind, bounds, flags = 0 }) => {
    const colour = colours[kind ?? ''];
    if (colour === undefined || bounds === undefined) return [];
    const [left, top, right, bottom] = bounds;
    return [{ left, top, right, bottom, colour: (flags & 4) === 0 ? colour : ([80, 170, 110] as const) }];
  });
}
