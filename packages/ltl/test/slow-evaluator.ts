// A second evaluator, straight from the meaning of formulas: it looks at the whole trace each time and keeps nothing.
import type { FormulaJson, Window } from '@flowproof/ltl';
import type { Entry } from './run-case.ts';

type Value = 'T' | 'F' | 'U';

/** Verdicts per entry, and the result at the end; a trace without an observation has none. */
export function judgeSlowly(formula: FormulaJson, trace: readonly Entry[]) {
  const verdicts: string[] = [];
  const seen: Entry[] = [];
  let violated = false;
  for (const entry of trace) {
    if (entry.skipped !== true) seen.push(entry);
    const value = seen.length === 0 ? 'U' : valueAt(formula, false, 0, seen, false);
    violated ||= value === 'F';
    verdicts.push(violated ? 'violated' : value === 'T' ? 'holds' : 'pending');
  }
  if (seen.length === 0) return { verdicts, final: undefined };
  const final = violated || valueAt(formula, false, 0, seen, true) === 'F' ? 'violated' : 'holds';
  return { verdicts, final };
}

function valueAt(f: FormulaJson, negated: boolean, k: number, seen: readonly Entry[], ended: boolean): Value {
  const at = (g: FormulaJson, n: boolean, position: number) => valueAt(g, n, position, seen, ended);
  switch (f.op) {
    case 'true':
    case 'false':
      return (f.op === 'true') === negated ? 'F' : 'T';
    case 'predicate': {
      const value = seen[k]?.[f.name];
      if (k >= seen.length) return 'U';
      return value !== 'throw' && value === !negated ? 'T' : 'F';
    }
    case 'not':
      return at(f.arg, !negated, k);
    case 'now':
      return at(f.arg, negated, k);
    case 'next':
      return at(f.arg, negated, k + 1);
    case 'and':
    case 'or': {
      const parts = f.args.map((part) => at(part, negated, k));
      return (f.op === 'and') === negated ? anyOf(parts) : allOf(parts);
    }
    case 'implies': {
      const parts = [at(f.left, !negated, k), at(f.right, negated, k)];
      return negated ? allOf(parts) : anyOf(parts);
    }
    case 'always':
    case 'eventually':
      return temporal(f, negated, k, seen, ended);
  }
}

function temporal(
  f: Extract<FormulaJson, { op: 'always' | 'eventually' }>,
  negated: boolean,
  k: number,
  seen: readonly Entry[],
  ended: boolean,
): Value {
  const at = (position: number) => valueAt(f.arg, negated, position, seen, ended);
  if (k >= seen.length) return at(k);
  const positions = seen
    .map((_, index) => index)
    .filter((index) => index >= k && inside(f.within, k, index, seen));
  const values = positions.map(at);
  if ((f.op === 'eventually') !== negated) {
    if (values.includes('T')) return 'T';
    if (ended) return 'F';
    const over = closed(f.within, k, seen) || at(seen.length) === 'F';
    return values.every((value) => value === 'F') && over ? 'F' : 'U';
  }
  if (values.includes('F')) return 'F';
  if (!values.every((value) => value === 'T')) return 'U';
  return ended || f.within === undefined || closed(f.within, k, seen) || at(seen.length) === 'T' ? 'T' : 'U';
}

function deadline({ amount, unit }: Window, k: number, seen: readonly Entry[]): number {
  return (seen[k]?.t_ms ?? 0) + (unit === 'seconds' ? amount * 1000 : amount);
}

function inside(window: Window | undefined, k: number, index: number, seen: readonly Entry[]): boolean {
  if (window === undefined || index === k) return true;
  if (window.unit === 'steps') return index < k + Math.max(window.amount, 1);
  // The first observation on the deadline closes the window: another at the same time is outside.
  const due = deadline(window, k, seen);
  return (seen[index]?.t_ms ?? 0) <= due && seen.slice(k, index).every(({ t_ms }) => t_ms < due);
}

function closed(window: Window | undefined, k: number, seen: readonly Entry[]): boolean {
  if (window === undefined) return false;
  if (window.unit === 'steps') return seen.length >= k + Math.max(window.amount, 1);
  return (seen.at(-1)?.t_ms ?? 0) >= deadline(window, k, seen);
}

function allOf(values: readonly Value[]): Value {
  if (values.includes('F')) return 'F';
  return values.includes('U') ? 'U' : 'T';
}

function anyOf(values: readonly Value[]): Value {
  if (values.includes('T')) return 'T';
  return values.includes('U') ? 'U' : 'F';
}
