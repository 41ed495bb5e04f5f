// The to-do spec from one end to the other: loaded, opened, judged, walked.
import { describe, expect, it } from '@jest/globals';
import { createEvaluator } from '@flowproof/ltl';
import { loadSpec, startRun } from '@sanderling/spec/runtime';
import type { CapturedTree } from '@sanderling/spec/runtime';
import { input, ScriptedChance } from './building/run.ts';
import { capture, el } from './building/tree.ts';
import * as toDo from './specs/to-do.ts';
import * as types from './specs/types.ts';

function page(left: number, ...rows: readonly string[]): CapturedTree {
  return capture(
    el(
      'html',
      {},
      el('input', {
        is: ['editable', 'focused'],
        value: '',
        bounds: [0, 0, 100, 20],
        attrs: { hintText: 'What needs doing?' },
      }),
      el('ul', {}, ...rows.map((row) => el('li', { attrs: { 'data-testid': 'todo-row' } }, row))),
      el('p', { id: 'left' }, `${left} left`),
    ),
  );
}

describe('a spec as an author writes it', () => {
  it('runs', () => {
    const result = loadSpec(toDo);
    if (!result.ok) throw new Error(result.faults[0]?.message);
    const chance = new ScriptedChance([0.2, 1, 0]);
    const run = startRun(result.spec, { platform: 'web', random: chance });
    const evaluators = result.spec.properties.map(({ name, formula }) => ({
      name,
      evaluator: createEvaluator(formula),
    }));
    const observe = (step: number, tree: CapturedTree): readonly [unknown, unknown, unknown] => {
      const opened = run.open(
        input(tree, { step, timeMillis: step * 100, lastAction: step === 1 ? null : { applied: true } }),
      );
      const values = opened.extract().map(({ name, text }) => `${name} ${text.slice(0, 20)}`);
      const verdicts = opened.judge(() =>
        evaluators.map(
          ({ name, evaluator }) => `${name} ${evaluator.observe({ atMillis: step * 100 }).verdict}`,
        ),
      );
      const picked = opened.pick();
      opened.close();
      return [values, verdicts, picked.kind === 'action' ? picked.action.description : picked.reason];
    };
    expect(observe(1, page(1, 'milk'))).toEqual([
      [
        'defaults.noUncaughtExceptions []',
        'defaults.noLogcatErrors []',
        'defaults.noConsoleErrors []',
        'defaults.noServerErrors []',
        'field {"id":"","text":"","',
        'rows ["milk"]',
        'left 1',
        'typed false',
      ],
      [
        'noUncaughtExceptions holds',
        'countNeverExceedsRows holds',
        'enterAddsOneAtMost pending',
        'typingIsAnswered holds',
      ],
      'Type "post a letter" into "What needs doing?"',
    ]);
    expect(observe(2, page(3, 'milk', 'post a letter', 'ghost'))[1]).toEqual([
      'noUncaughtExceptions holds',
      'countNeverExceedsRows holds',
      'enterAddsOneAtMost violated',
      'typingIsAnswered holds',
    ]);
    expect(observe(3, page(9, 'milk'))[1]).toContain('countNeverExceedsRows violated');
  });

  it('has types that an editor checks', () => {
    expect(Object.keys(types)).toEqual(['accepted', 'refused']);
  });
});
