// Makes terms: equal ones once, constants folded.
import type { Atom } from './atom.ts';
import { tooDeep } from './errors.ts';
import type { PredicateFormula } from './formula.ts';
import type { JunctionTerm, Mark, TemporalTerm, Term } from './term.ts';
import type { Window } from './window.ts';

/** Arming and stepping go as deep as a term does; a program's own stack bounds that. */
const deepest = 500;

/** An implication whose two sides are terms by now. */
export type Implication = Pick<Mark, 'antecedent' | 'consequent'>;

/** The terms and predicates of one evaluator. */
export class Terms {
  readonly #known = new Map<string, Term>();
  readonly #marks = new Map<string, Mark>();
  readonly #atoms = new Map<() => boolean, Atom>();
  readonly yes = this.#constant('true');
  readonly no = this.#constant('false');

  constant(value: boolean): Term {
    return value ? this.yes : this.no;
  }

  literal({ fn, name }: PredicateFormula, negated: boolean): Term {
    const atom = this.#atoms.get(fn) ?? {
      id: this.#atoms.size,
      name,
      fn,
      calledFor: 0,
      outcome: undefined,
      error: '',
    };
    this.#atoms.set(fn, atom);
    return this.#once(`${negated ? '!' : ''}p${atom.id}`, (id) => ({
      ...blank(id, 1, 0),
      kind: 'literal',
      atom,
      negated,
    }));
  }

  next(arg: Term): Term {
    if (isConstant(arg)) return arg;
    return this.#once(`next ${arg.id}`, (id) => ({
      ...blank(id, arg.size + 1, arg.depth + 1),
      kind: 'next',
      arg,
      waiting: undefined,
    }));
  }

  temporal(kind: TemporalTerm['kind'], arg: Term, window: Window | undefined): Term {
    if (isConstant(arg)) return arg;
    const key = window === undefined ? '' : ` ${window.amount} ${window.unit}`;
    return this.#once(`${kind} ${arg.id}${key}`, (id) => ({
      ...blank(id, arg.size + 1, arg.depth + 1),
      kind,
      arg,
      window,
      standing: undefined,
      counted: false,
      root: false,
    }));
  }

  junction(
    kind: JunctionTerm['kind'],
    operands: readonly Term[],
    implications: readonly Implication[],
  ): Term {
    const [unit, zero] = kind === 'and' ? [this.yes, this.no] : [this.no, this.yes];
    const parts = new Set<Term>();
    const marks = implications.map((each) => this.#mark(each));
    for (const operand of operands) {
      if (operand === zero) return zero;
      if (operand.kind !== kind) parts.add(operand);
      else {
        for (const part of operand.parts) parts.add(part);
        marks.push(...operand.marks.map(({ mark }) => mark));
      }
    }
    parts.delete(unit);
    const all = [...parts];
    const [only] = all;
    if (only === undefined) return unit;
    if (all.length === 1) return only;
    const size = all.reduce((sum, part) => sum + part.size, 1);
    const depth = all.reduce((most, part) => Math.max(most, part.depth), 0) + 1;
    const made = this.#once(`${kind} ${all.map((part) => part.id).join(' ')}`, (id) => ({
      ...blank(id, size, depth),
      kind,
      parts: all,
      marks: [],
    })) as JunctionTerm;
    for (const mark of marks) addMark(made, mark);
    return made;
  }

  /** One implication is counted once, in however many terms it stands. */
  #mark({ antecedent, consequent }: Implication): Mark {
    const key = `${antecedent.id} ${consequent.id}`;
    const mark = this.#marks.get(key) ?? { antecedent, consequent, counted: false, seenFor: 0 };
    this.#marks.set(key, mark);
    return mark;
  }

  #constant(kind: 'true' | 'false'): Term {
    return this.#once(kind, (id) => ({ ...blank(id, 1, 0), kind }));
  }

  #once(key: string, make: (id: number) => Term): Term {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = make(this.#known.size + 1);
    if (made.depth > deepest) throw tooDeep(deepest);
    this.#known.set(key, made);
    return made;
  }
}

function addMark(term: JunctionTerm, mark: Mark): void {
  if (term.marks.some((each) => each.mark === mark)) return;
  const { antecedent } = mark;
  const first = antecedent.kind === 'or' ? antecedent.parts[0] : antecedent;
  const from = Math.max(0, first === undefined ? 0 : term.parts.indexOf(first));
  term.marks.push({ mark, from });
}

function isConstant(term: Term): boolean {
  return term.kind === 'true' || term.kind === 'false';
}

function blank(id: number, size: number, depth: number) {
  return { id, size, depth, armedFor: 0, armed: undefined, json: undefined };
}
