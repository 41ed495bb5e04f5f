// What the pages of one flow download: kept in a folder under the names that the app wishes.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, renameSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import type { Download } from '@flowproof/driver';
import type { BrowserContext, Download as BrowserDownload, Page } from 'playwright-core';
import { atMost } from './deadline.ts';
import { firstLine, setupFailed } from './errors.ts';

/** How long files that are still coming in may take to be given up when the surface closes, ms. */
const giveUpMs = 1000;

type Kept =
  | { readonly state: 'running' }
  | { readonly state: 'finished'; readonly path: string }
  | { readonly state: 'failed'; readonly because: string };

interface Entry {
  readonly id: Download['id'];
  readonly name: string;
  kept: Kept;
}

/** The downloads of one surface. */
export class Downloads {
  readonly #unclaimed = new Map<Download['id'], Entry>();
  readonly #saving = new Set<Promise<void>>();
  readonly #stops: (() => void)[] = [];
  #folder: string | undefined;
  #isOurs = true;
  #begun = 0;

  /**
   * Makes the folder that the flow names. Without one, the first download makes one that lasts until `end`.
   *
   * @throws DriverError `launch_failed` when the folder cannot be made.
   */
  async begin(folder: string | undefined): Promise<void> {
    if (folder === undefined) return;
    this.#folder = folder;
    this.#isOurs = false;
    try {
      await mkdir(folder, { recursive: true });
    } catch (cause) {
      throw setupFailed(`the downloads folder ${folder}`, cause);
    }
  }

  /**
   * Keeps what all pages of a context of ours download from now on, or a caller's page and those it opens.
   *
   * @param instead - told of each one in place of keeping it.
   */
  listen(
    { context, page }: { readonly context?: BrowserContext; readonly page: Page },
    instead?: { download(download: BrowserDownload): void },
  ): void {
    const onDownload = (download: BrowserDownload): void => {
      if (instead === undefined) this.#keep(download);
      else instead.download(download);
    };
    if (context !== undefined) {
      context.on('download', onDownload);
      this.#stops.push(() => context.off('download', onDownload));
      return;
    }
    const onPopup = (popup: Page): void => {
      this.listen({ page: popup }, instead);
    };
    page.on('download', onDownload).on('popup', onPopup);
    this.#stops.push(() => page.off('download', onDownload).off('popup', onPopup));
  }

  /** Those that nobody has claimed, oldest first. */
  unclaimed(): readonly Download[] {
    return [...this.#unclaimed.values()].map(({ id, name, kept }) => {
      if (kept.state !== 'finished') return { id, name, ...kept };
      const file = statSync(kept.path, { throwIfNoEntry: false });
      if (file === undefined) return { id, name, state: 'failed', because: 'somebody removed the file' };
      return { id, name, ...kept, sizeBytes: file.size };
    });
  }

  claim(id: Download['id']): void {
    this.#unclaimed.delete(id);
  }

  /** Stops listening and removes the folder, where nobody named one. Never rejects. */
  async end(): Promise<void> {
    for (const stop of this.#stops.splice(0)) stop();
    const saved = Promise.all(this.#saving);
    // A page that goes on living may still hand its file over: the folder must not outlast that.
    if (!(await atMost(giveUpMs, saved))) void saved.then(() => this.#removeFolder());
    await this.#removeFolder();
  }

  #keep(download: BrowserDownload): void {
    this.#begun += 1;
    const name = fileName(download.suggestedFilename());
    const entry: Entry = { id: this.#begun, name, kept: { state: 'running' } };
    this.#unclaimed.set(entry.id, entry);
    const saving = this.#save(download, name).then((kept) => {
      entry.kept = kept;
      this.#saving.delete(saving);
    });
    this.#saving.add(saving);
  }

  async #save(download: BrowserDownload, name: string): Promise<Kept> {
    try {
      const folder = (this.#folder ??= mkdtempSync(join(tmpdir(), 'flowproof-downloads-')));
      const unfinished = join(folder, `${randomUUID()}.crdownload`);
      await download.saveAs(unfinished);
      // No other download can come between looking for a free name and taking it.
      const path = freePath(folder, name);
      renameSync(unfinished, path);
      return { state: 'finished', path };
    } catch (cause) {
      const reason = await download.failure().catch(() => null);
      return { state: 'failed', because: reason ?? firstLine(cause) };
    }
  }

  async #removeFolder(): Promise<void> {
    if (!this.#isOurs || this.#folder === undefined) return;
    await rm(this.#folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

// A name from outside stays a name: it leads to no other folder.
function fileName(suggested: string): string {
  const last = suggested.split(/[/\\]/u).at(-1) ?? '';
  const plain = last.replace(/\p{Cc}/gu, '').trim();
  return /^\.*$/u.test(plain) ? 'download' : plain;
}

// `beds.csv`, then `beds (1).csv`, …: nothing that lies there is written over.
function freePath(folder: string, name: string): string {
  const { name: stem, ext } = parse(name);
  for (let n = 0; ; n += 1) {
    const path = join(folder, n === 0 ? name : `${stem} (${n})${ext}`);
    if (!existsSync(path)) return path;
  }
}
