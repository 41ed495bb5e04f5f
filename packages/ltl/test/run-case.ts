// Runs a formula over a written trace: what each entry came to, skipped ones included.
import type { Evaluator, FormulaJson, Observed, Verdict } from '@flowproof/ltl';
import { createEvaluator, fromJson } from '@flowproof/ltl';
import type { InternalOptions } from '../src/evaluator.ts';

/** One entry of a trace: the values of predicates at a time, or a step that was skipped. */
export interface Entry {
  readonly t_ms: number;
  readonly skipped?: boolean;
  readonly [predicate: string]: boolean | number | 'throw' | undefined;
}

export interface Case {
  readonly formula: FormulaJson;
  readonly trace: readonly Entry[];
}

export interface Run {
  readonly verdicts: readonly Verdict[];
  readonly observed: readonly Observed[];
  readonly evaluator: Evaluator;
}

/** The verdict of a skipped entry is the one before it. */
export function run({ formula, trace }: Case, options: InternalOptions = {}): Run {
  let entry: Entry = { t_ms: 0 };
  const lookup = (name: string) => () => {
    const value = entry[name];
    if (value === 'throw') throw new Error(`${name} cannot be known`);
    return value === true;
  };
  const evaluator = createEvaluator(fromJson(formula, lookup), options);
  const verdicts: Verdict[] = [];
  const observed: Observed[] = [];
  for (entry of trace) {
    if (entry.skipped !== true) observed.push(evaluator.observe({ atMillis: entry.t_ms }));
    verdicts.push(observed.at(-1)?.verdict ?? 'pending');
  }
  return { verdicts, observed, evaluator };
}
