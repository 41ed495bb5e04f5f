// A formula, or a part of one, on one line.
import { asFormula, type Formula, type FormulaLike } from './formula.ts';
import type { Term } from './term.ts';
import { type Window, windowText } from './window.ts';

/** What a line may need at most: it is for messages. */
const longest = 1000;

/** What printing needs to know of a node. */
interface Shape<N> {
  readonly op: Formula['op'];
  readonly name: string;
  readonly args: readonly N[];
  readonly window: Window | undefined;
}

/**
 * A formula in words on one line, for messages: `always(submitted implies eventually(saved) within 3 steps)`. A very
 * long one is cut.
 *
 * @throws TypeError `not_a_formula`
 * @example
 * describe(eventually(predicate(isSaved, 'saved')).within(3, 'steps')); // 'eventually(saved) within 3 steps'
 */
export function describe(formula: FormulaLike): string {
  return printed(asFormula(formula, 'describe(…)'), shapeOfFormula, longest);
}

/** @internal A part of a normal form, in the same words. */
export function describeTerm(term: Term, most = longest): string {
  return printed(term, shapeOfTerm, most);
}

function shapeOfFormula(formula: Formula): Shape<Formula> {
  const shape = { op: formula.op, name: '', args: [], window: undefined };
  if (formula.op === 'predicate') return { ...shape, name: formula.name };
  if ('args' in formula) return { ...shape, args: formula.args };
  if ('left' in formula) return { ...shape, args: [formula.left, formula.right] };
  if (!('arg' in formula)) return shape;
  return { ...shape, args: [formula.arg], window: 'window' in formula ? formula.window : undefined };
}

function shapeOfTerm(term: Term): Shape<Term> {
  const shape = { name: '', args: [], window: undefined };
  switch (term.kind) {
    case 'literal':
      return term.negated
        ? { ...shape, op: 'not', args: [{ ...term, negated: false }] }
        : { ...shape, op: 'predicate', name: term.atom.name };
    case 'and':
    case 'or':
      return { ...shape, op: term.kind, args: term.parts };
    case 'next':
      return { ...shape, op: term.kind, args: [term.arg] };
    case 'always':
    case 'eventually':
      return { ...shape, op: term.kind, args: [term.arg], window: term.window };
    case 'true':
    case 'false':
      return { ...shape, op: term.kind };
  }
}

/** Loops: a formula may be as deep as its author likes. */
function printed<N extends object>(root: N, shapeOf: (node: N) => Shape<N>, most: number): string {
  let text = '';
  const stack: (string | N)[] = [root];
  for (let piece = stack.pop(); piece !== undefined; piece = stack.pop()) {
    if (typeof piece === 'string') text += piece;
    else stack.push(...piecesOf(shapeOf(piece), shapeOf).reverse());
    if (text.length > most) return `${Array.from(text.slice(0, most)).slice(0, -1).join('')}…`;
  }
  return text;
}

function piecesOf<N extends object>(shape: Shape<N>, shapeOf: (node: N) => Shape<N>): (string | N)[] {
  const { op, args } = shape;
  switch (op) {
    case 'predicate':
      return [oneLine(shape.name)];
    case 'true':
    case 'false':
      return [op];
    case 'not':
      return ['not ', ...args.flatMap((arg) => operand(arg, shapeOf))];
    case 'and':
    case 'or':
    case 'implies':
      return args.flatMap((arg, index) => [...(index === 0 ? [] : [` ${op} `]), ...operand(arg, shapeOf)]);
    default: {
      const window = shape.window === undefined ? [] : [` ${windowText(shape.window)}`];
      return [`${op}(`, ...args, ')', ...window];
    }
  }
}

function operand<N extends object>(node: N, shapeOf: (node: N) => Shape<N>): (string | N)[] {
  const { op } = shapeOf(node);
  return op === 'and' || op === 'or' || op === 'implies' ? ['(', node, ')'] : [node];
}

function oneLine(name: string): string {
  return name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
