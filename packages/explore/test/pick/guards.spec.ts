// The guards over what a model says, in order.
import { describe, expect, it } from '@jest/globals';
import { guarded } from '../../src/pick/guards.ts';

const facts = { model: 'm', attempts: 1, latencyMs: 1 };
const list = [
  { number: 1, description: 'Tap "Save"', weight: 50 },
  { number: 2, description: 'Tap "Size (w40)"', weight: 50 },
];

function answered(choice: number, chosen_action: string): ReturnType<typeof guarded> {
  const value = { reasoning: 'r', choice, chosen_action, text: null };
  return guarded({ kind: 'answer', value, ...facts }, list);
}

describe('a choice', () => {
  it.each([
    [1, 'Tap "Save"'],
    [1, ' Tap "Save" '],
    [1, 'Tap "Save"  (w50)'],
    [1, 'Tap "Save" (w1)'],
    [2, 'Tap "Size (w40)"'],
    [2, 'Tap "Size (w40)" (w50)'],
  ])('of number %i as %j passes', (choice, action) => {
    expect(answered(choice, action).kind).toBe('passed');
  });

  it.each([
    [0, 'Tap "Save"', 'choice_out_of_range'],
    [3, 'Tap "Save"', 'choice_out_of_range'],
    [-1, 'Tap "Save"', 'choice_out_of_range'],
    [1, 'tap "save"', 'echo_mismatch'],
    [2, 'Tap "Save"', 'echo_mismatch'],
    [1, '1. Tap "Save"', 'echo_mismatch'],
    [1, '', 'echo_mismatch'],
  ])('of number %i as %j is stopped: %s', (choice, action, outcome) => {
    expect(answered(choice, action)).toMatchObject({ kind: 'stopped', outcome });
  });
});

describe('a reply without a choice', () => {
  it.each([
    ['request_failed', 'request_failed', 'm'],
    ['no_choices', 'no_choices', 'm'],
    ['refused', 'unparsable_response', 'the model declined: m'],
    ['budget_spent', 'unparsable_response', 'm'],
    ['unparsable', 'unparsable_response', 'm'],
  ] as const)('%s is %s', (kind, outcome, error) => {
    const reply =
      kind === 'request_failed'
        ? ({ kind, reason: 'timeout', message: 'm', ...facts } as const)
        : ({ kind, message: 'm', ...facts } as const);
    expect(guarded(reply, list)).toEqual({ kind: 'stopped', outcome, error });
  });
});
