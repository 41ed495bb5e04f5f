// What holds for all formulas and traces: the evaluator against a slow one, and the laws an author may rely on.
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { type FormulaJson, fromJson, toJson } from '@flowproof/ltl';
import { formulas, traces, windows } from './arbitraries/formula.ts';
import { type Entry, run } from './run-case.ts';
import { judgeSlowly } from './slow-evaluator.ts';

// On a busy machine many runs take their time.
jest.setTimeout(120_000);

const runs = { numRuns: 200 };

function judge(formula: FormulaJson, trace: readonly Entry[], simplify = true) {
  const { verdicts, observed, evaluator } = run({ formula, trace }, { simplify });
  return { verdicts, final: observed.length === 0 ? undefined : evaluator.end().verdict };
}

function not(arg: FormulaJson): FormulaJson {
  return { op: 'not', arg };
}

/** Without what changes a verdict when a formula is negated twice in another way: nothing does. */
function same(left: FormulaJson, right: FormulaJson, trace: readonly Entry[]): void {
  expect(judge(left, trace)).toEqual(judge(right, trace));
}

const p: FormulaJson = { op: 'predicate', name: 'p' };

describe('for any formula and trace', () => {
  it('agrees with the slow evaluator', () => {
    fc.assert(
      fc.property(formulas, traces, (formula, trace) => {
        expect(judge(formula, trace)).toEqual(judgeSlowly(formula, trace));
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees with itself when nothing is simplified', () => {
    fc.assert(
      fc.property(formulas, traces, (formula, trace) => {
        expect(judge(formula, trace, false)).toEqual(judge(formula, trace));
      }),
      runs,
    );
  });

  it('is false exactly when it is violated, and stays so', () => {
    fc.assert(
      fc.property(formulas, traces, (formula, trace) => {
        const { observed } = run({ formula, trace });
        for (const { verdict, residual } of observed)
          expect(residual.op === 'false').toBe(verdict === 'violated');
        const newly = observed.filter(({ newlyViolated }) => newlyViolated);
        const first = observed.findIndex(({ verdict }) => verdict === 'violated');
        expect(newly).toEqual(first < 0 ? [] : [observed[first]]);
        expect(newly.every(({ violation }) => violation !== undefined)).toBe(true);
        if (first >= 0)
          expect(observed.slice(first).every(({ verdict }) => verdict === 'violated')).toBe(true);
      }),
      runs,
    );
  });

  it('is read again from its JSON', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        expect(toJson(fromJson(formula, () => () => true))).toEqual(formula);
      }),
      runs,
    );
  });

  it('counts what became of every promise', () => {
    fc.assert(
      fc.property(formulas, traces, (formula, trace) => {
        const { observed, evaluator } = run({ formula, trace });
        if (observed.length > 0) evaluator.end();
        const { observations, armed, discharged, broken, open } = evaluator.counters();
        expect(observations).toBe(observed.length);
        expect(discharged + broken + open).toBe(armed);
        expect(Math.min(armed, discharged, broken, open)).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });
});

describe('laws', () => {
  it('negates twice', () => {
    fc.assert(
      fc.property(formulas, traces, (f, trace) => {
        same(not(not(f)), f, trace);
      }),
      runs,
    );
  });

  it('follows De Morgan', () => {
    fc.assert(
      fc.property(formulas, formulas, traces, (f, g, trace) => {
        same(not({ op: 'and', args: [f, g] }), { op: 'or', args: [not(f), not(g)] }, trace);
        same(not({ op: 'or', args: [f, g] }), { op: 'and', args: [not(f), not(g)] }, trace);
        same({ op: 'implies', left: f, right: g }, { op: 'or', args: [not(f), g] }, trace);
      }),
      runs,
    );
  });

  it('exchanges always and eventually under a negation, the window stays', () => {
    fc.assert(
      fc.property(formulas, fc.option(windows), traces, (arg, window, trace) => {
        const within = window === null ? {} : { within: window };
        same(not({ op: 'eventually', arg, ...within }), { op: 'always', arg: not(arg), ...within }, trace);
        same(not({ op: 'always', arg, ...within }), { op: 'eventually', arg: not(arg), ...within }, trace);
      }),
      runs,
    );
  });

  it('leaves next as it is under a negation, and now is no operator', () => {
    fc.assert(
      fc.property(formulas, traces, (arg, trace) => {
        same(not({ op: 'next', arg }), { op: 'next', arg: not(arg) }, trace);
        same({ op: 'now', arg }, arg, trace);
      }),
      runs,
    );
  });

  it('divides always over and', () => {
    fc.assert(
      fc.property(formulas, formulas, traces, (f, g, trace) => {
        const divided = [f, g].map((arg): FormulaJson => ({ op: 'always', arg }));
        same({ op: 'always', arg: { op: 'and', args: [f, g] } }, { op: 'and', args: divided }, trace);
      }),
      runs,
    );
  });

  it('takes a window of one step over a predicate for now', () => {
    fc.assert(
      fc.property(traces, (trace) => {
        same({ op: 'eventually', arg: p, within: { amount: 1, unit: 'steps' } }, p, trace);
        same({ op: 'eventually', arg: p, within: { amount: 0, unit: 'milliseconds' } }, p, trace);
      }),
      runs,
    );
  });

  it('finds the earlier of two deadlines under and, the later under or', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), formulas, traces, (one, other, arg, trace) => {
        const within = (amount: number): FormulaJson => ({
          op: 'eventually',
          arg,
          within: { amount, unit: 'steps' },
        });
        same({ op: 'and', args: [within(one), within(other)] }, within(Math.min(one, other)), trace);
        same({ op: 'or', args: [within(one), within(other)] }, within(Math.max(one, other)), trace);
      }),
      runs,
    );
  });

  it('tells formulas apart that are not the same', () => {
    const trace = [
      { t_ms: 0, p: false },
      { t_ms: 100, p: true },
    ];
    expect(judge(not({ op: 'eventually', arg: p }), trace)).not.toEqual(
      judge({ op: 'eventually', arg: not(p) }, trace),
    );
  });
});
