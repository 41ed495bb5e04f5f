// What a leaf has to offer now: the author's function is called under watch, built-in ones list candidates.
import type { Action } from '../actions.ts';
import { beginningOf } from '../errors/found.ts';
import { leafFailed } from '../errors/running.ts';
import { SpecError } from '../errors/spec-error.ts';
import type { LeafContext, OpenAction } from '../generators/builtin-leaf.ts';
import type { ActionsLeaf, Generator } from '../generators/generator.ts';
import type { BuiltinLeaf } from '../generators/builtin-leaf.ts';
import { now, throwFatal } from '../run/current-run.ts';
import { checkedList } from './check-action.ts';
import type { Callback } from './spec-run.ts';

/** A leaf of either kind. */
export type Leaf = ActionsLeaf | BuiltinLeaf;

/** How leaves are called. */
export interface LeafCalls {
  readonly context: LeafContext;
  readonly entering: (callback: Callback) => void;
}

const callbacks = new WeakMap<Generator, Callback>();

/** A leaf by the weights that lead to it and the beginning of its source. */
function leafCallback(leaf: ActionsLeaf, path: string): Callback {
  const known = callbacks.get(leaf);
  if (known !== undefined) return known;
  const callback: Callback = { kind: 'leaf', name: `${path}: ${beginningOf(String(leaf.list))}` };
  callbacks.set(leaf, callback);
  return callback;
}

function authored(leaf: ActionsLeaf, path: string, calls: LeafCalls, mayDraw: boolean): readonly Action[] {
  const callback = leafCallback(leaf, path);
  calls.entering(callback);
  now.running = true;
  now.forbidden = mayDraw ? undefined : { path, source: String(leaf.list) };
  try {
    const list: unknown = leaf.list();
    throwFatal();
    return checkedList(callback.name, list, leaf.madeAt);
  } catch (thrown) {
    throwFatal();
    throw thrown instanceof SpecError ? thrown : leafFailed(callback.name, thrown);
  } finally {
    now.running = false;
    now.forbidden = undefined;
  }
}

/**
 * The actions of a leaf in its order.
 *
 * @throws SpecError `leaf_failed`, `bad_action`, `sampler_in_leaf` and whatever a look-up in it is refused for
 */
export function leafList(
  leaf: Leaf,
  path: string,
  calls: LeafCalls,
  mayDraw: boolean,
): readonly OpenAction[] {
  if (leaf.kind === 'builtin') return leaf.list(calls.context);
  return authored(leaf, path, calls, mayDraw).map((action) => ({ make: () => action }));
}
