// Formulas as values, on one line, and as JSON; and what is refused.
import { describe as suite, expect, it } from '@jest/globals';
import {
  always,
  createEvaluator,
  describe,
  eventually,
  fromJson,
  next,
  now,
  predicate,
  toJson,
} from '@flowproof/ltl';
import type { FormulaJson, TimeUnit } from '@flowproof/ltl';

const p = predicate(() => true, 'p');
const q = predicate(() => true, 'q');

suite('formulas', () => {
  it('are equal when they are built from the same functions, and cannot be changed', () => {
    const build = () => always(p.implies(eventually(q).within(3, 'steps')));
    expect(build()).toEqual(build());
    expect(build()).not.toEqual(always(p.implies(eventually(q).within(4, 'steps'))));
    expect(Object.isFrozen(build())).toBe(true);
  });

  it('take a function wherever they take a formula', () => {
    const isSaved = () => true;
    expect(always(isSaved)).toEqual(always(predicate(isSaved)));
    expect(describe(isSaved)).toBe('isSaved');
    expect(createEvaluator(isSaved).observe({ atMillis: 0 }).verdict).toBe('holds');
  });

  it('name a predicate by its source when it has no name', () => {
    const source = (() => 1 + 1 === 2).toString();
    expect(describe(always(() => 1 + 1 === 2))).toBe(`always(${source})`);
    const long = predicate(
      () =>
        'a text that is much longer than anything anybody would like to read in one line of a message, or in a trace'
          .length > 1,
    );
    expect(describe(long)).toHaveLength(120);
  });

  it.each([
    [
      p.and(q).or(next(p)).implies(q.not()),
      '((p and q) or next(p)) implies (not q)'.replace('(not q)', 'not q'),
    ],
    [p.or(q).not(), 'not (p or q)'],
    [
      always(now(p).implies(eventually(q).within(1, 'steps'))),
      'always(now(p) implies eventually(q) within 1 step)',
    ],
    [eventually(q).within(0.5, 'seconds'), 'eventually(q) within 0.5 seconds'],
    [predicate(() => true, 'two\n lines'), 'two lines'],
  ])('are described on one line, case %#', (formula, line) => {
    expect(describe(formula)).toBe(line);
  });

  it('are cut when they do not fit on one line', () => {
    let wide = p.and(q);
    for (let index = 0; index < 100_000; index += 1) wide = wide.and(q).not();
    expect(describe(wide).length).toBeLessThanOrEqual(1001);
    expect(describe(wide)).toMatch(/…$/);
  });

  it('are written as JSON', () => {
    expect(toJson(always(p.implies(eventually(q).within(3, 'steps'))))).toEqual({
      op: 'always',
      arg: {
        op: 'implies',
        left: { op: 'predicate', name: 'p' },
        right: {
          op: 'eventually',
          arg: { op: 'predicate', name: 'q' },
          within: { amount: 3, unit: 'steps' },
        },
      },
    });
  });

  it('are read with left and right in place of args, and written with args', () => {
    const [left, right] = [toJson(p), toJson(q)];
    const read = fromJson({ op: 'and', left, right } as unknown as FormulaJson, () => () => true);
    expect(toJson(read)).toEqual({ op: 'and', args: [left, right] });
  });
});

suite('what is refused', () => {
  it.each<[number, TimeUnit, string]>([
    [-1, 'steps', 'within(-1, "steps"): the amount is not a whole number of 0 or more'],
    [0.5, 'steps', 'within(0.5, "steps"): the amount is not a whole number of 0 or more'],
    [Infinity, 'seconds', 'within(Infinity, "seconds"): the amount is not a finite number of 0 or more'],
    [
      Number.NaN,
      'milliseconds',
      'within(NaN, "milliseconds"): the amount is not a finite number of 0 or more',
    ],
    [
      '3' as unknown as number,
      'steps',
      'within("3", "steps"): the amount is not a whole number of 0 or more',
    ],
    [3, 'minutes' as TimeUnit, 'within(…, "minutes"): there is no such unit'],
  ])('a window of %p %s', (amount, unit, message) => {
    const refused = expect.objectContaining({ name: 'RangeError', code: 'bad_window', message });
    expect(() => eventually(p).within(amount, unit)).toThrow(refused);
    const ast = { op: 'always', arg: toJson(p), within: { amount, unit } } as FormulaJson;
    expect(() => fromJson(ast, () => () => true)).toThrow(refused);
  });

  it('a window that is applied twice, or to something that takes none', () => {
    const twice = always(p).within(1, 'steps') as ReturnType<typeof always>;
    const none = next(p) as ReturnType<typeof always>;
    expect(() => twice.within(1, 'steps')).toThrow(expect.objectContaining({ code: 'bad_window' }));
    expect(() => none.within(1, 'steps')).toThrow('within(…) is applied to next(…)');
  });

  it.each([[true], [undefined], [null], ['p'], [{}], [[]], [{ op: 'until' }]])('%p as a formula', (value) => {
    const formula = value as unknown as () => boolean;
    const refused = expect.objectContaining({ name: 'TypeError', code: 'not_a_formula' });
    const uses = [
      always,
      eventually,
      next,
      now,
      describe,
      toJson,
      createEvaluator,
      (f: typeof formula) => p.and(f),
    ];
    for (const use of uses) expect(() => use(formula)).toThrow(refused);
    expect(() => predicate(formula)).toThrow(refused);
    expect(() => fromJson(formula as unknown as FormulaJson, () => () => true)).toThrow(refused);
  });

  it.each([
    [{ op: 'and' }],
    [{ op: 'and', args: 'p' }],
    [{ op: 'not' }],
    [{ op: 'implies', left: { op: 'true' } }],
    [{ op: 'predicate' }],
    [{ op: 'always', arg: { op: 'true' }, within: 3 }],
  ])('%j as JSON of a formula', (ast) => {
    expect(() => fromJson(ast as FormulaJson, () => () => true)).toThrow(
      expect.objectContaining({ code: 'not_a_formula' }),
    );
  });

  it('JSON that contains itself, and a name that nothing is known of', () => {
    const ast: Record<string, unknown> = { op: 'not' };
    ast['arg'] = ast;
    expect(() => fromJson(ast as FormulaJson, () => () => true)).toThrow(
      expect.objectContaining({ code: 'formula_too_large' }),
    );
    const nothing = (() => undefined) as unknown as () => () => boolean;
    expect(() => fromJson({ op: 'predicate', name: 'p' }, nothing)).toThrow(
      'the predicate p takes a formula',
    );
  });
});
