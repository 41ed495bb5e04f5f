// Formulas as JSON and back. Loops instead of recursing; shared parts stay shared.
import { notAFormula, notAnAst, tooLarge } from '../errors.ts';
import { asFormula, constant, type Formula, type FormulaLike, implication } from '../formula.ts';
import { junction, predicate, temporal, unary } from '../formula.ts';
import { type Window, windowOf } from '../window.ts';

/** The JSON form of a formula: its predicates by name. */
export type FormulaJson =
  | { readonly op: 'true' | 'false' }
  | { readonly op: 'predicate'; readonly name: string }
  | { readonly op: 'not' | 'now' | 'next'; readonly arg: FormulaJson }
  | { readonly op: 'and' | 'or'; readonly args: readonly FormulaJson[] }
  | { readonly op: 'implies'; readonly left: FormulaJson; readonly right: FormulaJson }
  | { readonly op: 'always' | 'eventually'; readonly arg: FormulaJson; readonly within?: Window };

const largest = 1_000_000;

/**
 * A formula as JSON, its predicates by name.
 *
 * @throws TypeError `not_a_formula`
 * @example
 * toJson(always(predicate(isOpen, 'open'))); // { op: 'always', arg: { op: 'predicate', name: 'open' } }
 */
export function toJson(formula: FormulaLike): FormulaJson {
  return folded(asFormula(formula, 'toJson(…)'), partsOfFormula, written);
}

/**
 * A formula from its JSON. `and` and `or` may have `left` and `right` instead of two `args`.
 *
 * @param lookup Gives the function of a predicate; asked once per name, so that equal names are one predicate.
 * @throws TypeError `not_a_formula` for what is no formula, or when `lookup` gives no function
 * @throws RangeError `bad_window`, `formula_too_large`
 * @example
 * fromJson(JSON.parse(text), (name) => () => page.has(name));
 */
export function fromJson(ast: FormulaJson, lookup: (name: string) => () => boolean): Formula {
  const known = new Map<string, Formula>();
  const named = (name: string): Formula => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const fn: unknown = lookup(name);
    if (typeof fn !== 'function') throw notAFormula(fn, `the predicate ${name}`);
    const made = predicate(fn as () => boolean, name);
    known.set(name, made);
    return made;
  };
  return folded<unknown, Formula>(ast, partsOfJson, (node, parts) =>
    read(node as Record<string, unknown>, parts, named),
  );
}

function folded<N, R>(
  root: N,
  partsOf: (node: N) => readonly N[],
  build: (node: N, parts: readonly R[]) => R,
): R {
  const done = new Map<N, R>();
  const stack = [root];
  let visits = 0;
  while (stack.length > 0) {
    const node = stack.at(-1) as N;
    visits += 1;
    if (visits + stack.length > largest) throw tooLarge(largest);
    const parts = partsOf(node);
    const missing = parts.filter((part) => !done.has(part));
    if (missing.length > 0) stack.push(...missing.reverse());
    else {
      stack.pop();
      if (!done.has(node))
        done.set(
          node,
          build(
            node,
            parts.map((part) => done.get(part) as R),
          ),
        );
    }
  }
  return done.get(root) as R;
}

function partsOfFormula(formula: Formula): readonly Formula[] {
  if ('args' in formula) return formula.args;
  if ('left' in formula) return [formula.left, formula.right];
  return 'arg' in formula ? [formula.arg] : [];
}

function written(formula: Formula, parts: readonly FormulaJson[]): FormulaJson {
  switch (formula.op) {
    case 'true':
    case 'false':
      return { op: formula.op };
    case 'predicate':
      return { op: 'predicate', name: formula.name };
    case 'and':
    case 'or':
      return { op: formula.op, args: parts };
    case 'implies':
      return { op: 'implies', left: first(parts), right: first(parts.slice(1)) };
    case 'not':
    case 'now':
    case 'next':
      return { op: formula.op, arg: first(parts) };
    case 'always':
    case 'eventually': {
      const { op, window } = formula;
      return window === undefined ? { op, arg: first(parts) } : { op, arg: first(parts), within: window };
    }
  }
}

function first<T>(parts: readonly T[]): T {
  return parts[0] as T;
}

function partsOfJson(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null) throw notAnAst(node, 'expected an object with an op');
  const { op, arg, args, left, right } = node as Record<string, unknown>;
  switch (op) {
    case 'true':
    case 'false':
    case 'predicate':
      return [];
    case 'and':
    case 'or':
      if (args === undefined) return checked(node, [left, right], `${op} needs args`);
      if (!Array.isArray(args)) throw notAnAst(args, `${op} needs args`);
      return args as readonly unknown[];
    case 'implies':
      return checked(node, [left, right], 'implies needs left and right');
    case 'not':
    case 'now':
    case 'next':
    case 'always':
    case 'eventually':
      return checked(node, [arg], `${op} needs an arg`);
    default:
      throw notAnAst(op, 'there is no such op');
  }
}

function checked(node: object, parts: readonly unknown[], why: string): readonly unknown[] {
  if (parts.includes(undefined)) throw notAnAst(node, why);
  return parts;
}

function read(
  node: Record<string, unknown>,
  parts: readonly Formula[],
  named: (name: string) => Formula,
): Formula {
  const { op, name, within } = node;
  switch (op as FormulaJson['op']) {
    case 'true':
    case 'false':
      return constant(op === 'true');
    case 'predicate':
      if (typeof name !== 'string') throw notAnAst(node, 'a predicate needs a name');
      return named(name);
    case 'and':
    case 'or':
      return junction(op as 'and' | 'or', parts);
    case 'implies':
      return implication(first(parts), first(parts.slice(1)));
    case 'always':
    case 'eventually':
      return temporal(op as 'always' | 'eventually', first(parts), readWindow(within));
    default:
      return unary(op as 'not' | 'now' | 'next', first(parts));
  }
}

function readWindow(within: unknown): Window | undefined {
  if (within === undefined) return undefined;
  if (typeof within !== 'object' || within === null)
    throw notAnAst(within, 'within needs an amount and a unit');
  const { amount, unit } = within as Record<string, unknown>;
  return windowOf(amount, unit);
}
