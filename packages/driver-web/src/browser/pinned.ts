// A page's own chance and clock, pinned before its first script runs. Both functions run inside the page, alone.

/** Shifts `Date` by a fixed number of milliseconds; everything that is given explicitly stays as it is. */
export function pinClock(offsetMs: number): void {
  const Real = Date;
  const realNow = Real.now;
  Real.now = () => realNow() + offsetMs;
  const Pinned = new Proxy(Real, {
    apply: () => new Real(Real.now()).toString(),
    construct: (_, given: unknown[], newTarget) =>
      Reflect.construct(Real, given.length === 0 ? [realNow() + offsetMs] : given, newTarget) as Date,
  });
  Real.prototype.constructor = Pinned;
  globalThis.Date = Pinned;
}

/** Makes `Math.random` the mulberry32 sequence of a seed, anew in every document. */
export function pinRandom(seed: number): void {
  let state = seed;
  Math.random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How far a page's clock has to be shifted to stand at `at` (RFC 3339) now, ms. */
export function clockOffset(at: string, now: number = Date.now()): number {
  return Date.parse(at) - now;
}
