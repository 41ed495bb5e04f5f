// Swallows a press that lands on something else than was meant. The listeners stand on the window before the page's
// first script, so that the page never hears of such a press.
import { flatContains } from './flat-tree.ts';
import { isHtml, matches } from './dom-access.ts';
import type { Handle } from './handles.ts';
import { noteInput } from './typing.ts';

interface Armed {
  readonly ref: number;
  readonly element: Element;
  /** What receives the press in the element's stead: a label, a host, an ancestor. */
  readonly through: Element | undefined;
  readonly hosts: readonly Element[];
  verdict: 'waiting' | 'arrived' | 'swallowed';
}

let armed: Armed | undefined;

const pressEvents = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
] as const;

export function installPressGuard(): void {
  for (const type of pressEvents) window.addEventListener(type, guard, { capture: true, passive: false });
  window.addEventListener('input', noteInput, { capture: true });
}

export function armPressGuard(handle: Handle, through: Element | undefined, hosts: readonly Element[]): void {
  // A page that reopened its document has taken the listeners away; adding them twice changes nothing.
  installPressGuard();
  armed = { ref: handle.ref, element: handle.element, through, hosts, verdict: 'waiting' };
}

function guard(event: Event): void {
  if (armed === undefined || !event.isTrusted) return;
  if (armed.verdict === 'waiting') armed.verdict = arrives(armed, event) ? 'arrived' : 'swallowed';
  if (armed.verdict === 'arrived') return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

function arrives({ element, through, hosts }: Armed, event: Event): boolean {
  const path = event.composedPath();
  const [target] = path;
  if (path.includes(element) || !(target instanceof Element)) return path.includes(element);
  if (flatContains(element, target) || hosts.includes(target)) return true;
  if (through === undefined) return false;
  return target === through || (isHtml(through, 'label') && path.includes(through));
}

/** What became of the press since the guard was armed. */
export function pressOutcome(
  ref: number,
  element: Element | undefined,
): {
  readonly arrived: boolean;
  readonly swallowed: boolean;
  readonly hovered: boolean;
} {
  const verdict = armed?.ref === ref ? armed.verdict : 'waiting';
  armed = undefined;
  return {
    arrived: verdict === 'arrived',
    swallowed: verdict === 'swallowed',
    // A bare `:hover` matches nothing but links on a page without a doctype.
    hovered: element !== undefined && matches(element, ':is(:hover)'),
  };
}
