// Performs one act on a live page: the element must be there and its gates open, then the act, then its verdict.
import type { Act, ActOutcome } from '../../act.ts';
import type { ElementRef, Purpose } from '../../found.ts';
import { unmetGate } from '../looks/gates.ts';
import type { Pages } from '../navigation/pages.ts';
import type { LivePage } from '../tree/live-page.ts';
import type { MemoryNode } from '../tree/node.ts';
import { pressKey } from './keys.ts';
import { gone } from './outcome.ts';
import { click, drag, hover, setChecked } from './pointer.ts';
import { scroll } from './scroll.ts';
import { choose, clear, typeAtFocus, typeInto, upload } from './writing.ts';

interface Stage {
  readonly page: LivePage;
  readonly pages: Pages;
  readonly files: ReadonlySet<string> | undefined;
}

/** What the act came to. */
export function performAct(act: Act, { page, pages, files }: Stage): ActOutcome {
  const on = (element: ElementRef, purpose: Purpose, perform: (node: MemoryNode) => ActOutcome) =>
    onElement(page, element, purpose, perform);
  switch (act.kind) {
    case 'click':
      return on(act.element, 'click', (node) => click(page, node, act));
    case 'hover':
      return on(act.element, 'hover', (node) => hover(page, node));
    case 'drag':
      return on(act.element, 'drag', () => on(act.onto, 'drag', (onto) => drag(page, onto)));
    case 'type':
      return on(act.element, 'type', (node) => typeInto(page, node, act.text, act.secret));
    case 'clear':
      return on(act.element, 'clear', (node) => clear(page, node));
    case 'select':
      return on(act.element, 'select', (node) => choose(node, act.options, act.exact));
    case 'set_checked':
      return on(act.element, 'set_checked', (node) => setChecked(page, node, act.checked));
    case 'upload':
      return on(act.element, 'upload', (node) => upload(node, act.path, files));
    case 'scroll':
      if (act.element === undefined) return scroll(undefined, act.to);
      return on(act.element, 'scroll', (node) => scroll(node, act.to));
    case 'type_focused':
      return typeAtFocus(page, act.text, act.secret);
    case 'press_key':
      return pressKey(page, act);
    case 'navigate':
      return pages.navigate(act.to);
    case 'reload':
      return pages.reload();
  }
}

function onElement(
  page: LivePage,
  element: ElementRef,
  purpose: Purpose,
  perform: (node: MemoryNode) => ActOutcome,
): ActOutcome {
  const node = page.node(element);
  if (node === undefined) return gone;
  const unmet = unmetGate(node, purpose);
  return unmet === undefined ? perform(node) : { kind: 'not_ready', unmet };
}
