// One element of a tree: what it is, how it stands, where it is.
import { attributesOf, hasAttribute, isHtml, matches, parentNode, queryInside } from './dom-access.ts';
import { middleOf, type Point } from './geometry.ts';
import { isSecret } from './secret-fields.ts';
import { hasClickListener } from './tree-listeners.ts';
import { heldValue, isChecked, isReadOnly, takesText } from './tree-fields.ts';
import { hintOf } from './tree-hint.ts';
import { type Edges, edgesOf, isObscured, isScrollable } from './tree-places.ts';
import { cutOf, longestRun, written as attributeText } from './tree-text.ts';

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
  const field = takesText(element, name);
  const secret = (field || name === 'input') && isSecret(element);
  writeNames(written, element);
  const native =
    clickableByName.has(name) ||
    attributeText(element, 'role') === 'button' ||
    hasAttribute(element, 'onclick');
  const pointer = style.cursor === 'pointer';
  const disabled = isDisabled(element, name, around);
  const clickable =
    native ||
    (pointer && !around.pointer && !around.explained) ||
    (name !== 'html' && name !== 'body' && hasClickListener(element));
  const flags =
    (clickable ? bits.clickable : 0) |
    (disabled ? bits.disabled : 0) |
    (isChecked(element, name) ? bits.checked : 0) |
    (element === focused ? bits.focused : 0) |
    (hasAttribute(element, 'aria-selected') && attributeText(element, 'aria-selected') === 'true'
      ? bits.selected
      : 0) |
    (field && !disabled && !isReadOnly(element, name) ? bits.editable : 0) |
    (secret ? bits.secure : 0);
  if (flags !== 0) written.flags = flags;
  const value = secret ? undefined : heldValue(element, name);
  if (value !== undefined && value !== '')
    written.value = value.length > longestRun ? cutOf(written, value) : value;
  writeAttributes(
    written,
    element,
    fields.has(name) && (secret || value !== undefined || isHiddenInput(element)),
  );
  if (field) say(written, 'hintText', hintOf(element));
  if (style.display !== 'contents') writePlace(written, element, style, around.shift);
  return {
    written,
    inside: {
      pointer,
      explained: around.explained || native,
      disabled: around.disabled ? !isFreeLegend(element, name) : name === 'fieldset' && disabled,
      transparent: around.transparent || style.opacity === '0',
      shift: around.shift,
    },
  };
}

function writeNames(written: TreeElement, element: Element): void {
  const id = hasAttribute(element, 'id') ? attributeText(element, 'id') : '';
  if (id !== '') written.id = id;
  for (const name of ['aria-label', 'alt', 'title']) {
    const desc = hasAttribute(element, name) ? attributeText(element, name) : '';
    if (desc === '') continue;
    written.desc = desc;
    return;
  }
}

/** Every attribute under the name that the markup writes. */
export function writeAttributes(written: TreeElement, element: Element, withoutValue: boolean): void {
  const attributes = attributesOf(element);
  const { length } = attributes;
  if (length === 0) return;
  const attrs: Record<string, string> = (written.attrs ??= {});
  for (let index = 0; index < length; index += 1) {
    const each = attributes[index];
    if (each === undefined || each.name === '__proto__' || (withoutValue && each.name === 'value')) continue;
    attrs[each.name] = each.value.length > longestRun ? cutOf(written, each.value) : each.value;
  }
}

function say(written: TreeElement, name: string, value: string): void {
  if (value !== '') (written.attrs ??= {})[name] = value;
}

function writePlace(written: TreeElement, element: Element, style: CSSStyleDeclaration, shift: Point): void {
  const edges = edgesOf(element, shift);
  if (edges === undefined) return;
  written.bounds = edges;
  if (isScrollable(element, written.class, style)) say(written, 'scrollable', 'true');
  const hasArea = edges[0] < edges[2] && edges[1] < edges[3];
  if (hasArea && isObscured(element, middleOf(element))) say(written, 'obscured', 'true');
}

function isHiddenInput(element: Element): boolean {
  return isHtml(element, 'input') && element.type === 'hidden';
}

function isDisabled(element: Element, name: string, around: Around): boolean {
  return (
    (around.disabled && !isFreeLegend(element, name)) ||
    (disableable.has(name) && matches(element, ':disabled')) ||
    attributeText(element, 'aria-disabled') === 'true'
  );
}

/** The first legend of a disabled group stays usable. */
function isFreeLegend(element: Element, name: string): boolean {
  if (name !== 'legend') return false;
  const group = parentNode(element);
  return isHtml(group, 'fieldset') && queryInside(group, ':scope > legend') === element;
}
