// Walks the rungs with a text and takes the one element that is meant.
import type { TargetRole } from '../../locator.ts';
import type { Purpose } from '../../found.ts';
import type { MemoryNode, NodeSource } from '../tree/node.ts';
import { isRendered } from '../tree/walk-tree.ts';
import { eightThenFour, rungMatches, type RungOrder, twelveRungs } from './text-rungs.ts';

/** A text and what narrows it. */
export interface TextQuery {
  readonly text: string;
  readonly role?: TargetRole;
  readonly ladder?: 2;
  /** 1-based. */
  readonly nth?: number;
}

/** What a text found. */
export interface TextMatch {
  readonly node: MemoryNode;
  /** Engines with eight rungs do not find it by this text. */
  readonly beyondEight: boolean;
}

/** The element that the text means, or undefined. */
export function findByText(
  candidates: readonly MemoryNode[],
  query: TextQuery,
  purpose: Purpose,
): TextMatch | undefined {
  const named = narrowed(candidates, query.role, purpose);
  if (query.ladder === 2) return walkRungs(twelveRungs, named, query, purpose, 'first rung decides');
  return (
    walkRungs(eightThenFour.eight, named, query, purpose, 'falls through') ??
    (countIn(eightThenFour.eight, named, query.text) > 0
      ? undefined
      : walkRungs(eightThenFour.four, named, query, purpose, 'first rung decides'))
  );
}

/** The largest n for which the nth is found. */
export function countByText(candidates: readonly MemoryNode[], query: TextQuery): number {
  const named = narrowed(candidates, query.role, 'read');
  if (query.ladder === 2) return firstCount(twelveRungs, named, query.text);
  return countIn(eightThenFour.eight, named, query.text) || firstCount(eightThenFour.four, named, query.text);
}

function walkRungs(
  order: RungOrder,
  candidates: readonly MemoryNode[],
  { text, nth }: TextQuery,
  purpose: Purpose,
  ordinals: 'first rung decides' | 'falls through',
): TextMatch | undefined {
  for (const group of order) {
    const matched = group
      .map((rung) => ({ beyondEight: rung.beyondEight, nodes: rungMatches(rung, candidates, text) }))
      .filter(({ nodes }) => nodes.length > 0);
    const [first] = matched;
    if (first === undefined) continue;
    if (nth === undefined) {
      const drawn = matched.find(({ nodes }) => nodes.some(isRendered)) ?? first;
      const node = preferred(drawn.nodes, purpose);
      return node && { node, beyondEight: drawn.beyondEight };
    }
    const holding = ordinals === 'falls through' ? matched.find(({ nodes }) => nodes.length >= nth) : first;
    const node = holding?.nodes[nth - 1];
    if (node !== undefined) return { node, beyondEight: first.beyondEight };
    if (ordinals === 'first rung decides') return undefined;
  }
  return undefined;
}

const pointerPurposes: ReadonlySet<Purpose> = new Set([
  'click',
  'hover',
  'drag',
  'type',
  'clear',
  'select',
  'set_checked',
]);

// Of several that read the same an act takes the first that a pointer can reach, a question the first that is drawn.
function preferred(nodes: readonly MemoryNode[], purpose: Purpose): MemoryNode | undefined {
  const drawn = nodes.filter(isRendered);
  const reachable = pointerPurposes.has(purpose) ? drawn.find(({ state }) => !state.covered) : undefined;
  return reachable ?? drawn[0] ?? nodes[0];
}

function firstCount(order: RungOrder, candidates: readonly MemoryNode[], text: string): number {
  for (const rung of order.flat()) {
    const { length } = rungMatches(rung, candidates, text);
    if (length > 0) return length;
  }
  return 0;
}

function countIn(order: RungOrder, candidates: readonly MemoryNode[], text: string): number {
  return Math.max(0, ...order.flat().map((rung) => rungMatches(rung, candidates, text).length));
}

const named: Readonly<Record<TargetRole, ReadonlySet<NodeSource['kind']>>> = {
  button: new Set(['button', 'link']),
  field: new Set(['field', 'list']),
  checkbox: new Set(['checkbox']),
};
const uploads: ReadonlySet<NodeSource['kind']> = new Set(['upload']);

function narrowed(
  candidates: readonly MemoryNode[],
  role: TargetRole | undefined,
  purpose: Purpose,
): readonly MemoryNode[] {
  if (role === undefined) return candidates;
  const kinds = role === 'field' && purpose === 'upload' ? uploads : named[role];
  return candidates.filter(({ source }) => kinds.has(source.kind));
}
