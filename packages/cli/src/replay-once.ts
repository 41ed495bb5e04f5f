// One replay of a flow: its trace on a fresh surface, with a run bundle of its own.
import { dirname } from 'node:path';
import { type Clock, type Surface, systemClock } from '@flowproof/driver';
import type { FlowSpec } from '@flowproof/flow-file';
import {
  type Environment,
  type RecordingDetail,
  replayTrace,
  type RunListener,
  type RunResult,
  type RunWitness,
} from '@flowproof/replay';
import { RunBundle, type WrittenBundle } from '@flowproof/report';
import type { Trace } from '@flowproof/trace-format';

/** What is replayed, on what, with what. */
export interface ReplayOnceOptions {
  readonly trace: Trace;
  /** Absolute; the bundle goes beside it. */
  readonly tracePath: string;
  /** What the spec still supplies. */
  readonly flow: FlowSpec;
  /** Is left open. */
  readonly surface: Surface;
  readonly env: Environment;
  readonly recordingDetail: RecordingDetail;
  readonly workingDirectory: string;
  readonly onEvent: RunListener;
  /** Judges the replay beside its steps. */
  readonly witness?: RunWitness;
  /** Default: the machine's. */
  readonly clock?: Clock;
}

/** A finished replay and what it left. */
export interface ReplayedOnce {
  readonly result: RunResult;
  readonly bundle: WrittenBundle;
}

/** Replays a trace once. */
export async function replayOnce(options: ReplayOnceOptions): Promise<ReplayedOnce> {
  const { trace, tracePath, flow, surface, env, recordingDetail, workingDirectory, onEvent } = options;
  const { clock = systemClock, witness } = options;
  const bundle = await RunBundle.create({ traceDirectory: dirname(tracePath), clock });
  const result = await replayTrace(trace, {
    surface,
    env,
    clock,
    recording: recordingDetail,
    workingDirectory,
    exports: flow.exports,
    ...(witness !== undefined && { witness }),
    onEvent: (event) => {
      bundle.listener(event);
      onEvent(event);
    },
  });
  return { result, bundle: await bundle.finish(result) };
}
