// What a module may export, and every fault with its code, its words and the stack of its making.
import { describe, expect, it } from '@jest/globals';
import { createEvaluator } from '@flowproof/ltl';
import {
  actions,
  always,
  eventually,
  extract,
  from,
  llm,
  next,
  now,
  secret,
  taps,
  weighted,
  whenRoute,
} from '@sanderling/spec';
import {
  noConsoleErrors,
  noLogcatErrors,
  noServerErrors,
  noUncaughtExceptions,
} from '@sanderling/spec/defaults/properties';
import { extractorsReadBy, loadSpec, SpecError } from '@sanderling/spec/runtime';
import type { LoadedSpec, SpecFault } from '@sanderling/spec/runtime';

const p = (): boolean => true;
const q = (): boolean => false;
const fine = { properties: { p }, actionsRoot: taps };

function faults(module: Readonly<Record<string, unknown>>): readonly SpecFault[] {
  const result = loadSpec(module);
  return result.ok ? [] : result.faults;
}

function spec(module: Readonly<Record<string, unknown>>, allowNoProperties = false): LoadedSpec {
  const result = loadSpec(module, { allowNoProperties });
  if (!result.ok) throw new Error(result.faults[0]?.message);
  return result.spec;
}

const refused: readonly (readonly [
  string,
  Readonly<Record<string, unknown>>,
  readonly (readonly [string, string])[],
])[] = [
  ['no properties', { actionsRoot: taps }, [['no_properties', 'properties is undefined']]],
  ['empty properties', { ...fine, properties: {} }, [['no_properties', 'properties is an empty object']]],
  [
    'properties that are a formula',
    { ...fine, properties: always(p) },
    [['no_properties', 'properties is an object with and, or, implies, not, asserts']],
  ],
  [
    'properties in a list',
    { ...fine, properties: [always(p)] },
    [['no_properties', 'properties is an array of 1']],
  ],
  ['no root', { properties: { p } }, [['no_actions_root', 'the spec exports no actionsRoot']]],
  [
    'a root that is a function',
    { ...fine, actionsRoot: () => [] },
    [['not_a_generator', 'actionsRoot is a function']],
  ],
  [
    'a root that looks like one',
    { ...fine, actionsRoot: { kind: 'actions' } },
    [['not_a_generator', 'actionsRoot is an object with kind']],
  ],
  ['a setup that is a list', { ...fine, setup: [] }, [['not_a_generator', 'setup is an array of 0']]],
  [
    'a generator that is none',
    { ...fine, generator: { model: 'x' } },
    [['not_a_generator', 'generator is an object with model']],
  ],
  [
    'a property that is a boolean',
    { ...fine, properties: { p: true } },
    [['not_a_formula', 'properties.p is the boolean true']],
  ],
  [
    'a property that is a promise',
    { ...fine, properties: { p: Promise.resolve() } },
    [['not_a_formula', 'properties.p is a promise']],
  ],
  [
    'a property that is nothing',
    { ...fine, properties: { p: undefined } },
    [['not_a_formula', 'properties.p is undefined']],
  ],
  [
    'a name with a blank',
    { ...fine, properties: { 'a b': p } },
    [['bad_property_name', 'a property is called "a b"']],
  ],
  [
    'a name that climbs',
    { ...fine, properties: { '../x': p } },
    [['bad_property_name', 'a property is called "../x"']],
  ],
  [
    'a name that begins with a digit',
    { ...fine, properties: { '1a': p } },
    [['bad_property_name', 'a property is called "1a"']],
  ],
  [
    'now alone',
    { ...fine, properties: { x: now(p) } },
    [
      [
        'root_not_temporal',
        'x would be checked at the first step only: no always or eventually stands above p',
      ],
    ],
  ],
  [
    'next alone',
    { ...fine, properties: { x: next(p) } },
    [
      [
        'root_not_temporal',
        'x would be checked at the first step only: no always or eventually stands above next(p)',
      ],
    ],
  ],
  [
    'next above always',
    { ...fine, properties: { x: next(always(p)) } },
    [
      [
        'root_not_temporal',
        'x would be checked at the first step only: no always or eventually stands above next(…)',
      ],
    ],
  ],
  [
    'an implication',
    { ...fine, properties: { x: now(p).implies(next(q)) } },
    [
      [
        'root_not_temporal',
        'x would be checked at the first step only: no always or eventually stands above p',
      ],
    ],
  ],
  [
    'half of an implication',
    { ...fine, properties: { x: now(p).implies(always(q)) } },
    [
      [
        'root_not_temporal',
        'x would be checked at the first step only: no always or eventually stands above p',
      ],
    ],
  ],
  [
    'a part beside always',
    { ...fine, properties: { x: always(p).and(q) } },
    [
      [
        'root_not_temporal',
        'x would be checked at the first step only: no always or eventually stands above q',
      ],
    ],
  ],
  [
    'sentences under an operator',
    { ...fine, properties: { x: always(p).asserts('page shows A').and(always(q)) } },
    [['bad_asserts', 'x: asserts(…) stands under another operator']],
  ],
  [
    'sentences inside always',
    { ...fine, properties: { x: always(now(p).asserts('page shows A')) } },
    [['bad_asserts', 'x: asserts(…) stands under another operator']],
  ],
  [
    'everything at once',
    { properties: { 'a b': p, y: 1 }, setup: 1 },
    [
      ['bad_property_name', 'a property is called "a b"'],
      ['not_a_formula', 'properties.y is the number 1'],
      ['no_actions_root', 'the spec exports no actionsRoot'],
      ['not_a_generator', 'setup is the number 1'],
    ],
  ],
];

describe('a module is refused for', () => {
  it.each(refused)('%s', (_, module, expected) => {
    expect(faults(module).map(({ code, message }) => [code, message])).toEqual(expected);
    for (const fault of faults(module)) expect(fault.hint).not.toBe('');
  });

  it('faults that lead to the line of what is at fault', () => {
    const made = always(now(p).asserts('page shows A'));
    const bare = now(p);
    for (const [x, code] of [
      [made, 'bad_asserts'],
      [bare, 'root_not_temporal'],
    ] as const) {
      const [fault] = faults({ ...fine, properties: { x } });
      expect(fault).toMatchObject({
        code,
        subject: 'x',
        madeAt: expect.stringContaining('load-spec.spec.ts') as unknown,
      });
    }
  });
});

const made: readonly (readonly [string, () => unknown, string, string])[] = [
  ['a negative window', () => always(p).within(-1, 'steps'), 'bad_window', 'within(-1, "steps"): '],
  ['half a step', () => eventually(p).within(0.5, 'steps'), 'bad_window', 'within(0.5, "steps"): '],
  ['no number', () => eventually(p).within(NaN, 'seconds'), 'bad_window', 'within(NaN, "seconds"): '],
  ['no unit', () => eventually(p).within(1, 'minutes' as never), 'bad_window', 'within(1, "minutes"): '],
  [
    'a second window',
    () => (eventually(p).within(1, 'steps') as ReturnType<typeof eventually>).within(1, 'steps'),
    'bad_window',
    'within(…) is applied twice, or to something else than always and eventually',
  ],
  [
    'a window on now',
    () => (now(p) as ReturnType<typeof eventually>).within(1, 'steps'),
    'bad_window',
    'within(…) is applied twice, or to something else than always and eventually',
  ],
  [
    'no sentences',
    () => always(p).asserts(),
    'bad_asserts',
    'asserts(…) was given no sentences, or an empty one',
  ],
  [
    'an empty sentence',
    () => always(p).asserts('page shows A', ' '),
    'bad_asserts',
    'asserts(…) was given no sentences, or an empty one',
  ],
  ['always of nothing', () => always(undefined as never), 'not_a_formula', 'always(…) is undefined'],
  ['and of a boolean', () => always(p).and(true as never), 'not_a_formula', 'and(…) is the boolean true'],
  ['no entries', () => weighted(), 'bad_weight', 'weighted(…) has no entries'],
  [
    'a negative weight',
    () => weighted([-1, taps]),
    'bad_weight',
    'the weight of entry 1 is not a number from 0',
  ],
  [
    'NaN as a weight',
    () => weighted([1, taps], [NaN, taps]),
    'bad_weight',
    'the weight of entry 2 is not a number from 0',
  ],
  [
    'an infinite weight',
    () => weighted([Infinity, taps]),
    'bad_weight',
    'the weight of entry 1 is not a number from 0',
  ],
  [
    'an entry without a weight',
    () => weighted(taps as never),
    'bad_weight',
    'the weight of entry 1 is not a number from 0',
  ],
  [
    'an entry without a generator',
    () => weighted([1, undefined as never]),
    'not_a_generator',
    'entry 1 of weighted(…) is undefined',
  ],
  [
    'actions of a list',
    () => actions([] as never),
    'not_a_generator',
    'the argument of actions(…) is an array of 0',
  ],
  [
    'a gate on no extractor',
    () => whenRoute({ current: 'x' } as never, 'x', taps),
    'not_a_generator',
    'the extractor of whenRoute(…) is an object with current',
  ],
  [
    'a gate with a number for a route',
    () =>
      whenRoute(
        extract('gate1', () => 'x'),
        [1] as never,
        taps,
      ),
    'not_a_generator',
    'the routes of whenRoute(…) is an array of 1',
  ],
  [
    'a gate without a body',
    () =>
      whenRoute(
        extract('gate2', () => 'x'),
        'x',
        undefined as never,
      ),
    'not_a_generator',
    'the body of whenRoute(…) is undefined',
  ],
  ['a model without an id', () => llm({ model: '' }), 'not_a_generator', 'llm is an object with model'],
  ['an empty sampler', () => from([]), 'bad_sampler', 'from was given an array of 0'],
  [
    'an extractor without a function',
    () => extract('none', undefined as never),
    'extractor_failed',
    'the extractor "none" has no function',
  ],
];

describe('what is refused where it is made', () => {
  it.each(made)('%s', (_, make, code, message) => {
    let error: unknown;
    try {
      make();
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(SpecError);
    const { fault } = error as SpecError;
    expect(fault.code).toBe(code);
    expect(fault.message.startsWith(message)).toBe(true);
    expect(fault.madeAt).toContain('load-spec.spec.ts');
  });
});

describe('a spec that is fine', () => {
  it('has its properties, a function read as always', () => {
    const { properties, notices } = spec({
      ...fine,
      properties: { p, later: always(q).asserts('page shows A', 'page shows B') },
    });
    expect(properties.map(({ name, asserts }) => [name, asserts])).toEqual([
      ['p', []],
      ['later', ['page shows A', 'page shows B']],
    ]);
    expect(notices).toEqual([]);
    const verdicts = properties.map(
      ({ formula }) => createEvaluator(formula).observe({ atMillis: 0 }).verdict,
    );
    expect(verdicts).toEqual(['holds', 'violated']);
  });

  it('allows an eventually without a window at the root, with a notice', () => {
    const { notices } = spec({
      ...fine,
      properties: { once: eventually(p), soon: eventually(p).within(2, 'seconds') },
    });
    expect(notices.map(({ property, message }) => [property, message])).toEqual([
      ['once', 'once is an eventually without a window: only the end of the run can fail it'],
    ]);
  });

  it('may have no properties where that is allowed', () => {
    expect(spec({ actionsRoot: taps }, true).properties).toEqual([]);
    expect(spec({ actionsRoot: taps, properties: {} }, true).properties).toEqual([]);
  });

  it('keeps setup, model, secrets and ignores other exports', () => {
    secret('NAMED_AT_LOAD');
    const picker = llm({ model: 'vendor/one', instructions: 'A shop.' });
    const loaded = spec({ ...fine, setup: taps, generator: picker, helper: 1 });
    expect(loaded.setup).toBe(taps);
    expect(loaded.generator).toEqual({ kind: 'llm', model: 'vendor/one', instructions: 'A shop.' });
    expect(loaded.secrets).toEqual(['NAMED_AT_LOAD']);
    expect(llm({ model: 'x' }).instructions).toBe('');
  });

  it('shares a formula between two properties, and one predicate between two formulas', () => {
    let calls = 0;
    const counted = (): boolean => {
      calls += 1;
      return true;
    };
    const shared = always(now(counted).or(now(counted).not()));
    const [one, two] = spec({ ...fine, properties: { one: shared, two: shared } }).properties;
    expect(one?.formula).toBe(two?.formula);
    if (one === undefined) throw new Error('no property');
    createEvaluator(one.formula).observe({ atMillis: 0 });
    expect(calls).toBe(1);
  });

  it('knows the properties that come with the package', () => {
    const properties = { noUncaughtExceptions, noLogcatErrors, noConsoleErrors, noServerErrors };
    const loaded = spec({ ...fine, properties });
    expect(loaded.properties.map(({ name }) => name)).toEqual(Object.keys(properties));
    expect(
      loaded.extractors.filter(({ name }) => name.startsWith('defaults.')).map(({ name }) => name),
    ).toEqual([
      'defaults.noUncaughtExceptions',
      'defaults.noLogcatErrors',
      'defaults.noConsoleErrors',
      'defaults.noServerErrors',
    ]);
    expect(extractorsReadBy([p])).toEqual([]);
  });
});
