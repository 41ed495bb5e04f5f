// A small app, a clock that takes no time, and traces written by hand: what the specs of this package replay on.
import {
  ManualClock,
  MemorySurface,
  type MemorySurfaceOptions,
  type SmallApp,
} from '@flowproof/driver/in-memory';
import type {
  ElementStateExpect,
  Selector,
  SelectorPayload,
  StepSync,
  Trace,
  TraceAction,
  TraceHeader,
  TraceStep,
} from '@flowproof/trace-format';
import { type ReplayOptions, replayTrace, type RunEvent, type RunResult } from '@flowproof/replay';

/** A text as recorded on the web. */
export const text = (value: string, more: SelectorPayload = {}): Selector => ({
  tier: 'text_anchor',
  provenance: 'web',
  confidence: 1,
  payload: { text: value, ladder: 2, ...more },
});

export const css = (value: string): Selector => native({ css: value });
export const id = (value: string): Selector => native({ automation_id: value });

const native = (payload: SelectorPayload): Selector => ({
  tier: 'native_id',
  provenance: 'web',
  confidence: 1,
  payload,
});

export const cell = (column: string, anchor: string): Selector =>
  structural({ kind: 'cell', column_text: column, row_anchor: anchor });

export const inItem = (inner: string, anchor: string): Selector =>
  structural({ kind: 'scoped', container: 'item', container_anchor: anchor, inner_text: inner, ladder: 2 });

export const inFrame = (inner: string, frame: string): Selector =>
  structural({ kind: 'framed', frame, inner_text: inner, ladder: 2 });

const structural = (payload: SelectorPayload): Selector => ({
  tier: 'structural',
  provenance: 'web',
  confidence: 0.9,
  payload,
});

/** A step without number; targeted acts wait 5000 ms, as recorded ones do. */
export function step(action: TraceAction, selectors: readonly Selector[] = [], sync?: StepSync): TraceStep {
  const waits = selectors.length > 0 && action.type !== 'assert';
  return {
    id: 's0001',
    intent: `do ${action.type}`,
    action,
    selectors,
    sync: sync ?? { pre: waits ? [{ kind: 'element_exists', timeout_ms: 5000 }] : [], post: [] },
    artifacts: {},
  };
}

/** An assertion that waits for 1000 ms. */
export function assertion(expect: ElementStateExpect, selectors: readonly Selector[] = []): TraceStep {
  const scope = selectors.length === 0 ? ({ scope: 'surface' } as const) : {};
  return step(
    {
      type: 'assert',
      params: {
        kind: 'element_state',
        expect: { timeout_ms: 1000, ...scope, ...expect },
        ...(selectors.length > 0 && { selector_ref: 0 }),
      },
    },
    selectors,
  );
}

/** A trace of these steps, numbered. */
export function traceOf(steps: readonly TraceStep[], header: Partial<TraceHeader> = {}): Trace {
  return {
    header: {
      format: 'flowproof-trace',
      version: 1,
      trace_id: '0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a',
      recorded_at: '2026-03-04T09:10:11Z',
      spec: { name: 'Desk' },
      app: { name: 'web', adapter: 'web', url: 'https://desk.example/' },
      env: { os: 'linux', resolution: [1280, 720] },
      ...header,
    },
    steps: steps.map((each, index) => ({ ...each, id: `s${String(index + 1).padStart(4, '0')}` })),
  };
}

/** A run with everything that can be looked at afterwards. */
export interface Staged {
  readonly result: RunResult;
  readonly events: readonly RunEvent[];
  readonly surface: MemorySurface;
  readonly clock: ManualClock;
}

type StageOptions = Omit<Partial<ReplayOptions>, 'surface' | 'clock'> & {
  readonly header?: Partial<TraceHeader>;
  readonly make?: Partial<MemorySurfaceOptions>;
  /** Called with the surface before the run. */
  readonly before?: (surface: MemorySurface) => void;
};

/** Replays steps on an app. */
export async function replayOn(
  app: SmallApp,
  steps: readonly TraceStep[],
  { header, make, before, ...options }: StageOptions = {},
): Promise<Staged> {
  const clock = new ManualClock();
  const surface = new MemorySurface({ app, clock, name: 'web', ...make });
  before?.(surface);
  const events: RunEvent[] = [];
  const result = await replayTrace(traceOf(steps, header), {
    surface,
    clock,
    onEvent: (event) => events.push(event),
    workingDirectory: '/work',
    ...options,
  });
  return { result, events, surface, clock };
}

/** The one result of a run of one step. */
export async function performed(app: SmallApp, only: TraceStep, options: StageOptions = {}) {
  const staged = await replayOn(app, [only], options);
  const [result] = staged.result.steps;
  if (result === undefined) throw new Error(`no step ran: ${staged.result.error?.message ?? ''}`);
  return { ...staged, step: result };
}
