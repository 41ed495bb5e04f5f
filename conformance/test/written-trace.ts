// A trace of a flow that was never performed: what recording would have written had every step worked.
import { type FlowSpec, type FlowStep } from '@flowproof/flow-file';
import { parseAction } from '@flowproof/grammar';
import { encodeAction, encodeAssertion, type EncodedStep } from '@flowproof/record';
import type { Trace, TraceStep } from '@flowproof/trace-format';

/**
 * The trace of a flow, from its sentences alone.
 *
 * @param stepTimeoutMs - how long each step waits for its element, ms.
 */
export function writtenTrace(flow: FlowSpec, stepTimeoutMs: number): Trace {
  if (flow.app.kind !== 'web') throw new Error('only web flows are written out');
  const steps = flow.steps.flatMap((step) => {
    const { encoded, intent } = encodedSteps(step);
    return encoded.map((each) => ({ each, intent }));
  });
  return {
    header: {
      format: 'flowproof-trace',
      version: 1,
      trace_id: '5f0c6f0e-2f5c-4f0e-9a51-1d3a64f9b0c7',
      recorded_at: '2026-03-04T09:10:11Z',
      spec: { name: flow.name },
      app: { name: 'web', adapter: 'web', url: flow.app.url },
      env: { os: 'linux', resolution: [1280, 720] },
    },
    steps: steps.map(({ each, intent }, index) => traceStep(each, intent, index + 1, stepTimeoutMs)),
  };
}

function encodedSteps(step: FlowStep): {
  readonly encoded: readonly EncodedStep[];
  readonly intent: string;
} {
  switch (step.kind) {
    case 'assert':
      return { encoded: [encodeAssertion(step.assertion, 'web')], intent: step.text };
    case 'rules':
      return { encoded: encodeAction(step.action, 'web'), intent: step.text };
    case 'plain': {
      const parsed = parseAction(step.text, 'web');
      if (!parsed.ok) throw new Error(`${step.text}: ${parsed.diagnostics[0].message}`);
      return { encoded: encodeAction(parsed.value, 'web'), intent: step.text };
    }
    default:
      throw new Error(`a ${step.kind} step has no trace of its own`);
  }
}

function traceStep(encoded: EncodedStep, intent: string, number: number, timeoutMs: number): TraceStep {
  const targeted = encoded.selectors.length > 0 && encoded.action.type !== 'assert';
  return {
    id: `s${String(number).padStart(4, '0')}`,
    intent,
    action: encoded.action,
    selectors: encoded.selectors,
    sync: { pre: targeted ? [{ kind: 'element_exists', timeout_ms: timeoutMs }] : [], post: [] },
    artifacts: {},
  };
}
