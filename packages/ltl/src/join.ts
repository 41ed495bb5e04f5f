// Puts parts together to one `and` or `or`: flat, each part once, and nothing that another part makes redundant.
import type { JunctionResidue, Residue, TemporalResidue } from './residue.ts';
import type { ResidueTable } from './residue-table.ts';

/** The junction of parts in the order given; what was there first keeps its place. */
export function join(
  table: ResidueTable,
  kind: JunctionResidue['kind'],
  given: readonly Residue[],
  simplify: boolean,
): Residue {
  const [unit, zero] = kind === 'and' ? [table.yes, table.no] : [table.no, table.yes];
  const flat: Residue[] = [];
  for (const part of given) {
    if (part === zero) return zero;
    if (part === unit) continue;
    if (part.kind === kind) flat.push(...part.parts);
    else flat.push(part);
  }
  const parts = simplify && flat.length > 1 ? withoutRedundant(table.meet(), kind, flat) : flat;
  const [only] = parts;
  if (only === undefined) return unit;
  return parts.length === 1 ? only : table.junction(kind, parts);
}

function withoutRedundant(
  meeting: number,
  kind: JunctionResidue['kind'],
  flat: readonly Residue[],
): readonly Residue[] {
  const parts: Residue[] = [];
  /** Places of the windows that may make others redundant. */
  let windows: number[] | undefined;
  let nested = false;
  for (const part of flat) {
    if (part.metBy === meeting) continue;
    part.metBy = meeting;
    if (part.kind === 'and' || part.kind === 'or') nested = true;
    else if (isPlainWindow(part)) {
      windows ??= [];
      if (mergedInto(kind, parts, windows, part)) continue;
      windows.push(parts.length);
    }
    parts.push(part);
  }
  if (!nested) return parts;
  // a and (a or b) is a, and the other way round.
  return parts.filter(
    (part) => !isJunction(part) || !part.parts.some((each) => each.metBy === meeting && each !== part),
  );
}

function isJunction(part: Residue): part is JunctionResidue {
  return part.kind === 'and' || part.kind === 'or';
}

function isPlainWindow(part: Residue): part is TemporalResidue {
  return (
    (part.kind === 'eventually' || part.kind === 'always') &&
    part.clock !== 'none' &&
    part.attempts === undefined
  );
}

/** Same goal, two deadlines on one clock: the one that implies the other (under `and`) or is implied by it stays. */
function mergedInto(
  kind: JunctionResidue['kind'],
  parts: Residue[],
  windows: readonly number[],
  part: TemporalResidue,
): boolean {
  const earlierStays = (kind === 'and') === (part.kind === 'eventually');
  for (const place of windows) {
    const other = parts[place] as TemporalResidue;
    if (other.kind !== part.kind || other.goal !== part.goal || other.clock !== part.clock) continue;
    if (part.deadline < other.deadline === earlierStays) parts[place] = part;
    return true;
  }
  return false;
}
