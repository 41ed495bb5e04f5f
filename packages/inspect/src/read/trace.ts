// A trace while it is written: the summary of every step in memory, the records themselves on disk.
import type { DamagedSummary, StepRow } from '../api/run-view.ts';
import { type JsonObject, numberOf, objectOf, parseObject } from '../json.ts';
import { LineIndex, type ScannedLine } from './line-index.ts';
import type { SafeFolder } from './safe-folder.ts';
import { outcomeOfPrevious, summarizeStep, VerdictFold } from './summarize-step.ts';

/** Records kept as they were read; one side of a comparison needs up to two of them. */
const keptRecords = 24;

/** Where a row stands in the file. */
interface Entry {
  readonly line: number;
  row: StepRow;
}

/** The trace of one run. */
export class Trace {
  readonly verdicts = new VerdictFold();
  readonly #index: LineIndex;
  readonly #entries: Entry[] = [];
  readonly #placeOfStep = new Map<number, number>();
  /** Name of an extractor → places of the rows at which it changed, ascending. A fold reads one record for each. */
  readonly #changes = new Map<string, number[]>();
  readonly #records = new Map<number, JsonObject>();
  #witnesses: { readonly record: JsonObject; readonly step: number }[] = [];
  #end: JsonObject | undefined;
  #letters = '';

  constructor(folder: SafeFolder, name = 'trace.jsonl') {
    this.#index = new LineIndex(folder, name, {
      reset: () => {
        this.#forget();
      },
      line: (scanned) => {
        this.#take(scanned);
      },
    });
  }

  /** Reads what was appended. */
  refresh(): Promise<void> {
    return this.#index.refresh();
  }

  /** Number of rows: steps and damaged lines. */
  get length(): number {
    return this.#entries.length;
  }

  get incompleteBytes(): number {
    return this.#index.incompleteBytes;
  }

  /** The record of the run's end, once it is there. */
  get end(): JsonObject | undefined {
    return this.#end;
  }

  /** Verdicts after the last record. */
  get letters(): string {
    return this.#letters;
  }

  /** Records that name violations, reduced to these, with the step they stand at. The end record among them. */
  get witnesses(): readonly { readonly record: JsonObject; readonly step: number }[] {
    return this.#witnesses;
  }

  /** Rows from a place on. */
  rows(from: number): readonly StepRow[] {
    return this.#entries.slice(from).map(({ row }) => row);
  }

  row(place: number): StepRow | undefined {
    return this.#entries[place]?.row;
  }

  /** The place of a step; of the nearest there is when the number is none. */
  placeOf(step: number): number | undefined {
    const exact = this.#placeOfStep.get(step);
    if (exact !== undefined || this.length === 0) return exact;
    let [low, high] = [0, this.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.row.step ?? 0) < step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The record at a place; undefined where its line is damaged or gone. */
  async record(place: number): Promise<JsonObject | undefined> {
    const entry = this.#entries[place];
    if (entry?.row.kind !== 'step') return undefined;
    const kept = this.#records.get(entry.line);
    if (kept !== undefined) return kept;
    const text = await this.#index.read(entry.line);
    const record = text === undefined ? undefined : parseObject(text);
    if (record !== undefined) this.#keep(entry.line, record);
    return record;
  }

  /** The line (1-based) of a place. */
  lineOf(place: number): number {
    return this.#entries[place]?.line ?? 0;
  }

  /** The record that carries a step's number; no nearest one is taken. */
  async recordOfStep(step: number): Promise<JsonObject | undefined> {
    const place = this.#placeOfStep.get(step);
    return place === undefined ? undefined : this.record(place);
  }

  /** Name of every extractor → place of the row at which it last changed, up to a place. */
  lastChanges(place: number): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const [name, places] of this.#changes) {
      let [low, high] = [0, places.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((places[middle] ?? 0) <= place) low = middle + 1;
        else high = middle;
      }
      const last = places[low - 1];
      if (last !== undefined) found.set(name, last);
    }
    return found;
  }

  /** Verdicts after the row at a place. */
  lettersAt(place: number): string {
    for (let at = place; at >= 0; at -= 1) {
      const row = this.#entries[at]?.row;
      if (row?.kind === 'step' && row.verdicts !== undefined) return row.verdicts;
    }
    return '';
  }

  #keep(line: number, record: JsonObject): void {
    this.#records.set(line, record);
    if (this.#records.size <= keptRecords) return;
    const [oldest] = this.#records.keys();
    if (oldest !== undefined) this.#records.delete(oldest);
  }

  #forget(): void {
    this.#entries.length = 0;
    this.#placeOfStep.clear();
    this.#changes.clear();
    this.#records.clear();
    this.#witnesses = [];
    this.#end = undefined;
    this.#letters = '';
    this.verdicts.restart();
  }

  #take({ line, text }: ScannedLine): void {
    if (text === undefined) {
      this.#damaged(line, 'longer than any record');
      return;
    }
    if (text.trim() === '') return;
    const record = parseObject(text);
    if (record === undefined) {
      this.#damaged(line, 'not a JSON object');
      return;
    }
    const step = numberOf(record['step']);
    if (step === undefined || !Number.isInteger(step) || step < 0) {
      this.#damaged(line, 'no step number');
      return;
    }
    this.#join(record);
    if (record['end'] === true) this.#takeEnd(record);
    else this.#takeStep(record, step, line);
  }

  #takeStep(record: JsonObject, step: number, line: number): void {
    if (this.#placeOfStep.has(step) && this.#entries.at(-1)?.row.kind !== 'damaged') {
      this.#damaged(line, `step ${step} for the second time`);
      return;
    }
    const letters = this.verdicts.after(record);
    const row = summarizeStep(record, step, letters === this.#letters ? undefined : letters);
    this.#letters = letters;
    const place = this.#add(line, row);
    for (const name of Object.keys(objectOf(record['extractor_changes']))) {
      const places = this.#changes.get(name);
      if (places === undefined) this.#changes.set(name, [place]);
      else places.push(place);
    }
    this.#witness(record, step);
  }

  /** The end is no step: what it violates shows at the last one. */
  #takeEnd(record: JsonObject): void {
    this.#end = record;
    this.#letters = this.verdicts.after(record);
    const last = this.#entries.at(-1);
    this.#witness(record, last?.row.step ?? 0);
    const violations = record['violations'];
    if (last?.row.kind !== 'step' || !Array.isArray(violations) || violations.length === 0) return;
    const names = violations.filter((each) => typeof each === 'string');
    last.row = { ...last.row, violations: [...(last.row.violations ?? []), ...names] };
  }

  #witness(record: JsonObject, step: number): void {
    if (!Array.isArray(record['violations']) || record['violations'].length === 0) return;
    const { violations, witnesses, end } = record;
    this.#witnesses.push({ record: { violations, witnesses, end }, step });
  }

  /** What became of an action stands in the record after it. */
  #join(record: JsonObject): void {
    const last = this.#entries.at(-1);
    const { outcome } = outcomeOfPrevious(record);
    if (last?.row.kind === 'step' && outcome !== undefined) last.row = { ...last.row, outcome };
  }

  #damaged(line: number, reason: string): void {
    const step = (this.#entries.at(-1)?.row.step ?? 0) + 1;
    const row: DamagedSummary = { kind: 'damaged', step, line, reason };
    this.#add(line, row);
  }

  #add(line: number, row: StepRow): number {
    const place = this.#entries.push({ line, row }) - 1;
    if (row.kind === 'step' || !this.#placeOfStep.has(row.step)) this.#placeOfStep.set(row.step, place);
    return place;
  }
}
