// One record of the trace, reduced to what the list of steps, the timeline and the graphs need.
import type { Verdict } from '@flowproof/ltl';
import type { StepSummary, VerdictLetter } from '../api/run-view.ts';
import { isObject, type JsonObject, listOf, numberOf, objectOf, textOf } from '../json.ts';
import { actionWords } from './action-view.ts';

/** Most properties a run is shown with. */
const mostProperties = 1000;

const letters: Readonly<Record<Verdict, VerdictLetter>> = { holds: 'h', pending: 'p', violated: 'v' };

/** The verdict of a record in one letter. */
function verdictLetter(verdict: unknown): VerdictLetter {
  const known = verdict === 'holds' || verdict === 'pending' || verdict === 'violated';
  return known ? letters[verdict] : '-';
}

/** The order of the properties, which grows when a record names one that is new, and their verdicts so far. */
export class VerdictFold {
  readonly names: string[] = [];
  readonly #places = new Map<string, number>();
  #letters: VerdictLetter[] = [];

  /** Letters after a record: what it does not name stays as it was. */
  after(record: JsonObject): string {
    for (const [name, verdict] of Object.entries(objectOf(record['verdicts']))) {
      const place = this.#place(name);
      if (place !== undefined) this.#letters[place] = verdictLetter(verdict);
    }
    return this.#letters.join('');
  }

  /** Makes room for properties that have no verdict yet. */
  expect(names: readonly string[]): void {
    for (const name of names) this.#place(name);
  }

  /** Forgets the verdicts, and keeps the order. */
  restart(): void {
    this.#letters = this.names.map(() => '-');
  }

  #place(name: string): number | undefined {
    const known = this.#places.get(name);
    if (known !== undefined || this.names.length >= mostProperties) return known;
    this.#places.set(name, this.names.length);
    this.names.push(name);
    this.#letters.push('-');
    return this.names.length - 1;
  }
}

/** The summary of a record; `verdicts` only where they differ from those of the record before. */
export function summarizeStep(record: JsonObject, step: number, verdicts: string | undefined): StepSummary {
  const action = isObject(record['next_action']) ? record['next_action'] : undefined;
  const skipped = isObject(record['action_skipped']) ? record['action_skipped'] : undefined;
  const screen = textOf(record['screen']) ?? '';
  const source = textOf(action?.['source']);
  const violations = listOf(record['violations']).filter((each) => typeof each === 'string');
  const unverified = unverifiedReason(record);
  return {
    kind: 'step',
    step,
    timeMs: numberOf(record['time_ms']) ?? 0,
    ...(screen !== '' && { screen }),
    ...(action !== undefined && { action: actionWords(action) }),
    ...(source !== undefined && { source }),
    ...(skipped !== undefined && { skipped: textOf(skipped['reason']) ?? 'unknown' }),
    ...(unverified !== undefined && { unverified }),
    ...(violations.length > 0 && { violations }),
    ...(verdicts !== undefined && { verdicts }),
    ...counted('exceptions', record['exceptions']),
    ...counted('logs', record['logs']),
    ...counted('network', record['network']),
    ...metricsOf(record['metrics']),
    ...(record['grace'] === true && { grace: true as const }),
  };
}

/** Why a record was not verified, in the spelling of any version. */
export function unverifiedReason(record: JsonObject): string | undefined {
  if (textOf(record['precondition_failure']) !== undefined) return textOf(record['precondition_failure']);
  const skipped =
    record['skippedVerification'] === true ||
    (record['trace_version'] === undefined && record['skipped_verification'] === true);
  return skipped ? (textOf(record['reason']) ?? 'unknown') : undefined;
}

/** What a record says became of the action of the record before it. */
export function outcomeOfPrevious(record: JsonObject): {
  outcome?: 'unconfirmed' | 'refused';
  message?: string;
} {
  if (isObject(record['last_action_skipped'])) {
    const { reason, message } = record['last_action_skipped'];
    const words = [textOf(reason), textOf(message)].filter((each) => each !== undefined).join(': ');
    return { outcome: 'refused', message: words };
  }
  return record['last_action_applied'] === null ? { outcome: 'unconfirmed' } : {};
}

function counted(key: 'exceptions' | 'logs' | 'network', list: unknown): Partial<StepSummary> {
  const { length } = listOf(list);
  return length === 0 ? {} : { [key]: length };
}

const metricKeys = ['heap_bytes', 'total_memory_bytes', 'dom_nodes', 'cpu_percent'];

function metricsOf(metrics: unknown): Partial<StepSummary> {
  if (!isObject(metrics)) return {};
  const values = metricKeys.map((key) => numberOf(metrics[key]) ?? null);
  return values.every((value) => value === null) ? {} : { metrics: values };
}
