// Time as a spec sees it: it stands while a step is judged, at the start of the run plus the time of the step.

/** Puts a standing clock in the place of the context's own. Returns how it is set, unix ms. */
export function standTime(startedAtMillis: number): (unixMillis: number) => void {
  let now = startedAtMillis;
  const Real = Date;
  const standing = new Proxy(Real, {
    apply: () => new Real(now).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as object,
    get: (target, key, receiver) =>
      key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown),
  });
  Real.prototype.constructor = standing;
  globalThis.Date = standing;
  return (unixMillis) => {
    now = unixMillis;
  };
}
