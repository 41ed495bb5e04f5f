// `meta.json` and `result.json` of an exploration: what the header says, and the command that runs it again.
import type { Fact } from '../api/run-view.ts';
import type { RunState, RunSummary } from '../api/run-summary.ts';
import { type JsonObject, listOf, numberOf, objectOf, textOf } from '../json.ts';

/** A run that has not ended is given up when nothing was written for so long, ms. */
export const silenceMs = 60_000;

/** Where a run stands. */
function stateOf(meta: JsonObject, changedMs: number, nowMs: number): RunState {
  if (textOf(meta['ended_at']) === undefined)
    return nowMs - changedMs > silenceMs ? 'interrupted' : 'running';
  if (numberOf(meta['exit_code']) === 2) return 'undone';
  return meta['end_reason'] === 'interrupted' ? 'interrupted' : 'finished';
}

/** The line of the list, but for its counts. */
export function summaryOf(
  id: string,
  meta: JsonObject,
  times: { readonly changedMs: number; readonly nowMs: number },
  counts: Pick<RunSummary, 'steps' | 'violations'>,
): RunSummary {
  const state = stateOf(meta, times.changedMs, times.nowMs);
  const startedAt = textOf(meta['started_at']) ?? null;
  const started = startedAt === null ? Number.NaN : Date.parse(startedAt);
  const until = state === 'running' ? times.nowMs : times.changedMs;
  const soFar = Number.isNaN(started) ? null : Math.max(0, Math.round(until - started));
  return {
    id,
    kind: 'exploration',
    state,
    startedAt,
    title: textOf(meta['spec_path']) ?? id,
    seed: numberOf(meta['seed']) ?? null,
    platform: textOf(meta['platform']) ?? null,
    durationMs: numberOf(meta['duration_millis']) ?? soFar,
    ...counts,
  };
}

/** Names of the properties as `meta.json` lists them, with their formulas. */
export function formulasOf(meta: JsonObject): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(objectOf(meta['properties'])));
}

/** How often each property was violated and whether it was ever exercised, as `result.json` says. */
export function countersOf(
  result: JsonObject | undefined,
  name: string,
): { count?: number; exercised?: boolean } {
  const properties = result?.['properties'];
  const entry = Array.isArray(properties)
    ? objectOf(listOf(properties).find((each) => objectOf(each)['name'] === name))
    : objectOf(objectOf(properties)[name]);
  const vacuous = entry['vacuous'] ?? objectOf(entry['counters'])['vacuous'];
  const violations = entry['violations'];
  const count = Array.isArray(violations) ? violations.length : numberOf(violations);
  return {
    ...(count !== undefined && { count }),
    ...(typeof vacuous === 'boolean' && { exercised: !vacuous }),
  };
}

/** What the header lists, in its order. */
export function factsOf(meta: JsonObject): readonly Fact[] {
  const host = objectOf(meta['host']);
  const machine = ['os', 'arch', 'browser']
    .map((key) => textOf(host[key]))
    .filter((each) => each !== undefined);
  const rows: readonly (readonly [string, unknown])[] = [
    ['Generator', meta['generator']],
    ['Model', meta['model']],
    ['Arm', meta['arm']],
    ['Device', meta['device']],
    ['Step limit', numberOf(meta['max_steps']) === 0 ? undefined : meta['max_steps']],
    ['Tool', meta['version']],
    ['Host', machine.length === 0 ? undefined : machine.join(' · ')],
    ['Bundle', textOf(meta['bundle_sha256'])?.slice(0, 12)],
  ];
  return rows.flatMap(([label, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [{ label, value: String(value) }] : [],
  );
}

/** The command line that explores the same again; null where the record does not say what was explored. */
export function commandOf(meta: JsonObject): string | null {
  const spec = textOf(meta['spec_path']);
  const seed = numberOf(meta['seed']);
  if (spec === undefined || seed === undefined) return null;
  const platform = textOf(meta['platform']) ?? 'web';
  const parts = ['flowproof explore', `--spec ${shellWord(spec)}`, ...targetFlags(meta, platform)];
  parts.push(`--seed ${seed}`);
  const steps = numberOf(meta['max_steps']);
  if (steps !== undefined && steps > 0) parts.push(`--max-steps ${steps}`);
  if (meta['generator'] === 'llm') parts.push('--generator llm');
  return parts.join(' ');
}

function targetFlags(meta: JsonObject, platform: string): readonly string[] {
  const target = textOf(meta['target']) ?? textOf(meta['bundle_id']);
  if (target === undefined) return [];
  const flags: Readonly<Record<string, string>> = {
    web: '--url',
    uia: '--app',
    atspi: '--app',
    sap: '--connection',
  };
  const flag = flags[platform] ?? '--bundle-id';
  return [
    `${flag} ${shellWord(target)}`,
    ...(platform === 'web' ? [] : [`--platform ${shellWord(platform)}`]),
  ];
}

function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
