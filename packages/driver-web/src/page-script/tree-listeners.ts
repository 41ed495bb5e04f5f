// Which elements listen for clicks. Only the page's own world knows, so it is asked there: one event goes to a document,
// and a listener that was put into the page before its first script answers with one at each element.
import { dispatch } from './dom-access.ts';
import type { PageListenerEvents } from './protocol.ts';

let events: PageListenerEvents | undefined;
let heard = new Set<EventTarget>();
const attended = new WeakSet<Document>();

/** From now on, the page's own world is asked with these events. */
export function askWith(names: PageListenerEvents): void {
  events = names;
}

/** Forgets what was heard of the last tree. */
export function forgetListeners(): void {
  heard = new Set();
}

/** Asks one document. */
export function askForListeners(page: Document): void {
  if (events === undefined) return;
  if (!attended.has(page)) page.addEventListener(events.answer, onAnswer, true);
  attended.add(page);
  dispatch(page, new Event(events.question));
}

export function hasClickListener(element: Element): boolean {
  return heard.has(element);
}

function onAnswer(event: Event): void {
  const [target] = event.composedPath();
  if (target !== undefined) heard.add(target);
}
