// One walk over the texts below a root: which elements begin with, or are, the text that is looked for. Every match is
// exact or a prefix, so only texts that begin it, or that it begins with, are followed up to the elements around them.
import {
  createTreeWalker,
  dataOf,
  isDocument,
  isElement,
  isHtml,
  isText,
  localName,
  matches,
  ownerDocument,
  type Scope,
} from './dom-access.ts';
import { chosenText, isClosedList } from './chosen-options.ts';
import { undrawn } from './compose-text.ts';
import { transformed } from './text-transform.ts';
import { drawnText, plainText } from './drawn-text.ts';
import { flatParent, nextInFlatTree, previousFlatSibling, nextFlatSibling } from './flat-tree.ts';
import { fitOf, fits, firstDrawn, isBlank, keyOf, type Wanted } from './folded-text.ts';
import { drawsText, isRendered, styleOf } from './rendering.ts';

/** How an element's texts fit, each a set of `fits`. */
interface TextHit {
  /** A single direct text node. */
  own: number;
  /** The whole text below, drawn or written. */
  subtree: number;
  /** Own or subtree text as far as it is drawn. */
  drawn: number;
}

export type TextHits = ReadonlyMap<Element, TextHit>;

interface Search {
  readonly want: Wanted;
  /** Elements whose plain text counts as well, and that are judged however large they are. */
  readonly always: string;
  readonly top: Element | undefined;
  readonly hits: Map<Element, TextHit>;
  readonly draws: Map<Element, boolean>;
}

/**
 * @param always - selector of the candidates whose fit must be known; of other elements only the innermost counts.
 */
export function textHits(scopes: readonly Scope[], want: Wanted, always: string, top?: Element): TextHits {
  const search: Search = { want, always, top, hits: new Map(), draws: new Map() };
  const initial = want.key.charAt(0);
  for (const scope of scopes) {
    const page = isDocument(scope) ? scope : ownerDocument(scope);
    if (page === null) continue;
    const walker = createTreeWalker(page, scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const data = dataOf(node as Text);
      const at = firstDrawn(data);
      if (at === data.length || !beginsWith(data, at, initial)) continue;
      const key = keyOf(data);
      if (key.startsWith(want.key) || want.key.startsWith(key)) follow(search, node as Text, key);
    }
  }
  return search.hits;
}

function beginsWith(data: string, at: number, initial: string): boolean {
  const code = data.charCodeAt(at);
  if (code < 128) {
    const upper = code >= 97 && code <= 122 ? code - 32 : code;
    return upper === initial.charCodeAt(0);
  }
  return keyOf(String.fromCodePoint(data.codePointAt(at) ?? 0)).charAt(0) === initial.charAt(0);
}

/** What has been gathered on the way up, with and without what is not drawn. */
interface Stream {
  key: string;
  alive: boolean;
  readonly drawnOnly: boolean;
}

function follow(search: Search, text: Text, key: string): void {
  const { want } = search;
  const parent = flatParent(text);
  if (parent === null || neverText(parent)) return;
  const drawn = draws(search, parent);
  let settled = false;
  if (key.startsWith(want.key)) {
    const fit = ownFit(text, parent, want);
    if (fit !== 0) {
      const hit = hitOf(search, parent);
      hit.own |= fit;
      if (drawn) {
        hit.drawn |= fit;
        settled = isRendered(parent);
      }
    }
  }
  const written: Stream = { key, alive: true, drawnOnly: false };
  const visible: Stream = { key, alive: drawn, drawnOnly: true };
  let child: Node = text;
  for (let element: Element | null = parent; element !== null; element = flatParent(element)) {
    gather(search, written, child);
    gather(search, visible, child);
    if (!written.alive && !visible.alive) return;
    settled = judge(search, element, child, written, visible, settled) || settled;
    if (element === search.top) return;
    child = element;
  }
}

function neverText(parent: Element): boolean {
  const name = localName(parent);
  // The title of a drawing inside a button is a text that other engines know.
  return undrawn.has(name) && name !== 'title';
}

function ownFit(text: Text, parent: Element, want: Wanted): number {
  const data = dataOf(text);
  const fit = fitOf(data, want);
  if (fit === 15) return fit;
  const { textTransform } = styleOf(parent);
  return textTransform === 'none' ? fit : fit | fitOf(transformed(data, textTransform, parent), want);
}

/** Adds what stands beside `child`; the stream ends when something precedes it or the text goes another way. */
function gather(search: Search, stream: Stream, child: Node): void {
  if (!stream.alive) return;
  const { want } = search;
  for (let before = previousFlatSibling(child); before !== null; before = previousFlatSibling(before)) {
    if (firstPiece(search, stream, before) !== '') {
      stream.alive = false;
      return;
    }
  }
  for (let after = nextFlatSibling(child); after !== null; after = nextFlatSibling(after)) {
    if (stream.key.length > want.key.length) break;
    addPieces(search, stream, after);
    if (!stream.key.startsWith(want.key) && !want.key.startsWith(stream.key)) {
      stream.alive = false;
      return;
    }
  }
}

function firstPiece(search: Search, stream: Stream, node: Node): string {
  const probe: Stream = { key: '', alive: true, drawnOnly: stream.drawnOnly };
  addPieces(search, probe, node, 0);
  return probe.key;
}

/** Adds the keys of the texts in `node`, until the stream is longer than `enough`. */
function addPieces(search: Search, stream: Stream, top: Node, enough = search.want.key.length): void {
  let node: Node | null = top;
  while (node !== null && stream.key.length <= enough) {
    let skip = false;
    if (isText(node)) {
      const data = dataOf(node);
      if (!isBlank(data)) {
        const parent = flatParent(node);
        if (!stream.drawnOnly || (parent !== null && draws(search, parent))) stream.key += keyOf(data);
      }
    } else if (isElement(node)) {
      if (isHtml(node, 'select') && isClosedList(node)) {
        skip = true;
        if (draws(search, node)) stream.key += keyOf(chosenText(node));
      } else skip = neverText(node);
    }
    node = node === top && skip ? null : nextInFlatTree(node, top, skip);
  }
}

/** Notes how the element fits; true when nothing around it can be the innermost match any more. */
function judge(
  search: Search,
  element: Element,
  child: Node,
  written: Stream,
  visible: Stream,
  settled: boolean,
): boolean {
  const { want } = search;
  const byWritten = written.alive && written.key.startsWith(want.key);
  const byDrawn = visible.alive && visible.key.startsWith(want.key);
  if (!byWritten && !byDrawn) return false;
  const candidate = matches(element, search.always);
  if (settled && !candidate) return false;
  const drawn = byDrawn
    ? (onlyText(element, child, search) ?? drawnFit(element, want, visible.key === want.key))
    : 0;
  const subtree = drawn | (candidate && byWritten ? fitOf(plainText(element), want) : 0);
  if (subtree === 0) return false;
  const hit = hitOf(search, element);
  hit.subtree |= subtree;
  hit.drawn |= drawn;
  return drawn !== 0 && isRendered(element);
}

/** An element with nothing in it but this text: what was found of the text holds for the element. */
function onlyText(element: Element, child: Node, search: Search): number | undefined {
  if (!isText(child) || previousFlatSibling(child) !== null || nextFlatSibling(child) !== null)
    return undefined;
  return search.hits.get(element)?.own ?? 0;
}

/** Fit of the letters as drawn and, where a style may have changed them, as written. */
function drawnFit(element: Element, want: Wanted, maybeExact: boolean): number {
  const fit = fitOf(drawnText(element), want);
  if ((fit & (maybeExact ? fits.exact : fits.prefix)) !== 0) return fit;
  return fit | fitOf(drawnText(element, { asWritten: true }), want);
}

function draws(search: Search, element: Element): boolean {
  let known = search.draws.get(element);
  if (known === undefined) {
    known = drawsText(element);
    search.draws.set(element, known);
  }
  return known;
}

function hitOf(search: Search, element: Element): TextHit {
  let hit = search.hits.get(element);
  if (hit === undefined) {
    hit = { own: 0, subtree: 0, drawn: 0 };
    search.hits.set(element, hit);
  }
  return hit;
}
