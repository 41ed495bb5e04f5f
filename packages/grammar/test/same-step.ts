// Steps without their places, for comparing what they mean.

/** The step with every span left out. */
export function withoutSpans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSpans);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'span')
      .map(([key, each]) => [key, withoutSpans(each)]),
  );
}
