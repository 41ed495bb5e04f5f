// Pages of one browser on which twins are recorded and replayed, several at a time, every run at an address of its own.
import { fileURLToPath } from 'node:url';
import { findBrowser, WebSurface } from '@flowproof/driver-web';
import type { FlowSpec } from '@flowproof/flow-file';
import { recordFlow, type RecordResult } from '@flowproof/record';
import { replayTrace, type RunResult } from '@flowproof/replay';
import { readTrace, type Trace, writeTrace } from '@flowproof/trace-format';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { TwinPage } from '../twins/twin.ts';
import { PageServer, type ServedPage } from './page-server.ts';

/** Where relative paths of uploads begin. */
const workingDirectory = fileURLToPath(new URL('../twins/files', import.meta.url));

const path = '/page';

/** What is at an address that belongs to no run. */
const elsewhere: TwinPage = { html: '<p>elsewhere</p>' };

/** What the server answers, run by run. */
class Shown {
  readonly #runs = new Map<string, { readonly page: TwinPage; loads: number }>();

  /** The number under which the page can be had. */
  show(page: string | TwinPage): string {
    const run = String(this.#runs.size + 1);
    this.#runs.set(run, { page: typeof page === 'string' ? { html: page } : page, loads: 0 });
    return run;
  }

  readonly answer: ServedPage = (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const run = this.#runs.get(searchParams.get('run') ?? '') ?? { page: elsewhere, loads: 0 };
    const { html, cookies, once = false } = run.page;
    run.loads += 1;
    if (once && run.loads > 1) {
      request.socket.destroy();
      return;
    }
    if (cookies !== undefined) response.setHeader('set-cookie', [...cookies]);
    response.end(`<!doctype html><meta charset="utf-8">${html}`);
  };
}

/** More flows than this are never performed at the same time. */
const mostPages = 8;

/** Serves twins and performs flows on them; each has a page to itself while it lasts. */
export class TwinStage {
  readonly #browser: Browser;
  readonly #free: Page[];
  readonly #waiting: ((page: Page) => void)[] = [];
  readonly #server: PageServer;
  readonly #shown: Shown;

  private constructor(browser: Browser, pages: Page[], server: PageServer, shown: Shown) {
    this.#browser = browser;
    this.#free = pages;
    this.#server = server;
    this.#shown = shown;
  }

  static async start(): Promise<TwinStage> {
    const browser = await chromium.launch({ executablePath: findBrowser() ?? 'chromium' });
    // Each in a context of its own: they share no cookies.
    const newPage = (): Promise<Page> => browser.newPage({ viewport: { width: 1280, height: 720 } });
    const pages = await Promise.all(Array.from({ length: mostPages }, newPage));
    const shown = new Shown();
    const server = await PageServer.start((asked) => (asked === path ? shown.answer : undefined));
    return new TwinStage(browser, pages, server, shown);
  }

  /** Records a flow on a page. */
  async record(flow: FlowSpec, page: string | TwinPage, stepTimeoutMs: number): Promise<RecordResult> {
    return this.#on(page, (surface, env) =>
      recordFlow(flow, { surface, env, author: 'rules', stepTimeoutMs, workingDirectory }),
    );
  }

  /** Replays a trace as it would be read from disk. */
  async replay(trace: Trace, page: string | TwinPage): Promise<RunResult> {
    return this.#on(page, (surface, env) =>
      replayTrace(readTrace(writeTrace(trace)), { surface, env, workingDirectory }),
    );
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.stop();
  }

  async #on<T>(
    shown: string | TwinPage,
    work: (surface: WebSurface, env: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T> {
    const page = await this.#take();
    await page.context().clearCookies();
    const run = this.#shown.show(shown);
    const surface = WebSurface.fromPage(page);
    try {
      return await work(surface, { PAGE: `${this.#server.origin()}${path}?run=${run}` });
    } finally {
      await surface.close();
      this.#give(page);
    }
  }

  async #take(): Promise<Page> {
    return this.#free.pop() ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(page: Page): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free.push(page);
    else next(page);
  }
}
