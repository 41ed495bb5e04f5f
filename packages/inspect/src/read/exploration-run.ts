// One exploration run, read from its directory while it may still be written.
import type { HappeningKind, StepAnswer } from '../api/step-view.ts';
import type { RunSummary } from '../api/run-summary.ts';
import type { PropertyView, RunView, VerdictLetter, ViolationView } from '../api/run-view.ts';
import { type JsonObject, listOf, numberOf, objectOf, parseObject, textOf } from '../json.ts';
import { formulaWords } from './formula-words.ts';
import { happeningsOf } from './happenings.ts';
import { resolveHierarchy } from './hierarchy.ts';
import { commandOf, countersOf, factsOf, formulasOf, summaryOf } from './meta.ts';
import { ModelCalls } from './model-calls.ts';
import type { HappeningsPage, Run, Selection } from './run.ts';
import { matchingElements } from './selector-matches.ts';
import type { SafeFolder } from './safe-folder.ts';
import { readSequence, sequenceNames, sequencesChangedMs } from './sequence.ts';
import { stepView } from './step-view.ts';
import { Trace } from './trace.ts';

const mostMetaBytes = 16 * 1024 * 1024;
/** Rows of exceptions, logs or requests in one answer. */
const pageRows = 200;

/** A run that `flowproof explore` wrote, or is writing. */
export class ExplorationRun implements Run {
  readonly kind = 'exploration';
  readonly id: string;
  readonly folder: SafeFolder;
  readonly #trace: Trace;
  readonly #calls: ModelCalls;
  #meta: JsonObject = {};
  #result: JsonObject | undefined;
  #changedMs = 0;

  constructor(id: string, folder: SafeFolder) {
    this.id = id;
    this.folder = folder;
    this.#trace = new Trace(folder);
    this.#calls = new ModelCalls(folder);
  }

  async refresh(): Promise<void> {
    await this.#refreshMeta();
    this.#trace.verdicts.expect([...formulasOf(this.#meta).keys()]);
    await this.#trace.refresh();
    await this.#calls.refresh();
  }

  /** The line of the list. A run whose end says what the list shows is not read through. */
  async summary(): Promise<RunSummary> {
    await this.#refreshMeta();
    const steps = numberOf(this.#result?.['steps']);
    const violations = violatedIn(this.#result);
    if (steps !== undefined && violations !== undefined) return this.#summary({ steps, violations });
    await this.refresh();
    return this.#summary();
  }

  get length(): number {
    return this.#trace.length;
  }

  get lastStep(): number {
    return this.#trace.row(this.length - 1)?.step ?? 0;
  }

  async view(from: number): Promise<RunView> {
    const sequences = new Set(await sequenceNames(this.folder));
    const { violations, properties } = {
      violations: this.#violations(sequences),
      properties: this.#properties(),
    };
    return {
      summary: this.#summary(),
      target: textOf(this.#meta['target']) ?? textOf(this.#meta['bundle_id']) ?? null,
      endReason: textOf(this.#meta['end_reason']) ?? null,
      error: errorOf(this.#result),
      exitCode: numberOf(this.#meta['exit_code']) ?? null,
      facts: factsOf(this.#meta),
      command: commandOf(this.#meta),
      properties,
      violations,
      from,
      rows: this.#trace.rows(from),
      ended: this.#trace.end !== undefined,
      incompleteBytes: this.#trace.incompleteBytes,
      hasModelCalls: this.#calls.any,
    };
  }

  async step(wanted: number): Promise<StepAnswer | undefined> {
    const place = this.#trace.placeOf(wanted);
    const row = place === undefined ? undefined : this.#trace.row(place);
    if (place === undefined || row === undefined) return undefined;
    if (row.kind === 'damaged') return row;
    const record = await this.#trace.record(place);
    const line = this.#trace.lineOf(place);
    if (record === undefined)
      return { kind: 'damaged', step: row.step, line, reason: 'changed since it was first read' };
    const following = (await this.#trace.record(place + 1)) ?? this.#endAfter(place);
    const hierarchy = await resolveHierarchy(record, (step) => this.#trace.recordOfStep(step));
    const model = await this.#calls.of(row.step);
    return stepView({ trace: this.#trace, place, row, record, following, hierarchy, model });
  }

  async happened(kind: HappeningKind, { from, filter }: Selection): Promise<HappeningsPage> {
    const found = [];
    const wanted = filter.toLowerCase();
    for (let place = from; place < this.length; place += 1) {
      const row = this.#trace.row(place);
      if (row?.kind !== 'step' || row[kind] === undefined) continue;
      const record = await this.#trace.record(place);
      const rows = record === undefined ? [] : happeningsOf(record, row.step, [kind]);
      found.push(...rows.filter(({ label, text }) => `${label} ${text}`.toLowerCase().includes(wanted)));
      if (found.length >= pageRows) return { rows: found, next: place + 1 };
    }
    return { rows: found, next: null };
  }

  async matches(step: number, selector: string) {
    const answer = await this.step(step);
    const platform = textOf(this.#meta['platform']) ?? null;
    return answer?.kind === 'step' ? matchingElements(answer.hierarchy, platform, selector) : undefined;
  }

  sequence(property: string) {
    return readSequence(this.folder, property);
  }

  async #refreshMeta(): Promise<void> {
    const [meta, result, trace, folder] = await Promise.all([
      this.folder.text(mostMetaBytes, 'meta.json'),
      this.folder.text(mostMetaBytes, 'result.json'),
      this.folder.stats('trace.jsonl'),
      this.folder.stats(),
    ]);
    this.#meta = parseObject(meta ?? '') ?? this.#meta;
    this.#result = result === undefined ? undefined : parseObject(result);
    this.#changedMs = Math.max(trace?.mtimeMs ?? 0, folder?.mtimeMs ?? 0);
    if (this.#meta['ended_at'] === null)
      this.#changedMs = Math.max(this.#changedMs, await sequencesChangedMs(this.folder));
  }

  #summary(counts?: { steps: number; violations: number }): RunSummary {
    const times = { changedMs: this.#changedMs, nowMs: Date.now() };
    const read = { steps: this.#steps(), violations: this.#violations(new Set()).length };
    return summaryOf(this.id, this.#meta, times, counts ?? read);
  }

  #steps(): number {
    return this.#trace.row(this.length - 1)?.step ?? 0;
  }

  #endAfter(place: number): JsonObject | undefined {
    return place === this.length - 1 ? this.#trace.end : undefined;
  }

  #properties(): readonly PropertyView[] {
    const formulas = formulasOf(this.#meta);
    const letters = this.#trace.letters;
    return this.#trace.verdicts.names.map((name, place) => {
      const { count, exercised } = countersOf(this.#result, name);
      const verdict = (letters[place] ?? '-') as VerdictLetter;
      return {
        name,
        formula: formulaWords(formulas.get(name)),
        verdict,
        exercised: exercised ?? null,
        count: Math.max(count ?? 0, verdict === 'v' ? 1 : 0),
      };
    });
  }

  #violations(sequences: ReadonlySet<string>): readonly ViolationView[] {
    return this.#trace.witnesses.flatMap(({ record, step }) =>
      listOf(record['violations'])
        .filter((name) => typeof name === 'string')
        .map((property) => {
          const witness = objectOf(objectOf(record['witnesses'])[property]);
          return {
            property,
            reason: textOf(witness['reason']) ?? 'violated',
            isError: witness['is_error'] === true,
            step: numberOf(witness['step']) ?? step,
            detectedStep: numberOf(witness['detected_step']) ?? step,
            extractors: extractorsOf(witness['extractors']),
            atEnd: record['end'] === true,
            sequence: sequences.has(property),
          };
        }),
    );
  }
}

function extractorsOf(value: unknown): ViolationView['extractors'] {
  return Object.entries(objectOf(value)).map(([name, ends]) => ({
    name,
    armed: objectOf(ends)['at_armed'] ?? null,
    detected: objectOf(ends)['at_detected'] ?? null,
  }));
}

/** Why a run could not be done, with what to do about it. */
function errorOf(result: JsonObject | undefined): string | null {
  const { message, hint } = objectOf(result?.['error']);
  const words = [message, hint].filter((each) => typeof each === 'string');
  return words.length === 0 ? null : words.join('. ');
}

/** Violated properties according to `result.json`; undefined where it does not say. */
function violatedIn(result: JsonObject | undefined): number | undefined {
  const properties = result?.['properties'];
  const entries = Array.isArray(properties) ? listOf(properties) : Object.values(objectOf(properties));
  const verdicts = entries.map((each) => objectOf(each)['verdict']);
  if (properties === undefined || verdicts.some((each) => typeof each !== 'string')) return undefined;
  return verdicts.filter((each) => each === 'violated').length;
}
