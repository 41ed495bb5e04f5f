// Frames by name: their documents are reached only when they are of the page's own origin.
import { attribute, deepestActive, isHtml, localName, matches, queryAll } from './dom-access.ts';
import { scopesOf } from './flat-tree.ts';
import { fold } from './folded-text.ts';
import { selectorFault } from './selectors.ts';

type FrameAnswer =
  | { readonly kind: 'reached'; readonly frame: Element; readonly page: Document }
  | { readonly kind: 'missing'; readonly detail: string }
  | { readonly kind: 'unusable'; readonly message: string; readonly hint?: string };

export function isFrame(element: Element): boolean {
  const name = localName(element);
  return name === 'iframe' || name === 'frame';
}

function allFrames(): readonly Element[] {
  return scopesOf(document).flatMap(({ scope }) => [...queryAll(scope, 'iframe, frame')]);
}

function nameOf(frame: Element): string {
  for (const name of ['title', 'name', 'id', 'aria-label']) {
    const value = attribute(frame, name);
    if (value !== null && value.trim() !== '') return value;
  }
  return '';
}

/** The frame with this name (`title`, `name`, `id` or `aria-label`), or that a `css:` selector names. */
export function reachFrame(name: string): FrameAnswer {
  const frames = allFrames();
  const selector = name.startsWith('css:') ? name.slice(4).trim() : undefined;
  if (selector !== undefined) {
    const fault = selectorFault(selector);
    if (fault !== undefined) return { kind: 'unusable', message: fault };
  }
  const frame =
    selector === undefined ? byName(frames, name) : frames.find((each) => matches(each, selector));
  if (frame === undefined) return { kind: 'missing', detail: listOf(frames, name) };
  const page = contentOf(frame);
  if (page !== null) return { kind: 'reached', frame, page };
  return {
    kind: 'unusable',
    message: `the frame "${name}" shows a cross-origin document: what is in it cannot be checked, so nothing passes`,
    hint: 'serve the frame from the origin of the page, or test its document in a flow of its own',
  };
}

function byName(frames: readonly Element[], name: string): Element | undefined {
  const wanted = fold(name);
  const exact = frames.find((frame) => fold(nameOf(frame)) === wanted);
  if (exact !== undefined || wanted === '') return exact;
  const holding = frames.filter((frame) => fold(nameOf(frame)).includes(wanted));
  return holding.length === 1 ? holding[0] : undefined;
}

function listOf(frames: readonly Element[], name: string): string {
  if (frames.length === 0) return `the page has no frames, so none is called "${name}"`;
  const names = frames.map((frame) => {
    const known = fold(nameOf(frame));
    return known === ''
      ? `${localName(frame) === 'frame' ? 'a' : 'an'} ${localName(frame)} without a name`
      : `"${known}"`;
  });
  return `no frame is called "${name}"; the page has ${names.join(', ')}`;
}

/** The document of an `iframe` or `frame`; null when it belongs to another origin. */
export function contentOf(frame: Element): Document | null {
  return (frame as HTMLIFrameElement).contentDocument;
}

/** The innermost element that keys go to, in whichever frame it is; null where only a page as a whole has the focus. */
export function focusedElement(): Element | null {
  let active = deepestActive(document);
  while (active !== null && isFrame(active)) {
    const page = contentOf(active);
    const inner = page === null ? null : deepestActive(page);
    if (inner === null) break;
    active = inner;
  }
  return active === null || isHtml(active, 'body') || isHtml(active, 'html') ? null : active;
}
