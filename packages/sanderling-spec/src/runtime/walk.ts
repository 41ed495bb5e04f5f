// One action from a tree of generators, in a fixed order of draws: a float per node, what the leaf draws, the choice.
import type { Action } from '../actions.ts';
import { extractorOf } from '../extract.ts';
import type { Generator, RouteGate, WeightedNode } from '../generators/generator.ts';
import { drawFloat, drawInt } from '../run/current-run.ts';
import { leafList } from './leaf-list.ts';
import type { Leaf, LeafCalls } from './leaf-list.ts';

/** Whether a gate's extractor stands on one of its routes. */
export function isOpen(gate: RouteGate): boolean {
  const value = extractorOf(gate.extractor)?.value?.current;
  return typeof value === 'string' && gate.routes.includes(value);
}

/** A weight as paths show it. */
export function below(path: string, weight: number): string {
  return `${path}/${weight}`;
}

function hasLeaf(generator: Generator, aside: ReadonlySet<Generator>): boolean {
  if (aside.has(generator)) return false;
  switch (generator.kind) {
    case 'weighted':
      return generator.entries.some(([weight, entry]) => weight > 0 && hasLeaf(entry, aside));
    case 'route':
      return hasLeaf(generator.body, aside);
    default:
      return true;
  }
}

function drawEntry(
  node: WeightedNode,
  aside: ReadonlySet<Generator>,
): WeightedNode['entries'][number] | undefined {
  const left = node.entries.filter(([weight, entry]) => weight > 0 && hasLeaf(entry, aside));
  if (left.length <= 1) return left[0];
  const target = drawFloat('weighted') * left.reduce((sum, [weight]) => sum + weight, 0);
  let reached = 0;
  for (const entry of left) {
    reached += entry[0];
    if (target < reached) return entry;
  }
  return left.at(-1);
}

type Reached =
  | { readonly leaf: Leaf; readonly path: string }
  // A gate that is shut is set aside as an empty leaf is.
  | { readonly shut: RouteGate };

function descend(root: Generator, name: string, aside: ReadonlySet<Generator>): Reached | undefined {
  let at: Generator = root;
  let path = name;
  for (;;) {
    switch (at.kind) {
      case 'weighted': {
        const entry = drawEntry(at, aside);
        if (entry === undefined) return undefined;
        path = below(path, entry[0]);
        at = entry[1];
        break;
      }
      case 'route':
        if (!isOpen(at)) return { shut: at };
        at = at.body;
        break;
      default:
        return { leaf: at, path };
    }
  }
}

/** One action of a tree, or `undefined` when every leaf is empty. */
export function walk(root: Generator, name: string, calls: LeafCalls): Action | undefined {
  const aside = new Set<Generator>();
  while (hasLeaf(root, aside)) {
    const reached = descend(root, name, aside);
    if (reached === undefined) return undefined;
    if ('shut' in reached) {
      aside.add(reached.shut);
      continue;
    }
    const list = leafList(reached.leaf, reached.path, calls, true);
    if (list.length === 0) {
      aside.add(reached.leaf);
      continue;
    }
    const drawn = list.map((each) => each.draw?.());
    const chosen = list.length === 1 ? 0 : drawInt('actions', 0, list.length - 1);
    return list[chosen]?.make(drawn[chosen]);
  }
  return undefined;
}
