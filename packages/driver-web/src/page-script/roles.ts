// Which elements are buttons, fields, boxes: by tag, type and role, as the role nouns and the accessible tree see them.
import { attribute, closest, hasAttribute, isHtml, localName, matches } from './dom-access.ts';
import type { PageInner, PagePurpose } from './protocol.ts';

/** The closed set whose texts other engines know. */
export const closedSet = 'button, a, summary, [role=button], [role=tab], [role=option], [type=submit]';

/** Where those of them, and the fields, that have further names in attributes are looked for. */
export const namedByAttribute = ['[aria-label]', 'input', 'textarea'] as const;

const buttons =
  'button, a, summary, [role=button], [type=submit], ' +
  'input:is([type=submit i], [type=button i], [type=reset i], [type=image i])';
const fields =
  'input:not([type=submit i], [type=button i], [type=reset i], [type=image i], [type=checkbox i], [type=radio i], ' +
  '[type=hidden i]), textarea, select, [contenteditable]:not([contenteditable=false i]), [role=textbox], ' +
  '[role=searchbox], [role=combobox], [role=listbox], [role=spinbutton], [role=slider]';
const boxes =
  'input:is([type=checkbox i], [type=radio i]), [role=checkbox], [role=radio], [role=switch], ' +
  '[role=menuitemcheckbox], [role=menuitemradio]';
const files = 'input[type=file i]';

export const controlSelectors = {
  field: fields,
  checkbox: boxes,
  file: files,
  list: 'select',
  button: buttons,
} as const;
export type ControlKind = keyof typeof controlSelectors;

/** The candidates a role noun leaves. */
export function candidates(role: PageInner['role'], purpose: PagePurpose): string | undefined {
  if (role === undefined) return undefined;
  if (role === 'field' && purpose === 'upload') return files;
  return controlSelectors[role];
}

/** Where elements that may have an interactive role are looked for, before `roleOf` decides. */
export const maybeInteractive = [
  'button',
  'a',
  'area',
  'summary',
  'input',
  'select',
  'textarea',
  'option',
  'th',
  '[contenteditable]',
  '[role]',
] as const;

const interactive: ReadonlySet<string> = new Set([
  'button',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'treeitem',
  'tab',
  'checkbox',
  'radio',
  'switch',
  'combobox',
  'listbox',
  'searchbox',
  'textbox',
  'spinbutton',
  'slider',
  'gridcell',
  'columnheader',
  'rowheader',
]);

export function isInteractiveRole(role: string): boolean {
  return interactive.has(role);
}

const inputRoles: Readonly<Record<string, string>> = {
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  range: 'slider',
  search: 'searchbox',
  hidden: '',
};

/** The role by attribute or by tag; empty when there is none of interest. Dates, colours and the like are text boxes. */
export function roleOf(element: Element): string {
  const written = attribute(element, 'role')?.trim().split(/\s+/)[0]?.toLowerCase();
  if (written !== undefined && written !== '') return written;
  return impliedRole(element);
}

function impliedRole(element: Element): string {
  const name = localName(element);
  switch (name) {
    case 'button':
    case 'summary':
      return 'button';
    case 'a':
    case 'area':
      return hasAttribute(element, 'href') ? 'link' : '';
    case 'input':
      return isHtml(element, 'input') ? inputRole(element) : '';
    case 'select':
      return isHtml(element, 'select') && (element.multiple || element.size > 1) ? 'listbox' : 'combobox';
    case 'textarea':
      return 'textbox';
    case 'option':
      return 'option';
    case 'th':
      return /^row/i.test(attribute(element, 'scope') ?? '') ? 'rowheader' : 'columnheader';
    case 'td':
      return closest(element, '[role=grid], [role=treegrid]') === null ? 'cell' : 'gridcell';
    default:
      return isEditingHost(element) ? 'textbox' : (otherRoles[name] ?? '');
  }
}

const otherRoles: Readonly<Record<string, string>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  img: 'img',
  li: 'listitem',
  tr: 'row',
  table: 'table',
};

function inputRole(input: HTMLInputElement): string {
  const role = inputRoles[input.type] ?? 'textbox';
  return role === 'textbox' && hasAttribute(input, 'list') ? 'combobox' : role;
}

/** The element that makes its content editable. */
export function isEditingHost(element: Element): boolean {
  return matches(element, '[contenteditable]:not([contenteditable=false i])');
}

/** The input as such when it is a button with its text in `value`. */
export function asButtonInput(element: Element): HTMLInputElement | undefined {
  return isHtml(element, 'input') && ['submit', 'button', 'reset'].includes(element.type)
    ? element
    : undefined;
}
