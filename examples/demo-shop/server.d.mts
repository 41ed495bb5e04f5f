// What server.mjs offers, for tests that are type-checked.

/** A running shop. */
export interface RunningShop {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a shop with a state of its own; `port` 0, the default, takes any free one. */
export function startShop(options?: {
  readonly port?: number;
  /** A loopback address; default 127.0.0.1. */
  readonly host?: string;
}): Promise<RunningShop>;
