// One step's record, from what was captured and what the spec said to it.
import type { Happened, Metrics, TreeCapture } from '@flowproof/driver';
import type { Choice, StepAnswer } from '../guest/questions.ts';
import type { NextAction } from '../run-directory/next-action.ts';
import {
  type SkippedAction,
  type StepRecord,
  traceVersion,
  type UnverifiedReason,
} from '../run-directory/step-record.ts';

/** What became of the action before. */
export type LastDispatch =
  | { readonly kind: 'applied'; readonly applied: true | null }
  | { readonly kind: 'refused'; readonly reason: string; readonly message: string };

/** Everything a record is made from. */
export interface StepFacts {
  readonly step: number;
  /** Unix ms. */
  readonly at: number;
  /** ms since the start. */
  readonly timeMs: number;
  readonly capture?: TreeCapture;
  readonly happened?: Happened;
  readonly answer?: Extract<StepAnswer, { kind: 'seen' }>;
  readonly unverified?: UnverifiedReason;
  readonly observationError?: string;
  readonly nextAction?: NextAction;
  readonly skipped?: SkippedAction;
  readonly last?: LastDispatch | undefined;
  readonly grace?: boolean;
  readonly transitional?: boolean;
  readonly relaunched?: boolean;
  readonly screenshot?: string | undefined;
}

/** The record, without its hierarchy. */
export function composeRecord(facts: StepFacts): StepRecord {
  const { capture, answer, happened, unverified, screenshot } = facts;
  const truncated = [...(happened?.truncated ?? []), ...(answer?.truncated ?? [])];
  return {
    step: facts.step,
    trace_version: traceVersion,
    timestamp: new Date(facts.at).toISOString(),
    time_ms: facts.timeMs,
    ...judgedPart(answer),
    ...(capture !== undefined && capturedPart(capture)),
    ...(happened !== undefined && happenedPart(happened)),
    ...(facts.nextAction !== undefined && { next_action: facts.nextAction }),
    ...(facts.skipped !== undefined && { action_skipped: facts.skipped }),
    ...lastPart(facts.last),
    ...(facts.grace === true && { grace: true as const }),
    ...(facts.transitional === true && { transitional: true as const }),
    ...(unverified !== undefined && { skippedVerification: true as const, reason: unverified }),
    ...(facts.observationError !== undefined && { observation_error: facts.observationError }),
    ...(facts.relaunched === true && { relaunched: true as const }),
    ...(answer !== undefined && answer.leafErrors.length > 0 && { leaf_errors: answer.leafErrors }),
    ...(truncated.length > 0 && { truncated }),
    ...(screenshot !== undefined && { screenshot }),
    ...(capture?.pictureWithheld !== undefined && { screenshot_withheld: capture.pictureWithheld }),
  };
}

/** `last_action_applied` or `last_action_skipped`. */
export function lastPart(last: LastDispatch | undefined): Partial<StepRecord> {
  if (last === undefined) return {};
  return last.kind === 'applied'
    ? { last_action_applied: last.applied }
    : { last_action_skipped: { reason: last.reason, message: last.message } };
}

/** A skipped choice as the record has it. */
export function skippedOf(choice: Extract<Choice, { kind: 'skipped' }>): SkippedAction {
  return {
    reason: choice.reason,
    message: choice.message,
    ...(choice.record !== undefined && { action: choice.record }),
  };
}

function judgedPart(answer: StepFacts['answer']): Partial<StepRecord> {
  if (answer === undefined) return {};
  const { judged } = answer;
  return {
    screen: answer.screen,
    tree_hash: answer.treeHash,
    draws: answer.draws,
    ...(judged !== undefined && {
      observation: judged.observation,
      ...(Object.keys(judged.extractorChanges).length > 0 && { extractor_changes: judged.extractorChanges }),
      verdicts: judged.verdicts,
      residuals: judged.residuals,
      ...(judged.violations.length > 0 && { violations: judged.violations, witnesses: judged.witnesses }),
    }),
  };
}

function capturedPart(capture: TreeCapture): Partial<StepRecord> {
  const metrics = metricsOf(capture.metrics);
  return {
    ...(capture.url !== null && { url: capture.url }),
    ...(!capture.settled && { settled: false as const }),
    ...(Object.keys(metrics).length > 0 && { metrics }),
  };
}

function metricsOf(metrics: Metrics): Readonly<Record<string, number>> {
  const named = {
    cpu_percent: metrics.cpuPercent,
    heap_bytes: metrics.heapBytes,
    total_memory_bytes: metrics.totalMemoryBytes,
    dom_nodes: metrics.domNodes,
    listeners: metrics.listeners,
  };
  return Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

function happenedPart(happened: Happened): Partial<StepRecord> {
  const { logs, exceptions, network, navigations, dialogs } = happened;
  return {
    ...(logs.length > 0 && { logs }),
    ...(exceptions.length > 0 && { exceptions }),
    ...(network.length > 0 && { network }),
    ...(navigations.length > 0 && {
      navigations: navigations.map(({ url, unixMillis, popup }) => ({
        url,
        unix_millis: unixMillis,
        ...(popup === true && { popup: true as const }),
      })),
    }),
    ...(dialogs.length > 0 && { dialogs }),
  };
}
