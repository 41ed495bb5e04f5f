// Tells open pages what was written meanwhile. Nothing is watched while nobody listens.
import { type FSWatcher, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { RunsFolder } from '../read/runs-folder.ts';
import type { SafeFolder } from '../read/safe-folder.ts';
import { commonHeaders } from './respond.ts';

/** Changes within this time are told together, ms. */
const debounceMs = 200;
/** Sent when there is nothing to say, so that a dead connection is noticed, ms. */
const heartbeatMs = 15_000;
/** Where the system cannot watch, changes are found by looking, ms. */
const lookMs = 2000;
/** Directories that are watched: those of the runs that changed last. */
const mostWatched = 24;

/** What was seen of a run when last looked at. */
interface Seen {
  readonly head: string;
  readonly size: number;
  readonly changedMs: number;
}

/** The listeners of `/api/events`. */
export class LiveUpdates {
  readonly #runs: RunsFolder;
  readonly #listeners = new Set<ServerResponse>();
  readonly #watchers = new Map<string, FSWatcher>();
  #seen: ReadonlyMap<string, Seen> | undefined;
  #timers: NodeJS.Timeout[] = [];
  #debounce: NodeJS.Timeout | undefined;
  #looking = false;
  #again = false;

  constructor(runs: RunsFolder) {
    this.#runs = runs;
  }

  /** Keeps a request open and sends it what happens. */
  listen(response: ServerResponse): void {
    response.writeHead(200, {
      ...commonHeaders,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/event-stream; charset=utf-8',
    });
    // A page that lost its connection asks again after this time, and fetches everything anew.
    response.write('retry: 1000\n\n');
    this.#listeners.add(response);
    response.on('close', () => {
      this.#listeners.delete(response);
      if (this.#listeners.size === 0) this.#rest();
    });
    if (this.#timers.length === 0) this.#wake();
  }

  /** Ends all connections. */
  close(): void {
    for (const response of this.#listeners) response.end();
    this.#listeners.clear();
    this.#rest();
  }

  #wake(): void {
    this.#timers = [
      setInterval(() => {
        this.#send(': alive\n\n');
      }, heartbeatMs),
      setInterval(() => {
        void this.#look();
      }, lookMs),
    ];
    void this.#look();
  }

  #rest(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    clearTimeout(this.#debounce);
    this.#debounce = undefined;
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
    this.#seen = undefined;
  }

  #soon = (): void => {
    this.#debounce ??= setTimeout(() => {
      this.#debounce = undefined;
      void this.#look();
    }, debounceMs);
  };

  /** Compares what is there with what was seen. One look at a time; a change during it is looked at afterwards. */
  async #look(): Promise<void> {
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#looking = true;
    try {
      const folders = await this.#runs.folders();
      const seen = new Map<string, Seen>();
      for (const [id, folder] of folders) seen.set(id, await look(folder));
      if (this.#listeners.size === 0) return;
      const before = this.#seen;
      this.#seen = seen;
      this.#watch(folders, seen);
      if (before !== undefined) await this.#tell(before, seen);
    } catch {
      // A directory that goes away while it is read is looked at again soon enough.
    } finally {
      this.#looking = false;
      if (this.#again) this.#soon();
      this.#again = false;
    }
  }

  async #tell(before: ReadonlyMap<string, Seen>, now: ReadonlyMap<string, Seen>): Promise<void> {
    const changed = [...now].filter(([id, { head }]) => before.get(id)?.head !== head).map(([id]) => id);
    const gone = [...before.keys()].filter((id) => !now.has(id));
    for (const [id, { size }] of now) {
      if (before.get(id)?.size === size) continue;
      const run = await this.#runs.run(id);
      await run?.refresh();
      if (run !== undefined) this.#event('run.appended', { id, last_step: run.lastStep });
    }
    if (changed.length + gone.length > 0) this.#event('runs.changed', { ids: [...changed, ...gone] });
  }

  #watch(folders: ReadonlyMap<string, SafeFolder>, seen: ReadonlyMap<string, Seen>): void {
    const latest = [...seen].toSorted(([, a], [, b]) => b.changedMs - a.changedMs).slice(0, mostWatched);
    const wanted = new Map([['', this.#runs.folder.path]]);
    for (const [id] of latest) {
      const folder = folders.get(id);
      if (folder !== undefined) wanted.set(id, folder.path);
    }
    for (const [id, watcher] of this.#watchers) {
      if (wanted.has(id)) continue;
      watcher.close();
      this.#watchers.delete(id);
    }
    for (const [id, path] of wanted) if (!this.#watchers.has(id)) this.#watchOne(id, path);
  }

  #watchOne(id: string, path: string): void {
    try {
      const watcher = watch(path, this.#soon);
      watcher.on('error', () => {
        watcher.close();
      });
      this.#watchers.set(id, watcher);
    } catch {
      // The regular looks find what cannot be watched.
    }
  }

  #event(name: string, data: unknown): void {
    this.#send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #send(text: string): void {
    for (const response of this.#listeners) response.write(text);
  }
}

async function look(folder: SafeFolder): Promise<Seen> {
  const [meta, result, trace, violations] = await Promise.all([
    folder.stats('meta.json'),
    folder.stats('result.json'),
    folder.stats('trace.jsonl'),
    folder.stats('violations'),
  ]);
  const heads = [meta, result, violations].map((stats) => `${stats?.mtimeMs ?? 0}/${stats?.size ?? 0}`);
  const changedMs = Math.max(...[meta, result, trace].map((stats) => stats?.mtimeMs ?? 0));
  return { head: heads.join(' '), size: trace?.size ?? 0, changedMs };
}
