// Which nodes of a live page are there, drawn, and within which others.
import type { MemoryNode } from './node.ts';

/** The node and everything in it that is there, in document order. What frames hold is not part of the document around. */
export function present(root: MemoryNode): readonly MemoryNode[] {
  return collect(root, (node) => node === root || node.source.kind !== 'frame');
}

/** As `present`, frames included. */
export function presentWithFrames(root: MemoryNode): readonly MemoryNode[] {
  return collect(root, () => true);
}

function collect(node: MemoryNode, enters: (node: MemoryNode) => boolean): readonly MemoryNode[] {
  if (node.state.absent) return [];
  return [node, ...(enters(node) ? node.children.flatMap((child) => collect(child, enters)) : [])];
}

/** Everything in the node, itself left out. */
export function presentWithin(root: MemoryNode): readonly MemoryNode[] {
  return present(root).slice(1);
}

/** Whether the node and all around it are there. */
export function isThere(node: MemoryNode): boolean {
  return lineage(node).every(({ state }) => !state.absent);
}

/** Whether the node is drawn. */
export function isRendered(node: MemoryNode): boolean {
  return lineage(node).every(({ state }) => !state.absent && !state.hidden);
}

/** Whether `outer` holds `inner`; a node does not hold itself. */
export function holds(outer: MemoryNode, inner: MemoryNode): boolean {
  return outer !== inner && lineage(inner).includes(outer);
}

/** The nodes that hold none of the others. */
export function innermost(nodes: readonly MemoryNode[]): readonly MemoryNode[] {
  return nodes.filter((node) => !nodes.some((other) => holds(node, other)));
}

function lineage(node: MemoryNode): readonly MemoryNode[] {
  return node.parent === undefined ? [node] : [node, ...lineage(node.parent)];
}
