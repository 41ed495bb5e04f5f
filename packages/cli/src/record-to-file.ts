// Records a flow and puts its trace on disk, whole or not at all, with the pictures beside it.
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Surface } from '@flowproof/driver';
import type { FlowSpec } from '@flowproof/flow-file';
import {
  type AuthorMode,
  type RecordEvent,
  recordFlow,
  type RecordResult,
  type RecordStop,
  type Routing,
} from '@flowproof/record';
import type { Environment, RecordingDetail } from '@flowproof/replay';
import { FrameStore, writeWhole } from '@flowproof/report';
import { type Trace, writeTrace } from '@flowproof/trace-format';
import { CommandError } from './command-error.ts';
import { requireTraceTarget } from './trace-target.ts';

/** What is recorded, on what, to where. */
export interface RecordToFileOptions {
  readonly flow: FlowSpec;
  /** Is left open. */
  readonly surface: Surface;
  readonly env: Environment;
  /** Absolute. */
  readonly tracePath: string;
  /** The same as messages and results show it. */
  readonly shownTrace: string;
  /** An earlier recording, whose steps are performed as they are where that is possible. */
  readonly reuse?: Trace;
  readonly author: AuthorMode;
  readonly recordingDetail: RecordingDetail;
  readonly workingDirectory: string;
  readonly onEvent: (event: RecordEvent) => void;
}

/** What `--json` says of a recording. */
export interface RecordDocument {
  readonly trace_path: string;
  readonly steps: number;
  readonly reused_steps: number;
  readonly routing: readonly Routing[];
}

/** What came of a recording. */
export type RecordedToFile =
  | { readonly kind: 'recorded'; readonly trace: Trace; readonly document: RecordDocument }
  | { readonly kind: 'stopped'; readonly stop: RecordStop };

/** Records. A recording that stopped leaves an earlier trace as it was. */
export async function recordToFile(options: RecordToFileOptions): Promise<RecordedToFile> {
  const { flow, surface, env, tracePath, workingDirectory, reuse } = options;
  await requireTraceTarget(tracePath, options.shownTrace);
  const traceId = randomUUID();
  const recordingDirectory = join(dirname(tracePath), '.flowproof', 'recordings', traceId);
  const frames = new FrameStore(join(recordingDirectory, 'recording'));
  const recorded: RecordResult = await recordFlow(flow, {
    surface,
    env,
    author: options.author,
    recording: options.recordingDetail,
    traceId,
    workingDirectory,
    ...(reuse !== undefined && { reuse }),
    ...stepTimeout(env),
    onEvent: (event) => {
      if (event.kind === 'frame') frames.keep(event.png, event.offsetMs);
      options.onEvent(event);
    },
  });
  await frames.settle();
  if (recorded.kind === 'stopped') {
    await rm(recordingDirectory, { recursive: true, force: true });
    return { kind: 'stopped', stop: recorded.stop };
  }
  const { trace, routing, reusedSteps } = recorded;
  await mkdir(dirname(tracePath), { recursive: true });
  await writeWhole(tracePath, writeTrace(trace));
  return {
    kind: 'recorded',
    trace,
    document: {
      trace_path: options.shownTrace,
      steps: trace.steps.length,
      reused_steps: reusedSteps,
      routing,
    },
  };
}

/** What is said once up front when plain steps meet no model. */
export function plainStepsWarning(flow: FlowSpec, author: AuthorMode): string | undefined {
  if (author !== 'auto' || !flow.steps.some((step) => step.kind === 'plain')) return undefined;
  return 'no model is configured: plain steps are read by the grammar (record with --author rules to say so)';
}

function stepTimeout(env: Environment): { readonly stepTimeoutMs?: number } {
  const text = env['FLOWPROOF_STEP_TIMEOUT_MS'];
  if (text === undefined || text === '') return {};
  if (!/^[1-9]\d{0,8}$/u.test(text)) {
    throw new CommandError('usage', `FLOWPROOF_STEP_TIMEOUT_MS is "${text}"`, {
      hint: 'give a whole number of milliseconds above 0',
    });
  }
  return { stepTimeoutMs: Number(text) };
}
