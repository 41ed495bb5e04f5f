// One run bundle of `flowproof run`: result.json, its pictures, and what is left beside it when it did not pass.
import type { RunState, RunSummary } from '../api/run-summary.ts';
import type { Fact, RunView, StepSummary } from '../api/run-view.ts';
import type { Happening, HappeningKind, StepAnswer, StepView } from '../api/step-view.ts';
import { type JsonObject, listOf, numberOf, objectOf, parseObject, textOf } from '../json.ts';
import { silenceMs } from './meta.ts';
import type { HappeningsPage, Run, Selection } from './run.ts';
import type { SafeFolder } from './safe-folder.ts';
import type { SelectorMatches } from './selector-matches.ts';

const mostResultBytes = 64 * 1024 * 1024;
const mostConsoleBytes = 8 * 1024 * 1024;

/** A run that `flowproof run` or `record` wrote, or is writing: its result comes last and whole. */
export class FlowRun implements Run {
  readonly kind = 'flow';
  readonly id: string;
  readonly folder: SafeFolder;
  #result: JsonObject | undefined;
  #changedMs = 0;

  constructor(id: string, folder: SafeFolder) {
    this.id = id;
    this.folder = folder;
  }

  get length(): number {
    return this.#steps().length;
  }

  get lastStep(): number {
    return this.length;
  }

  async refresh(): Promise<void> {
    const [text, folder, frames] = await Promise.all([
      this.folder.text(mostResultBytes, 'result.json'),
      this.folder.stats(),
      this.folder.stats('recording'),
    ]);
    this.#result = text === undefined ? undefined : parseObject(text);
    this.#changedMs = Math.max(folder?.mtimeMs ?? 0, frames?.mtimeMs ?? 0);
  }

  async summary(): Promise<RunSummary> {
    await this.refresh();
    return this.#summary();
  }

  async view(from: number): Promise<RunView> {
    const summary = this.#summary();
    return Promise.resolve({
      summary,
      target: null,
      endReason:
        this.#result === undefined ? null : this.#result['passed'] === true ? 'passed' : 'did not pass',
      error: null,
      exitCode: null,
      facts: this.#facts(),
      command: null,
      properties: [],
      violations: [],
      from,
      rows: this.#steps().slice(from).map(rowOf),
      ended: this.#result !== undefined,
      incompleteBytes: 0,
      hasModelCalls: false,
    });
  }

  async step(wanted: number): Promise<StepAnswer | undefined> {
    const steps = this.#steps();
    if (steps.length === 0) return undefined;
    const place = Math.min(Math.max(1, wanted), steps.length) - 1;
    const step = steps[place] ?? {};
    const row = rowOf(step, place);
    const { before, after } = this.#pictures(textOf(step['id']) ?? '');
    const answer: StepView = {
      kind: 'step',
      step: row.step,
      line: 0,
      timeMs: row.timeMs,
      timestamp: null,
      observation: null,
      screen: '',
      url: null,
      screenshot: before ?? null,
      ...(after !== undefined && { screenshotAfter: after }),
      action: null,
      skipped: null,
      unverified: null,
      notes: notesOf(step),
      values: [],
      hierarchy: { kind: 'missing', reason: 'a flow run keeps no hierarchy' },
      properties: [],
      happened: await this.#console(row),
      model: null,
      flow: {
        id: textOf(step['id']) ?? '',
        status: row.status ?? '',
        detail: textOf(step['detail']) ?? null,
      },
    };
    return answer;
  }

  async happened(kind: HappeningKind, { filter }: Selection): Promise<HappeningsPage> {
    if (kind !== 'logs') return { rows: [], next: null };
    const failed = this.#steps().map(rowOf).find(didNotPass);
    const rows = failed === undefined ? [] : await this.#console(failed);
    return { rows: rows.filter(({ text }) => text.toLowerCase().includes(filter.toLowerCase())), next: null };
  }

  matches(): Promise<SelectorMatches | undefined> {
    return Promise.resolve(undefined);
  }

  sequence(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  #steps(): readonly JsonObject[] {
    return listOf(this.#result?.['steps']).map(objectOf);
  }

  #summary(): RunSummary {
    const started = startOf(this.id);
    const failed = this.#steps().filter((step, place) => didNotPass(rowOf(step, place)));
    return {
      id: this.id,
      kind: 'flow',
      state: this.#state(),
      startedAt: started,
      title: textOf(this.#result?.['name']) ?? this.id,
      seed: null,
      platform: null,
      durationMs: numberOf(this.#result?.['duration_ms']) ?? null,
      steps: this.#result === undefined ? null : this.length,
      violations: this.#result === undefined ? null : failed.length,
    };
  }

  #state(): RunState {
    if (this.#result === undefined)
      return Date.now() - this.#changedMs > silenceMs ? 'interrupted' : 'running';
    return this.#steps().some((step) => step['status'] === 'errored') ? 'undone' : 'finished';
  }

  #facts(): readonly Fact[] {
    const trace = textOf(this.#result?.['trace_id']);
    return [
      ...(trace === undefined ? [] : [{ label: 'Trace', value: trace }]),
      ...(this.#result?.['degraded'] === true ? [{ label: 'Degraded', value: 'yes' }] : []),
    ];
  }

  /** The first and the last picture of the stretch that belongs to a step. */
  #pictures(id: string): { readonly before: string | undefined; readonly after: string | undefined } {
    const recording = objectOf(this.#result?.['recording']);
    const stretch = listOf(recording['steps'])
      .map(objectOf)
      .find((each) => each['id'] === id);
    const start = numberOf(stretch?.['start_ms']);
    const end = numberOf(stretch?.['end_ms']);
    if (start === undefined || end === undefined) return { before: undefined, after: undefined };
    const frames = listOf(recording['frames'])
      .map(objectOf)
      .filter(({ offset_ms }) => typeof offset_ms === 'number' && offset_ms >= start && offset_ms <= end)
      .map(({ file }) => textOf(file)?.replace(/^recording\//u, ''))
      .filter((file) => file !== undefined);
    return { before: frames[0], after: frames.length < 2 ? undefined : frames.at(-1) };
  }

  /** The console belongs to the step that did not pass: it is kept for that one only. */
  async #console(row: StepSummary): Promise<readonly Happening[]> {
    if (!didNotPass(row)) return [];
    const text = (await this.folder.text(mostConsoleBytes, 'debug', 'console.log')) ?? '';
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, level, rest] = /^\[(\w+)\] (.*)$/su.exec(line) ?? [];
        return { step: row.step, kind: 'logs', label: level ?? '', text: rest ?? line, unixMillis: null };
      });
  }
}

function rowOf(step: JsonObject, place: number): StepSummary {
  return {
    kind: 'step',
    step: place + 1,
    timeMs: numberOf(step['started_ms']) ?? 0,
    action: textOf(step['intent']) ?? '',
    status: textOf(step['status']) ?? 'unknown',
    durationMs: numberOf(step['duration_ms']) ?? 0,
  };
}

function didNotPass(row: StepSummary): boolean {
  return row.status === 'failed' || row.status === 'errored';
}

function notesOf(step: JsonObject): readonly string[] {
  const tier = textOf(step['selector_tier']);
  return [
    ...(tier === undefined ? [] : [`found by ${tier}`]),
    ...(step['degraded'] === true ? ['found by a weaker rung than when it was recorded'] : []),
  ];
}

/** `20260801T093005.042Z` → RFC 3339. */
function startOf(id: string): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d(?:\.\d+)?)Z/u.exec(id);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  return `${year ?? ''}-${month ?? ''}-${day ?? ''}T${hour ?? ''}:${minute ?? ''}:${second ?? ''}Z`;
}
