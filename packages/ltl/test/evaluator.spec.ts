// How an evaluator behaves: calls of predicates, what it refuses, its counters, its guard, the JSON of what is left.
import { describe, expect, it } from '@jest/globals';
import { always, createEvaluator, eventually, fromJson, next, now, predicate } from '@flowproof/ltl';
import type { Counters, Formula } from '@flowproof/ltl';

function script(values: string): { formula: Formula; calls: () => number } {
  let calls = 0;
  return { formula: predicate(() => values.charAt(calls++) === '1', 'scripted'), calls: () => calls };
}

function observeAll(formula: Formula, count: number) {
  const evaluator = createEvaluator(formula);
  for (let index = 0; index < count; index += 1) evaluator.observe({ atMillis: index * 100 });
  return evaluator;
}

describe('predicates', () => {
  it('are called once per observation, wherever they occur', () => {
    const { formula: p, calls } = script('1111');
    observeAll(always(p.and(p.not().not()).and(next(p))).and(always(p)), 4);
    expect(calls()).toBe(4);
  });

  it('are not called once an operator is decided, nor after a violation', () => {
    const { formula: never, calls } = script('');
    const no = predicate(() => false);
    observeAll(always(no.and(never)).or(no), 3);
    observeAll(no.not().or(never), 3);
    expect(calls()).toBe(0);
    const { formula: p, calls: callsOfP } = script('1011');
    observeAll(always(p), 4);
    expect(callsOfP()).toBe(2);
  });
});

describe('an evaluator', () => {
  it.each([
    ['a time that decreases', [100, 99], 'an observation at 99 ms after one at 100 ms: times never decrease'],
    ['a time that is none', [Number.NaN], 'an observation at NaN ms: the time is not a finite number'],
  ])('refuses %s, and goes on as if it had not been asked', (_name, times, message) => {
    const evaluator = createEvaluator(always(() => true));
    const all = () => {
      for (const atMillis of times) evaluator.observe({ atMillis });
    };
    expect(all).toThrow(expect.objectContaining({ code: 'bad_time', message }));
    expect(evaluator.counters().observations).toBe(times.length - 1);
    expect(evaluator.observe({ atMillis: 100 }).verdict).toBe('holds');
  });

  it('refuses an end before anything was observed, and observations after it', () => {
    const evaluator = createEvaluator(always(() => true));
    expect(() => evaluator.end()).toThrow(expect.objectContaining({ code: 'nothing_observed' }));
    evaluator.observe({ atMillis: 0 });
    expect(evaluator.end()).toEqual({ verdict: 'holds' });
    expect(evaluator.end()).toEqual({ verdict: 'holds' });
    expect(() => evaluator.observe({ atMillis: 1 })).toThrow(
      expect.objectContaining({ code: 'already_ended' }),
    );
  });

  it('does not depend on another of the same formula', () => {
    const p = predicate(() => true, 'p');
    const formula = eventually(p.not()).within(2, 'steps');
    const [one, other] = [createEvaluator(formula), createEvaluator(formula)];
    one.observe({ atMillis: 0 });
    expect(one.observe({ atMillis: 0 }).verdict).toBe('violated');
    expect(other.observe({ atMillis: 0 }).verdict).toBe('pending');
  });

  it('takes long chains and shared parts, and refuses nesting that is too deep', () => {
    const p = predicate(() => true, 'p');
    let chain: Formula = p;
    let shared: Formula = p;
    let negations: Formula = p;
    let deep: Formula = p;
    for (let index = 0; index < 5000; index += 1) {
      chain = chain.and(predicate(() => true));
      negations = negations.not().not();
      deep = eventually(deep);
      if (index < 100) shared = shared.or(shared.not()).and(shared);
    }
    for (const formula of [chain, shared, negations]) {
      expect(createEvaluator(formula).observe({ atMillis: 0 }).verdict).toBe('holds');
    }
    expect(() => createEvaluator(deep)).toThrow(expect.objectContaining({ code: 'formula_too_deep' }));
  });

  it('takes nesting up to its limit', () => {
    let deep: Formula = predicate(() => false, 'p');
    for (let index = 0; index < 500; index += 1) deep = index % 2 === 0 ? eventually(deep) : always(deep);
    const evaluator = createEvaluator(deep);
    for (let index = 0; index < 3; index += 1)
      expect(evaluator.observe({ atMillis: index }).verdict).toBe('pending');
    expect(evaluator.end().verdict).toBe('violated');
  });
});

describe('counters', () => {
  const values = { p: '', q: '' };
  let at = 0;
  const p = predicate(() => values.p.charAt(at) === '1', 'p');
  const q = predicate(() => values.q.charAt(at) === '1', 'q');

  function count(formula: Formula, first: string, second: string, end = true): Counters {
    Object.assign(values, { p: first, q: second });
    const evaluator = createEvaluator(formula);
    for (at = 0; at < first.length; at += 1) evaluator.observe({ atMillis: at * 100 });
    at = first.length - 1;
    if (end) evaluator.end();
    return evaluator.counters();
  }
  const promise = always(p.implies(eventually(q).within(3, 'steps')));

  it.each<[string, Formula, string, string, Partial<Counters>]>([
    [
      'kept promises',
      promise,
      '10100',
      '01001',
      { observations: 5, armed: 2, discharged: 2, broken: 0, open: 0, vacuous: false },
    ],
    ['promises kept by one event', promise, '11000', '00100', { armed: 2, discharged: 2, broken: 0 }],
    ['a broken promise', promise, '1000', '0000', { armed: 1, discharged: 0, broken: 1, open: 0 }],
    ['a promise open at the end', promise, '001', '000', { armed: 1, discharged: 0, broken: 1, open: 0 }],
    ['no antecedent', promise, '0000', '1111', { armed: 0, discharged: 0, vacuous: true }],
    [
      'an antecedent that comes true later',
      always(next(p).implies(q)),
      '01',
      '11',
      { armed: 1, discharged: 1, vacuous: false },
    ],
    ['no implication at all', always(p), '111', '000', { armed: 0, vacuous: false }],
    [
      'an eventually outside of implications',
      always(eventually(q).within(2, 'steps')),
      '000',
      '101',
      { armed: 3, discharged: 3 },
    ],
    [
      'an implication in an implication',
      always(p.implies(q.implies(eventually(p)))),
      '10',
      '10',
      { armed: 2, discharged: 2 },
    ],
  ])('tell of %s', (_name, formula, first, second, expected) => {
    expect(count(formula, first, second)).toMatchObject(expected);
  });

  it('keep a promise open until the end', () => {
    expect(count(promise, '001', '000', false)).toMatchObject({ armed: 1, broken: 0, open: 1 });
  });
});

describe('the guard', () => {
  const p = predicate(() => true, 'p');
  const q = predicate(() => false, 'q');

  it('calls once when the residual has become large', () => {
    const sizes: number[] = [];
    const formula = always(eventually(p.and(eventually(q).within(500, 'steps'))).within(500, 'steps'));
    const evaluator = createEvaluator(formula, { maxNodes: 100, onLarge: (nodes) => sizes.push(nodes) });
    for (let index = 0; index < 40; index += 1) evaluator.observe({ atMillis: index });
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeGreaterThanOrEqual(100);
  });

  it('gives up rather than slow down', () => {
    let wide: Formula = p;
    for (let index = 0; index < 700; index += 1)
      wide = wide.and(eventually(predicate(() => false, `p${index}`)));
    const evaluator = createEvaluator(
      always(p.implies(next(next(wide).or(next(p.not().and(wide)))))).and(eightfold(wide)),
    );
    const observe = () => {
      for (let index = 0; index < 300; index += 1) evaluator.observe({ atMillis: index });
    };
    expect(observe).toThrow(expect.objectContaining({ code: 'residual_limit' }));
  });

  function eightfold(wide: Formula): Formula {
    return Array.from({ length: 200 }, (_, index) =>
      next(wide.or(predicate(() => false, `${index}`))),
    ).reduce((all, each) => all.and(each), p);
  }
});

describe('the JSON of what is left', () => {
  it('is as the contract shows it, in a stable order', () => {
    let at = 0;
    const submitted = predicate(() => at === 41, 'submitted');
    const saved = predicate(() => false, 'saved');
    const evaluator = createEvaluator(always(submitted.implies(eventually(saved).within(3, 'steps'))));
    const always41 = () => {
      for (at = 1; at <= 41; at += 1) evaluator.observe({ atMillis: at });
    };
    always41();
    const standing = {
      op: 'always',
      arg: {
        op: 'or',
        args: [
          { op: 'not', arg: { op: 'predicate', name: 'submitted' } },
          { op: 'eventually', arg: { op: 'predicate', name: 'saved' }, within: { amount: 3, unit: 'steps' } },
        ],
      },
      armedAtObservation: 1,
    };
    expect(evaluator.residual()).toEqual({
      op: 'and',
      args: [
        standing,
        {
          op: 'eventually',
          arg: { op: 'predicate', name: 'saved' },
          within: { amount: 3, unit: 'steps', expiresAtObservation: 43 },
          armedAtObservation: 41,
        },
      ],
    });
    const kept = evaluator.residual();
    at = 42;
    expect(evaluator.observe({ atMillis: 42 }).residual).toEqual(kept);
  });

  it('shows attempts, closed windows and deadlines in time', () => {
    const evaluator = createEvaluator(eventually(next(predicate(() => false, 'p'))).within(0.1, 'seconds'));
    evaluator.observe({ atMillis: 10 });
    const { residual } = evaluator.observe({ atMillis: 110 });
    expect(residual).toEqual({
      op: 'eventually',
      arg: { op: 'next', arg: { op: 'predicate', name: 'p' } },
      within: { amount: 0.1, unit: 'seconds', expiresAtMillis: 110 },
      armedAtObservation: 1,
      attempts: [{ op: 'next', arg: { op: 'predicate', name: 'p' } }],
      closed: true,
    });
  });

  it('is the property before the first observation, and not written when it is too large', () => {
    const p = predicate(() => false, 'p');
    expect(createEvaluator(always(now(p))).residual()).toEqual({
      op: 'always',
      arg: { op: 'predicate', name: 'p' },
    });
    let wide: Formula = p;
    for (let index = 0; index < 1200; index += 1) wide = wide.or(eventually(predicate(() => false)));
    const { residual } = createEvaluator(always(wide)).observe({ atMillis: 0 });
    expect(residual).toEqual({ op: 'truncated', nodes: expect.any(Number), verdict: 'pending' });
  });
});

describe('formulas from JSON', () => {
  it('ask for a predicate once per name', () => {
    const asked: string[] = [];
    const lookup = (name: string) => {
      asked.push(name);
      return () => true;
    };
    const p = { op: 'predicate', name: 'p' } as const;
    fromJson({ op: 'and', args: [p, { ...p }, { op: 'not', arg: { ...p } }] }, lookup);
    expect(asked).toEqual(['p']);
  });
});
