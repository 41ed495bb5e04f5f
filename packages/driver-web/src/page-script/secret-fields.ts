// Which fields hold secrets: password fields, also those that have since been turned into plain ones, and fields that
// were marked because a secret went into them.
import { isHtml } from './dom-access.ts';

const marked = new WeakSet<Element>();

export function markSecret(element: Element): void {
  marked.add(element);
}

export function isSecret(element: Element): boolean {
  if (isHtml(element, 'input') && element.type === 'password') marked.add(element);
  return marked.has(element);
}
