// A screen that can be searched: what a capture says, with everything derived that readers work out.
import type { AccessibilityElement, AccessibilityTree } from '../element.ts';
import type { SelectorRung } from '../selectors/ladder.ts';

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
