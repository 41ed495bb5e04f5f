// A suite file, read.
import type { BrowserSettings } from './browser-settings.ts';
import type { SessionState } from './session.ts';

/** `suite.yaml`: what holds for the flows below its directory. */
export interface SuiteSpec {
  /** The name given to the reader. */
  readonly file?: string;
  /** `X.Y.Z`: an older flowproof refuses to run. */
  readonly minVersion?: string;
  /** Variables for every flow and hook, in order; values may hold `${VAR}`. */
  readonly env: Readonly<Record<string, string>>;
  /** Shell command whose output is `NAME=VALUE` lines. */
  readonly envFrom?: string;
  readonly beforeEach?: string;
  readonly afterEach?: string;
  /** Flow paths relative to the suite. */
  readonly order: readonly string[];
  /** Default for web flows without a block of their own; never merged. */
  readonly browser?: BrowserSettings;
  /** Name to browser state. */
  readonly identities: Readonly<Record<string, SessionState>>;
}
