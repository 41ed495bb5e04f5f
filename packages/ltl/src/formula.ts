// Formulas as an author builds them: immutable values, whose methods make new ones.
import { misplacedWindow, notAFormula } from './errors.ts';
import { predicateName } from './predicate-name.ts';
import { type TimeUnit, type Window, windowOf } from './window.ts';

/** What every place that takes a formula takes: a formula, or a function that returns a boolean. */
export type FormulaLike = Formula | (() => boolean);

/** The methods of every formula. */
export interface Connectives {
  /** Both this and `other`. */
  and(other: FormulaLike): Formula;
  /** This or `other`, or both. */
  or(other: FormulaLike): Formula;
  /** Not this, or `other`. A window in `other` is armed where this formula is. */
  implies(other: FormulaLike): Formula;
  /** The negation. */
  not(): Formula;
}

/** A function, called once per observation. */
export interface PredicateFormula extends Connectives {
  readonly op: 'predicate';
  readonly name: string;
  readonly fn: () => boolean;
}

/** `true` or `false`: they appear in formulas that were generated. */
export interface ConstantFormula extends Connectives {
  readonly op: 'true' | 'false';
}

/** `not`, `now` and `next`. */
export interface UnaryFormula extends Connectives {
  readonly op: 'not' | 'now' | 'next';
  readonly arg: Formula;
}

/** `and` and `or`. */
export interface JunctionFormula extends Connectives {
  readonly op: 'and' | 'or';
  readonly args: readonly Formula[];
}

/** `implies`. */
export interface ImpliesFormula extends Connectives {
  readonly op: 'implies';
  readonly left: Formula;
  readonly right: Formula;
}

/** `always` and `eventually`, with or without a window. */
export interface TemporalFormula extends Connectives {
  readonly op: 'always' | 'eventually';
  readonly arg: Formula;
  readonly window?: Window;
}

/** A property, or a part of one. Immutable; may be shared between properties. */
export type Formula =
  PredicateFormula | ConstantFormula | UnaryFormula | JunctionFormula | ImpliesFormula | TemporalFormula;

/** `always(…)` or `eventually(…)` that has no window yet. */
export type UnboundedFormula = TemporalFormula & {
  /**
   * Limits it to `amount` ms, s or observed steps from where it is armed; the observation that arms it is always inside.
   *
   * @throws RangeError `bad_window` for an amount below 0, not finite, or not whole for steps.
   * @example
   * eventually(() => saved).within(3, 'steps');
   */
  within(amount: number, unit: TimeUnit): Formula;
};

type Bare<T> = T extends Formula ? Omit<T, keyof Connectives> : never;

const methods = {
  and(this: Formula, other: FormulaLike): Formula {
    return junction('and', [this, asFormula(other, 'and(…)')]);
  },
  or(this: Formula, other: FormulaLike): Formula {
    return junction('or', [this, asFormula(other, 'or(…)')]);
  },
  implies(this: Formula, other: FormulaLike): Formula {
    return implication(this, asFormula(other, 'implies(…)'));
  },
  not(this: Formula): Formula {
    return unary('not', this);
  },
  within(this: Formula, amount: number, unit: TimeUnit): Formula {
    if (this.op !== 'always' && this.op !== 'eventually') throw misplacedWindow(`${this.op}(…)`);
    if (this.window !== undefined) throw misplacedWindow(`${this.op}(…) that has a window`);
    return temporal(this.op, this.arg, windowOf(amount, unit));
  },
};

function made(parts: Bare<Formula>): Formula {
  return Object.freeze(Object.assign(Object.create(methods) as Connectives, parts));
}

/** @internal */
export function constant(value: boolean): Formula {
  return made({ op: value ? 'true' : 'false' });
}

/** @internal */
export function unary(op: UnaryFormula['op'], arg: Formula): Formula {
  return made({ op, arg });
}

/** @internal */
export function junction(op: JunctionFormula['op'], args: readonly Formula[]): Formula {
  return made({ op, args: Object.freeze([...args]) });
}

/** @internal */
export function implication(left: Formula, right: Formula): Formula {
  return made({ op: 'implies', left, right });
}

/** @internal */
export function temporal(op: TemporalFormula['op'], arg: Formula, window?: Window): Formula {
  return made(window === undefined ? { op, arg } : { op, arg, window });
}

const operators = new Set('predicate true false not now next and or implies always eventually'.split(' '));

/** @internal A function becomes a predicate; anything that is no formula is refused. */
export function asFormula(value: unknown, where: string): Formula {
  if (typeof value === 'function') return predicate(value as () => boolean);
  if (typeof value !== 'object' || value === null || !operators.has((value as { op?: string }).op ?? '')) {
    throw notAFormula(value, where);
  }
  return value as Formula;
}

/**
 * A condition on the moment it is evaluated at. It is identified by its function: two formulas with the same function
 * share one predicate, which is called at most once per observation.
 *
 * @param name Shown in messages and residuals; the function's name or source text by default.
 * @throws TypeError `not_a_formula`
 * @example
 * always(predicate(() => total >= 0, 'total is not negative'));
 */
export function predicate(fn: () => boolean, name?: string): Formula {
  if (typeof fn !== 'function') throw notAFormula(fn, 'predicate(…)');
  return made({ op: 'predicate', name: predicateName(fn, name), fn });
}

/**
 * True at this and every later observation, or at those inside its window.
 *
 * @throws TypeError `not_a_formula`
 * @example
 * always(() => total >= 0);
 */
export function always(f: FormulaLike): UnboundedFormula {
  return temporal('always', asFormula(f, 'always(…)')) as UnboundedFormula;
}

/**
 * True at this or some later observation, or at one inside its window. What has not happened by the end of the run is a
 * violation.
 *
 * @throws TypeError `not_a_formula`
 * @example
 * eventually(() => status === 'saved').within(2, 'seconds');
 */
export function eventually(f: FormulaLike): UnboundedFormula {
  return temporal('eventually', asFormula(f, 'eventually(…)')) as UnboundedFormula;
}

/**
 * True at the next observation.
 *
 * @throws TypeError `not_a_formula`
 * @example
 * always(now(() => pressed).implies(next(() => opened)));
 */
export function next(f: FormulaLike): Formula {
  return unary('next', asFormula(f, 'next(…)'));
}

/**
 * The same as its argument: it exists so that implications read well.
 *
 * @throws TypeError `not_a_formula`
 * @example
 * always(now(() => submitted).implies(eventually(() => saved).within(3, 'steps')));
 */
export function now(f: FormulaLike): Formula {
  return unary('now', asFormula(f, 'now(…)'));
}
