// A screen that can be searched: what a capture says, with everything derived that readers work out.
import type { CapturedTree } from '../captured-tree.ts';
import type { AccessibilityElement, AccessibilityTree } from '../element.ts';
import type { Platform } from '../platform.ts';
import { ladderOf, resolveLadder } from '../selectors/ladder.ts';
import type { SelectorRung } from '../selectors/ladder.ts';
import { findAllIn, findIn } from '../selectors/search.ts';
import { elementView, placeOf } from './element-view.ts';
import { labelOf, roleOf } from './roles.ts';
import { createScreen } from './screen.ts';
import type { Screen } from './screen.ts';

/** A searchable tree, for engines and viewers. */
export interface ScreenTree {
  /** Number of elements. */
  readonly size: number;
  /** Look-ups as a spec has them. */
  readonly ax: AccessibilityTree;
  /** The element at an index of the capture; `undefined` outside. */
  element(index: number): AccessibilityElement | undefined;
  /** The index of an element of this tree; `undefined` for one of another. */
  indexOf(element: AccessibilityElement): number | undefined;
  /** Depth of an element, the root's is 0. */
  depth(index: number): number;
  /** One past the last descendant of an element. */
  end(index: number): number;
  /** Index of the parent; -1 for the root. */
  parent(index: number): number;
  /** Its test id, id, role and name, text; best first. */
  ladder(index: number): readonly SelectorRung[];
  /** The element that a ladder of another tree names here. */
  resolve(ladder: readonly SelectorRung[]): number | undefined;
  /** Role as assistive technology would say it, else the class. */
  role(index: number): string;
  /** What the target is called, at most 40 characters. */
  label(index: number): string;
}

/** Look-ups over a whole screen. */
function axOf(screen: Screen): AccessibilityTree {
  return Object.freeze({
    find: (selector: unknown) => {
      const index = findIn(screen, undefined, selector);
      return index === undefined ? undefined : elementView(screen, index);
    },
    findAll: (selector: unknown) =>
      findAllIn(screen, undefined, selector).map((index) => elementView(screen, index)),
  });
}

const screens = new WeakMap<ScreenTree, Screen>();

/** The screen behind a tree. */
export function screenOf(tree: ScreenTree): Screen | undefined {
  return screens.get(tree);
}

/** The tree of a screen. */
export function screenTree(screen: Screen): ScreenTree {
  const tree: ScreenTree = {
    size: screen.elements.length,
    ax: axOf(screen),
    element: (index) => (screen.elements[index] === undefined ? undefined : elementView(screen, index)),
    indexOf: (element) => {
      const place = placeOf(element);
      return place?.screen === screen ? place.index : undefined;
    },
    depth: (index) => screen.depths[index] ?? 0,
    end: (index) => screen.ends[index] ?? 0,
    parent: (index) => screen.parents[index] ?? -1,
    ladder: (index) => (screen.elements[index] === undefined ? [] : ladderOf(screen, index)),
    resolve: (ladder) => resolveLadder(screen, ladder),
    role: (index) => roleOf(screen, index),
    label: (index) => labelOf(screen, index),
  };
  screens.set(tree, screen);
  return tree;
}

/**
 * Makes a capture searchable with the whole selector language. What was derived is cached: keep the tree while it is
 * asked.
 *
 * @throws SpecError `bad_capture` when the depths are no tree
 * @example
 * const tree = createTree(JSON.parse(capture.tree), 'web');
 * tree.ax.findAll('text:Save').map((element) => tree.indexOf(element));
 */
export function createTree(captured: CapturedTree, platform: Platform): ScreenTree {
  return screenTree(createScreen(captured, platform, 0));
}
