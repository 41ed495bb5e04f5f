// What is left to prove stays small, however long the run.
import { describe, expect, it } from '@jest/globals';
import {
  always,
  createEvaluator,
  eventually,
  type Formula,
  next,
  predicate,
  type Residual,
} from '@flowproof/ltl';
import type { InternalOptions } from '../src/evaluator.ts';

const state = { p: false, q: false, r: false };
const p = predicate(() => state.p, 'p');
const q = predicate(() => state.q, 'q');
const r = predicate(() => state.r, 'r');

/** A negated predicate counts as one. */
function nodes(residual: Residual): number {
  if (residual.op === 'truncated') return residual.nodes;
  if (residual.op === 'not') return 1;
  const arg = 'arg' in residual ? [residual.arg] : [];
  const args = 'args' in residual ? residual.args : [];
  const attempts = 'attempts' in residual ? (residual.attempts ?? []) : [];
  return [...arg, ...args, ...attempts].reduce((sum, each) => sum + nodes(each), 1);
}

function most(formula: Formula, observations: number, invariant = false): number {
  const evaluator = createEvaluator(formula);
  let found = 0;
  for (let index = 1; index <= observations; index += 1) {
    Object.assign(state, { p: invariant || index % 3 === 0, q: index % 4 === 0, r: index % 17 === 0 });
    const { residual, verdict } = evaluator.observe({ atMillis: index * 100 });
    if (verdict === 'violated') throw new Error('the run was to be a good one');
    found = Math.max(found, nodes(residual));
  }
  return found;
}

const rows: readonly (readonly [string, Formula, number])[] = [
  ['always(eventually(q))', always(eventually(q)), 6],
  ['always(eventually(q).within(steps))', always(eventually(q).within(1000, 'steps')), 6],
  ['always(eventually(q).within(seconds))', always(eventually(q).within(1.5, 'seconds')), 6],
  ['always(p.implies(eventually(q).within(steps)))', always(p.implies(eventually(q).within(5, 'steps'))), 8],
  [
    'always(p.implies(eventually(q).within(milliseconds)))',
    always(p.implies(eventually(q).within(900, 'milliseconds'))),
    8,
  ],
  [
    'always(p.implies(next(q.implies(eventually(r)))))',
    always(p.implies(next(q.implies(eventually(r).within(50, 'steps'))))),
    16,
  ],
  [
    'always(p.and(next(q)).implies(eventually(r)))',
    always(p.and(next(q)).implies(eventually(r).within(5, 'seconds'))),
    15,
  ],
];

describe('sizes', () => {
  it.each(rows)('%s has as many nodes as the contract says, and needs them', (_name, formula, size) => {
    expect(most(formula, 3000)).toBe(size);
  });

  it.each([
    ['always(p)', always(p), 2],
    ['always(next(p.or(q)))', always(next(p.or(q))), 10],
  ] as const)(
    '%s, whose p is always true, has as many nodes as the contract says',
    (_name, formula, size) => {
      expect(most(formula, 3000, true)).toBe(size);
    },
  );

  it('an eventually in the goal of another grows with the window, not with the run', () => {
    const formula = always(eventually(p.and(eventually(q).within(20, 'steps'))).within(40, 'steps'));
    expect(most(formula, 4000)).toBe(most(formula, 400));
  });

  it('keeps equal deadlines apart from later ones: without simplifying it grows', () => {
    const options: InternalOptions = { simplify: false };
    const evaluator = createEvaluator(always(eventually(q).within(1000, 'steps')), options);
    state.q = false;
    let size = 0;
    for (let index = 1; index <= 50; index += 1)
      size = nodes(evaluator.observe({ atMillis: index }).residual);
    expect(size).toBeGreaterThan(100);
  });
});
