// What goes on around typing: the field gets the focus and its content selected, and whether it took the keys is told
// afterwards. Fields that keys do not suit get their value assigned.
import {
  deepestActive,
  editingCommand,
  isConnected,
  isHtml,
  isHtmlElement,
  ownerDocument,
  selectionOf,
  textContent,
} from './dom-access.ts';
import { tellChange, tellInput } from './events.ts';
import { flatClosest, flatContains } from './flat-tree.ts';
import { isEnabled, whyNotEditable } from './gates.ts';
import type { Handle } from './handles.ts';
import { describe } from './describe.ts';
import type { PageTyping, PageUnmet, PageVerdict } from './protocol.ts';
import { isEditingHost } from './roles.ts';
import { isSecret, markSecret } from './secret-fields.ts';

interface Watched {
  readonly ref: number;
  readonly element: Element;
  readonly before: string;
  inputs: number;
}

let watched: Watched | undefined;

/** Counts what reaches the field; stands on the window before the page's own listeners. */
export function noteInput(event: Event): void {
  if (watched !== undefined && event.composedPath().includes(watched.element)) watched.inputs += 1;
}

export function prepareTyping({ ref, element }: Handle, secret: boolean): PageTyping {
  const page = ownerDocument(element);
  if (page === null || !isHtmlElement(element)) return { kind: 'gone' };
  const field = editingHost(element);
  if (secret) markSecret(field);
  if (!hasFocus(field, page)) field.focus({ preventScroll: true });
  if (!hasFocus(field, page)) {
    const active = deepestActive(page);
    const where = active === null || isHtml(active, 'body') ? 'nothing has it' : `${describe(active)} has it`;
    return {
      kind: 'failed',
      message: `${describe(field)} did not take the focus: ${where}, so nothing was typed`,
    };
  }
  const before = contentOfField(field);
  watched = { ref, element: field, before, inputs: 0 };
  if (before === '') return { kind: 'ready', wasEmpty: true };
  if (!selectContent(field, page)) {
    return {
      kind: 'failed',
      message: `the old content of ${describe(field)} could not be selected, so nothing was typed`,
    };
  }
  return { kind: 'ready', wasEmpty: false };
}

function hasFocus(field: Element, page: Document): boolean {
  const active = deepestActive(page);
  return active !== null && (active === field || (isEditingHost(field) && flatContains(field, active)));
}

/** The element itself, or what makes it editable. */
export function editingHost(element: HTMLElement): HTMLElement {
  if (isHtml(element, 'input') || isHtml(element, 'textarea')) return element;
  const host = flatClosest(element, isEditingHost);
  return isHtmlElement(host) ? host : element;
}

export function contentOfField(field: Element): string {
  if (isHtml(field, 'input') || isHtml(field, 'textarea')) return field.value;
  return textContent(field);
}

export function selectContent(field: HTMLElement, page: Document): boolean {
  if (isHtml(field, 'input') || isHtml(field, 'textarea')) {
    field.select();
    // Numbers and the like do not tell their selection.
    return (
      field.selectionStart === null ||
      (field.selectionStart === 0 && field.selectionEnd === field.value.length)
    );
  }
  const selection = selectionOf(page);
  selection?.selectAllChildren(field);
  return selection !== null && !selection.isCollapsed;
}

/** Whether the field took what was typed; what it made of it is its own affair. */
export function verifyTyping({ ref, element }: Handle, text: string): PageVerdict {
  const seen = watched;
  if (seen?.ref !== ref) return { kind: 'gone' };
  const field = seen.element;
  const now = contentOfField(field);
  if (seen.inputs > 0 || now !== seen.before || text === '' || now === text) return { kind: 'done' };
  if (!isConnected(element)) return { kind: 'gone' };
  const held = isSecret(field) ? 'its content' : now === '' ? 'nothing' : `"${now}"`;
  const why = whyNotEditable(field);
  return {
    kind: 'failed',
    message: `${describe(field)} took nothing of what was typed: it holds ${held} as before${why === undefined ? '' : `, and ${why}`}`,
  };
}

/** Whether keys reached the field although it has left the document since. */
export function tookKeys(ref: number): boolean {
  return watched?.ref === ref && watched.inputs > 0;
}

/** Fills or empties a field by assignment, with the events of a change, and reads it back. */
export function setValue({ element }: Handle, text: string, secret: boolean): PageVerdict {
  const page = ownerDocument(element);
  if (page === null || !isHtmlElement(element)) return { kind: 'gone' };
  const field = editingHost(element);
  const unmet = writable(field);
  if (unmet !== undefined) return { kind: 'not_ready', unmet };
  if (secret) markSecret(field);
  field.focus({ preventScroll: true });
  if (isHtml(field, 'input') || isHtml(field, 'textarea')) {
    field.value = text;
    tellInput(field, text);
    tellChange(field);
  } else writeEditable(field, page, text);
  return readBack(field, text);
}

function writable(field: Element): PageUnmet | undefined {
  if (!isEnabled(field)) return { gate: 'enabled' };
  const because = whyNotEditable(field);
  return because === undefined ? undefined : { gate: 'editable', because };
}

/** Editors listen to what the browser's own editing commands do, so these come first. */
function writeEditable(field: HTMLElement, page: Document, text: string): void {
  selectionOf(page)?.selectAllChildren(field);
  if (text === '') editingCommand(page, 'delete');
  else editingCommand(page, 'insertText', false, text);
  if (textContent(field).trim() === text.trim()) return;
  field.textContent = text;
  tellInput(field, text);
}

function readBack(field: Element, text: string): PageVerdict {
  const now = contentOfField(field);
  if (sameValue(field, now, text)) return { kind: 'done' };
  const held = isSecret(field) ? 'something else' : now === '' ? 'nothing' : `"${now}"`;
  const wanted = text === '' ? 'empty' : 'what was put in';
  return { kind: 'failed', message: `${describe(field)} does not read back as ${wanted}: it holds ${held}` };
}

function sameValue(field: Element, now: string, text: string): boolean {
  const plain = text.replace(/\r\n?/g, '\n');
  if (now === plain) return true;
  if (!isHtml(field, 'input')) return !isHtml(field, 'textarea') && now.trim() === plain.trim();
  if (field.type === 'color') return now === plain.toLowerCase();
  if (field.type === 'range' || field.type === 'number')
    return plain.trim() !== '' && Number(now) === Number(plain);
  // A time may come back with or without its seconds, an address without the spaces around it.
  if (field.type === 'time' || field.type === 'datetime-local')
    return now.replace(/:00$/, '') === plain.replace(' ', 'T').replace(/:00$/, '');
  return (field.type === 'email' || field.type === 'url') && now === plain.trim();
}
