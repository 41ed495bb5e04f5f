// What a spec offers to be done: leaves that list actions, nodes that weigh them, gates that open on a route.
import type { Action } from '../actions.ts';
import type { Extractor } from '../extract.ts';
import type { BuiltinLeaf } from './builtin-leaf.ts';

/**
 * A tree of what can be done, made by `actions`, `weighted`, `whenRoute` or one of the built-in generators.
 *
 * @example
 * const root: ActionGenerator = weighted([30, add], [70, defaultActions]);
 */
export interface ActionGenerator {
  readonly kind: 'actions' | 'builtin' | 'weighted' | 'route';
}

/** A leaf of the author's: a function that lists alternatives. */
export interface ActionsLeaf {
  readonly kind: 'actions';
  readonly list: () => readonly Action[];
  readonly madeAt: string;
}

/** A node: entries drawn in proportion to their weights. */
export interface WeightedNode {
  readonly kind: 'weighted';
  readonly entries: readonly (readonly [weight: number, generator: Generator])[];
  readonly madeAt: string;
}

/** A gate: its body counts only while the extractor's value is one of the routes. */
export interface RouteGate {
  readonly kind: 'route';
  readonly extractor: Extractor<unknown>;
  readonly routes: readonly string[];
  readonly body: Generator;
  readonly madeAt: string;
}

/** What the constructors make; for engines. */
export type Generator = ActionsLeaf | BuiltinLeaf | WeightedNode | RouteGate;
