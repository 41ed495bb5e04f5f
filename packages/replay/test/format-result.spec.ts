// Results as the lines a person reads.
import { describe, expect, it } from '@jest/globals';
import { formatResult, formatStep, type RunResult, type StepResult } from '@flowproof/replay';

const base: StepResult = {
  id: 's0001',
  intent: 'Click "Save"',
  action: 'click',
  status: 'passed',
  startedMs: 0,
  durationMs: 12,
};

const result: RunResult = {
  name: 'Desk',
  traceId: 't',
  app: 'web',
  status: 'passed',
  degraded: false,
  steps: [base],
  startedAt: '2026-03-04T09:10:11.000Z',
  durationMs: 120,
};

describe('a step as a line', () => {
  it.each<readonly [Partial<StepResult>, string]>([
    [{}, '[PASS] s0001 Click "Save"'],
    [
      { degraded: true, selectorTier: 'text_anchor' },
      '[PASS] s0001 Click "Save" (matched via text_anchor fallback)',
    ],
    [{ degraded: true }, '[PASS] s0001 Click "Save" (matched via a weaker fallback)'],
    [{ status: 'failed', detail: 'no such thing' }, '[FAIL] s0001 Click "Save" - no such thing'],
    [
      { status: 'skipped', detail: 'previous step failed' },
      '[SKIP] s0001 Click "Save" - previous step failed',
    ],
    [
      { status: 'errored', detail: 'cannot', hint: 'try this' },
      '[ERROR] s0001 Click "Save" - cannot\n       hint: try this',
    ],
    [{ notes: ['one', 'two'] }, '[PASS] s0001 Click "Save"\n       note: one\n       note: two'],
  ])('is, for %j', (more, line) => {
    expect(formatStep({ ...base, ...more })).toBe(line);
  });
});

describe('a result as lines', () => {
  it.each<readonly [string, Partial<RunResult>, string]>([
    ['a pass', {}, 'PASS: Desk (120 ms)\n[PASS] s0001 Click "Save"'],
    [
      'a failure',
      { status: 'failed', steps: [{ ...base, status: 'failed', detail: 'no' }] },
      'FAIL: Desk (120 ms)\n[FAIL] s0001 Click "Save" - no',
    ],
    [
      'a launch that failed',
      {
        status: 'errored',
        steps: [],
        error: { code: 'launch_failed', message: 'no browser', hint: 'install one' },
      },
      'ERROR: Desk (120 ms)\nerror: no browser\n       hint: install one',
    ],
    [
      'a trace without steps',
      { status: 'failed', steps: [], error: { code: 'no_steps', message: 'nothing to prove' } },
      'FAIL: Desk (120 ms)\nerror: nothing to prove',
    ],
  ])('is, for %s', (_, more, text) => {
    expect(formatResult({ ...result, ...more })).toBe(text);
  });
});
