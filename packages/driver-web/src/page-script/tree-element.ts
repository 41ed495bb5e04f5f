// One element of a tree: what it is, how it stands, where it is.
import { attributesOf, isHtml, matches, parentNode, queryInside } from './dom-access.ts';
import type { Point } from './geometry.ts';
import { isSecret } from './secret-fields.ts';
import { hasClickListener } from './tree-listeners.ts';
import { heldValue, isChecked, isReadOnly, takesText } from './tree-fields.ts';
import { hintOf } from './tree-hint.ts';
import { type Edges, isScrollable, placeOf } from './tree-places.ts';
import { cutOf, longestRun } from './tree-text.ts';

/** An entry of a tree, as the driver's contract has it: what is absent is empty, 0 or `{}`. */
export interface TreeElement {
  id?: string;
  class: string;
  desc?: string;
  own?: (readonly [position: number, text: string])[];
  value?: string;
  flags?: number;
  bounds?: Edges;
  attrs?: Record<string, string>;
}

/** What an element passes on to what is inside it. */
export interface Around {
  /** `cursor: pointer` holds here. */
  readonly pointer: boolean;
  /** Inside something that is clickable by its nature. */
  readonly explained: boolean;
  readonly disabled: boolean;
  readonly transparent: boolean;
  /** Where the frame's document begins in the top viewport, CSS px. */
  readonly shift: Point;
}

/** The bits of the driver's contract. */
export const bits = {
  clickable: 1,
  disabled: 2,
  checked: 4,
  focused: 8,
  selected: 16,
  editable: 32,
  secure: 64,
} as const;

const clickableByName: ReadonlySet<string> = new Set(['a', 'button', 'input', 'select', 'textarea']);
const fields: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
const disableable: ReadonlySet<string> = new Set(
  'button input select textarea option optgroup fieldset'.split(' '),
);

/** Describes an element and says what is so for everything inside it. */
export function describeElement(
  element: Element,
  name: string,
  style: CSSStyleDeclaration,
  around: Around,
  focused: Element | null,
): { readonly written: TreeElement; readonly inside: Around } {
  const written: TreeElement = { class: name };
  const attrs = rawAttributes(written, element);
  const field = takesText(element, name);
  const secret = (field || name === 'input') && isSecret(element);
  const native =
    clickableByName.has(name) || attrs?.['role'] === 'button' || attrs?.['onclick'] !== undefined;
  const pointer = style.cursor === 'pointer';
  const disabled = isDisabled(element, name, around, attrs);
  const clickable = native || (pointer && !around.pointer && !around.explained) || listens(element, name);
  const flags =
    (clickable ? bits.clickable : 0) |
    (disabled ? bits.disabled : 0) |
    (isChecked(element, name, attrs?.['aria-checked']) ? bits.checked : 0) |
    (element === focused ? bits.focused : 0) |
    (attrs?.['aria-selected'] === 'true' ? bits.selected : 0) |
    (field && !disabled && !isReadOnly(element, name) ? bits.editable : 0) |
    (secret ? bits.secure : 0);
  if (flags !== 0) written.flags = flags;
  if (attrs !== undefined) writeNames(written, attrs);
  if (fields.has(name)) writeValue(written, element, secret);
  if (field) say(written, 'hintText', hintOf(element));
  if (style.display !== 'contents') writePlace(written, element, style, around.shift);
  return {
    written,
    inside: insideOf(element, name, around, { native, pointer, disabled, clear: style.opacity === '0' }),
  };
}

function insideOf(
  element: Element,
  name: string,
  around: Around,
  here: Readonly<Record<'native' | 'pointer' | 'disabled' | 'clear', boolean>>,
): Around {
  const explained = around.explained || here.native;
  const transparent = around.transparent || here.clear;
  const disabled = around.disabled ? !isFreeLegend(element, name) : name === 'fieldset' && here.disabled;
  const same =
    here.pointer === around.pointer &&
    explained === around.explained &&
    transparent === around.transparent &&
    disabled === around.disabled;
  return same ? around : { pointer: here.pointer, explained, disabled, transparent, shift: around.shift };
}

/** Every attribute under the name that the markup writes; undefined where there is none. */
export function rawAttributes(
  written: TreeElement,
  element: Element,
): Readonly<Record<string, string>> | undefined {
  const attributes = attributesOf(element);
  const { length } = attributes;
  if (length === 0) return undefined;
  const attrs: Record<string, string> = {};
  written.attrs = attrs;
  for (let index = 0; index < length; index += 1) {
    const each = attributes[index];
    if (each === undefined || each.name === '__proto__') continue;
    const { value } = each;
    attrs[each.name] = value.length > longestRun ? cutOf(written, value) : value;
  }
  return attrs;
}

function writeNames(written: TreeElement, attrs: Readonly<Record<string, string>>): void {
  const { id } = attrs;
  if (id !== undefined && id !== '') written.id = id;
  const desc = attrs['aria-label']?.trim() || attrs['alt']?.trim() || attrs['title']?.trim();
  if (desc) written.desc = desc;
}

/** What a field holds stands in the place of the value that the markup started it with. */
function writeValue(written: TreeElement, element: Element, secret: boolean): void {
  const value = secret ? undefined : heldValue(element, written.class);
  const { attrs } = written;
  if (attrs !== undefined && (secret || value !== undefined || isHiddenInput(element))) {
    const { value: started, ...others } = attrs;
    if (started !== undefined) written.attrs = others;
  }
  if (value !== undefined && value !== '')
    written.value = value.length > longestRun ? cutOf(written, value) : value;
}

/** The page as a whole listens for clicks on what is in it. */
function listens(element: Element, name: string): boolean {
  return name !== 'html' && name !== 'body' && hasClickListener(element);
}

function say(written: TreeElement, name: string, value: string): void {
  if (value !== '') (written.attrs ??= {})[name] = value;
}

function writePlace(written: TreeElement, element: Element, style: CSSStyleDeclaration, shift: Point): void {
  const place = placeOf(element, style.display.startsWith('inline'), shift);
  if (place === undefined) return;
  written.bounds = place.edges;
  if (isScrollable(element, written.class, style)) say(written, 'scrollable', 'true');
  if (place.obscured) say(written, 'obscured', 'true');
}

function isHiddenInput(element: Element): boolean {
  return isHtml(element, 'input') && element.type === 'hidden';
}

function isDisabled(
  element: Element,
  name: string,
  around: Around,
  attrs: Readonly<Record<string, string>> | undefined,
): boolean {
  return (
    (around.disabled && !isFreeLegend(element, name)) ||
    (disableable.has(name) && matches(element, ':disabled')) ||
    attrs?.['aria-disabled'] === 'true'
  );
}

/** The first legend of a disabled group stays usable. */
function isFreeLegend(element: Element, name: string): boolean {
  if (name !== 'legend') return false;
  const group = parentNode(element);
  return isHtml(group, 'fieldset') && queryInside(group, ':scope > legend') === element;
}
