// What a spec sees of a screen: elements, and the tree they are found in.
import type { Selector } from './selectors/selector.ts';

/** A box in device px, whole numbers, counted from the top left corner of what is shown; all 0 where there is none. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Anything elements can be looked up in. */
interface Searchable<S> {
  /**
   * The first match in document order, or `undefined`.
   *
   * @throws SpecError `bad_selector`, `bad_selector_value` and `unknown_selector_key`, which fail the run.
   */
  find(selector: S): AccessibilityElement | undefined;
  /** All matches in document order; throws as `find` does. */
  findAll(selector: S): readonly AccessibilityElement[];
}

/**
 * The hierarchy of one step. A look-up scans all of it, the root included.
 *
 * @example
 * const rows = extract('rows', (s) => s.ax.findAll({ testTag: 'row' }).map((row) => row.text));
 */
export type AccessibilityTree = Searchable<Selector>;

/**
 * One element, as it stood at the step it came from. Strings are `''` when absent. A look-up scans the element's
 * descendants; a path in string form is refused there (`path_on_element`).
 */
export interface AccessibilityElement extends Searchable<Selector> {
  /** Resource id, accessibility identifier, `id` attribute, automation id or scripting id. */
  readonly id: string;
  /** Visible text; on web and iOS of the whole subtree; of a field, what it holds. */
  readonly text: string;
  /** Accessibility description. */
  readonly desc: string;
  /** View class, element type, lower-case tag name, control type or component type. */
  readonly class: string;
  readonly clickable: boolean;
  readonly enabled: boolean;
  readonly checked: boolean;
  readonly focused: boolean;
  readonly selected: boolean;
  readonly editable: boolean;
  /** The field masks what is typed into it; `null` where the platform does not say. */
  readonly secure: boolean | null;
  readonly bounds: Bounds;
  /** Centre, device px. */
  readonly x: number;
  /** Centre, device px. */
  readonly y: number;
  /** Every raw attribute of the driver. */
  readonly attrs: Readonly<Record<string, string>>;
}
