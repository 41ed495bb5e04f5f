// How people would point at an element, for messages: `button "Save"`.
import { attribute, childElementCount, isHtml, localName } from './dom-access.ts';
import { accessibleName } from './accessible-name.ts';
import { drawnText } from './drawn-text.ts';
import { fold } from './folded-text.ts';
import { roleOf } from './roles.ts';
import { isSecret } from './secret-fields.ts';

const longestText = 60;

const words: Readonly<Record<string, string>> = {
  textbox: 'field',
  searchbox: 'field',
  spinbutton: 'field',
  combobox: 'list',
  listbox: 'list',
  img: 'image',
  listitem: 'item',
  columnheader: 'column header',
  rowheader: 'row header',
};

/** The word for what the element is, without an article. */
export function wordFor(element: Element): string {
  const role = roleOf(element);
  if (isHtml(element, 'input') && element.type === 'file') return 'file field';
  if (isHtml(element, 'input') && role === 'combobox') return 'field';
  if (role === '') return localName(element);
  return words[role] ?? role;
}

/** The same with an article: `a button`. */
export function describeKind(element: Element): string {
  const word = wordFor(element);
  return /^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`;
}

export function describe(element: Element): string {
  const word = wordFor(element);
  const name = nameFor(element);
  if (name !== '') return `${word} "${name}"`;
  const id = attribute(element, 'id');
  return id !== null && id !== '' ? `${localName(element)}#${id}` : word;
}

function nameFor(element: Element): string {
  const name = accessibleName(element);
  if (name !== '') return shortened(name);
  if (isSecret(element) || isHtml(element, 'select')) return '';
  // Of a large part of the page the text is no name.
  const text = childElementCount(element) > 20 ? '' : fold(drawnText(element));
  return text.length > longestText * 2 ? '' : shortened(text);
}

function shortened(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText - 1)}…`;
}
