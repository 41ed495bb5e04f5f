import { appendFile, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import type { StepView } from '../../src/api/step-view.ts';
import { ExplorationRun } from '../../src/read/exploration-run.ts';
import { SafeFolder } from '../../src/read/safe-folder.ts';
import { type RunPlan, stepsOf } from '../runs/exploration-records.ts';
import {
  appendSteps,
  metaOf,
  traceText,
  writeExploration,
  type WritePlan,
} from '../runs/write-exploration.ts';
import { withFolder } from '../scratch.ts';

jest.setTimeout(60_000);

async function withRun<T>(
  plan: WritePlan,
  use: (run: ExplorationRun, folder: string) => Promise<T>,
): Promise<T> {
  return withFolder(async (runs) => {
    const folder = await writeExploration(runs, { pictures: 0, ...plan });
    const run = new ExplorationRun('r', await SafeFolder.at(folder));
    await run.refresh();
    return use(run, folder);
  });
}

async function stepOf(run: ExplorationRun, step: number): Promise<StepView> {
  const answer = await run.step(step);
  if (answer?.kind !== 'step') throw new Error(`step ${step} is ${answer?.kind ?? 'missing'}`);
  return answer;
}

/** Values and trees of every step, worked out from the first record on. */
function unfolded(plan: RunPlan): readonly { values: Record<string, unknown>; tree: unknown }[] {
  let values: Record<string, unknown> = {};
  return Array.from(stepsOf(plan), ({ record, tree }) => {
    const changes = (record['extractor_changes'] ?? {}) as Record<string, { curr: unknown }>;
    for (const [name, { curr }] of Object.entries(changes)) values = { ...values, [name]: curr };
    return { values, tree };
  });
}

describe('a step of an exploration', () => {
  it('has the hierarchy and the values that all records up to it amount to', () =>
    withRun({ steps: 130 }, async (run) => {
      const expected = unfolded({ steps: 130 });
      for (const [at, { values, tree }] of expected.entries()) {
        const step = await stepOf(run, at + 1);
        expect(Object.fromEntries(step.values.map(({ name, value }) => [name, value]))).toEqual(values);
        expect(step.hierarchy).toEqual({ kind: 'tree', ...JSON.parse(JSON.stringify(tree)) });
      }
    }));

  it('marks what changed, with what it was', () =>
    withRun({ steps: 12 }, async (run) => {
      const record = Array.from(stepsOf({ steps: 12 }))[8]?.record ?? {};
      const changes = record['extractor_changes'] as Record<string, { prev: unknown }>;
      const { values } = await stepOf(run, 9);
      const marked = values.flatMap(({ name, change }) =>
        change === undefined ? [] : [[name, change.previous]],
      );
      expect(Object.keys(changes).length).toBeGreaterThan(0);
      expect(marked).toEqual(Object.entries(changes).map(([name, { prev }]) => [name, prev]));
    }));

  it('learns what became of its action from the record after it, the end record too', () =>
    withRun({ steps: 64 }, async (run) => {
      expect((await stepOf(run, 58)).action?.outcome).toBe('applied');
      expect((await stepOf(run, 59)).action?.outcome).toBe('unconfirmed');
      expect((await stepOf(run, 64)).action?.outcome).toBe('applied');
      expect((await stepOf(run, 40)).skipped).toEqual({
        reason: 'unresolved_selector',
        message: 'nothing matches id:gone',
      });
      expect((await stepOf(run, 52)).unverified).toBe('transitional');
    }));

  it('says what is left of the windows that are open', () =>
    withRun({ steps: 40 }, async (run) => {
      const windows = (await stepOf(run, 33)).properties.find(({ name }) => name === 'savedInTime')?.windows;
      expect(windows).toEqual([
        {
          goal: 'saved',
          operator: 'eventually',
          left: '4.8 s of 5.0 s',
          share: 0.9672,
          armedAtObservation: 31,
        },
      ]);
    }));

  it.each([
    [0, 1],
    [1, 1],
    [12, 12],
    [13, 12],
    [999_999, 12],
  ])('number %i leads to step %i', (wanted, shown) =>
    withRun({ steps: 12 }, async (run) => {
      expect((await stepOf(run, wanted)).step).toBe(shown);
    }),
  );

  it('shows its hierarchy as missing when the step that holds it is damaged', () =>
    withRun({ steps: 30, damagedLines: [1] }, async (run) => {
      const shared = Array.from(stepsOf({ steps: 30 })).find(
        ({ record }) => (record['hierarchy'] as { same_as?: number }).same_as === 1,
      );
      const step = Number(shared?.record['step']);
      expect((await stepOf(run, step)).hierarchy).toEqual({
        kind: 'missing',
        reason: 'the hierarchy is that of step 1, which cannot be read',
      });
    }));
});

describe('a damaged line', () => {
  it('is shown with its number, and the rest stays usable', () =>
    withRun({ steps: 20, damagedLines: [7] }, async (run) => {
      expect(await run.step(7)).toEqual({ kind: 'damaged', step: 7, line: 7, reason: 'not a JSON object' });
      expect((await stepOf(run, 8)).step).toBe(8);
      expect(run.length).toBe(20);
    }));

  it.each([
    ['[1]', 'not a JSON object'],
    ['{"time_ms":1}', 'no step number'],
    ['{"step":-1}', 'no step number'],
    ['{"step":1}', 'step 1 for the second time'],
  ])('%s is %s', (line, reason) =>
    withFolder(async (folder) => {
      await writeFile(join(folder, 'meta.json'), '{}');
      await writeFile(join(folder, 'trace.jsonl'), `{"step":1}\n${line}\n{"step":3}\n`);
      const run = new ExplorationRun('r', await SafeFolder.at(folder));
      await run.refresh();
      const { rows } = await run.view(0);
      expect(rows[1]).toEqual({ kind: 'damaged', step: 2, line: 2, reason });
      expect(rows[2]).toMatchObject({ kind: 'step', step: 3 });
    }),
  );
});

describe('a run', () => {
  it('lists its violations, those of its end at the last step', () =>
    withRun({ steps: 30, violatedAt: 11, sequence: true }, async (run) => {
      const { violations, properties, ended } = await run.view(0);
      expect(ended).toBe(true);
      expect(
        violations.map(({ property, step, detectedStep, atEnd, sequence }) => [
          property,
          step,
          detectedStep,
          atEnd,
          sequence,
        ]),
      ).toEqual([
        ['countNeverExceedsRows', 9, 11, false, true],
        ['everythingDone', 1, 30, true, false],
      ]);
      expect(
        properties.map(({ name, verdict, exercised, count }) => [name, verdict, exercised, count]),
      ).toEqual([
        ['noUncaughtExceptions', 'h', true, 0],
        ['countNeverExceedsRows', 'v', true, 3],
        ['typingIsAnswered', 'h', true, 0],
        ['savedInTime', 'h', true, 0],
        ['archiveIsEmpty', 'h', false, 0],
        ['everythingDone', 'v', true, 3],
      ]);
    }));

  it('grows: what is new is read, what is known stays', () =>
    withRun({ steps: 10, ended: false }, async (run, folder) => {
      expect((await run.view(0)).summary).toMatchObject({ state: 'running', steps: 10 });
      await appendSteps(folder, { steps: 14 }, 11, 14);
      await appendFile(join(folder, 'trace.jsonl'), '{"step":15,"ti');
      await run.refresh();
      expect(run.lastStep).toBe(14);
      const view = await run.view(9);
      expect(view.rows.map(({ step }) => step)).toEqual([10, 11, 12, 13, 14]);
      expect(view.incompleteBytes).toBe(14);
    }));

  it('is read anew when its file was replaced or cut', () =>
    withRun({ steps: 10, ended: false }, async (run, folder) => {
      const trace = join(folder, 'trace.jsonl');
      await truncate(trace, 0);
      await run.refresh();
      expect(run.length).toBe(0);
      await rm(trace);
      await run.refresh();
      await writeFile(trace, traceText({ steps: 3, ended: false }));
      await run.refresh();
      expect(run.length).toBe(3);
    }));

  it('is interrupted when nothing was written for a minute', () =>
    withRun({ steps: 10, ended: false }, async (run, folder) => {
      const long = new Date(Date.now() - 61_000);
      for (const path of [join(folder, 'trace.jsonl'), folder]) await utimes(path, long, long);
      expect((await run.summary()).state).toBe('interrupted');
    }));

  it('is still running while its violations are worked on', () =>
    withRun({ steps: 10, ended: false, violatedAt: 4, sequence: true }, async (run, folder) => {
      const long = new Date(Date.now() - 61_000);
      for (const path of [join(folder, 'trace.jsonl'), folder]) await utimes(path, long, long);
      expect((await run.summary()).state).toBe('running');
    }));

  it.each([
    [{ end_reason: 'interrupted', exit_code: 0 }, 'interrupted'],
    [{ end_reason: 'spec_error', exit_code: 2 }, 'undone'],
    [{ end_reason: 'max_steps', exit_code: 1 }, 'finished'],
  ])('with %j is %s', (meta, state) =>
    withRun({ steps: 3, meta }, async (run) => {
      expect((await run.summary()).state).toBe(state);
    }),
  );

  it('reads a record of an older tool by its older names', () =>
    withFolder(async (folder) => {
      await writeFile(join(folder, 'meta.json'), JSON.stringify(metaOf({ steps: 1 })));
      const lines = [{ step: 1, skipped_verification: true, reason: 'empty_hierarchy' }, { step: 2 }];
      await writeFile(join(folder, 'trace.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      const run = new ExplorationRun('r', await SafeFolder.at(folder));
      await run.refresh();
      expect((await stepOf(run, 1)).unverified).toBe('empty_hierarchy');
      expect((await stepOf(run, 2)).unverified).toBeNull();
    }));

  it('says how it is run again', () =>
    withRun({ steps: 3, meta: { spec_path: "it's here.ts" } }, async (run) => {
      expect((await run.view(0)).command).toBe(
        "flowproof explore --spec 'it'\\''s here.ts' --url http://127.0.0.1:8080/ --seed 7 --max-steps 3",
      );
    }));

  it('lists what happened with the step it belongs to, filtered, a page at a time', () =>
    withRun({ steps: 140 }, async (run) => {
      const { rows, next } = await run.happened('exceptions', { from: 0, filter: '' });
      expect(rows.map(({ step, label }) => [step, label])).toEqual([
        [66, 'TypeError'],
        [133, 'TypeError'],
      ]);
      expect(next).toBeNull();
      const failed = await run.happened('network', { from: 0, filter: 'NO RESPONSE' });
      expect(failed.rows.map(({ step }) => step)).toEqual([89]);
    }));

  it('finds elements by selector and by text', () =>
    withRun({ steps: 5 }, async (run) => {
      expect(await run.matches(1, 'id:add')).toEqual({ as: 'selector', indices: [4] });
      expect(await run.matches(1, '{"tag": "button", "text": "Delete"}')).toMatchObject({ as: 'selector' });
      expect(await run.matches(1, 'needs doing')).toMatchObject({ as: 'text' });
      expect((await run.matches(1, '{"nokey": "x"}'))?.refused).toContain('nokey');
      expect(await run.matches(1, 'nothing like this')).toEqual({ as: 'text', indices: [] });
    }));

  it('has the model’s part of a step', () =>
    withRun({ steps: 5, model: true }, async (run) => {
      const { model } = await stepOf(run, 2);
      expect(model).toMatchObject({ outcome: 'selected', choice: 2 });
      expect(model?.candidates.map(({ weight }) => weight)).toEqual([40, 35, 25]);
    }));

  it('hands over the shortest sequence of a violated property', () =>
    withRun({ steps: 20, violatedAt: 5, sequence: true }, async (run, folder) => {
      const sequence = await run.sequence('countNeverExceedsRows');
      expect(sequence).toMatchObject({ status: 'stable', budgetSpent: false });
      expect(sequence?.screens).toHaveLength(4);
      const flow = join(folder, 'violations/countNeverExceedsRows/countNeverExceedsRows.flow.yaml');
      expect(sequence?.flow).toBe(await readFile(flow, 'utf8'));
      expect(await run.sequence('everythingDone')).toBeUndefined();
      expect(await run.sequence('../screenshots')).toBeUndefined();
    }));
});
