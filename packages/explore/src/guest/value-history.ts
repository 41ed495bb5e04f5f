// Extractor values at the observations that a violation may still point back to.
import type { ExtractedValue } from '@sanderling/spec/runtime';

/** JSON text per extractor, in order of creation. Unchanged values share their text. */
export type Snapshot = ReadonlyMap<string, string>;

/** Observations kept besides those that an open obligation names. */
const recent = 64;

/** Keeps what can still be needed and forgets the rest, however long the run is. */
export class ValueHistory {
  readonly #kept = new Map<number, Snapshot>();
  #last: Snapshot | undefined;

  /** Takes the values of an observation. Returns what changed, all of them at the first one. */
  add(
    observation: number,
    values: readonly ExtractedValue[],
  ): Readonly<Record<string, { readonly prev?: unknown; readonly curr: unknown }>> {
    const last = this.#last;
    const changes = values.flatMap(({ name, text, changed }) => {
      if (last !== undefined && !changed) return [];
      const before = last?.get(name);
      const change = {
        ...(before !== undefined && { prev: JSON.parse(before) as unknown }),
        curr: JSON.parse(text) as unknown,
      };
      return [[name, change] as const];
    });
    const snapshot = new Map(
      values.map(({ name, text, changed }) => [name, changed ? text : (last?.get(name) ?? text)]),
    );
    this.#kept.set(observation, snapshot);
    this.#last = snapshot;
    return Object.fromEntries(changes);
  }

  /** Forgets what neither an open obligation nor the recent past needs. */
  forget(observation: number, armed: ReadonlySet<number>): void {
    for (const each of this.#kept.keys()) {
      if (each <= observation - recent && !armed.has(each)) this.#kept.delete(each);
    }
  }

  /** A value, or null where it is no longer known. */
  at(observation: number, name: string): unknown {
    const text = this.#kept.get(observation)?.get(name);
    return text === undefined ? null : (JSON.parse(text) as unknown);
  }
}
