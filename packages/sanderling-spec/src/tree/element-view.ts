// An element as a spec holds it: nothing is copied from the capture before it is asked for.
import type { AccessibilityElement, Bounds } from '../element.ts';
import type { Selector } from '../selectors/selector.ts';
import { findAllIn, findIn } from '../selectors/search.ts';
import { attributes, flagged, secureState } from './screen.ts';
import type { Screen } from './screen.ts';

const places = new WeakMap<object, { readonly screen: Screen; readonly index: number }>();
const views = new WeakMap<Screen, Map<number, ElementView>>();

class ElementView implements AccessibilityElement {
  readonly #screen: Screen;
  readonly #index: number;
  #attrs: Readonly<Record<string, string>> | undefined;

  constructor(screen: Screen, index: number) {
    this.#screen = screen;
    this.#index = index;
  }

  get id(): string {
    return this.#screen.elements[this.#index]?.id ?? '';
  }
  get text(): string {
    return this.#screen.texts.of(this.#index);
  }
  get desc(): string {
    return this.#screen.elements[this.#index]?.desc ?? '';
  }
  get class(): string {
    return this.#screen.elements[this.#index]?.class ?? '';
  }
  get clickable(): boolean {
    return flagged(this.#screen, this.#index, 'clickable');
  }
  get enabled(): boolean {
    return !flagged(this.#screen, this.#index, 'disabled');
  }
  get checked(): boolean {
    return flagged(this.#screen, this.#index, 'checked');
  }
  get focused(): boolean {
    return flagged(this.#screen, this.#index, 'focused');
  }
  get selected(): boolean {
    return flagged(this.#screen, this.#index, 'selected');
  }
  get editable(): boolean {
    return flagged(this.#screen, this.#index, 'editable');
  }
  get secure(): boolean | null {
    return secureState(this.#screen, this.#index);
  }
  get bounds(): Bounds {
    return boundsOf(this.#screen, this.#index);
  }
  get x(): number {
    return centreOf(this.#screen, this.#index).x;
  }
  get y(): number {
    return centreOf(this.#screen, this.#index).y;
  }
  get attrs(): Readonly<Record<string, string>> {
    this.#attrs ??= Object.freeze(attributes(this.#screen, this.#index));
    return this.#attrs;
  }
  find(selector: Selector): AccessibilityElement | undefined {
    const found = findIn(this.#screen, this.#index, selector);
    return found === undefined ? undefined : elementView(this.#screen, found);
  }
  findAll(selector: Selector): readonly AccessibilityElement[] {
    return findAllIn(this.#screen, this.#index, selector).map((index) => elementView(this.#screen, index));
  }
  toJSON(): unknown {
    return recordedElement(this);
  }
}

/** The box of an element, device px. */
export function boundsOf(screen: Screen, index: number): Bounds {
  const [left, top, right, bottom] = screen.elements[index]?.bounds ?? [0, 0, 0, 0];
  return Object.freeze({ left, top, right, bottom });
}

/** The middle of an element, device px. */
export function centreOf(screen: Screen, index: number): { readonly x: number; readonly y: number } {
  const [left, top, right, bottom] = screen.elements[index]?.bounds ?? [0, 0, 0, 0];
  return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) };
}

/** The one view of an element of a screen. */
export function elementView(screen: Screen, index: number): AccessibilityElement {
  let ofScreen = views.get(screen);
  if (ofScreen === undefined) {
    ofScreen = new Map();
    views.set(screen, ofScreen);
  }
  const known = ofScreen.get(index);
  if (known !== undefined) return known;
  const view = new ElementView(screen, index);
  Object.freeze(view);
  ofScreen.set(index, view);
  places.set(view, { screen, index });
  return view;
}

/** Where an element stands; `undefined` for what is none. */
export function placeOf(value: unknown): { readonly screen: Screen; readonly index: number } | undefined {
  return typeof value === 'object' && value !== null ? places.get(value) : undefined;
}

/** An element as it is recorded: its fields without its methods. */
export function recordedElement(element: AccessibilityElement): Readonly<Record<string, unknown>> {
  const { id, text, desc, clickable, enabled, checked, focused, selected, editable, secure } = element;
  return {
    id,
    text,
    desc,
    class: element.class,
    clickable,
    enabled,
    checked,
    focused,
    selected,
    editable,
    secure,
    bounds: element.bounds,
    attrs: element.attrs,
  };
}
