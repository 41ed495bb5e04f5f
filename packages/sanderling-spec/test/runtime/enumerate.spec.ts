// All candidates with their chances: shares among what is not empty, equals merged, draws refused for a model.
import { describe, expect, it } from '@jest/globals';
import {
  actions,
  extract,
  from,
  InputText,
  PressKey,
  Tap,
  typing,
  swipes,
  weighted,
  whenRoute,
} from '@sanderling/spec';
import type { Action, ActionGenerator } from '@sanderling/spec';
import { SpecError } from '@sanderling/spec/runtime';
import type { CandidateList, CandidatePurpose, SpecStep } from '@sanderling/spec/runtime';
import { input, ScriptedChance, started } from '../building/run.ts';
import { capture, el } from '../building/tree.ts';

const route = extract('route', (s) => s.snapshots['route'] as string);
const page = capture(
  el(
    'html',
    {},
    el('button', { id: 'a', is: ['clickable'], bounds: [0, 0, 10, 10] }, 'A'),
    el('button', { id: 'b', is: ['clickable'], bounds: [0, 20, 10, 30] }, 'B'),
    el('input', {
      id: 'f',
      is: ['editable'],
      attrs: { type: 'number', hintText: 'Amount' },
      bounds: [0, 40, 10, 50],
    }),
  ),
);
const leaf = (...list: readonly Action[]): ActionGenerator => actions(() => list);
const a = Tap({ on: 'id:a' });
const b = Tap({ on: 'id:b' });

function open(actionsRoot: ActionGenerator, chance = new ScriptedChance()): SpecStep {
  const step = started({ actionsRoot }, chance).open(input(page, { snapshots: { route: 'home' } }));
  step.extract();
  return step;
}

function list(root: ActionGenerator, purpose: CandidatePurpose = 'model'): CandidateList {
  const step = open(root);
  try {
    return step.candidates(purpose);
  } finally {
    step.close();
  }
}

const shares: readonly (readonly [
  string,
  ActionGenerator,
  readonly (readonly [string, number, number])[],
])[] = [
  [
    'a leaf evenly',
    leaf(a, b),
    [
      ['Tap "A"', 0.5, 50],
      ['Tap "B"', 0.5, 50],
    ],
  ],
  [
    'a node by weight',
    weighted([1, leaf(a)], [3, leaf(b)]),
    [
      ['Tap "A"', 0.25, 25],
      ['Tap "B"', 0.75, 75],
    ],
  ],
  [
    'empty leaves left out',
    weighted([8, leaf()], [1, leaf(a)], [1, leaf(b)]),
    [
      ['Tap "A"', 0.5, 50],
      ['Tap "B"', 0.5, 50],
    ],
  ],
  ['empty nodes left out', weighted([8, weighted([1, leaf()])], [2, leaf(a)]), [['Tap "A"', 1, 100]]],
  ['disabled entries left out', weighted([0, leaf(b)], [2, leaf(a)]), [['Tap "A"', 1, 100]]],
  [
    'equals merged, in order of first appearance',
    weighted([1, leaf(b, a)], [1, leaf(Tap({ on: 'text:A' }))]),
    [
      ['Tap "B"', 0.25, 25],
      ['Tap "A"', 0.75, 75],
    ],
  ],
  [
    'at least one percent',
    weighted([1, leaf(a)], [999, leaf(b)]),
    [
      ['Tap "A"', 0.001, 1],
      ['Tap "B"', 0.999, 100],
    ],
  ],
  [
    'what cannot be resolved left out',
    weighted([1, leaf(Tap({ on: 'id:gone' }))], [1, leaf(a)]),
    [['Tap "A"', 1, 100]],
  ],
  [
    'gates that are shut left out',
    weighted([1, whenRoute(route, 'cart', leaf(b))], [1, whenRoute(route, 'home', leaf(a))]),
    [['Tap "A"', 1, 100]],
  ],
  [
    'the same leaf twice',
    weighted([1, typing], [3, weighted([1, typing], [1, leaf(a)])]),
    [
      ['Type into "Amount" (number)', 0.625, 63],
      ['Tap "A"', 0.375, 38],
    ],
  ],
  ['nothing', weighted([1, leaf()]), []],
];

describe('candidates share', () => {
  it.each(shares)('%s', (_, root, expected) => {
    const { candidates, leafErrors } = list(root);
    expect(leafErrors).toEqual([]);
    expect(
      candidates.map(({ description, share, weight }) => [
        description,
        Math.round(share * 1e6) / 1e6,
        weight,
      ]),
    ).toEqual(expected);
    expect(candidates.map(({ number }) => number)).toEqual(candidates.map((_each, at) => at + 1));
  });
});

describe('what a field is for', () => {
  it.each([
    ['email', ' (email)'],
    ['number', ' (number)'],
    ['tel', ' (phone)'],
    ['password', ' (password)'],
    ['text', ''],
  ])('%s', (type, said) => {
    const form = capture(
      el('input', { is: ['editable'], bounds: [0, 0, 9, 9], attrs: { type, hintText: 'It' } }),
    );
    const step = started({ actionsRoot: typing }).open(input(form));
    expect(step.candidates('model').candidates[0]?.description).toBe(`Type into "It"${said}`);
    step.close();
  });

  it('a secure field is a password', () => {
    const form = capture(el('input', { is: ['editable', 'secure'], bounds: [0, 0, 9, 9] }));
    const step = started({ actionsRoot: typing }).open(input(form));
    expect(step.candidates('model').candidates[0]?.description).toBe('Type into "input" (password)');
    step.close();
  });
});

describe('a draw in a leaf', () => {
  const names = from(['x', 'y']);
  const drawing = actions(() => [InputText({ into: 'id:f', text: names.generate() })]);

  it('is refused for a model, naming the path of weights and the source', () => {
    const root = weighted([1, leaf(a)], [30, weighted([7, drawing])]);
    expect(() => list(root)).toThrow(
      expect.objectContaining({
        code: 'sampler_in_leaf',
        fault: expect.objectContaining({
          subject: 'actionsRoot/30/7',
          message: expect.stringMatching(/^from draws inside the generator at actionsRoot\/30\/7: \(\) *=>/),
        }) as unknown,
      }),
    );
  });

  it('is refused although the leaf catches it', () => {
    const catching = actions(() => {
      try {
        names.generate();
      } catch {
        return [a];
      }
      return [];
    });
    expect(() => list(catching)).toThrow(expect.objectContaining({ code: 'sampler_in_leaf' }));
  });

  it('shows at most 160 characters of the source', () => {
    const long = actions(() => {
      const text = `${names.generate()} ........................................................................................................................................................................`;
      return [InputText({ into: 'id:f', text })];
    });
    const error = ((): unknown => {
      try {
        return list(long);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(SpecError);
    expect((error as SpecError).fault.found).toHaveLength(160);
  });

  it('is allowed where it never draws, and under novelty', () => {
    const one = from(['only']);
    expect(
      list(actions(() => [InputText({ into: 'id:f', text: one.generate() })])).candidates[0]?.description,
    ).toBe('Type "only" into "Amount"');
    expect(list(drawing, 'novelty').candidates[0]?.description).toBe('Type "x" into "Amount"');
  });

  it('is allowed in setup', () => {
    const step = started({ actionsRoot: leaf(a), setup: drawing }, new ScriptedChance([1])).open(input(page));
    expect(step.pickSetup()).toMatchObject({
      source: 'setup',
      action: { description: 'Type "y" into "Amount"' },
    });
    step.close();
  });
});

describe('a leaf that throws for a reason of its own', () => {
  const throwing = actions(() => {
    throw new Error('no cart');
  });

  it('contributes nothing for a model, and is listed', () => {
    const { candidates, leafErrors } = list(weighted([1, throwing], [1, leaf(a)]));
    expect(candidates.map(({ description, share }) => [description, share])).toEqual([['Tap "A"', 1]]);
    expect(leafErrors.map(({ code, message }) => [code, message])).toEqual([
      ['leaf_failed', expect.stringMatching(/^the generator actionsRoot\/1: \(\) *=>.* threw: no cart$/)],
    ]);
  });

  it('ends a seeded run', () => {
    expect(() => list(throwing, 'novelty')).toThrow(expect.objectContaining({ code: 'leaf_failed' }));
  });
});

describe('choosing a candidate', () => {
  const chosen = (
    purpose: CandidatePurpose,
    root: ActionGenerator,
    number: number,
    script: readonly number[],
    text?: string,
  ): unknown => {
    const chance = new ScriptedChance(script);
    const step = open(root, chance);
    step.candidates(purpose);
    const picked = step.choose(number, text);
    step.close();
    return [picked.kind === 'action' ? picked.action.gesture : picked.reason, chance.asked];
  };
  const typed = (value: string): unknown => ({
    kind: 'inputText',
    into: 3,
    text: { kind: 'literal', value },
    keys: false,
  });

  it('types the text that is given', () => {
    expect(chosen('model', typing, 1, [], 'forty two')).toEqual([typed('forty two'), []]);
  });

  it('draws from the corpus without one', () => {
    expect(chosen('model', typing, 1, [6])).toEqual([typed('-1'), ['int 0..17']]);
  });

  it('types authored text whatever is given', () => {
    expect(chosen('model', leaf(InputText({ into: 'id:f', text: 'mine' })), 1, [], 'theirs')).toEqual([
      typed('mine'),
      [],
    ]);
  });

  it('leaves swipes at 400 px for a model and draws their length under novelty', () => {
    expect(chosen('model', swipes, 2, [])).toEqual([
      { kind: 'swipe', from: 1, to: { x: 5, y: 405 }, durationMillis: 250 },
      [],
    ]);
    expect(chosen('novelty', swipes, 2, [11])).toEqual([
      { kind: 'swipe', from: 1, to: { x: 5, y: 216 }, durationMillis: 250 },
      ['int 200..600'],
    ]);
  });

  it('has nothing for a number outside', () => {
    expect(chosen('model', leaf(PressKey({ key: 'tab' })), 2, [])).toEqual(['no_action_produced', []]);
  });
});

describe('weights', () => {
  it('count as used where the root weighs', async () => {
    const { loadSpec } = await import('@sanderling/spec/runtime');
    const uses = (actionsRoot: ActionGenerator): unknown => {
      const result = loadSpec({ properties: { p: () => true }, actionsRoot });
      return result.ok && result.spec.usesWeights;
    };
    expect([
      uses(typing),
      uses(weighted([1, typing])),
      uses(whenRoute(route, 'home', weighted([1, typing]))),
    ]).toEqual([false, true, true]);
  });
});
