// What fields hold and whether they take text, as a tree says it.
import { buttonText } from './accessible-name.ts';
import { chosenText } from './chosen-options.ts';
import { hasAttribute, isHtml, isHtmlElement } from './dom-access.ts';
import { asButtonInput, isEditingHost } from './roles.ts';

const neverTyped: ReadonlySet<string> = new Set(
  'button submit checkbox radio range color file image reset hidden'.split(' '),
);

/** Whether the element is of a kind that takes text, whatever state it is in. */
export function takesText(element: Element, name: string): boolean {
  if (name === 'input') return isHtml(element, 'input') && !neverTyped.has(element.type);
  if (name === 'textarea') return isHtml(element, 'textarea');
  return isHtmlElement(element) && hasAttribute(element, 'contenteditable') && isEditingHost(element);
}

/** Whether a field that takes text refuses it by being read-only. */
export function isReadOnly(element: Element, name: string): boolean {
  return (name === 'input' || name === 'textarea') && (element as HTMLInputElement).readOnly;
}

/** What a field holds now; undefined for what holds nothing of its own. Never asked of a secret field. */
export function heldValue(element: Element, name: string): string | undefined {
  if (name === 'select' && isHtml(element, 'select')) return chosenText(element);
  if (name === 'textarea' && isHtml(element, 'textarea')) return element.value;
  if (name !== 'input' || !isHtml(element, 'input')) return undefined;
  return /^(?:hidden|password|submit|button|reset|image|checkbox|radio)$/.test(element.type)
    ? undefined
    : element.value;
}

/** What a button that is an input draws; undefined for everything else. */
export function drawnByInput(element: Element, name: string): string | undefined {
  const button = name === 'input' ? asButtonInput(element) : undefined;
  return button && buttonText(button);
}

/** The live state of a tick box, or what ARIA says of one that is drawn. */
export function isChecked(element: Element, name: string, aria: string | undefined): boolean {
  if (name === 'input' && isHtml(element, 'input') && /^(?:checkbox|radio)$/.test(element.type))
    return element.checked;
  return aria === 'true';
}
