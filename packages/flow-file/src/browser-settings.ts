// The `browser` block: shape of the page and pinned sources of chance.

/** Shape of the page, applied before navigation. Width and height in CSS px. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Default 1. */
  readonly deviceScaleFactor: number;
  readonly mobile: boolean;
  readonly touch: boolean;
}

/** The clock the page starts with; it runs on from there. */
export interface PinnedClock {
  /** RFC 3339 instant with a zone, as written. */
  readonly at: string;
  /** IANA name; absent: the machine's zone. */
  readonly timezone?: string;
}

/** The `browser` block of a flow, a web surface or a suite. Absent keys were not written. */
export interface BrowserSettings {
  readonly viewport?: Viewport;
  readonly userAgent?: string;
  /** Extra browser flags; the flow then gets a private browser process. */
  readonly args: readonly string[];
  readonly clock?: PinnedClock;
  /** Seed of `Math.random`, 0 to 4294967295. */
  readonly randomSeed?: number;
  /** May hold `${VAR}`. Absent: a fresh directory per launch. */
  readonly downloadsDir?: string;
}
