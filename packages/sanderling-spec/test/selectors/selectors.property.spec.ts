// Laws of look-ups on trees by chance: both forms agree, find is the first of findAll, and the fast text search is right.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTree } from '@sanderling/spec/runtime';
import type { CapturedTree } from '@sanderling/spec/runtime';
import { capture, el } from '../building/tree.ts';
import type { Flag, Node } from '../building/tree.ts';

const words = fc.constantFrom('a', 'b', 'ab', ' a', 'b ', 'a b', ' ', 'true');
const flags = fc.subarray<Flag>([
  'clickable',
  'disabled',
  'checked',
  'focused',
  'selected',
  'editable',
  'secure',
]);

const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc
    .record({
      kind: fc.constantFrom('div', 'span', 'input', 'button'),
      id: fc.constantFrom('', 'a', 'x:id/a', 'ab'),
      desc: fc.constantFrom('', 'a', 'a, b'),
      is: flags,
      value: fc.option(words, { nil: undefined }),
      attrs: fc.dictionary(fc.constantFrom('class', 'title', 'data-testid', 'hintText'), words),
      content: fc.array(fc.oneof({ maxDepth: 4, depthSize: 'small' }, words, tie('node')), { maxLength: 4 }),
    })
    .map(({ kind, content, value, ...parts }) =>
      el(kind, { ...parts, ...(value !== undefined && { value }) }, ...content),
    ),
}));
const trees = node.map(capture);

const keys = fc.constantFrom(
  'id',
  'idPrefix',
  'text',
  'desc',
  'descPrefix',
  'tag',
  'class',
  'title',
  'testTag',
  'checked',
  'secure',
  'scrollable',
  'hintText',
  'value',
);
const values = fc.constantFrom('a', 'b', 'ab', 'a b', 'div', 'true', 'false', '', 'b a');

/** An element's text from the definition, without any index. */
function slowText(tree: CapturedTree, index: number): string {
  const inside = (at: number): string => {
    const element = tree.elements[at] ?? {};
    const depth = tree.depths[at] ?? 0;
    const children: number[] = [];
    for (let next = at + 1; next < tree.elements.length && (tree.depths[next] ?? 0) > depth; next += 1) {
      if (tree.depths[next] === depth + 1) children.push(next);
    }
    const isField = (which: number): boolean =>
      tree.elements[which]?.value !== undefined || ((tree.elements[which]?.flags ?? 0) & 32) !== 0;
    let text = '';
    for (let position = 0; position <= children.length; position += 1) {
      for (const [where, run] of element.own ?? []) if (where === position) text += run;
      const child = children[position];
      if (child !== undefined && !isField(child)) text += inside(child);
    }
    return text;
  };
  const element = tree.elements[index] ?? {};
  if (element.value !== undefined || ((element.flags ?? 0) & 32) !== 0) return element.value ?? '';
  return inside(index).replace(/\s+/g, ' ').trim();
}

describe('look-ups', () => {
  it('give the same in string and in object form', () => {
    fc.assert(
      fc.property(trees, keys, values, (tree, key, value) => {
        const { ax } = createTree(tree, 'web');
        expect(ax.findAll(`${key}:${value}`)).toEqual(ax.findAll({ [key]: value }));
      }),
    );
  });

  it('find the first of all', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.tuple(keys, values), { minLength: 1, maxLength: 3 }), (tree, pairs) => {
        const screen = createTree(tree, 'web');
        const path = pairs.map(([key, value]) => ({ [key]: value }));
        expect(screen.ax.find(path)).toBe(screen.ax.findAll(path)[0]);
        const indices = screen.ax.findAll(path).map((element) => screen.indexOf(element) ?? -1);
        expect(indices).toEqual([...new Set(indices)].sort((one, two) => one - two));
      }),
    );
  });

  it('are paths: each segment among the descendants of the one before', () => {
    fc.assert(
      fc.property(
        trees,
        fc.tuple(keys, values),
        fc.tuple(keys, values),
        (tree, [key, value], [inner, wanted]) => {
          const { ax } = createTree(tree, 'web');
          const expected = new Set(
            ax.findAll({ [key]: value }).flatMap((outer) => outer.findAll({ [inner]: wanted })),
          );
          const found = ax.findAll([{ [key]: value }, { [inner]: wanted }]);
          expect(new Set(found)).toEqual(expected);
        },
      ),
    );
  });

  it('find a text exactly where it is contained and no descendant contains it', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom('a', 'b', 'ab', 'a b', 'b a', 'aa'), (tree, wanted) => {
        const screen = createTree(tree, 'web');
        const all = tree.elements.flatMap((_, index) =>
          slowText(tree, index).includes(wanted) ? [index] : [],
        );
        const innermost = all.filter(
          (index) => !all.some((other) => other > index && other < screen.end(index)),
        );
        expect(screen.ax.findAll(`text:${wanted}`).map((element) => screen.indexOf(element))).toEqual(
          innermost,
        );
        for (const index of all) expect(screen.element(index)?.text).toBe(slowText(tree, index));
      }),
    );
  });
});

describe('ladders', () => {
  it('lead back to the element on the same tree', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const screen = createTree(tree, 'web');
        const again = createTree(tree, 'web');
        for (const index of tree.elements.keys()) expect(again.resolve(screen.ladder(index))).toBe(index);
      }),
    );
  });
});
