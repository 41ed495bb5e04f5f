// The document as text, for the folder of a failed run. Open shadow trees are written out; secret values are not.
import {
  attributesOf,
  dataOf,
  documentElementOf,
  firstChild,
  isElement,
  isHtml,
  isText,
  localName,
  nextSibling,
  nodeType,
  parentNode,
  shadowRootOf,
} from './dom-access.ts';
import { isSecret } from './secret-fields.ts';

const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
const raw: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'iframe',
  'noframes',
  'xmp',
  'plaintext',
]);

export function serialiseDocument(): string {
  const root = documentElementOf(document);
  if (root === null) return '';
  const out: string[] = ['<!doctype html>\n'];
  let node: Node | null = root;
  while (node !== null) {
    const entered = open(node, out);
    if (entered !== null) {
      node = entered;
      continue;
    }
    node = leave(node, root, out);
  }
  return out.join('');
}

/** Writes the start of a node; its first child when it has one to go on with. */
function open(node: Node, out: string[]): Node | null {
  if (isText(node)) {
    const parent = parentNode(node);
    out.push(isElement(parent) && raw.has(localName(parent)) ? dataOf(node) : escapeText(dataOf(node)));
    return null;
  }
  if (nodeType(node) === 8) out.push(`<!--${dataOf(node as Comment).replaceAll('-->', '--&gt;')}-->`);
  if (!isElement(node)) return null;
  const name = localName(node);
  const secret = isSecret(node);
  out.push(`<${name}`);
  for (const { name: key, value } of attributesOf(node)) {
    if (!(secret && key === 'value')) out.push(` ${key}="${escapeText(value).replaceAll('"', '&quot;')}"`);
  }
  out.push('>');
  if (empty.has(name) || (secret && !isHtml(node, 'input'))) return null;
  const shadow = shadowRootOf(node);
  if (shadow !== null) {
    out.push('<template shadowrootmode="open">');
    const first = firstChild(shadow);
    if (first !== null) return first;
    out.push('</template>');
  }
  return firstChild(node);
}

/** Writes ends until there is a next node to open; null at the end of the document. */
function leave(from: Node, root: Element, out: string[]): Node | null {
  let node = from;
  close(node, out);
  while (node !== root) {
    const next = nextSibling(node);
    if (next !== null) return next;
    const parent = parentNode(node);
    if (parent === null) return null;
    if (isElement(parent)) {
      node = parent;
      close(node, out);
      continue;
    }
    // The end of a shadow tree: the children of its host follow.
    out.push('</template>');
    const { host } = parent as ShadowRoot;
    const light = firstChild(host);
    if (light !== null) return light;
    node = host;
    close(node, out);
  }
  return null;
}

function close(node: Node, out: string[]): void {
  if (isElement(node) && !empty.has(localName(node))) out.push(`</${localName(node)}>`);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
