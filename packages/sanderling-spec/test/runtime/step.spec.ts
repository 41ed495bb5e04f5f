// A step: its state, its extractors with everything they may not do, its predicates, its last action.
import { describe, expect, it } from '@jest/globals';
import { createEvaluator } from '@flowproof/ltl';
import { actions, always, extract, InputText, next, Tap, weighted } from '@sanderling/spec';
import type { AccessibilityElement, AccessibilityTree, State } from '@sanderling/spec';
import { extractorsReadBy, SpecError, startRun } from '@sanderling/spec/runtime';
import type { Callback, SpecStep, StepInput } from '@sanderling/spec/runtime';
import { input, loaded, ScriptedChance, started } from '../building/run.ts';
import { capture, el } from '../building/tree.ts';

/** What the one extractor of this file does at a step; the others read plain things. */
let behave: (state: State) => unknown = () => null;
const acting = extract('acting', (s) => behave(s));
const count = extract('count', (s) => s.snapshots['count'] as number);

const page = capture(
  el(
    'html',
    {},
    el('button', { id: 'go', is: ['clickable'], bounds: [0, 0, 10, 10] }, 'Go'),
    el('input', { id: 'pin', is: ['editable', 'secure'], bounds: [0, 20, 10, 30] }),
  ),
);
const idle = actions(() => []);

function open(behaviour: (state: State) => unknown, more: Partial<StepInput> = {}): SpecStep {
  behave = behaviour;
  return started({ actionsRoot: idle }).open(input(page, more));
}

function refusal(call: () => unknown): SpecError {
  try {
    call();
  } catch (error) {
    if (error instanceof SpecError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('the state', () => {
  it('has every field', () => {
    const exception = { class: 'TypeError', message: 'x', stackTrace: '', unixMillis: 1 };
    const step = open(
      (s) => [
        s.ax.findAll({ clickable: true }).length,
        s.snapshots,
        s.lastAction,
        s.logs,
        s.exceptions,
        s.network,
        s.url,
        s.time,
      ],
      { snapshots: { count: 1 }, timeMillis: 250, exceptions: [exception] },
    );
    expect(step.extract()[0]?.text).toBe(
      JSON.stringify([1, { count: 1 }, null, [], [exception], [], 'https://shop.test/#/list', 250]),
    );
  });

  it('has empty lists and snapshots where nothing was given', () => {
    const step = open((s) => [s.snapshots, s.logs, s.exceptions, s.network]);
    expect(step.extract()[0]?.text).toBe('[{},[],[],[]]');
  });

  it('cannot be changed', () => {
    const step = open((s) => Object.assign(s, { url: 'x' }));
    expect(() => step.extract()).toThrow(expect.objectContaining({ code: 'extractor_failed' }));
    const inner = open((s) => Object.assign(s.snapshots, { count: 2 }), { snapshots: { count: 1 } });
    expect(() => inner.extract()).toThrow(expect.objectContaining({ code: 'extractor_failed' }));
  });

  const parts = ['ax', 'snapshots', 'lastAction', 'logs', 'exceptions', 'network', 'url', 'time'] as const;
  it.each(parts)('throws stale_state when its %s is used later', (part) => {
    let kept: State | undefined;
    open((s) => {
      kept = s;
      return 1;
    }).extract();
    const error = refusal(() => kept?.[part]);
    expect([error.code, error.fault.message]).toEqual([
      'stale_state',
      `${part} is used after the extractor that it was given to has returned`,
    ]);
  });

  it('throws stale_state when its tree is used later, and lets elements be used', () => {
    let tree: AccessibilityTree | undefined;
    open((s) => {
      tree = s.ax;
      return s.ax.find('id:go');
    }).extract();
    expect(refusal(() => tree?.find('id:go')).code).toBe('stale_state');
    expect(refusal(() => tree?.findAll('id:go')).code).toBe('stale_state');
    expect((acting.current as AccessibilityElement).findAll('text:Go')).toEqual([]);
    expect((acting.current as AccessibilityElement).text).toBe('Go');
  });
});

describe('extractors', () => {
  it('keep this and the previous value, and say what changed', () => {
    behave = () => null;
    const run = started({ actionsRoot: idle });
    const seen = [1, 1, 2].map((value, at) => {
      const step = run.open(input(page, { step: at + 1, snapshots: { count: value } }));
      const values = step.extract();
      step.close();
      return [values[1], count.current, count.previous];
    });
    expect(seen).toEqual([
      [{ name: 'count', text: '1', changed: true }, 1, undefined],
      [{ name: 'count', text: '1', changed: false }, 1, 1],
      [{ name: 'count', text: '2', changed: true }, 2, 1],
    ]);
  });

  it('start anew with every run', () => {
    open(() => 'old').extract();
    expect(acting.current).toBe('old');
    started({ actionsRoot: idle });
    expect(refusal(() => acting.current).code).toBe('extractor_before_step');
    expect(refusal(() => acting.previous).fault.message).toBe(
      'the extractor "acting" is read before the first step',
    );
  });

  const frozen: readonly (readonly [string, unknown, (value: never) => unknown])[] = [
    ['an object', { a: 1 }, (value: { a: number }) => (value.a = 2)],
    ['a list deep inside', { list: [1] }, (value: { list: number[] }) => value.list.push(2)],
    [
      'inside what was frozen already',
      Object.freeze({ list: [1] }),
      (value: { list: number[] }) => value.list.push(2),
    ],
    ['a map', new Map([['a', 1]]), (value: Map<string, number>) => value.set('b', 2)],
    ['a set', new Set(['a']), (value: Set<string>) => value.add('b')],
    ['a date', new Date(0), (value: Date) => value.setTime(1)],
    [
      'inside a map',
      new Map([['a', { b: 1 }]]),
      (value: Map<string, { b: number }>) => Object.assign(value.get('a') ?? {}, { b: 2 }),
    ],
  ];
  it.each(frozen)('freeze %s', (_, value, change) => {
    open(() => value).extract();
    expect(() => change(acting.current as never)).toThrow(TypeError);
  });

  const failing: readonly (readonly [string, (state: State) => unknown, string, string])[] = [
    [
      'an error',
      () => (undefined as unknown as { a: number }).a,
      'extractor_failed',
      'the extractor "acting" threw: Cannot read properties of undefined (reading \'a\')',
    ],
    [
      'something else',
      () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- specs may throw anything
        throw 'text';
      },
      'extractor_failed',
      'the extractor "acting" threw: text',
    ],
    [
      'a bigint',
      () => 1n,
      'extractor_not_json',
      'the extractor "acting" returned the bigint 1, which has no JSON form',
    ],
    [
      'a promise',
      () => Promise.resolve(1),
      'extractor_not_json',
      'the extractor "acting" returned a promise, which has no JSON form',
    ],
    [
      'a function',
      () => () => 1,
      'extractor_not_json',
      'the extractor "acting" returned a function, which has no JSON form',
    ],
    [
      'reading another',
      () => count.current,
      'nested_extractor',
      'the extractor "acting" reads the extractor "count"',
    ],
    [
      'reading itself',
      () => acting.previous,
      'nested_extractor',
      'the extractor "acting" reads the extractor "acting"',
    ],
    [
      'reading another and catching it',
      () => {
        try {
          return count.current;
        } catch {
          return 0;
        }
      },
      'nested_extractor',
      'the extractor "acting" reads the extractor "count"',
    ],
    [
      'reading another in a getter of the value',
      () => ({
        get inner() {
          return count.current;
        },
      }),
      'nested_extractor',
      'the extractor "acting" reads the extractor "count"',
    ],
    [
      'making another',
      () => extract('late', () => 1),
      'extractor_outside_load',
      'the extractor "late" is made inside a callback',
    ],
    [
      'a selector that is refused',
      (s) => s.ax.find('go'),
      'bad_selector',
      'a selector in string form has a kind and a colon (the text "go")',
    ],
    [
      'an unknown key that is caught',
      (s) => {
        try {
          return s.ax.find({ tesTag: 'x' });
        } catch {
          return undefined;
        }
      },
      'unknown_selector_key',
      'no element of the screen has an attribute "tesTag"',
    ],
  ];
  it.each(failing)('fail the run for %s', (_, behaviour, code, message) => {
    const error = refusal(() => open(behaviour).extract());
    expect([error.code, error.fault.message]).toEqual([code, message]);
    expect(error.fault.madeAt).not.toBe('');
  });

  it('say where they threw', () => {
    const error = refusal(() => open(() => (undefined as unknown as { a: number }).a).extract());
    expect(error.fault.madeAt).toContain('step.spec.ts');
  });
});

describe('judging', () => {
  const judged = (property: () => boolean): (() => unknown) => {
    const spec = loaded({ properties: { property }, actionsRoot: idle });
    const step = startRun(spec, { platform: 'web', random: new ScriptedChance() }).open(input(page));
    step.extract();
    const [loadedProperty] = spec.properties;
    if (loadedProperty === undefined) throw new Error('no property');
    const evaluator = createEvaluator(loadedProperty.formula);
    return () => step.judge(() => evaluator.observe({ atMillis: 0 }));
  };

  it('reads what the extractors hold', () => {
    behave = (s) => s.ax.findAll({ clickable: true }).length;
    const read = judged(() => acting.current === 1)();
    expect(read).toMatchObject({ verdict: 'holds' });
  });

  it('lets a predicate that throws be a violation', () => {
    behave = () => null;
    const read = judged(() => (acting.current as { a: boolean }).a)();
    expect(read).toMatchObject({ verdict: 'violated', violation: { isError: true } });
  });

  it('fails the run when a look-up in a predicate is refused', () => {
    behave = (s) => s.ax.find('id:go');
    const judge = judged(() => (acting.current as AccessibilityElement).find({ tesTag: 'x' }) === undefined);
    expect(refusal(judge).code).toBe('unknown_selector_key');
  });

  it('refuses extractors made in a predicate', () => {
    behave = () => null;
    const judge = judged(() => extract('late', () => true).current);
    expect(refusal(judge).code).toBe('extractor_outside_load');
  });

  it('knows which extractors a property and a violation read', () => {
    behave = () => 1;
    const steady = (): boolean => count.previous === undefined || count.current === count.previous;
    const spec = loaded({
      properties: {
        steady: always(next(steady)),
        other: () => acting.current === 1,
        untouched: always(() => true),
      },
      actionsRoot: idle,
    });
    const run = startRun(spec, { platform: 'web', random: new ScriptedChance() });
    const evaluators = spec.properties.map(({ formula }) => createEvaluator(formula));
    const results = [1, 2].map((value, at) => {
      const step = run.open(input(page, { step: at + 1, snapshots: { count: value } }));
      step.extract();
      return step.judge(() => evaluators.map((evaluator) => evaluator.observe({ atMillis: at })));
    });
    expect(spec.properties.map((property) => property.reads())).toEqual([['count'], ['acting'], []]);
    const violation = results[1]?.[0]?.violation;
    expect(extractorsReadBy(violation?.predicates.map(({ fn }) => fn) ?? [])).toEqual(['count']);
  });
});

describe('callbacks', () => {
  it('are announced right before they are called, the same object each time', () => {
    behave = () => null;
    const heard: Callback[] = [];
    const named = (): boolean => true;
    const spec = loaded({
      properties: { named },
      actionsRoot: weighted([3, actions(() => [Tap({ on: 'id:go' })])]),
    });
    const run = startRun(spec, {
      platform: 'web',
      random: new ScriptedChance(),
      entering: (each) => heard.push(each),
    });
    const [property] = spec.properties;
    if (property === undefined) throw new Error('no property');
    const evaluator = createEvaluator(property.formula);
    for (const at of [1, 2]) {
      const step = run.open(input(page, { step: at }));
      step.extract();
      step.judge(() => evaluator.observe({ atMillis: at }));
      step.pick();
    }
    expect(heard.slice(0, 4).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'extractor acting',
      'extractor count',
      'predicate named',
      expect.stringMatching(/^leaf actionsRoot\/3: .*id:go/),
    ]);
    expect(heard.slice(4).every((each, at) => each === heard[at])).toBe(true);
  });
});

const badLists: readonly (readonly [string, unknown, string])[] = [
  ['no list', undefined, 'undefined instead of a list'],
  ['a promise', Promise.resolve([]), 'a promise instead of a list'],
  ['something that is no action', ['tap'], 'the text "tap" in its list'],
  ['an unknown kind', [{ kind: 'Fly' }], 'an action of the kind the text "Fly"'],
  [
    'a tap without a target',
    [Tap({ on: undefined as never })],
    'Tap whose on is undefined, not an element or a selector',
  ],
  [
    'a tap on something else',
    [Tap({ on: { id: 'x' } as never })],
    'Tap whose on is an object with id, not an element or a selector',
  ],
  [
    'text that is none',
    [InputText({ into: 'id:pin', text: 7 as never })],
    'InputText whose text is the number 7',
  ],
  [
    'nothing to type into',
    [{ kind: 'InputText', text: '' }],
    'InputText whose into is undefined, not an element or a selector',
  ],
  [
    'a swipe from nowhere',
    [{ kind: 'Swipe', to: { x: 1, y: 1 } }],
    'Swipe whose from is undefined, not an element or a point',
  ],
  [
    'a swipe to half a point',
    [{ kind: 'Swipe', from: { x: 1, y: 1 }, to: { x: 1 } }],
    'Swipe whose to is an object with x, not an element or a point',
  ],
  [
    'a swipe that takes less than no time',
    [{ kind: 'Swipe', from: { x: 1, y: 1 }, to: { x: 1, y: 1 }, durationMillis: -1 }],
    'Swipe whose durationMillis is the number -1',
  ],
  [
    'a scroll nowhere',
    [{ kind: 'Scroll', direction: 'sideways' }],
    'Scroll whose direction is the text "sideways"',
  ],
  [
    'a scroll in nothing',
    [{ kind: 'Scroll', direction: 'up', in: undefined }],
    'Scroll whose in is undefined, not an element or a selector',
  ],
  ['a fault of no kind', [{ kind: 'Network', steps: 1 }], 'Network whose mode is undefined'],
  [
    'a fault for no steps',
    [{ kind: 'Network', mode: 'slow', steps: 0 }],
    'Network whose steps is the number 0',
  ],
  [
    'a fault of no status',
    [{ kind: 'Network', mode: 'fail', steps: 1, status: 42 }],
    'Network whose status is the number 42',
  ],
  [
    'a fault for a pattern',
    [{ kind: 'Network', mode: 'fail', steps: 1, urlContains: 1 }],
    'Network whose urlContains is the number 1',
  ],
];

describe('a leaf fails the run for', () => {
  it.each(badLists)('%s', (_, list, says) => {
    const step = started({ actionsRoot: actions(() => list as never) }).open(input(page));
    const error = refusal(() => step.pick());
    expect(error.code).toBe('bad_action');
    expect(error.fault.message).toMatch(/^the generator actionsRoot: \(\) *=> *list returned /);
    expect(error.fault.message.endsWith(`returned ${says}`)).toBe(true);
    expect(error.fault.madeAt).toContain('step.spec.ts');
  });

  it('an error of its own', () => {
    const root = weighted([1, actions(() => (undefined as unknown as { a: [] }).a)]);
    const error = refusal(() => started({ actionsRoot: root }).open(input(page)).pick());
    expect([error.code, error.fault.found]).toEqual([
      'leaf_failed',
      "Cannot read properties of undefined (reading 'a')",
    ]);
  });

  it('an extractor made in it', () => {
    const root = actions(() => [Tap({ on: extract('late', () => '').current })]);
    expect(refusal(() => started({ actionsRoot: root }).open(input(page)).pick()).code).toBe(
      'extractor_outside_load',
    );
  });

  it('a target that is no selector', () => {
    const step = started({ actionsRoot: actions(() => [Tap({ on: 'go' })]) }).open(input(page));
    expect(refusal(() => step.pick()).code).toBe('bad_selector');
    const other = started({ actionsRoot: idle }).open(input(page));
    behave = () => 1;
    expect(other.extract()).toHaveLength(2);
  });
});

describe('the last action', () => {
  const typing = actions(() => [InputText({ into: 'id:pin', text: 'hunter2' })]);
  const lastAction = (more: (first: SpecStep) => Partial<StepInput>): unknown => {
    let last: State['lastAction'] | undefined;
    behave = (s) => {
      last = s.lastAction;
      return null;
    };
    const run = started({ actionsRoot: typing });
    const first = run.open(input(page));
    first.extract();
    first.pick();
    first.close();
    run.open(input(page, { step: 2, ...more(first) })).extract();
    return last;
  };

  it('is what was picked, with its text as the record shows it', () => {
    expect(lastAction(() => ({ lastAction: { applied: true } }))).toEqual({
      kind: 'InputText',
      into: 'id:pin',
      text: '[redacted]',
      applied: true,
    });
    expect(lastAction(() => ({ lastAction: { applied: null } }))).toMatchObject({ applied: null });
  });

  it('is null where nothing was dispatched', () => {
    expect(lastAction(() => ({}))).toBeNull();
    behave = (s) => s.lastAction;
    expect(
      started({ actionsRoot: idle })
        .open(input(page, { lastAction: { applied: true } }))
        .extract()[0]?.text,
    ).toBe('null');
  });

  it('is put together from a record, its target looked up where it was', () => {
    const go = { selector: [{ id: 'go' }] } as const;
    const of = (record: NonNullable<StepInput['lastAction']>['record']): unknown =>
      lastAction(() => ({ lastAction: { applied: true, ...(record !== undefined && { record }) } }));
    expect(of({ kind: 'Tap', ...go })).toMatchObject({ kind: 'Tap', applied: true });
    expect((of({ kind: 'Tap', ...go }) as { on: AccessibilityElement }).on.text).toBe('Go');
    expect(of({ kind: 'DoubleTap', selector: [{ text: 'gone' }] })).toMatchObject({ on: 'text:gone' });
    expect(of({ kind: 'LongPress', selector: [{ testId: 'gone' }] })).toMatchObject({
      on: 'data-testid:gone',
    });
    expect(of({ kind: 'InputText', selector: [{ id: 'gone' }], text: 'x', keys: true })).toEqual({
      kind: 'InputText',
      into: 'id:gone',
      text: 'x',
      keys: true,
      applied: true,
    });
    expect(of({ kind: 'Swipe', from_x: 1, from_y: 2, to_x: 3, to_y: 4, duration_millis: 5 })).toEqual({
      kind: 'Swipe',
      from: { x: 1, y: 2 },
      to: { x: 3, y: 4 },
      durationMillis: 5,
      applied: true,
    });
    expect(of({ kind: 'Scroll', direction: 'up' })).toEqual({
      kind: 'Scroll',
      direction: 'up',
      applied: true,
    });
    expect(of({ kind: 'Scroll', direction: 'up', selector: [{ role: 'list', name: 'gone' }] })).toMatchObject(
      { in: 'text:gone' },
    );
    expect(of({ kind: 'Scroll', direction: 'up', selector: [{ role: 'gone' }] })).toMatchObject({
      in: 'tag:gone',
    });
    expect(of({ kind: 'PressKey', key: 'tab' })).toEqual({ kind: 'PressKey', key: 'tab', applied: true });
    expect(of({ kind: 'Wait', duration_millis: 5 })).toEqual({
      kind: 'Wait',
      durationMillis: 5,
      applied: true,
    });
    expect(of({ kind: 'Network', mode: 'fail', url_contains: '/a', status: 500, steps: 2 })).toEqual({
      kind: 'Network',
      mode: 'fail',
      urlContains: '/a',
      status: 500,
      steps: 2,
      applied: true,
    });
  });
});
