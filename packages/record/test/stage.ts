// Flows as people write them, recorded on a small app with a clock that takes no time.
import {
  ManualClock,
  MemorySurface,
  type MemorySurfaceOptions,
  type SmallApp,
} from '@flowproof/driver/in-memory';
import { type FlowSpec, readFlow } from '@flowproof/flow-file';
import { type RecordEvent, recordFlow, type RecordOptions, type RecordResult } from '@flowproof/record';
import { replayTrace, type RunResult } from '@flowproof/replay';
import { readTrace, type Trace, writeTrace } from '@flowproof/trace-format';

/** A web flow with these steps, each written as in a flow file. */
export function flowOf(steps: readonly string[], more = ''): FlowSpec {
  const list = steps.map((step) => `  - ${step.replaceAll('\n', '\n    ')}`).join('\n');
  const text = `name: Desk\napp: web\nurl: https://desk.example/\n${more}steps:\n${list}\n`;
  const read = readFlow(text, { file: 'desk.flow.yaml' });
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('\n'));
  return read.flow;
}

/** A recording with everything that can be looked at afterwards. */
export interface Staged {
  readonly result: RecordResult;
  readonly events: readonly RecordEvent[];
  readonly surface: MemorySurface;
  readonly clock: ManualClock;
}

type StageOptions = Omit<Partial<RecordOptions>, 'surface' | 'clock'> & {
  readonly make?: Partial<MemorySurfaceOptions>;
  /** Called with the surface before the recording. */
  readonly before?: (surface: MemorySurface) => void;
};

/** 2026-03-04T09:10:11Z. */
const startMs = Date.UTC(2026, 2, 4, 9, 10, 11);

/** Records a flow on an app. */
export async function recordOn(
  app: SmallApp,
  flow: FlowSpec | readonly string[],
  { make, before, ...options }: StageOptions = {},
): Promise<Staged> {
  const clock = new ManualClock(startMs);
  const surface = new MemorySurface({ app, clock, name: 'web', ...make });
  before?.(surface);
  const events: RecordEvent[] = [];
  const result = await recordFlow('steps' in flow ? flow : flowOf(flow), {
    surface,
    clock,
    author: 'rules',
    traceId: '0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a',
    os: 'linux',
    workingDirectory: '/work',
    onEvent: (event) => events.push(event),
    ...options,
  });
  return { result, events, surface, clock };
}

/** The trace of a recording that worked. Throws what stopped it otherwise. */
export function traceOf({ result }: Staged): Trace {
  if (result.kind === 'stopped') throw new Error(`${result.stop.code}: ${result.stop.message}`);
  return result.trace;
}

/** What stopped a recording. Throws where nothing did. */
export function stopOf({ result }: Staged) {
  if (result.kind === 'recorded') throw new Error('the flow was recorded');
  return result.stop;
}

/** Replays a trace as it would be read from disk, on a fresh app. */
export async function replayOn(
  app: SmallApp,
  trace: Trace,
  { make, env }: Pick<StageOptions, 'make' | 'env'> = {},
): Promise<RunResult> {
  const clock = new ManualClock(startMs);
  const surface = new MemorySurface({ app, clock, name: 'web', ...make });
  return replayTrace(readTrace(writeTrace(trace)), {
    surface,
    clock,
    workingDirectory: '/work',
    ...(env !== undefined && { env }),
  });
}
