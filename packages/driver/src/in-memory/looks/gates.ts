// The gates of an element, in the order in which they are asked (record-and-replay, 8.3).
import type { Gate, Purpose, UnmetGate } from '../../found.ts';
import type { MemoryNode } from '../tree/node.ts';
import { isRendered } from '../tree/walk-tree.ts';

const pointer: readonly Gate[] = ['enabled', 'stable', 'receiving events'];
const writing: readonly Gate[] = ['enabled', 'editable', 'stable', 'receiving events'];
const gatesOf: Readonly<Record<Purpose, readonly Gate[]>> = {
  exists: [],
  read: [],
  scroll: [],
  upload: [],
  click: pointer,
  hover: pointer,
  drag: pointer,
  select: pointer,
  set_checked: pointer,
  type: writing,
  clear: writing,
};

/** The first gate of the purpose that is not met now. */
export function unmetGate(node: MemoryNode, purpose: Purpose): UnmetGate | undefined {
  for (const gate of gatesOf[purpose]) {
    const unmet = unmetBecause(node, gate, purpose);
    if (unmet !== undefined) return unmet;
  }
  return undefined;
}

function unmetBecause(node: MemoryNode, gate: Gate, purpose: Purpose): UnmetGate | undefined {
  const { state } = node;
  switch (gate) {
    case 'enabled':
      return state.disabled ? { gate } : undefined;
    case 'editable':
      return uneditable(node, purpose);
    case 'stable':
      return state.moving ? { gate } : undefined;
    case 'receiving events':
      if (!isRendered(node)) return { gate, because: 'nothing, since it has no size,' };
      return state.covered ? { gate, because: 'div.cover' } : undefined;
  }
}

function uneditable({ source, state }: MemoryNode, purpose: Purpose): UnmetGate | undefined {
  if (source.kind === 'list' && purpose === 'type') return undefined;
  if (source.kind !== 'field') return { gate: 'editable', because: 'it takes no text' };
  return state.readOnly ? { gate: 'editable', because: 'it is read-only' } : undefined;
}
