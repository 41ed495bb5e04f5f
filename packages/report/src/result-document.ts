// `result.json`: the keys other tools read, made from a run's result. This is the primary artifact; JUnit is drawn from it.
import type { RunResult, StepResult, StepStatus } from '@flowproof/replay';
import { forJson } from './escape.ts';

/** One step in `result.json`. */
export interface StepDocument {
  readonly id: string;
  readonly intent: string;
  readonly status: StepStatus;
  readonly detail?: string;
  /** ms since the run started. */
  readonly started_ms: number;
  readonly duration_ms: number;
  /** Tier of the rung that matched. */
  readonly selector_tier?: string;
  /** Present only when true. */
  readonly degraded?: true;
}

/** The pictures of a run, in `result.json`. */
export interface RecordingDocument {
  readonly format: 'filmstrip/1';
  /** Folder of the files, relative to `result.json`. */
  readonly dir: 'recording';
  /** In the order of their offsets (ms since the run started). Several entries may name one file. */
  readonly frames: readonly { readonly offset_ms: number; readonly file: string }[];
  /** Which stretch of the frames belongs to a step, both ends included. */
  readonly steps: readonly { readonly id: string; readonly start_ms: number; readonly end_ms: number }[];
}

/** What `result.json` holds. */
export interface ResultDocument {
  /** Name of the flow, else of its app. */
  readonly name: string;
  /** Id of the trace; `skipped`, `errored` or `agent` where no trace was replayed. */
  readonly trace_id: string;
  readonly passed: boolean;
  /** Present only when true. */
  readonly degraded?: true;
  readonly steps: readonly StepDocument[];
  readonly duration_ms: number;
  /** Present when pictures were kept. */
  readonly recording?: RecordingDocument;
}

/** How a flow ended that was not replayed step by step. */
export type SyntheticOutcome =
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'errored'; readonly detail: string }
  | { readonly kind: 'agent'; readonly passed: boolean; readonly detail?: string };

/**
 * The content of `result.json` for a run.
 *
 * @example
 * const document = resultDocument(await replayTrace(trace, { surface }));
 * document.steps[0]?.started_ms; // 12
 */
export function resultDocument(result: RunResult, recording?: RecordingDocument): ResultDocument {
  const stopped = result.error !== undefined && result.steps.length === 0;
  return {
    name: forJson(result.name),
    trace_id: forJson(result.traceId),
    passed: result.status === 'passed',
    ...(result.degraded && { degraded: true as const }),
    steps: stopped
      ? [onlyStep('flow errored', 'errored', result.error.message, result.durationMs)]
      : result.steps.map(stepDocument),
    duration_ms: Math.round(result.durationMs),
    ...(recording !== undefined && { recording }),
  };
}

/**
 * The document of a flow that was skipped, errored before its steps, or replayed from an agent's cassette: one step.
 *
 * @example
 * syntheticDocument('Checkout', { kind: 'skipped', reason: 'SHOP_URL is not set' }).passed; // true
 */
export function syntheticDocument(name: string, outcome: SyntheticOutcome): ResultDocument {
  const step = syntheticStep(outcome);
  return {
    name: forJson(name),
    trace_id: outcome.kind,
    passed: step.status === 'passed' || step.status === 'skipped',
    steps: [step],
    duration_ms: 0,
  };
}

function syntheticStep(outcome: SyntheticOutcome): StepDocument {
  switch (outcome.kind) {
    case 'skipped':
      return onlyStep('flow skipped', 'skipped', outcome.reason, 0);
    case 'errored':
      return onlyStep('flow errored', 'errored', outcome.detail, 0);
    case 'agent':
      return onlyStep('agent cassette replayed', outcome.passed ? 'passed' : 'failed', outcome.detail, 0);
  }
}

function onlyStep(
  intent: string,
  status: StepStatus,
  detail: string | undefined,
  durationMs: number,
): StepDocument {
  return {
    id: 's0001',
    intent,
    status,
    ...(detail !== undefined && { detail: forJson(detail) }),
    started_ms: 0,
    duration_ms: Math.round(durationMs),
  };
}

/** What a step that passed has to remark stands where another has its trouble. */
function stepDocument(step: StepResult): StepDocument {
  const detail = step.detail ?? step.notes?.join('\n');
  return {
    id: forJson(step.id),
    intent: forJson(step.intent),
    status: step.status,
    ...(detail !== undefined && { detail: forJson(detail) }),
    started_ms: Math.round(step.startedMs),
    duration_ms: Math.round(step.durationMs),
    ...(step.selectorTier !== undefined && { selector_tier: forJson(step.selectorTier) }),
    ...(step.degraded === true && { degraded: true as const }),
  };
}
