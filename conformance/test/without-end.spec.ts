// Pages that never come to rest: they take a processor each, so they have a spec of their own, one after the other.
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { HostileStage } from './hostile-stage.ts';
import { brokenStep, stopOf } from './real-browser.ts';

jest.setTimeout(120_000);

const stage = await HostileStage.start();

afterAll(() => stage.stop());

describe('a storm of microtasks', () => {
  it('that a click starts ends the run without a verdict', async () => {
    const steps = ['rules: Click "Start"', 'assert: page shows Storm within 2s'];
    const [recorded, result] = await stage.both('microtask-storm.html', steps);
    expect(stopOf(recorded)).toMatchObject({ code: expect.stringMatching(/^(?:transport|no_answer)$/) });
    expect(result.status).toBe('errored');
    expect(brokenStep(result).code).toMatch(/^(?:transport|no_answer)$/);
  });

  it('from the start keeps the flow from being launched', async () => {
    const steps = ['assert: page shows Calm within 2s'];
    const [recorded, result] = await stage.both('microtask-storm.html?at-once', steps);
    expect(stopOf(recorded)).toMatchObject({
      code: 'launch_failed',
      message: expect.stringContaining('did not open'),
    });
    expect(result).toMatchObject({ status: 'errored', error: { code: 'launch_failed' } });
  });
});

describe('alerts without end', () => {
  it('fail the step that starts them, in the words of the first', async () => {
    const steps = ['rules: Click "Start"', 'assert: page does not show Storm'];
    await stage.fails('alerts-without-end.html', steps, {
      step: 1,
      code: 'act_failed',
      message: 'Warning 1',
    });
    const result = await stage.replay('alerts-without-end.html', steps);
    expect(result.steps.map(({ status }) => status)).toEqual(['failed', 'skipped']);
  });

  it('fail it also where the first one is declared', async () => {
    await stage.fails(
      'alerts-without-end.html',
      ['rules: Click "Start", accepting the dialog', 'assert: page does not show Storm'],
      { step: 1, code: 'act_failed', message: 'Warning 1' },
    );
  });

  it('at the start keep the flow from being launched', async () => {
    const steps = ['assert: page does not show Storm'];
    const stop = stopOf(await stage.record('alerts-without-end.html?at-once', steps));
    expect(stop.message).toContain('Warning 1');
    const result = await stage.replay('alerts-without-end.html?at-once', steps);
    expect(result.status).toBe('errored');
  });
});
