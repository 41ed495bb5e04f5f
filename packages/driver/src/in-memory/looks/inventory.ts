// The elements of a page that a person could name. Values are no part of it, so no secret can be.
import type { InventoryEntry } from '../../surface.ts';
import { attributeOf, drawnText, labelOf, roleOf } from '../tree/naming.ts';
import type { MemoryNode } from '../tree/node.ts';
import { isRendered, presentWithin } from '../tree/walk-tree.ts';

/** More entries than this are not listed. */
const entryLimit = 100;

const containers: ReadonlySet<MemoryNode['source']['kind']> = new Set([
  'page',
  'items',
  'item',
  'table',
  'row',
  'frame',
  'scroller',
]);

/** Drawn elements of the page that are more than a frame around others. */
export function inventoryOf(root: MemoryNode): readonly InventoryEntry[] {
  return presentWithin(root)
    .filter((node) => isRendered(node) && !containers.has(node.source.kind))
    .slice(0, entryLimit)
    .map(entryOf);
}

function entryOf(node: MemoryNode): InventoryEntry {
  const label =
    labelOf(node) ?? attributeOf(node, 'aria-label') ?? attributeOf(node, 'placeholder') ?? undefined;
  const text = labelOf(node) === undefined ? drawnText(node) : '';
  return {
    role: roleOf[node.source.kind],
    ...(label !== undefined && { label }),
    ...(text !== '' && { text }),
    ...(node.source.id !== undefined && { name: node.source.id }),
  };
}
