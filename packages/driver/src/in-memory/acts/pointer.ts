// Clicks, hovering and dragging.
import type { Act, ActOutcome } from '../../act.ts';
import { describeNode } from '../tree/naming.ts';
import type { LivePage } from '../tree/live-page.ts';
import type { MemoryNode } from '../tree/node.ts';
import { done, failed } from './outcome.ts';

type Click = Pick<Extract<Act, { kind: 'click' }>, 'button' | 'count' | 'point'>;

/** Clicks an element whose gates are met. */
export function click(page: LivePage, node: MemoryNode, { button, count, point }: Click): ActOutcome {
  if (point !== undefined && !isPercent(point.xPct, point.yPct)) {
    return failed(`the point ${point.xPct} %, ${point.yPct} % is not on ${describeNode(node)}`);
  }
  if (button === 'right') {
    page.cause(node.source.onRightClick);
    return done;
  }
  for (let press = 0; press < count; press += 1) pressOnce(page, node);
  if (count === 2) page.cause(node.source.onDoubleClick);
  return done;
}

/** Moves the pointer onto an element. */
export function hover(page: LivePage, node: MemoryNode): ActOutcome {
  page.cause(node.source.onHover);
  return done;
}

/** Drops one element on another. */
export function drag(page: LivePage, onto: MemoryNode): ActOutcome {
  page.cause(onto.source.onDrop);
  return done;
}

/** Sets a checkbox by a click where it is not so already, and reads it back. */
export function setChecked(page: LivePage, node: MemoryNode, checked: boolean): ActOutcome {
  if (node.source.kind !== 'checkbox') {
    return failed(`${describeNode(node)} is not a checkbox`);
  }
  if (node.state.checked !== checked) pressOnce(page, node);
  if (node.state.checked === checked) return done;
  return failed(`${describeNode(node)} was clicked and is still ${checked ? 'not checked' : 'checked'}`);
}

function pressOnce(page: LivePage, node: MemoryNode): void {
  if (page.node(node.ref) === undefined) return;
  if (isFocusable(node)) page.focus = node;
  if (node.source.kind === 'checkbox' && node.source.stubborn !== true)
    node.state.checked = !node.state.checked;
  page.cause(node.source.onClick);
}

function isFocusable({ source }: MemoryNode): boolean {
  return ['button', 'link', 'field', 'checkbox', 'list', 'upload'].includes(source.kind);
}

function isPercent(...values: readonly number[]): boolean {
  return values.every((value) => value >= 0 && value <= 100);
}
