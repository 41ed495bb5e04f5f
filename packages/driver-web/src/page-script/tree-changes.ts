// Counts what changes on the page from its first moment on, so that waiting for rest needs no looking.
import { isElement, isShadowRoot, queryAll, type Scope } from './dom-access.ts';
import { scopesOf } from './flat-tree.ts';
import { contentOf, isFrame } from './frames.ts';

const watched = new WeakSet<Scope>();
let observer: MutationObserver | undefined;
let count = 0;
let last = 0;

/** Starts watching the document, its open shadow roots and the frames of its origin; once. */
export function watchChanges(): void {
  observer ??= new MutationObserver(note);
  watchWithin(document);
}

/** How much has changed so far; styles of elements do not count, so that an animation does not. */
export function changesSoFar(): number {
  return count;
}

/** When something last changed, by the page's own clock, ms. */
export function lastChangeAt(): number {
  return last;
}

/** Watches a root and everything in it that has to be watched by itself. */
function watchWithin(root: Scope): void {
  for (const { scope } of scopesOf(root)) {
    if (!isElement(scope)) watch(scope);
    for (const frame of queryAll(scope, 'iframe, frame')) watchFrame(frame);
  }
}

/** Watches a document or an open shadow root. */
export function watch(scope: Document | ShadowRoot): void {
  if (observer === undefined || watched.has(scope)) return;
  watched.add(scope);
  observer.observe(scope, { subtree: true, childList: true, characterData: true, attributes: true });
  // The load of a frame is heard above it only on the way down.
  if (!isShadowRoot(scope)) scope.addEventListener('load', onLoad, true);
}

function watchFrame(frame: Element): void {
  const page = contentOf(frame);
  if (page !== null && !watched.has(page)) {
    watch(page);
    watchWithin(page);
  }
}

function onLoad(event: Event): void {
  const target = event.composedPath()[0] as Node;
  if (!isElement(target) || !isFrame(target)) return;
  changed();
  watchFrame(target);
}

function note(records: readonly MutationRecord[]): void {
  for (const { type, attributeName, addedNodes } of records) {
    if (type === 'attributes' && attributeName === 'style') continue;
    changed();
    for (const node of addedNodes) if (isElement(node)) watchWithin(node);
  }
}

function changed(): void {
  count += 1;
  last = performance.now();
}
