// The formulas of a spec: those of the logic, which also know where they were made and which sentences prove them.
import {
  always as logicAlways,
  eventually as logicEventually,
  next as logicNext,
  now as logicNow,
  predicate as logicPredicate,
} from '@flowproof/ltl';
import type { Formula as LogicFormula } from '@flowproof/ltl';
import { messageOf } from './errors/found.ts';
import { badAsserts, badWindow, notAFormula } from './errors/loading.ts';
import { madeHere } from './errors/spec-error.ts';
import { observedPredicate } from './run/observed-predicate.ts';
import type { Condition } from './run/observed-predicate.ts';

/** Units of a window. Steps are observed steps. */
export type WindowUnit = 'milliseconds' | 'seconds' | 'steps';

/** What every place that takes a formula takes: a formula, or a function of the extractors. */
export type FormulaLike = Formula | Condition;

/**
 * Something that must be true of a run. Immutable: every method makes a new one.
 *
 * @example
 * const saved: Formula = always(now(() => submitted.current).implies(eventually(() => done.current).within(3, 'steps')));
 */
export interface Formula {
  and(other: FormulaLike): Formula;
  or(other: FormulaLike): Formula;
  /** Not this, or `other`. A window in `other` is armed where this one is. */
  implies(other: FormulaLike): Formula;
  not(): Formula;
  /** Sentences of the step grammar that hold when the property does; on a whole property only, as the last call. */
  asserts(...sentences: readonly string[]): Formula;
}

/** `always(…)` or `eventually(…)` that has no window yet. */
export interface UnboundedFormula extends Formula {
  /**
   * Limits it to `amount` ms, s or observed steps from where it is armed.
   *
   * @throws SpecError `bad_window` for an amount below 0, not finite, or not whole for steps.
   */
  within(amount: number, unit: WindowUnit): Formula;
}

/** What the loader knows of a formula. */
export interface FormulaDetails {
  readonly logic: LogicFormula;
  readonly madeAt: string;
  /** The first part that no always or eventually stands above, in words; none when all are covered. */
  readonly bare: string | undefined;
  /** An eventually without a window and with nothing above. */
  readonly openEnded: boolean;
  readonly asserts: readonly string[];
  readonly assertsMadeAt: string | undefined;
  /** Where a part was given sentences of its own. */
  readonly misplacedAsserts: string | undefined;
  /** Its predicates as the logic calls them. */
  readonly predicates: ReadonlySet<() => boolean>;
}

const detailsOf = new WeakMap<object, FormulaDetails>();

/** What is known of a formula; `undefined` for anything else. */
export function formulaDetails(value: unknown): FormulaDetails | undefined {
  return typeof value === 'object' && value !== null ? detailsOf.get(value) : undefined;
}

type Parts = Omit<FormulaDetails, 'madeAt' | 'asserts' | 'assertsMadeAt'>;

function combined(logic: LogicFormula, parts: readonly FormulaDetails[], bare: string | undefined): Parts {
  return {
    logic,
    bare,
    openEnded: false,
    misplacedAsserts: parts.map((part) => part.assertsMadeAt ?? part.misplacedAsserts).find(Boolean),
    predicates: new Set(parts.flatMap((part) => [...part.predicates])),
  };
}

function detailed(place: string, value: unknown): FormulaDetails {
  const known = formulaDetails(value);
  if (known !== undefined) return known;
  if (typeof value !== 'function') throw notAFormula(place, value);
  const observed = observedPredicate(value as Condition);
  return {
    logic: logicPredicate(observed.call, observed.name),
    madeAt: '',
    bare: observed.name,
    openEnded: false,
    asserts: [],
    assertsMadeAt: undefined,
    misplacedAsserts: undefined,
    predicates: new Set([observed.call]),
  };
}

function methods(details: () => FormulaDetails): Formula {
  const join = (word: 'and' | 'or' | 'implies', other: FormulaLike): Formula => {
    const left = details();
    const right = detailed(`${word}(…)`, other);
    return formula(combined(left.logic[word](right.logic), [left, right], left.bare ?? right.bare));
  };
  return {
    and: (other) => join('and', other),
    or: (other) => join('or', other),
    implies: (other) => join('implies', other),
    not: () => formula(combined(details().logic.not(), [details()], details().bare)),
    asserts: (...sentences) => {
      const here = madeHere();
      if (
        sentences.length === 0 ||
        sentences.some((each) => typeof each !== 'string' || each.trim() === '')
      ) {
        throw badAsserts(undefined, 'asserts(…) was given no sentences, or an empty one', here);
      }
      const { madeAt, ...parts } = details();
      return formula(parts, [...details().asserts, ...sentences], here, madeAt);
    },
  };
}

function remember(value: Formula, details: FormulaDetails): void {
  detailsOf.set(Object.freeze(value), details);
}

function formula(
  parts: Parts,
  asserts: readonly string[] = [],
  assertsMadeAt?: string,
  madeAt: string = madeHere(),
): Formula {
  const details: FormulaDetails = { ...parts, madeAt, asserts, assertsMadeAt };
  const made = {
    ...methods(() => details),
    within: () => {
      throw badWindow('within(…) is applied twice, or to something else than always and eventually');
    },
  };
  remember(made, details);
  return made;
}

function unbounded(op: 'always' | 'eventually', arg: FormulaLike): UnboundedFormula {
  const part = detailed(`${op}(…)`, arg);
  const logic = (op === 'always' ? logicAlways : logicEventually)(part.logic);
  const parts = combined(logic, [part], undefined);
  const details: FormulaDetails = {
    ...parts,
    openEnded: op === 'eventually',
    madeAt: madeHere(),
    asserts: [],
    assertsMadeAt: undefined,
  };
  const made: UnboundedFormula = {
    ...methods(() => details),
    within: (amount, unit) => {
      let windowed: LogicFormula;
      try {
        windowed = logic.within(amount, unit);
      } catch (thrown) {
        throw badWindow(`within(${String(amount)}, ${JSON.stringify(unit)}): ${messageOf(thrown)}`);
      }
      return formula({ ...parts, logic: windowed });
    },
  };
  remember(made, details);
  return made;
}

/**
 * True at this and every later observed step.
 *
 * @throws SpecError `not_a_formula`
 * @example
 * always(() => total.current >= 0);
 */
export function always(arg: FormulaLike): UnboundedFormula {
  return unbounded('always', arg);
}

/**
 * True at this or some later observed step. What has not happened when the run ends is a violation.
 *
 * @throws SpecError `not_a_formula`
 * @example
 * eventually(() => status.current === 'saved').within(2, 'seconds');
 */
export function eventually(arg: FormulaLike): UnboundedFormula {
  return unbounded('eventually', arg);
}

/**
 * True at the next observed step.
 *
 * @throws SpecError `not_a_formula`
 * @example
 * always(next(() => rows.current.length >= (rows.previous?.length ?? 0)));
 */
export function next(arg: FormulaLike): Formula {
  const part = detailed('next(…)', arg);
  return formula(combined(logicNext(part.logic), [part], `next(${part.bare ?? '…'})`));
}

/**
 * True at this step: the same as its argument, so that implications read well.
 *
 * @throws SpecError `not_a_formula`
 * @example
 * always(now(() => clicked.current).implies(next(() => opened.current)));
 */
export function now(arg: FormulaLike): Formula {
  const part = detailed('now(…)', arg);
  return formula(combined(logicNow(part.logic), [part], part.bare ?? 'now(…)'));
}
