// The generators that an author writes: leaves of his own, weights, routes.
import type { Action } from '../actions.ts';
import { badWeight, notAGenerator } from '../errors/loading.ts';
import { madeHere } from '../errors/spec-error.ts';
import { extractorOf } from '../extract.ts';
import type { Extractor } from '../extract.ts';
import type { ActionGenerator, Generator } from './generator.ts';
import { builtinGenerators } from './builtin-set.ts';

const made = new WeakSet<object>();

function keep<G extends Generator>(generator: G): G {
  made.add(Object.freeze(generator));
  return generator;
}

/** The generator behind what an author holds; `undefined` for anything else. */
export function generatorOf(value: unknown): Generator | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return made.has(value) || builtinGenerators.has(value) ? (value as Generator) : undefined;
}

/**
 * A leaf: alternatives, of which one is drawn, called at each step at which the picker reaches it. `[]` means that there
 * is nothing to do now. The same extractor values must give the same list.
 *
 * @throws SpecError `not_a_generator` when it is given no function
 * @example
 * const add = actions(() => (field.current === undefined ? [] : [InputText({ into: field.current, text: 'milk' })]));
 */
export function actions(list: () => readonly Action[]): ActionGenerator {
  if (typeof list !== 'function') throw notAGenerator('the argument of actions(…)', list);
  return keep({ kind: 'actions', list, madeAt: madeHere() });
}

/**
 * A node: its entries are drawn in proportion to their weights. 0 disables an entry.
 *
 * @throws SpecError `bad_weight` for no entries, or a weight below 0 or not finite; `not_a_generator`
 * @example
 * export const actionsRoot = weighted([30, add], [70, defaultActions]);
 */
export function weighted(
  ...entries: readonly (readonly [weight: number, generator: ActionGenerator])[]
): ActionGenerator {
  if (entries.length === 0) throw badWeight('weighted(…) has no entries', entries);
  const checked = entries.map((entry: unknown, at): readonly [number, Generator] => {
    const [weight, given] = (Array.isArray(entry) ? entry : [entry]) as readonly unknown[];
    if (typeof weight !== 'number' || !Number.isFinite(weight) || weight < 0) {
      throw badWeight(`the weight of entry ${at + 1} is not a number from 0`, weight);
    }
    const generator = generatorOf(given);
    if (generator === undefined) throw notAGenerator(`entry ${at + 1} of weighted(…)`, given);
    return [weight, generator];
  });
  return keep({ kind: 'weighted', entries: checked, madeAt: madeHere() });
}

/**
 * A gate: `body` counts only while the extractor's value is one of the routes. A `null` value matches nothing.
 *
 * @throws SpecError `not_a_generator`
 * @example
 * const route = extract('route', (s) => (s.url === null ? null : new URL(s.url).hash));
 * const cart = whenRoute(route, ['#/cart', '#/checkout'], actions(() => [Tap({ on: 'id:pay' })]));
 */
export function whenRoute(
  extractor: Extractor<string | null | undefined>,
  routes: string | readonly string[],
  body: ActionGenerator | (() => readonly Action[]),
): ActionGenerator {
  const list: readonly unknown[] = typeof routes === 'string' ? [routes] : routes;
  if (extractorOf(extractor) === undefined) throw notAGenerator('the extractor of whenRoute(…)', extractor);
  if (!Array.isArray(list) || !list.every((each) => typeof each === 'string')) {
    throw notAGenerator('the routes of whenRoute(…)', routes);
  }
  const generator = typeof body === 'function' ? generatorOf(actions(body)) : generatorOf(body);
  if (generator === undefined) throw notAGenerator('the body of whenRoute(…)', body);
  return keep({
    kind: 'route',
    extractor,
    routes: [...list] as string[],
    body: generator,
    madeAt: madeHere(),
  });
}
