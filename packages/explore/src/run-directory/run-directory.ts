// The directory of one run, written as the run goes on: whatever kills it, what was written can be read.
import { join } from 'node:path';
import { diskFull } from '../errors.ts';
import type { LlmCall } from './llm-call.ts';
import type { GrowingFile, RunFiles } from './run-files.ts';
import type { RunMeta } from './run-meta.ts';
import type { Secrets } from './secrets.ts';
import type { StepRecord } from './step-record.ts';

/** Codes by which a system says that there is no room. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Holds the directory of a run open. */
export class RunDirectory {
  /** Absolute path. */
  readonly path: string;
  /** Its name, by which the run is known. */
  readonly name: string;
  readonly #files: RunFiles;
  readonly #secrets: Secrets;
  /** Files that grow, by name. */
  readonly #growing = new Map<string, GrowingFile>();
  #closed = false;

  private constructor(output: string, name: string, files: RunFiles, secrets: Secrets) {
    this.path = join(output, name);
    this.name = name;
    this.#files = files;
    this.#secrets = secrets;
  }

  /**
   * Makes the directory `<output>/<YYYYMMDD-HHMMSS>` in UTC, with `-2`, `-3`, … when it is taken.
   *
   * @throws ExploreError `disk_full`.
   */
  static async create(
    output: string,
    startedAt: Date,
    files: RunFiles,
    secrets: Secrets,
  ): Promise<RunDirectory> {
    const stamp = startedAt.toISOString().slice(0, 19).replace('T', '-').replaceAll(/[-:]/gu, '');
    const base = `${stamp.slice(0, 8)}-${stamp.slice(8)}`;
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? base : `${base}-${count}`;
      const directory = new RunDirectory(output, name, files, secrets);
      if (await directory.#guard(files.makeDirectory(directory.path))) {
        await directory.#guard(files.makeDirectory(join(directory.path, 'screenshots')));
        return directory;
      }
    }
  }

  /** Writes or replaces `meta.json`. */
  async writeMeta(meta: RunMeta): Promise<void> {
    await this.writeJson('meta.json', meta);
  }

  /** Writes a file whole, as JSON that people can read. */
  async writeJson(name: string, value: unknown): Promise<void> {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    const hidden = this.#secrets.inJson(text);
    await this.#guard(
      this.#files.replace(
        join(this.path, name),
        hidden === text ? text : `${JSON.stringify(JSON.parse(hidden), null, 2)}\n`,
      ),
    );
  }

  /** Makes a directory below that of the run. */
  async makeDirectory(name: string): Promise<void> {
    await this.#guard(this.#files.makeDirectory(join(this.path, name)));
  }

  /** Writes a file of JSON lines whole. */
  async writeLines(name: string, values: readonly unknown[]): Promise<void> {
    const lines = values.map((value) => `${this.#secrets.inJson(JSON.stringify(value))}\n`);
    await this.#guard(this.#files.replace(join(this.path, name), lines.join('')));
  }

  /** Writes a file that needs no looking through. */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    await this.#guard(this.#files.write(join(this.path, name), content));
  }

  /**
   * Appends one record.
   *
   * @param hierarchy - JSON text of the record's `hierarchy`, where it has one.
   */
  async append(record: StepRecord, hierarchy?: string): Promise<void> {
    const json = JSON.stringify(record);
    const line = hierarchy === undefined ? json : `${json.slice(0, -1)},"hierarchy":${hierarchy}}`;
    await this.#appendLine('trace.jsonl', line);
  }

  /** Appends what came of a step that a model was to pick for. */
  async appendCall(call: LlmCall): Promise<void> {
    await this.#appendLine('llm-calls.jsonl', JSON.stringify(call));
  }

  /** Nothing is appended after this. Never rejects. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const file of this.#growing.values()) await file.close().catch(() => undefined);
    this.#growing.clear();
  }

  async #appendLine(name: string, json: string): Promise<void> {
    if (this.#closed) throw new Error('the run has ended: nothing follows its last record');
    let file = this.#growing.get(name);
    if (file === undefined) {
      file = await this.#guard(this.#files.grow(join(this.path, name)));
      this.#growing.set(name, file);
    }
    await this.#guard(file.append(`${this.#secrets.inJson(json)}\n`));
  }

  async #guard<T>(written: Promise<T>): Promise<T> {
    try {
      return await written;
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
      if (typeof code === 'string' && fullCodes.has(code)) throw diskFull(this.path);
      throw error;
    }
  }
}

/** Where the picture of a step lies, relative to the run directory. */
export function screenshotPath(step: number, format: 'png' | 'jpeg'): string {
  return `screenshots/step-${String(step).padStart(5, '0')}.${format}`;
}
