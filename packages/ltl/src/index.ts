// Temporal properties over what has been observed of a run: formulas, residuals, verdicts.
export type { LtlError, LtlErrorCode } from './errors.ts';
export { createEvaluator } from './evaluator.ts';
export type { Ended, Evaluator, EvaluatorOptions, Observation, Observed } from './evaluator.ts';
export type { Counters } from './exercise.ts';
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
export { fromJson, toJson } from './json/formula-json.ts';
export type { FormulaJson } from './json/formula-json.ts';
export type { Residual, ResidualWindow } from './json/residual.ts';
export { describe } from './print.ts';
export type { Verdict } from './verdict.ts';
export type { FailedPredicate, Violation } from './violation.ts';
export type { TimeUnit, Window } from './window.ts';
