// Random formulas over p, q and r, as JSON, and random traces for them.
import fc from 'fast-check';
import type { FormulaJson, Window } from '@flowproof/ltl';
import type { Entry } from '../run-case.ts';

export const windows: fc.Arbitrary<Window> = fc.oneof(
  fc.record({ amount: fc.integer({ min: 0, max: 5 }), unit: fc.constant('steps' as const) }),
  fc.record({ amount: fc.constantFrom(0, 50, 99, 100, 250), unit: fc.constant('milliseconds' as const) }),
  fc.record({ amount: fc.constantFrom(0, 0.1, 0.25), unit: fc.constant('seconds' as const) }),
);

export const formulas: fc.Arbitrary<FormulaJson> = fc.letrec<{ formula: FormulaJson }>((tie) => ({
  formula: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('p', 'q', 'r').map((name): FormulaJson => ({ op: 'predicate', name })),
    fc.constantFrom('true' as const, 'false' as const).map((op): FormulaJson => ({ op })),
    fc
      .record({ op: fc.constantFrom('not' as const, 'now' as const, 'next' as const), arg: tie('formula') })
      .map((each): FormulaJson => each),
    fc
      .record({
        op: fc.constantFrom('and' as const, 'or' as const),
        args: fc.array(tie('formula'), { maxLength: 3 }),
      })
      .map((each): FormulaJson => each),
    fc
      .record({ op: fc.constant('implies' as const), left: tie('formula'), right: tie('formula') })
      .map((each): FormulaJson => each),
    fc
      .record(
        {
          op: fc.constantFrom('always' as const, 'eventually' as const),
          arg: tie('formula'),
          within: windows,
        },
        { requiredKeys: ['op', 'arg'] },
      )
      .map((each): FormulaJson => each),
  ),
})).formula;

const value = fc.constantFrom<(boolean | 'throw')[]>(true, true, false, false, 'throw');

export const traces: fc.Arbitrary<readonly Entry[]> = fc
  .array(
    fc.record({
      gap: fc.constantFrom(0, 50, 100),
      skipped: fc.constantFrom(false, false, false, true),
      p: value,
      q: value,
      r: value,
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps) => {
    let now = 0;
    return steps.map(({ gap, ...entry }) => ({ ...entry, t_ms: (now += gap) }));
  });
