// The accessible name of an element, by the rules of "Accessible Name and Description Computation".
import {
  attribute,
  dataOf,
  isElement,
  isHtml,
  isText,
  localName,
  queryAll,
  queryInside,
  rootOf,
  type Scope,
  textContent,
} from './dom-access.ts';
import { chosenText } from './chosen-options.ts';
import { firstFlatChild, nextFlatSibling } from './flat-tree.ts';
import { fold } from './folded-text.ts';
import { labelsOf } from './labels.ts';
import { isBeingRendered, styleOf } from './rendering.ts';
import { asButtonInput, isEditingHost, roleOf } from './roles.ts';

/** Deeper than any name that is meant to be read; below it the plain text stands in. */
const deepestLevel = 150;

interface Walk {
  /** Elements that a reference has led to, so that none leads in a circle. */
  readonly visited: Set<Element>;
  /** Whether this element was reached through a reference or a label, which makes its content count. */
  readonly referenced: boolean;
  /** Whether hidden parts are left out. */
  readonly skipHidden: boolean;
  readonly level: number;
}

const namedFromContent: ReadonlySet<string> = new Set([
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
  'cell',
  'gridcell',
  'columnheader',
  'rowheader',
  'row',
  'heading',
  'tooltip',
]);

/** The accessible name, folded; empty when there is none. */
export function accessibleName(element: Element): string {
  const skipHidden = isBeingRendered(element);
  return fold(nameOf(element, { visited: new Set(), referenced: false, skipHidden, level: 0 }));
}

function nameOf(element: Element, walk: Walk): string {
  if (walk.visited.has(element)) return '';
  walk.visited.add(element);
  const inside = walk.level > 0;
  if (!walk.referenced || !inside) {
    const references = referencedName(element, walk);
    if (references !== '' && !(inside && walk.referenced)) return references;
  }
  if (inside) {
    const value = embeddedValue(element);
    if (value !== undefined) return value;
  }
  const label = attribute(element, 'aria-label')?.trim();
  if (label !== undefined && label !== '') return label;
  const native = nativeName(element, walk);
  if (native !== undefined && native.trim() !== '') return native;
  if (inside || namedFromContent.has(roleOf(element))) {
    const content = contentOf(element, walk);
    if (content.trim() !== '') return content;
  }
  return hintName(element);
}

function referencedName(element: Element, walk: Walk): string {
  const ids = attribute(element, 'aria-labelledby')?.trim();
  if (ids === undefined || ids === '' || (walk.referenced && walk.level > 0)) return '';
  const root = rootOf(element) as Scope;
  return ids
    .split(/\s+/)
    .map((id) => queryAll(root, `[id="${CSS.escape(id)}"]`)[0])
    .filter((target) => target !== undefined)
    .map((target) => {
      const visited = new Set(target === element ? [] : walk.visited);
      const hidden = !isBeingRendered(target);
      return nameOf(target, { visited, referenced: true, skipHidden: !hidden, level: walk.level + 1 });
    })
    .join(' ')
    .trim();
}

/** What a control says when it stands inside the name of something else. */
function embeddedValue(element: Element): string | undefined {
  if (isHtml(element, 'select')) return chosenText(element);
  if (isHtml(element, 'textarea')) return element.value;
  if (isHtml(element, 'input')) {
    if (element.type === 'password') return '';
    return /^(?:submit|button|reset|image|checkbox|radio|hidden|file)$/.test(element.type)
      ? undefined
      : element.value;
  }
  const role = roleOf(element);
  if (role === 'slider' || role === 'spinbutton' || role === 'progressbar') {
    return attribute(element, 'aria-valuetext') ?? attribute(element, 'aria-valuenow') ?? '';
  }
  return isEditingHost(element) && role === 'textbox' ? textContent(element) : undefined;
}

function nativeName(element: Element, walk: Walk): string | undefined {
  const name = localName(element);
  if (name === 'img' || name === 'area') return attribute(element, 'alt') ?? undefined;
  if (name === 'svg') return svgTitle(element);
  const button = asButtonInput(element);
  if (button !== undefined) return buttonText(button);
  if (isHtml(element, 'input') && element.type === 'image') {
    return attribute(element, 'alt') ?? attribute(element, 'title') ?? 'Submit';
  }
  if (name === 'fieldset') return partName(element, ':scope > legend', walk);
  if (name === 'table') return partName(element, ':scope > caption', walk);
  if (walk.level > 0 && walk.referenced) return undefined;
  if (!/^(?:input|select|textarea|meter|output|progress)$/.test(name) && !name.includes('-'))
    return undefined;
  return labelsOf(element)
    .map((label) => contentOf(label, { ...walk, visited: new Set([element]), referenced: true, level: 1 }))
    .join(' ');
}

function svgTitle(element: Element): string | undefined {
  const title = queryInside(element, ':scope > title');
  return title === null ? undefined : textContent(title);
}

function partName(element: Element, selector: string, walk: Walk): string | undefined {
  const part = queryInside(element, selector);
  return part === null ? undefined : contentOf(part, { ...walk, level: walk.level + 1 });
}

/** What a button input draws: its value, or the word browsers use when it has none. */
export function buttonText(input: HTMLInputElement): string {
  if (input.value !== '' || attribute(input, 'value') !== null) return input.value;
  return input.type === 'submit' ? 'Submit' : input.type === 'reset' ? 'Reset' : '';
}

function contentOf(element: Element, walk: Walk): string {
  if (walk.level > deepestLevel) return textContent(element);
  let text = generatedText(element, '::before');
  for (let node = firstFlatChild(element); node !== null; node = nextFlatSibling(node)) {
    if (isText(node)) text += dataOf(node);
    else if (isElement(node)) text += childName(node, walk);
  }
  return text + generatedText(element, '::after');
}

const unnamed: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'title']);

function childName(child: Element, walk: Walk): string {
  if (unnamed.has(localName(child)) || attribute(child, 'aria-hidden') === 'true') return '';
  const style = styleOf(child);
  if (walk.skipHidden && (style.display === 'none' || style.visibility !== 'visible')) return '';
  if (localName(child) === 'br') return ' ';
  const name = nameOf(child, { ...walk, level: walk.level + 1 });
  const inline = style.display.startsWith('inline') || style.display === 'contents';
  return inline ? name : ` ${name} `;
}

/** Text that a style puts before or after the content. */
function generatedText(element: Element, pseudo: '::before' | '::after'): string {
  const { content, display } = styleOf(element, pseudo);
  if (content === 'none' || content === 'normal' || content === '') return '';
  const alternative = /\/\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(content)?.[1];
  const text =
    alternative ?? Array.from(content.matchAll(/"((?:[^"\\]|\\.)*)"/g), (part) => part[1] ?? '').join('');
  const plain = text.replace(/\\(.)/g, '$1');
  return display.startsWith('inline') ? plain : ` ${plain} `;
}

/** What is left to name a control: its tooltip, then its placeholder. */
function hintName(element: Element): string {
  const title = attribute(element, 'title')?.trim() ?? '';
  if (title !== '') return title;
  if (isHtml(element, 'input') || isHtml(element, 'textarea'))
    return attribute(element, 'placeholder')?.trim() ?? '';
  return attribute(element, 'aria-placeholder')?.trim() ?? '';
}
