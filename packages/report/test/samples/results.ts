// Results to report on, of every kind there is.
import type { RunEvent, RunResult, StepResult } from '@flowproof/replay';

const startedAt = '2026-08-01T09:30:05.042Z';

const signIn: StepResult = {
  id: 's0001',
  intent: 'Press the "Sign in" button',
  action: 'click',
  status: 'passed',
  startedMs: 12,
  durationMs: 310,
  selectorTier: 'text_anchor',
};

const addToCart: StepResult = {
  id: 's0002',
  intent: 'Click "Add to cart"',
  action: 'click',
  status: 'passed',
  startedMs: 340,
  durationMs: 90,
  selectorTier: 'native_id',
  degraded: true,
  notes: ['the second match was taken', 'cookie is secure proves nothing over http'],
};

const wrongTotal: StepResult = {
  id: 's0003',
  intent: 'the "Total" shows €14.60',
  action: 'assert',
  status: 'failed',
  code: 'text_mismatch',
  detail: "expected '€14.60', found '€10.10' after 10000 ms",
  hint: 'look at the page',
  expected: '€14.60',
  actual: '€10.10',
  startedMs: 440,
  durationMs: 10_020,
};

const skipped: StepResult = {
  id: 's0004',
  intent: 'Press the "Pay" button',
  action: 'click',
  status: 'skipped',
  detail: 'previous step failed',
  startedMs: 10_470,
  durationMs: 0,
};

const noAnswer: StepResult = {
  id: 's0003',
  intent: 'Click "Cart"',
  action: 'click',
  status: 'errored',
  code: 'transport',
  detail: 'the page did not answer within 15000 ms',
  startedMs: 440,
  durationMs: 15_000,
};

const base = {
  name: 'A first order',
  traceId: '018f6b1e-6c2a-7d11-9c55-2f0c5ad9e7aa',
  app: 'web',
  startedAt,
};

export const passedRun: RunResult = {
  ...base,
  status: 'passed',
  degraded: true,
  steps: [signIn, addToCart],
  durationMs: 436,
};

export const failedRun: RunResult = {
  ...base,
  status: 'failed',
  degraded: true,
  steps: [signIn, addToCart, wrongTotal, skipped],
  durationMs: 10_475,
  evidence: {
    console: ['[log] shop ready', '[warning] slow', '[error] 404'],
    dom: '<html><head></head><body><p>Total €10.10</p></body></html>',
  },
};

export const erroredRun: RunResult = {
  ...base,
  status: 'errored',
  degraded: false,
  steps: [signIn, noAnswer],
  durationMs: 15_460,
  evidence: { console: [] },
};

export const launchError: RunResult = {
  ...base,
  status: 'errored',
  degraded: false,
  steps: [],
  durationMs: 40,
  error: { code: 'browser_not_found', message: 'no browser was found', hint: 'set CHROME' },
};

/** Pictures are told apart by what stands here; nothing decodes them. */
export const picture = (content: string): Uint8Array => new TextEncoder().encode(`picture of ${content}`);

/** The events of a run with a picture before its first step and one after each step. */
export function eventsOf(
  result: RunResult,
  pictureAfter = (index: number) => picture(String(index)),
): readonly RunEvent[] {
  const ran = result.steps.filter((step) => step.status !== 'skipped');
  return [
    {
      kind: 'run_started',
      name: result.name,
      traceId: result.traceId,
      steps: result.steps.length,
      startedAt: result.startedAt,
    },
    { kind: 'frame', offsetMs: 5, png: picture('start') },
    ...ran.flatMap((step, index): RunEvent[] => [
      { kind: 'step_started', id: step.id, intent: step.intent, offsetMs: step.startedMs },
      {
        kind: 'frame',
        stepId: step.id,
        offsetMs: step.startedMs + step.durationMs + 4,
        png: pictureAfter(index),
      },
      { kind: 'step_finished', step },
    ]),
    { kind: 'run_finished', result },
  ];
}
