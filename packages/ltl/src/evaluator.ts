// Judges one property over the observations of a run: what is left to prove, the verdict, and what broke it.
import { alreadyEnded, badTime, nothingObserved, residualLimit } from './errors.ts';
import { type Counters, Exercise } from './exercise.ts';
import { Explanation } from './explain.ts';
import { asFormula, type FormulaLike } from './formula.ts';
import { type Residual, residualOf, residualOfTerm } from './json/residual.ts';
import { normalForm } from './normal-form.ts';
import type { Residue } from './residue.ts';
import { ResidueTable } from './residue-table.ts';
import { Stepping } from './stepping.ts';
import type { Term } from './term.ts';
import { Terms } from './terms.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import type { Violation } from './violation.ts';

/** Nodes of a residual from which an author should know, and from which evaluating is given up. */
const sizes = { large: 4096, most: 262_144 } as const;

/** One observed step. */
export interface Observation {
  /** Milliseconds since the run started; never less than before. */
  readonly atMillis: number;
}

/** What one observation came to. */
export interface Observed {
  readonly verdict: Verdict;
  /** The observation broke the property: once in a run. */
  readonly newlyViolated: boolean;
  /** How, when `newlyViolated`. */
  readonly violation?: Violation;
  /** What is left to prove, in JSON form. */
  readonly residual: Residual;
}

/** The final result of a property. */
export interface Ended {
  readonly verdict: 'holds' | 'violated';
  /** What the end of the run broke; absent when an observation had broken the property before. */
  readonly violation?: Violation;
}

/** How an evaluator guards itself and words its reasons. */
export interface EvaluatorOptions {
  /** Nodes of the residual from which `onLarge` is called; 4,096 by default. */
  readonly maxNodes?: number;
  /**
   * Called once with the number of nodes when the residual reaches `maxNodes`, and once more when it reaches 262,144,
   * right before `observe` throws.
   */
  readonly onLarge?: (nodes: number) => void;
  /** How a reason names an observation; `observation 41` by default. An engine that skips steps names its own. */
  readonly placeOf?: (observation: number) => string;
}

/** @internal */
export interface InternalOptions extends EvaluatorOptions {
  /** Off in tests only: the laws that keep residuals small must not change a verdict. */
  readonly simplify?: boolean;
}

/** One property over one run. Independent of every other evaluator. */
export interface Evaluator {
  /**
   * Judges the next observation. After a violation nothing is evaluated any more.
   *
   * @throws RangeError `bad_time` when the time decreases or is not finite, `residual_limit` when what is left to prove
   * has grown to 262,144 nodes.
   * @throws TypeError `already_ended` after `end`.
   */
  observe(observation: Observation): Observed;
  /**
   * Judges the end of the run: an eventually that has not happened is broken. Asked again it says the same.
   *
   * @throws TypeError `nothing_observed` before the first observation.
   */
  end(): Ended;
  /** What is left to prove; before the first observation the property itself. */
  residual(): Residual;
  /** What the property was tested with so far. */
  counters(): Counters;
}

/**
 * Starts to judge a property; a plain function is a predicate.
 *
 * @throws TypeError `not_a_formula`
 * @throws RangeError `formula_too_large`, `formula_too_deep`
 * @example
 * const evaluator = createEvaluator(always(() => total >= 0));
 * evaluator.observe({ atMillis: 0 }).verdict; // 'holds' when total is 0
 * evaluator.end().verdict;
 */
export function createEvaluator(formula: FormulaLike, options: EvaluatorOptions = {}): Evaluator {
  const terms = new Terms();
  return new RunEvaluator(normalForm(asFormula(formula, 'createEvaluator(…)'), terms), options);
}

class RunEvaluator implements Evaluator {
  readonly #term: Term;
  readonly #options: InternalOptions;
  readonly #stepping: Stepping;
  readonly #exercise: Exercise;
  #residue: Residue | undefined;
  #observations = 0;
  #atMillis = -Infinity;
  #warned = false;
  #ended: Ended | undefined;

  constructor(term: Term, options: InternalOptions) {
    this.#term = term;
    this.#options = options;
    this.#stepping = new Stepping(new ResidueTable(), options.simplify !== false);
    this.#exercise = new Exercise(term, this.#stepping);
  }

  observe({ atMillis }: Observation): Observed {
    if (this.#ended !== undefined) throw alreadyEnded();
    if (!Number.isFinite(atMillis) || atMillis < this.#atMillis) throw badTime(atMillis, this.#atMillis);
    this.#atMillis = atMillis;
    this.#observations += 1;
    const before = this.#residue;
    const { table } = this.#stepping;
    if (before === table.yes || before === table.no) return this.#observed(before, undefined);
    this.#stepping.begin({ observation: this.#observations, atMillis });
    const residue = before === undefined ? this.#stepping.arm(this.#term) : this.#stepping.step(before);
    this.#residue = residue;
    this.#exercise.observed();
    const violation = residue === table.no ? this.#violation(before) : undefined;
    this.#guard(residue.size);
    table.forget(() => [residue, ...this.#exercise.residues()]);
    return this.#observed(residue, violation);
  }

  end(): Ended {
    if (this.#ended !== undefined) return this.#ended;
    const residue = this.#residue;
    if (residue === undefined) throw nothingObserved();
    const { table } = this.#stepping;
    if (residue !== table.yes && residue !== table.no) this.#exercise.ended();
    if (residue.valueAtEnd !== 'F') this.#ended = { verdict: 'holds' };
    else if (residue === table.no) this.#ended = { verdict: 'violated' };
    else this.#ended = { verdict: 'violated', violation: this.#explanation().ofEnd(residue) };
    return this.#ended;
  }

  residual(): Residual {
    if (this.#residue !== undefined) return residualOf(this.#residue, verdictOf(this.#residue.value));
    return residualOfTerm(this.#term);
  }

  counters(): Counters {
    return this.#exercise.counters(this.#observations);
  }

  #observed(residue: Residue, violation: Violation | undefined): Observed {
    const verdict = verdictOf(residue.value);
    const residual = residualOf(residue, verdict);
    if (violation === undefined) return { verdict, newlyViolated: false, residual };
    return { verdict, newlyViolated: true, violation, residual };
  }

  #violation(before: Residue | undefined): Violation {
    const explanation = this.#explanation();
    return before === undefined ? explanation.ofArming(this.#term) : explanation.ofStep(before);
  }

  #explanation(): Explanation {
    return new Explanation(
      this.#stepping,
      this.#options.placeOf ?? ((observation) => `observation ${observation}`),
    );
  }

  #guard(nodes: number): void {
    const { maxNodes = sizes.large, onLarge } = this.#options;
    if (nodes >= maxNodes && !this.#warned) {
      this.#warned = true;
      onLarge?.(nodes);
      if (nodes >= sizes.most) throw residualLimit(nodes, sizes.most);
    } else if (nodes >= sizes.most) {
      onLarge?.(nodes);
      throw residualLimit(nodes, sizes.most);
    }
  }
}
