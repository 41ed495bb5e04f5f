// A gesture on a live page: the app answers it as it answers the act of a person.
import type { Dispatched, ExplorationKey, Gesture, GestureRefusal, Point } from '../../exploration.ts';
import { pressKey } from '../acts/keys.ts';
import { click } from '../acts/pointer.ts';
import { choose, typeInto } from '../acts/writing.ts';
import { boundsOf } from '../looks/picture.ts';
import { describeNode } from '../tree/naming.ts';
import type { LivePage } from '../tree/live-page.ts';
import type { MemoryNode } from '../tree/node.ts';
import { isRendered } from '../tree/walk-tree.ts';

const keyNames: Readonly<Record<ExplorationKey, string | undefined>> = {
  back: undefined,
  home: undefined,
  enter: 'Enter',
  tab: 'Tab',
  escape: 'Escape',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

/** Makes the gesture; `nodes` are what the last capture showed, in its order. */
export function dispatchGesture(page: LivePage, nodes: readonly MemoryNode[], gesture: Gesture): Dispatched {
  switch (gesture.kind) {
    case 'tap':
    case 'doubleTap':
    case 'longPress':
      return onNode(page, nodes[gesture.on], (node, at) => {
        if (takesPresses(node))
          click(page, node, { button: 'left', count: gesture.kind === 'doubleTap' ? 2 : 1 });
        return { kind: 'done', at };
      });
    case 'inputText':
      return onNode(page, nodes[gesture.into], (node, at) => input(page, node, gesture.text, at));
    case 'swipe':
      return fromPlace(page, nodes, gesture.from);
    case 'scroll':
      return gesture.in === undefined ? { kind: 'done' } : fromPlace(page, nodes, gesture.in);
    case 'pressKey': {
      const key = keyNames[gesture.key];
      if (key === undefined) return refused('unsupported_key', `this surface has no key ${gesture.key}`);
      pressKey(page, { key, modifiers: [] });
      return { kind: 'done' };
    }
    // Nothing here goes through a network.
    case 'network':
      return { kind: 'done' };
  }
}

function fromPlace(page: LivePage, nodes: readonly MemoryNode[], place: number | Point): Dispatched {
  return typeof place === 'number'
    ? onNode(page, nodes[place], (_, at) => ({ kind: 'done', at }))
    : { kind: 'done', at: place };
}

function onNode(
  page: LivePage,
  node: MemoryNode | undefined,
  act: (node: MemoryNode, at: Point) => Dispatched,
): Dispatched {
  if (node === undefined || page.node(node.ref) === undefined || !isRendered(node))
    return refused('element_gone', 'the element is no longer there');
  const { x, y, width, height } = boundsOf(node, page.everything());
  return act(node, { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) });
}

function takesPresses({ state }: MemoryNode): boolean {
  return !state.disabled && !state.covered;
}

function input(page: LivePage, node: MemoryNode, text: string, at: Point): Dispatched {
  if (node.source.kind === 'list') {
    const chosen = choose(node, [text], false);
    return chosen.kind === 'failed' ? refused('apply_error', chosen.message) : { kind: 'done', at };
  }
  if (takesPresses(node)) click(page, node, { button: 'left', count: 1 });
  if (page.focus !== node || node.source.kind !== 'field')
    return refused('focus_not_obtained', `${describeNode(node)} did not take the focus`);
  if (!node.state.readOnly) typeInto(page, node, text, false);
  return { kind: 'done', at };
}

function refused(reason: GestureRefusal, message: string): Dispatched {
  return { kind: 'refused', reason, message };
}
