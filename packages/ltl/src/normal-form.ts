// Rewrites a formula into its normal form. Loops instead of recursing, so that long chains of `and` are no danger.
import { notAFormula, tooLarge } from './errors.ts';
import { asFormula, type Formula } from './formula.ts';
import type { Term } from './term.ts';
import type { Terms } from './terms.ts';

/** A sanity bound: shared parts count once. */
const largest = 1_000_000;

/** A formula, or its negation. */
interface Signed {
  readonly formula: Formula;
  readonly negated: boolean;
}

interface Work extends Signed {
  readonly kind: 'and' | 'or' | undefined;
  readonly operands: readonly Signed[];
  readonly implications: readonly (readonly [antecedent: Signed, consequent: Signed])[];
}

/** The normal form of a formula, its parts made by `terms`. */
export function normalForm(root: Formula, terms: Terms): Term {
  const done = [new Map<Formula, Term>(), new Map<Formula, Term>()] as const;
  const find = ({ formula, negated }: Signed) => done[negated ? 1 : 0].get(formula);
  const known = (signed: Signed): Term => find(signed) ?? terms.no;
  const stack: Work[] = [workOn({ formula: root, negated: false })];
  let visits = 0;
  for (let work = stack.at(-1); work !== undefined; work = stack.at(-1)) {
    visits += 1 + work.operands.length;
    if (visits > largest) throw tooLarge(largest);
    const missing = needs(work).filter((each) => find(each) === undefined);
    if (missing.length > 0) {
      for (const each of missing.reverse()) stack.push(workOn(each));
    } else {
      stack.pop();
      done[work.negated ? 1 : 0].set(work.formula, built(work, terms, known));
    }
  }
  return known({ formula: root, negated: false });
}

function needs({ operands, implications }: Work): Signed[] {
  return [...operands, ...implications.flat()];
}

function built(work: Work, terms: Terms, known: (signed: Signed) => Term): Term {
  const { formula, negated, kind } = work;
  const parts = work.operands.map(known);
  if (kind !== undefined) {
    const implications = work.implications.map(([antecedent, consequent]) => ({
      antecedent: known(antecedent),
      consequent: known(consequent),
    }));
    return terms.junction(kind, parts, implications);
  }
  const [arg = terms.no] = parts;
  switch (formula.op) {
    case 'predicate':
      return terms.literal(formula, negated);
    case 'true':
    case 'false':
      return terms.constant((formula.op === 'true') !== negated);
    case 'next':
      return terms.next(arg);
    case 'always':
    case 'eventually':
      return terms.temporal(
        (formula.op === 'always') !== negated ? 'always' : 'eventually',
        arg,
        formula.window,
      );
    default:
      return arg;
  }
}

function workOn(signed: Signed): Work {
  const { formula, negated } = signed;
  const kind = junctionKind(signed);
  if (kind !== undefined) return { ...signed, kind, ...gathered(signed, kind) };
  const operands =
    'arg' in formula ? [{ formula: formula.arg, negated: (formula.op === 'not') !== negated }] : [];
  return { ...signed, kind, operands, implications: [] };
}

function junctionKind({ formula, negated }: Signed): 'and' | 'or' | undefined {
  switch (formula.op) {
    case 'and':
      return negated ? 'or' : 'and';
    case 'or':
    case 'implies':
      return negated ? 'and' : 'or';
    case 'predicate':
    case 'true':
    case 'false':
    case 'not':
    case 'now':
    case 'next':
    case 'always':
    case 'eventually':
      return undefined;
    default:
      throw notAFormula(formula, 'an evaluator');
  }
}

/** The operands of a whole tree of one junction, in order, each once. */
function gathered(root: Signed, kind: 'and' | 'or'): Pick<Work, 'operands' | 'implications'> {
  const operands: Signed[] = [];
  const implications: [Signed, Signed][] = [];
  const seen = [new Set<Formula>(), new Set<Formula>()] as const;
  const stack = [root];
  for (let signed = stack.pop(); signed !== undefined; signed = stack.pop()) {
    const { negated } = signed;
    const formula = asFormula(signed.formula, 'an operator');
    const before = seen[negated ? 1 : 0];
    if (before.has(formula)) continue;
    before.add(formula);
    if (formula.op === 'not') stack.push({ formula: formula.arg, negated: !negated });
    else if (formula.op === 'now') stack.push({ formula: formula.arg, negated });
    else if (junctionKind({ formula, negated }) !== kind) operands.push({ formula, negated });
    else if (formula.op === 'implies') {
      const left = { formula: formula.left, negated: !negated };
      const right = { formula: formula.right, negated };
      if (kind === 'or') implications.push([left, right]);
      stack.push(right, left);
    } else if ('args' in formula) {
      for (const arg of formula.args.toReversed()) stack.push({ formula: arg, negated });
    }
  }
  return { operands, implications };
}
