// A cell, an item or a host often stands for the one control in it (record-and-replay, 6.4).
import type { Purpose } from '../../found.ts';
import type { MemoryNode, NodeSource } from '../tree/node.ts';
import { isRendered, presentWithin } from '../tree/walk-tree.ts';

type Kind = NodeSource['kind'];

const controls: ReadonlySet<Kind> = new Set<Kind>(['button', 'link', 'field', 'checkbox', 'list', 'upload']);
const controlsFor: Readonly<Partial<Record<Purpose, ReadonlySet<Kind>>>> = {
  type: new Set<Kind>(['field', 'list']),
  clear: new Set<Kind>(['field']),
  select: new Set<Kind>(['list']),
  set_checked: new Set<Kind>(['checkbox']),
  upload: new Set<Kind>(['upload']),
};

/** The element that is meant when this one was named for this purpose. */
export function meantFor(node: MemoryNode, purpose: Purpose): MemoryNode {
  if (controls.has(node.source.kind)) return node;
  const kinds = controlsFor[purpose];
  if (kinds === undefined) return soleContent(node) ?? node;
  const [only, ...others] = presentWithin(node).filter(
    (each) => kinds.has(each.source.kind) && isRendered(each),
  );
  return only !== undefined && others.length === 0 ? only : node;
}

/** The one checkbox that a question about a tick means. */
export function checkboxOf(node: MemoryNode): MemoryNode | undefined {
  if (node.source.kind === 'checkbox') return node;
  const [only, ...others] = presentWithin(node).filter(({ source }) => source.kind === 'checkbox');
  return others.length === 0 ? only : undefined;
}

// Only where a cell's whole content is one control.
function soleContent({ source, state, children }: MemoryNode): MemoryNode | undefined {
  if (source.kind !== 'cell' || state.text !== '') return undefined;
  const [only, ...others] = children.filter((child) => !child.state.absent);
  return only !== undefined && others.length === 0 && controls.has(only.source.kind) ? only : undefined;
}
