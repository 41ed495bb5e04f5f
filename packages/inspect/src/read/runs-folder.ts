// The directory that is looked at: which runs it holds, and each of them by its id.
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { RunSummary } from '../api/run-summary.ts';
import { runsMissing, runsNotAFolder } from '../errors.ts';
import { ExplorationRun } from './exploration-run.ts';
import { FlowRun } from './flow-run.ts';
import type { Run } from './run.ts';
import { SafeFolder } from './safe-folder.ts';

/** Runs whose index is kept. */
const keptRuns = 32;
/** Where the bundles of `flowproof run` lie, beside their traces. */
const bundles = ['.flowproof', 'runs'] as const;
const bundleName = /^\d{8}T\d{6}\.\d{3}Z$/u;

/** What may be shown: one run, or all runs of a directory. */
export class RunsFolder {
  /** Id of the run when the directory is one. */
  readonly only: string | undefined;
  readonly folder: SafeFolder;
  readonly #runs = new Map<string, Run>();

  private constructor(folder: SafeFolder, only: string | undefined) {
    this.folder = folder;
    this.only = only;
  }

  /** Throws `InspectError` when there is no such directory. */
  static async open(path: string): Promise<RunsFolder> {
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) throw runsMissing(path);
    if (!found.isDirectory()) throw runsNotAFolder(path);
    const folder = await SafeFolder.at(path);
    const kind = await kindOf(folder);
    return new RunsFolder(
      folder,
      kind === undefined ? undefined : basename(folder.path) || dirname(folder.path),
    );
  }

  /** Directories of runs, by id. */
  async folders(): Promise<ReadonlyMap<string, SafeFolder>> {
    if (this.only !== undefined) return new Map([[this.only, this.folder]]);
    const found = new Map<string, SafeFolder>();
    for (const parent of [this.folder, await this.folder.folder(...bundles)]) {
      if (parent === undefined) continue;
      for (const name of await parent.names()) {
        const folder = found.has(name) ? undefined : await parent.folder(name);
        if (folder !== undefined) found.set(name, folder);
      }
    }
    return found;
  }

  /** Every run, newest first. */
  async list(): Promise<readonly RunSummary[]> {
    const summaries: RunSummary[] = [];
    for (const [id, folder] of await this.folders()) {
      const run = await this.#runAt(id, folder);
      if (run !== undefined) summaries.push(await run.summary());
    }
    return summaries.toSorted((a, b) => (b.startedAt ?? '').localeCompare(a.startedAt ?? ''));
  }

  /** The run of that id; undefined when there is none. */
  async run(id: string): Promise<Run | undefined> {
    const folder =
      this.only === undefined
        ? ((await this.folder.folder(id)) ?? (await (await this.folder.folder(...bundles))?.folder(id)))
        : id === this.only
          ? this.folder
          : undefined;
    return folder === undefined || id.startsWith('.') ? undefined : this.#runAt(id, folder);
  }

  async #runAt(id: string, folder: SafeFolder): Promise<Run | undefined> {
    const kind = await kindOf(folder);
    const known = this.#runs.get(id);
    if (kind === undefined) return undefined;
    const run =
      known?.kind === kind
        ? known
        : kind === 'exploration'
          ? new ExplorationRun(id, folder)
          : new FlowRun(id, folder);
    this.#runs.delete(id);
    this.#runs.set(id, run);
    const [oldest] = this.#runs.keys();
    if (this.#runs.size > keptRuns && oldest !== undefined) this.#runs.delete(oldest);
    return run;
  }
}

async function kindOf(folder: SafeFolder): Promise<Run['kind'] | undefined> {
  if (await folder.stats('meta.json')) return 'exploration';
  if (await folder.stats('result.json')) return 'flow';
  return bundleName.test(basename(folder.path)) ? 'flow' : undefined;
}
