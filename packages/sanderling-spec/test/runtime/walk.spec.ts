// The walk: setup first, one float per node, what the leaf draws, the choice; empty leaves are set aside for the step.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { actions, extract, from, PressKey, Tap, Wait, weighted, whenRoute } from '@sanderling/spec';
import type { Action, ActionGenerator } from '@sanderling/spec';
import { defaultActions } from '@sanderling/spec/defaults';
import type { Picked } from '@sanderling/spec/runtime';
import { input, ScriptedChance, seeded, started } from '../building/run.ts';
import { capture, el } from '../building/tree.ts';

const route = extract('route', (s) => s.snapshots['route'] as string | null | undefined);

const page = capture(
  el(
    'html',
    {},
    el('button', { id: 'a', is: ['clickable'], bounds: [0, 0, 10, 10] }, 'A'),
    el('button', { id: 'b', is: ['clickable'], bounds: [0, 20, 10, 30] }, 'B'),
    el('input', { id: 'f', is: ['editable'], bounds: [0, 40, 10, 50] }),
  ),
);

const key = (name: 'enter' | 'tab' | 'up'): Action => PressKey({ key: name });
const leaf = (...list: readonly Action[]): ActionGenerator => actions(() => list);
const nothing = leaf();

function said(picked: Picked): string {
  return picked.kind === 'action' ? `${picked.source}: ${picked.action.description}` : picked.reason;
}

function pick(
  module: { readonly actionsRoot: ActionGenerator; readonly setup?: ActionGenerator },
  script: readonly number[],
  snapshots: Readonly<Record<string, unknown>> = {},
): readonly [string, readonly string[]] {
  const chance = new ScriptedChance(script);
  const step = started(module, chance).open(input(page, { snapshots }));
  step.extract();
  const result = said(step.pick());
  step.close();
  return [result, chance.asked];
}

const tree = weighted(
  [1, leaf(key('enter'))],
  [2, leaf(key('tab'), key('up'))],
  [0, leaf(Wait({ durationMillis: 1 }))],
);

const cases: readonly (readonly [string, Parameters<typeof pick>, string, readonly string[]])[] = [
  [
    'one float at a node: below the first weight',
    [{ actionsRoot: tree }, [0.33]],
    'root: Press enter',
    ['float'],
  ],
  [
    'one float at a node: above it',
    [{ actionsRoot: tree }, [0.34, 1]],
    'root: Press up',
    ['float', 'int 0..1'],
  ],
  [
    'the choice of a leaf',
    [{ actionsRoot: leaf(key('enter'), key('tab')) }, [1]],
    'root: Press tab',
    ['int 0..1'],
  ],
  ['a choice among one draws nothing', [{ actionsRoot: leaf(key('enter')) }, []], 'root: Press enter', []],
  [
    'a node with one entry left draws nothing',
    [{ actionsRoot: weighted([0, tree], [5, leaf(key('tab'))]) }, []],
    'root: Press tab',
    [],
  ],
  [
    'an empty leaf is set aside and the walk starts again',
    [{ actionsRoot: weighted([9, nothing], [1, leaf(key('enter'))], [1, leaf(key('tab'))]) }, [0.1, 0.6]],
    'root: Press tab',
    ['float', 'float'],
  ],
  [
    'an empty node is left out',
    [{ actionsRoot: weighted([5, weighted([1, nothing], [1, nothing])], [5, leaf(key('enter'))]) }, [0, 0]],
    'root: Press enter',
    ['float', 'float'],
  ],
  [
    'nothing at all',
    [{ actionsRoot: weighted([1, nothing], [1, nothing]) }, [0.9]],
    'no_action_produced',
    ['float'],
  ],
  ['every weight 0', [{ actionsRoot: weighted([0, tree]) }, []], 'no_action_produced', []],
  [
    'setup comes first',
    [{ actionsRoot: tree, setup: leaf(key('tab'), key('enter')) }, [1]],
    'setup: Press enter',
    ['int 0..1'],
  ],
  [
    'a setup with nothing falls through',
    [{ actionsRoot: leaf(key('up')), setup: nothing }, []],
    'root: Press up',
    [],
  ],
  [
    'setup draws before the root',
    [{ actionsRoot: leaf(key('up'), key('tab')), setup: weighted([1, nothing], [1, leaf()]) }, [0, 1]],
    'root: Press tab',
    ['float', 'int 0..1'],
  ],
];

describe('the walk', () => {
  it.each(cases)('%s', (_, given, expected, asked) => {
    expect(pick(...given)).toEqual([expected, asked]);
  });

  it('draws what the leaf’s function draws before the choice', () => {
    const names = from(['enter', 'tab', 'up'] as const);
    const drawing = actions(() => [PressKey({ key: names.generate() }), PressKey({ key: names.generate() })]);
    expect(pick({ actionsRoot: drawing }, [2, 1, 0])).toEqual([
      'root: Press up',
      ['int 0..2', 'int 0..2', 'int 0..1'],
    ]);
  });

  it('lets Math.random of the spec draw from the same stream', () => {
    const chance = new ScriptedChance([0.25]);
    const run = started(
      { actionsRoot: actions(() => [Wait({ durationMillis: 1 + run.mathRandom() * 100 })]) },
      chance,
    );
    const step = run.open(input(page));
    expect(step.pick()).toMatchObject({ action: { durationMillis: 26 } });
    step.close();
    expect(chance.asked).toEqual(['float']);
  });

  it('asks an empty leaf once a step, wherever it stands', () => {
    let calls = 0;
    const counted = actions(() => {
      calls += 1;
      return [];
    });
    pick(
      { actionsRoot: weighted([1, counted], [1, weighted([1, counted])], [1, leaf(key('tab'))]) },
      [0.1, 0],
    );
    expect(calls).toBe(1);
  });
});

const gates: readonly (readonly [string, unknown, string])[] = [
  ['a route in the list', 'cart', 'root: Press enter'],
  ['another route in the list', 'pay', 'root: Press enter'],
  ['a route that is not', 'home', 'root: Press tab'],
  ['null', null, 'root: Press tab'],
  ['undefined', undefined, 'root: Press tab'],
];

describe('whenRoute', () => {
  const gated = weighted(
    [1, whenRoute(route, ['cart', 'pay'], leaf(key('enter')))],
    [1, whenRoute(route, 'home', nothing)],
    [0.0001, leaf(key('tab'))],
  );

  it.each(gates)('%s', (_, value, expected) => {
    expect(pick({ actionsRoot: gated }, [0, 0.9, 0.9], { route: value })[0]).toBe(expected);
  });

  it('takes a function for its body', () => {
    const body = whenRoute(route, 'home', () => [key('up')]);
    expect(pick({ actionsRoot: body }, [], { route: 'home' })).toEqual(['root: Press up', []]);
    expect(pick({ actionsRoot: body }, [], { route: 'cart' })).toEqual(['no_action_produced', []]);
  });
});

describe('chance', () => {
  const mixed = weighted(
    [3, defaultActions],
    [1, actions(() => [Tap({ on: 'id:a' }), Tap({ on: 'id:b' })])],
    [1, whenRoute(route, 'home', leaf(key('tab')))],
  );
  const steps = (seed: number): readonly unknown[] => {
    const run = started({ actionsRoot: mixed }, seeded(seed));
    return Array.from({ length: 20 }, (_, at) => {
      const step = run.open(
        input(page, { step: at + 1, snapshots: { route: at % 2 === 0 ? 'home' : null } }),
      );
      step.extract();
      const result = step.pick();
      step.close();
      return [result, run.draws];
    });
  };

  it('gives the same actions and the same number of draws for the same seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), (seed) => {
        expect(steps(seed)).toEqual(steps(seed));
      }),
      { numRuns: 20 },
    );
  });

  it('follows the weights', () => {
    const run = started(
      { actionsRoot: weighted([1, leaf(key('tab'))], [3, leaf(key('enter'))], [50, nothing]) },
      seeded(7),
    );
    let enters = 0;
    for (let at = 1; at <= 2000; at += 1) {
      const step = run.open(input(page, { step: at }));
      if (said(step.pick()) === 'root: Press enter') enters += 1;
      step.close();
    }
    expect(enters / 2000).toBeGreaterThan(0.7);
    expect(enters / 2000).toBeLessThan(0.8);
  });
});
