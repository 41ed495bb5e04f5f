// Scrolling a box, or the page.
import type { ActOutcome, ScrollTo } from '../../act.ts';
import { describeNode } from '../tree/naming.ts';
import type { MemoryNode } from '../tree/node.ts';
import { done, failed } from './outcome.ts';

/** Scrolls an element; without one the page, which always fits its window here. */
export function scroll(node: MemoryNode | undefined, to: ScrollTo): ActOutcome {
  if (to.kind === 'view') return done;
  const reachPx = reachOf(node);
  if (reachPx === undefined || node === undefined) {
    if (node === undefined && to.kind !== 'px') return done;
    return failed(`${node === undefined ? 'the page' : describeNode(node)} is not a scroll container`);
  }
  if (to.kind === 'px' && to.px > reachPx) {
    return failed(`${describeNode(node)} stops at ${reachPx} px, asked for were ${to.px} px`);
  }
  return done;
}

function reachOf(node: MemoryNode | undefined): number | undefined {
  return node?.source.kind === 'scroller' ? node.source.reachPx : undefined;
}
