// What a violation says: the part, since when it was owed, what it asked.
import { describe, expect, it } from '@jest/globals';
import {
  always,
  createEvaluator,
  eventually,
  type Formula,
  next,
  predicate,
  type Violation,
} from '@flowproof/ltl';

let now = 0;
const values: Record<string, string> = {};
/** A predicate whose value at observation n is the n-th character. */
function named(name: string): Formula {
  return predicate(() => {
    const value = values[name]?.charAt(now - 1);
    if (value === 'x') throw new Error('no such row');
    return value === '1';
  }, name);
}
const p = named('submitted');
const q = named('saved');

interface Told {
  readonly formula: Formula;
  readonly p: string;
  readonly q?: string;
  readonly tells: Partial<Violation>;
}

const rows: Readonly<Record<string, Told>> = {
  'a promise that ran out': {
    formula: always(p.implies(eventually(q).within(3, 'steps'))),
    p: '0100000',
    q: '0000000',
    tells: {
      reason: 'eventually(saved) within 3 steps: not met; armed at observation 2, expired at observation 4',
      part: 'eventually(saved) within 3 steps',
      window: { amount: 3, unit: 'steps' },
      armedAtObservation: 2,
      armedAtMillis: 100,
      detectedAtObservation: 4,
      detectedAtMillis: 300,
      isError: false,
    },
  },
  'a promise armed again after one that was kept': {
    formula: always(p.implies(eventually(q).within(3, 'steps'))),
    p: '1001000',
    q: '0100000',
    tells: { armedAtObservation: 4, detectedAtObservation: 6 },
  },
  'the earliest of several': {
    formula: always(p.implies(eventually(q).within(3, 'steps'))),
    p: '0111',
    q: '0000',
    tells: { armedAtObservation: 2, detectedAtObservation: 4 },
  },
  'a window of time': {
    formula: always(p.implies(eventually(q).within(0.25, 'seconds'))),
    p: '1000',
    q: '0000',
    tells: {
      reason: 'eventually(saved) within 0.25 seconds: not met; armed at observation 1, expired at 250 ms',
      detectedAtObservation: 4,
    },
  },
  'an invariant': {
    formula: always(q),
    p: '111',
    q: '110',
    tells: {
      reason: 'always(saved): saved is false at observation 3',
      part: 'always(saved)',
      armedAtObservation: 3,
      detectedAtObservation: 3,
    },
  },
  'an invariant that throws': {
    formula: always(q),
    p: '111',
    q: '11x',
    tells: { reason: 'always(saved): saved threw: no such row, at observation 3', isError: true },
  },
  'an invariant that was armed later': {
    formula: always(p.implies(always(q))),
    p: '0100',
    q: '0110',
    tells: {
      reason: 'always(saved): saved is false at observation 4; armed at observation 2',
      armedAtObservation: 2,
      detectedAtObservation: 4,
    },
  },
  'the step after': {
    formula: always(p.implies(next(q))),
    p: '010',
    q: '000',
    tells: {
      reason: 'next(saved): saved is false at observation 3; armed at observation 2',
      armedAtObservation: 2,
      detectedAtObservation: 3,
    },
  },
  'two steps after': {
    formula: always(p.implies(next(next(q)))),
    p: '0100',
    q: '0000',
    tells: { armedAtObservation: 2, detectedAtObservation: 4 },
  },
  'all parts of an or': {
    formula: always(p.implies(q)),
    p: '01',
    q: '00',
    tells: {
      reason:
        'always(not submitted or saved): not submitted or saved: submitted is true at observation 2; saved is false at observation 2',
      armedAtObservation: 2,
    },
  },
  'a promise whose predicate throws': {
    formula: eventually(q).within(2, 'steps'),
    p: '00',
    q: '0x',
    tells: {
      reason:
        'eventually(saved) within 2 steps: not met; armed at observation 1, expired at observation 2; saved threw: no such row',
      isError: true,
    },
  },
};

function violationOf({ formula, p: first, q: second = '' }: Told): Violation | undefined {
  Object.assign(values, { submitted: first, saved: second });
  const evaluator = createEvaluator(formula);
  for (now = 1; now <= first.length; now += 1) {
    const { violation } = evaluator.observe({ atMillis: (now - 1) * 100 });
    if (violation !== undefined) return violation;
  }
  now = first.length;
  return evaluator.end().violation;
}

describe('a violation', () => {
  it.each(Object.entries(rows))('tells of %s', (_name, row) => {
    expect(violationOf(row)).toMatchObject(row.tells);
  });

  it.each(Object.entries(rows))('is not there when all is well: %s', (_name, row) => {
    expect(
      violationOf({ ...row, p: row.p.replaceAll(/./g, '0'), q: row.p.replaceAll(/./g, '1') }),
    ).toBeUndefined();
  });

  it('found at the end tells that the run was over', () => {
    const told = {
      formula: always(p.implies(eventually(q).within(3, 'steps'))),
      p: '01',
      q: '00',
      tells: {},
    };
    expect(violationOf(told)).toEqual({
      reason:
        'eventually(saved) within 3 steps: not met; armed at observation 2, the run ended at observation 2',
      isError: false,
      part: 'eventually(saved) within 3 steps',
      window: { amount: 3, unit: 'steps' },
      armedAtObservation: 2,
      armedAtMillis: 100,
      detectedAtObservation: 2,
      detectedAtMillis: 100,
      predicates: [{ name: 'saved', fn: 'fn' in q ? q.fn : undefined }],
    });
  });

  it('names places as it is told to', () => {
    const evaluator = createEvaluator(
      always(() => false),
      { placeOf: (observation) => `step ${observation + 40}` },
    );
    expect(evaluator.observe({ atMillis: 0 }).violation?.reason).toMatch(/ is false at step 41$/);
  });

  it('lists three parts of many', () => {
    const no = ['a', 'b', 'c', 'd', 'e'].map((name) => predicate(() => false, name));
    const any = no.reduce((left, right) => left.or(right));
    const { violation } = createEvaluator(any).observe({ atMillis: 0 });
    expect(violation?.reason).toBe(
      'a or b or c or d or e: a is false at observation 1; b is false at observation 1; c is false at observation 1; and 2 more',
    );
    expect(violation?.predicates.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each([
    ['undefined', undefined, 'odd returned undefined, not a boolean, at observation 1'],
    ['a number', 1, 'odd returned of type number, 1, not a boolean, at observation 1'],
    [
      'a promise',
      Promise.reject(new Error('late')),
      'odd returned a promise: predicates are synchronous, at observation 1',
    ],
  ])('is an error when a predicate returns %s', (_name, value, reason) => {
    const odd = predicate((() => value) as unknown as () => boolean, 'odd');
    for (const formula of [odd, odd.not()]) {
      expect(createEvaluator(formula).observe({ atMillis: 0 }).violation).toMatchObject({
        isError: true,
        reason,
      });
    }
    expect(createEvaluator(odd.or(() => true)).observe({ atMillis: 0 }).verdict).toBe('holds');
  });
});
