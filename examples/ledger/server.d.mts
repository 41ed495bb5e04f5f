// What server.mjs offers, for tests that are type-checked.

/** What can be wrong with a ledger. */
export type Defect = 'double-submit' | 'lost-update' | 'race' | 'wrong-total' | 'broken-back' | 'odd-input';

/** A running ledger. */
export interface RunningLedger {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a ledger; every browser session has an account of its own. `port` 0, the default, takes any free one. */
export function startLedger(options?: {
  readonly port?: number;
  /** A loopback address; default 127.0.0.1. */
  readonly host?: string;
  /** None, the default, is the ledger as it should be. */
  readonly defects?: readonly Defect[];
}): Promise<RunningLedger>;
