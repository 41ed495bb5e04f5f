// The browser a web flow runs in: viewport, clock, randomness, flags.

/** Size of the page in px and how it pretends to be a device. */
export interface BrowserViewport {
  readonly width: number;
  readonly height: number;
  /** Absent reads as 1. */
  readonly device_scale_factor?: number;
  /** Absent reads as false. */
  readonly mobile?: boolean;
  /** Absent reads as false. */
  readonly touch?: boolean;
}

/** The moment the page believes it is. */
export interface BrowserClock {
  /** RFC 3339, a literal. */
  readonly at: string;
  /** IANA name, a literal. */
  readonly timezone?: string;
}

/** What makes the page's random numbers repeat. */
export interface BrowserRandom {
  /** 0 to 4294967295. */
  readonly seed: number;
}

/**
 * Shape of the browser; a block with nothing set does not exist.
 *
 * @example
 * const phone: BrowserShape = { viewport: { width: 390, height: 844, mobile: true, touch: true } };
 */
export interface BrowserShape {
  readonly viewport?: BrowserViewport;
  readonly user_agent?: string;
  readonly args?: readonly string[];
  readonly clock?: BrowserClock;
  readonly random?: BrowserRandom;
  /** The only field here that may hold a `${VAR}`. */
  readonly downloads_dir?: string;
}
