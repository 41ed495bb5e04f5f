// The control that a question or an act needs when its target is something around it: a cell, a host, a css target.
import { isHtml, matches, queryAll } from './dom-access.ts';
import { documentOrder, flatClosest, scopesOf } from './flat-tree.ts';
import { drawnText } from './drawn-text.ts';
import { fold } from './folded-text.ts';
import type { PagePurpose, PageReading } from './protocol.ts';
import { isRendered } from './rendering.ts';
import { type ControlKind, controlSelectors, isEditingHost } from './roles.ts';

type ControlAnswer =
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'missing'; readonly detail: string };

/** The kind of control that is asked for; undefined when any element will do. */
export function neededControl(purpose: PagePurpose, read: readonly PageReading[]): ControlKind | undefined {
  switch (purpose) {
    case 'type':
    case 'clear':
      return 'field';
    case 'select':
      return 'list';
    case 'set_checked':
      return 'checkbox';
    case 'upload':
      return 'file';
    default:
      if (read.some(({ kind }) => kind === 'value')) return 'field';
      return read.some(({ kind }) => kind === 'checked') ? 'checkbox' : undefined;
  }
}

const words = {
  field: 'field',
  list: 'list',
  checkbox: 'checkbox',
  file: 'file field',
  button: 'button',
} as const;

/** The element itself when it is such a control, else the one rendered control of the kind inside it. */
export function controlOf(element: Element, kind: ControlKind, purpose: PagePurpose): ControlAnswer {
  const itself = asControl(element, kind);
  if (itself !== undefined) return { kind: 'element', element: itself };
  const inside = controlsInside(element, kind);
  const [only] = inside;
  if (only !== undefined && inside.length === 1) return { kind: 'element', element: only };
  if (inside.length > 1) {
    return {
      kind: 'missing',
      detail: `it holds ${inside.length} ${words[kind]}s, and which of them is meant is not said`,
    };
  }
  // What is no control at all is told by the gate or the act, which can say what the element is instead.
  if (purpose === 'type' || purpose === 'clear' || purpose === 'select' || purpose === 'set_checked') {
    return { kind: 'element', element };
  }
  if (kind === 'checkbox') return { kind: 'element', element };
  return { kind: 'missing', detail: `it is no ${words[kind]} and holds none` };
}

function asControl(element: Element, kind: ControlKind): Element | undefined {
  const target = isHtml(element, 'label') && element.control !== null ? element.control : element;
  const isKind = (candidate: Element): boolean =>
    matches(candidate, controlSelectors[kind]) && !(kind === 'field' && needsInner(candidate));
  if (isKind(target)) return target;
  if (
    kind === 'list' &&
    matches(target, controlSelectors.field) &&
    controlsInside(target, 'list').length !== 1
  )
    return target;
  if (kind !== 'field') return undefined;
  const host = flatClosest(element, isEditingHost);
  return host ?? undefined;
}

/** A widget with a field role around a real field: the real one takes the text. */
function needsInner(element: Element): boolean {
  if (isHtml(element, 'input') || isHtml(element, 'textarea') || isHtml(element, 'select')) return false;
  return !isEditingHost(element) && controlsInside(element, 'field').length === 1;
}

function controlsInside(element: Element, kind: ControlKind): readonly Element[] {
  const found = new Set<Element>();
  for (const { scope } of scopesOf(element)) {
    for (const control of queryAll(scope, controlSelectors[kind])) {
      if (control !== element && (kind === 'file' || isRendered(control))) found.add(control);
    }
  }
  if (kind === 'list' && found.size === 0) return controlsInside(element, 'field');
  return [...found].toSorted(documentOrder);
}

const anyControl =
  'a[href], button, input:not([type=hidden i]), select, textarea, [contenteditable]:not([contenteditable=false i]), ' +
  '[role=button], [role=link], [role=checkbox], [role=switch], [role=radio], [role=combobox], [role=textbox]';

/** The one control that is a cell's whole content. */
export function wholeContent(cell: Element): Element | undefined {
  const controls = new Set<Element>();
  for (const { scope } of scopesOf(cell)) {
    for (const control of queryAll(scope, anyControl)) if (isRendered(control)) controls.add(control);
  }
  const [only] = controls;
  if (only === undefined || controls.size > 1) return undefined;
  return fold(drawnText(cell)) === textInCell(only) ? only : undefined;
}

/** What a control adds to the drawn text around it. */
function textInCell(control: Element): string {
  return isHtml(control, 'input') || isHtml(control, 'textarea') ? '' : fold(drawnText(control));
}
