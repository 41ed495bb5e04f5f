// What a look-up in the tree comes to, before gates and readings are added.
import type { IdentityHints, Missing, Unresolvable } from '../../found.ts';
import type { MemoryNode } from '../tree/node.ts';

/** A node was found, or why not. */
export type Located =
  | { readonly kind: 'found'; readonly node: MemoryNode; readonly hints?: IdentityHints }
  | Missing
  | Unresolvable;

export const nothing: Missing = { kind: 'missing' };

/** A recorded identity and what fits by text may differ: decides which of the two is meant. */
export function reconcile(
  fitting: readonly MemoryNode[],
  recorded: MemoryNode | undefined,
): MemoryNode | 'none' | 'several' {
  if (recorded !== undefined && (fitting.length === 0 || fitting.includes(recorded))) return recorded;
  const [only, ...others] = fitting;
  if (only === undefined) return 'none';
  return others.length === 0 ? only : 'several';
}
