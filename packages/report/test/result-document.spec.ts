import { describe, expect, it } from '@jest/globals';
import { resultDocument, syntheticDocument } from '@flowproof/report';
import { erroredRun, failedRun, launchError, passedRun } from './samples/results.ts';

describe('result.json', () => {
  it('holds exactly the documented keys of a failed run', () => {
    expect(resultDocument(failedRun)).toStrictEqual({
      name: 'A first order',
      trace_id: '018f6b1e-6c2a-7d11-9c55-2f0c5ad9e7aa',
      passed: false,
      degraded: true,
      steps: [
        {
          id: 's0001',
          intent: 'Press the "Sign in" button',
          status: 'passed',
          started_ms: 12,
          duration_ms: 310,
          selector_tier: 'text_anchor',
        },
        {
          id: 's0002',
          intent: 'Click "Add to cart"',
          status: 'passed',
          detail: 'the second match was taken\ncookie is secure proves nothing over http',
          started_ms: 340,
          duration_ms: 90,
          selector_tier: 'native_id',
          degraded: true,
        },
        {
          id: 's0003',
          intent: 'the "Total" shows €14.60',
          status: 'failed',
          detail: "expected '€14.60', found '€10.10' after 10000 ms",
          started_ms: 440,
          duration_ms: 10_020,
        },
        {
          id: 's0004',
          intent: 'Press the "Pay" button',
          status: 'skipped',
          detail: 'previous step failed',
          started_ms: 10_470,
          duration_ms: 0,
        },
      ],
      duration_ms: 10_475,
    });
  });

  it('says passed of a degraded run, and passed of nothing else', () => {
    expect([passedRun, failedRun, erroredRun, launchError].map((run) => resultDocument(run).passed)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('leaves out degraded where nothing was', () => {
    expect(resultDocument(erroredRun)).not.toHaveProperty('degraded');
  });

  it('has one errored step for a run that never began', () => {
    expect(resultDocument(launchError).steps).toStrictEqual([
      {
        id: 's0001',
        intent: 'flow errored',
        status: 'errored',
        detail: 'no browser was found',
        started_ms: 0,
        duration_ms: 40,
      },
    ]);
  });

  it('rounds times to whole milliseconds', () => {
    const [first] = passedRun.steps;
    const run = {
      ...passedRun,
      durationMs: 1.6,
      steps: first === undefined ? [] : [{ ...first, startedMs: 0.4, durationMs: 2.5 }],
    };
    const document = resultDocument(run);
    expect([document.duration_ms, document.steps[0]?.started_ms, document.steps[0]?.duration_ms]).toEqual([
      2, 0, 3,
    ]);
  });

  it('replaces half a sign, which strict readers of JSON refuse', () => {
    const document = resultDocument({ ...passedRun, name: 'half \ud83d' });
    expect(document.name).toBe('half \ufffd');
  });
});

describe('the document of a flow that was not replayed', () => {
  it.each([
    {
      outcome: { kind: 'skipped', reason: 'SHOP_URL is not set' } as const,
      expected: {
        name: 'Refund',
        trace_id: 'skipped',
        passed: true,
        steps: [
          {
            id: 's0001',
            intent: 'flow skipped',
            status: 'skipped',
            detail: 'SHOP_URL is not set',
            started_ms: 0,
            duration_ms: 0,
          },
        ],
        duration_ms: 0,
      },
    },
    {
      outcome: { kind: 'errored', detail: 'no trace' } as const,
      expected: {
        name: 'Refund',
        trace_id: 'errored',
        passed: false,
        steps: [
          {
            id: 's0001',
            intent: 'flow errored',
            status: 'errored',
            detail: 'no trace',
            started_ms: 0,
            duration_ms: 0,
          },
        ],
        duration_ms: 0,
      },
    },
    {
      outcome: { kind: 'agent', passed: true } as const,
      expected: {
        name: 'Refund',
        trace_id: 'agent',
        passed: true,
        steps: [
          { id: 's0001', intent: 'agent cassette replayed', status: 'passed', started_ms: 0, duration_ms: 0 },
        ],
        duration_ms: 0,
      },
    },
    {
      outcome: { kind: 'agent', passed: false, detail: 'another tool was called' } as const,
      expected: {
        name: 'Refund',
        trace_id: 'agent',
        passed: false,
        steps: [
          {
            id: 's0001',
            intent: 'agent cassette replayed',
            status: 'failed',
            detail: 'another tool was called',
            started_ms: 0,
            duration_ms: 0,
          },
        ],
        duration_ms: 0,
      },
    },
  ])('has one step: $outcome.kind', ({ outcome, expected }) => {
    expect(syntheticDocument('Refund', outcome)).toStrictEqual(expected);
  });
});
