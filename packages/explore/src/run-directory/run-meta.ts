// `meta.json`: what a run is, written at its start and replaced at its end.

/** The machine a run took place on; nothing that names it or its user. */
export interface RunHost {
  readonly os: string;
  readonly arch: string;
  readonly node: string;
  readonly browser?: string;
}

/** Why a run ended. */
export type EndReason =
  | 'duration'
  | 'max_steps'
  | 'violation'
  | 'interrupted'
  | 'app_gone'
  | 'driver_lost'
  | 'apply_failures'
  | 'observation_failures'
  | 'spec_error'
  | 'residual_limit'
  | 'sampler_in_leaf'
  | 'unknown_selector_key'
  | 'model_unavailable'
  | 'disk_full'
  | 'app_not_in_foreground'
  | 'watchdog';

/** `meta.json`. */
export interface RunMeta {
  readonly format: 'sanderling-run';
  readonly trace_version: number;
  /** Of the tool. */
  readonly version: string;
  readonly seed: number;
  readonly prng: string;
  readonly generator: 'seeded' | 'llm';
  readonly guide?: 'novelty';
  readonly model?: string;
  readonly instructions?: string;
  /** Relative to the working directory. */
  readonly spec_path: string;
  readonly bundle_sha256: string;
  readonly platform: string;
  readonly target: string;
  readonly bundle_id: string;
  readonly device?: string;
  readonly host: RunHost;
  readonly arm?: string;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly duration_millis: number | null;
  readonly max_steps: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly end_reason: EndReason | null;
  readonly exit_code: number | null;
}
