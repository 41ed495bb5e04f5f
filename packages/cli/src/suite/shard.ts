// Dealing the flows of a suite to several machines.

/** The i-th of n parts, 1-based. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Reads `2/4`; undefined for anything else. */
export function readShard(text: string): Shard | undefined {
  const [, first, second] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? [];
  const shard = { index: Number(first), count: Number(second) };
  return first !== undefined && shard.index <= shard.count ? shard : undefined;
}

/**
 * Of each flow, the part it goes to (1-based). Flows that hang together by their exports go to one part. Dealt in suite
 * order, each to the part that has the fewest flows by then, the first of several.
 *
 * @param chained - of each flow, the earlier ones it must stay with.
 */
export function dealFlows(chained: readonly (readonly number[])[], count: number): readonly number[] {
  const groups = groupsOf(chained);
  const sizes = Array.from({ length: count }, () => 0);
  const partOfGroup = new Map<number, number>();
  for (const group of groups) {
    if (partOfGroup.has(group)) continue;
    const part = sizes.indexOf(Math.min(...sizes));
    sizes[part] = (sizes[part] ?? 0) + groups.filter((each) => each === group).length;
    partOfGroup.set(group, part + 1);
  }
  return groups.map((group) => partOfGroup.get(group) ?? 1);
}

/** Of each flow, the first flow it hangs together with, over any number of others. */
function groupsOf(chained: readonly (readonly number[])[]): readonly number[] {
  const groups = chained.map((_, index) => index);
  for (const [index, earlier] of chained.entries()) {
    const joined = new Set([index, ...earlier].map((each) => groups[each]));
    const first = Math.min(...[...joined].map((group) => group ?? index));
    for (const [at, group] of groups.entries()) if (joined.has(group)) groups[at] = first;
  }
  return groups;
}
