// What a run is given.
import type { Clock, OpenRequest, PictureMask, Surface } from '@flowproof/driver';
import type { RunFiles } from '../run-directory/run-files.ts';
import type { RunHost } from '../run-directory/run-meta.ts';
import type { SpecLimits } from '../host/spec-process.ts';
import type { ExploreListener } from './explore-events.ts';
import type { SetAlarm } from './timers.ts';

/** What is explored, and how its runs name it. */
export interface ExploreTarget {
  readonly platform: 'web' | 'uia' | 'atspi' | 'sap' | 'android' | 'ios';
  /** Address, command or bundle id, as `meta.json` has it. */
  readonly name: string;
  readonly open: Omit<OpenRequest, 'timeoutMs'>;
  /** Makes a clean surface, not open yet; called again when the application has to be started anew. */
  readonly newSurface: () => Promise<Surface>;
  readonly host: RunHost;
  readonly device?: string;
  /** More than its address starts it (a flow before the first step), so no flow of its own could repeat a sequence. */
  readonly startedByFlow?: boolean;
}

/** What can be chosen about a run. All durations are ms. */
export interface ExploreChoices {
  /** 1 … 2³² − 1; 0 picks one. */
  readonly seed: number;
  readonly durationMs: number;
  /** 0: no limit. */
  readonly maxSteps: number;
  readonly graceMs: number;
  readonly settleMs: number;
  readonly exitOnViolation: boolean;
  readonly allowNoProperties: boolean;
  readonly failOnVacuous: boolean;
  /** For shortening each violation after the run; 0: off. */
  readonly shrinkBudgetMs: number;
  readonly guide: 'none' | 'novelty';
  /** Who picks: chance, or the model that the spec's `generator` names. */
  readonly generator: 'seeded' | 'llm';
  readonly screenshots: 'every' | 'changed' | 'off';
  readonly screenshotFormat: 'png' | 'jpeg';
  /** What pictures cover besides secure fields. */
  readonly masks: readonly PictureMask[];
  readonly arm?: string;
}

/** As documented. */
export const defaultChoices: ExploreChoices = {
  seed: 0,
  durationMs: 300_000,
  maxSteps: 0,
  graceMs: 10_000,
  settleMs: 2000,
  exitOnViolation: false,
  allowNoProperties: false,
  failOnVacuous: false,
  shrinkBudgetMs: 300_000,
  guide: 'none',
  generator: 'seeded',
  screenshots: 'every',
  screenshotFormat: 'png',
  masks: [],
};

/** Everything `explore` is given. */
export interface ExploreOptions extends Partial<ExploreChoices> {
  /** Path of the spec, absolute or relative to `workingDirectory`. */
  readonly spec: string;
  readonly workingDirectory: string;
  readonly target: ExploreTarget;
  /** Directory in which the run's directory is made, absolute. */
  readonly output: string;
  /** Of the tool, for `meta.json`. */
  readonly version: string;
  /** Environment that `secret` reads, and that says where and with what key a model is asked. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Ends the run after the step in hand. */
  readonly interrupted?: AbortSignal;
  readonly onEvent?: ExploreListener;
  /** The world outside; the machine's own by default. */
  readonly clock?: Clock;
  readonly files?: RunFiles;
  readonly setAlarm?: SetAlarm;
  readonly specLimits?: SpecLimits;
  /** A seed for runs that name none. */
  readonly pickSeed?: () => number;
}
