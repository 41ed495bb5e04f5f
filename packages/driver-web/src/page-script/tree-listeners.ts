// Which elements listen for clicks. Only the browser's tools can tell; they hand their question over once a document.

type Listeners = (target: EventTarget) => Readonly<Record<string, unknown>>;

let listenersOf: Listeners | undefined;

/** Takes the tools' question over. */
export function askListenersWith(question: Listeners): void {
  listenersOf = question;
}

export function hasClickListener(element: Element): boolean {
  return listenersOf !== undefined && Object.hasOwn(listenersOf(element), 'click');
}
