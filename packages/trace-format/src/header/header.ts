// Line 1 of a trace: what was recorded, where, and what replay needs before the first step.
import type { JsonValue } from '../json/json-value.ts';
import type { AppDescriptor } from './app-descriptor.ts';
import type { BrowserShape } from './browser-shape.ts';
import type { MockRule } from './mock-rule.ts';
import type { SessionState } from './session-state.ts';

/** The flow a trace was recorded from. Readers do nothing with `path` and `hash`. */
export interface SpecReference {
  readonly name: string;
  readonly path?: string;
  readonly hash?: string;
}

/** The model backend that authored steps; provenance only. */
export interface AgentProvenance {
  readonly backend: string;
  readonly model?: string;
}

/** The machine of the recording. */
export interface RecordingEnvironment {
  readonly os: string;
  /** Width and height in px. */
  readonly resolution: readonly [number, number];
  readonly dpi_scale?: number;
  readonly locale?: string;
}

/** Where the frames of the recording lie, relative to the trace. */
export interface RecordingReference {
  readonly format: string;
  readonly dir: string;
  readonly started_at?: string;
}

/** The security control a flow validates. */
export interface ControlBlock {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
}

/**
 * The header of a trace, property by property as it is on disk.
 *
 * @example
 * const header: TraceHeader = {
 *   format: 'flowproof-trace', version: 1,
 *   trace_id: '0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a', recorded_at: '2026-03-04T09:10:11Z',
 *   app: { name: 'api', adapter: 'api' }, env: { os: 'linux', resolution: [1, 1] },
 * };
 */
export interface TraceHeader {
  readonly format: 'flowproof-trace';
  readonly version: 1;
  /** UUID. */
  readonly trace_id: string;
  /** UTC, whole seconds, `2026-03-04T09:10:11Z`. */
  readonly recorded_at: string;
  readonly spec?: SpecReference;
  readonly app: AppDescriptor;
  /** Surface name to app; only on multi-surface traces. */
  readonly apps?: Readonly<Record<string, AppDescriptor>>;
  readonly agent?: AgentProvenance;
  readonly env: RecordingEnvironment;
  readonly recording?: RecordingReference;
  /** As it stands in the file; `maskTargets` tells whether the rules can be read. */
  readonly redaction?: readonly JsonValue[];
  readonly session?: SessionState;
  readonly mock?: readonly MockRule[];
  readonly browser?: BrowserShape;
  readonly control?: ControlBlock;
}
