// What is worked out once for a question and forgotten with it: the page may change before the next one.

const clearers: (() => void)[] = [];

/** A value that is made on first use within a question. */
export function perQuestion<T>(make: () => T): () => T {
  let held: { readonly value: T } | undefined;
  clearers.push(() => {
    held = undefined;
  });
  return () => (held ??= { value: make() }).value;
}

export function beginQuestion(): void {
  for (const clear of clearers) clear();
}
