// Temporal properties over what has been observed of a run: formulas, residuals, verdicts.
export type { LtlError, LtlErrorCode } from './errors.ts';
export { always, eventually, next, now, predicate } from './formula.ts';
export type {
  Connectives,
  ConstantFormula,
  Formula,
  FormulaLike,
  ImpliesFormula,
  JunctionFormula,
  PredicateFormula,
  TemporalFormula,
  UnaryFormula,
  UnboundedFormula,
} from './formula.ts';
export type { TimeUnit, Window } from './window.ts';
