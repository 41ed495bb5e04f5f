// A page's own chance and clock, pinned before its first script runs. Both functions run inside the page, alone.

/** Shifts `Date` by a fixed number of milliseconds; everything that is given explicitly stays as it is. */
export function pinClock(offsetMs: number): void {
  const Real = Date;
  const now = (): number => Real.now() + offsetMs;
  // An ordinary function: `Date()` without `new` is a text.
  const Pinned = function (...given: readonly unknown[]): string | Date {
    if (!new.target) return new Real(now()).toString();
    return Reflect.construct(Real, given.length === 0 ? [now()] : [...given], new.target) as Date;
  };
  Object.defineProperties(Pinned, {
    name: { value: 'Date', configurable: true },
    length: { value: 7, configurable: true },
    prototype: { value: Real.prototype, writable: false },
    now: { value: now, writable: true, configurable: true },
    parse: { value: Real.parse, writable: true, configurable: true },
    UTC: { value: Real.UTC, writable: true, configurable: true },
  });
  Object.defineProperty(Real.prototype, 'constructor', {
    value: Pinned,
    writable: true,
    configurable: true,
  });
  Object.defineProperty(globalThis, 'Date', { value: Pinned, writable: true, configurable: true });
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
