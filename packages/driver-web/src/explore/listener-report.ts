// Tells which elements of a page listen for clicks. Runs inside the page, alone, before its first script.
import type { PageListenerEvents } from '../page-script/protocol.ts';

/**
 * Keeps count of click listeners, and answers a question with an event at every element that has one. Names that no page
 * can guess keep the conversation to ourselves.
 */
export function reportClickListeners({ question, answer }: PageListenerEvents): void {
  type Method = (...args: unknown[]) => unknown;
  const methodOf = (name: string): Method => Reflect.get(EventTarget.prototype, name) as Method;
  const addEventListener = methodOf('addEventListener');
  const dispatchEvent = methodOf('dispatchEvent');
  const property = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick') as
    { readonly get: Method; readonly set: Method } | undefined;
  const NativeEvent = Event;
  const NativeElement = Element;
  const NativeHtmlElement = HTMLElement;
  const NativeRef = WeakRef;
  const { apply } = Reflect;
  const listeners = new WeakMap<Element, Set<unknown>>();
  const known = new Set<WeakRef<Element>>();

  const remember = (element: unknown): Set<unknown> | undefined => {
    if (!(element instanceof NativeElement)) return undefined;
    let own = listeners.get(element);
    if (own === undefined) {
      own = new Set();
      listeners.set(element, own);
      known.add(new NativeRef(element));
    }
    return own;
  };
  const listens = (element: Element): boolean =>
    (listeners.get(element)?.size ?? 0) > 0 ||
    (element instanceof NativeHtmlElement &&
      (property === undefined ? null : apply(property.get, element, [])) !== null);

  EventTarget.prototype.addEventListener = new Proxy(addEventListener, {
    apply(target, self, args: unknown[]) {
      apply(target, self, args);
      const [type, listener] = args;
      if (type === 'click' && listener) remember(self)?.add(listener);
    },
  });
  EventTarget.prototype.removeEventListener = new Proxy(methodOf('removeEventListener'), {
    apply(target, self, args: unknown[]) {
      apply(target, self, args);
      if (args[0] === 'click' && self instanceof NativeElement) listeners.get(self)?.delete(args[1]);
    },
  });
  if (property !== undefined) {
    const set = new Proxy(property.set, {
      apply(target, self, args: unknown[]) {
        apply(target, self, args);
        if (args[0]) remember(self);
      },
    });
    Object.defineProperty(HTMLElement.prototype, 'onclick', { ...property, set });
  }
  const tell = (): void => {
    for (const ref of known) {
      const element = ref.deref();
      if (element === undefined) known.delete(ref);
      else if (listens(element)) apply(dispatchEvent, element, [new NativeEvent(answer, { composed: true })]);
    }
  };
  apply(addEventListener, document, [question, tell]);
}
