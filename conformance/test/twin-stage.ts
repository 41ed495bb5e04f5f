// One page of one browser on which twins are performed one after the other, each at an address of its own.
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

/** What the server answers at the moment. */
class Shown {
  #page: TwinPage = { html: '' };
  #loads = 0;

  show(page: string | TwinPage): void {
    this.#page = typeof page === 'string' ? { html: page } : page;
    this.#loads = 0;
  }

  answer: ServedPage = (request, response) => {
    const { html, cookies, once = false } = this.#page;
    this.#loads += 1;
    if (once && this.#loads > 1) {
      request.socket.destroy();
      return;
    }
    if (cookies !== undefined) response.setHeader('set-cookie', [...cookies]);
    response.end(`<!doctype html><meta charset="utf-8">${html}`);
  };
}

/** Serves twins and performs flows on them. */
export class TwinStage {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #server: PageServer;
  readonly #shown: Shown;
  #runs = 0;

  private constructor(browser: Browser, page: Page, server: PageServer, shown: Shown) {
    this.#browser = browser;
    this.#page = page;
    this.#server = server;
    this.#shown = shown;
  }

  static async start(): Promise<TwinStage> {
    const browser = await chromium.launch({ executablePath: findBrowser() ?? 'chromium' });
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const shown = new Shown();
    const server = await PageServer.start((asked) => (asked === path ? shown.answer : undefined));
    return new TwinStage(browser, page, server, shown);
  }

  /** Records a flow on a page. */
  async record(flow: FlowSpec, page: string | TwinPage, stepTimeoutMs: number): Promise<RecordResult> {
    const env = await this.#show(page);
    return this.#on((surface) =>
      recordFlow(flow, { surface, env, author: 'rules', stepTimeoutMs, workingDirectory }),
    );
  }

  /** Replays a trace as it would be read from disk. */
  async replay(trace: Trace, page: string | TwinPage): Promise<RunResult> {
    const env = await this.#show(page);
    return this.#on((surface) =>
      replayTrace(readTrace(writeTrace(trace)), { surface, env, workingDirectory }),
    );
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.stop();
  }

  async #show(page: string | TwinPage): Promise<Readonly<Record<string, string>>> {
    this.#shown.show(page);
    this.#runs += 1;
    await this.#page.context().clearCookies();
    return { PAGE: `${this.#server.origin()}${path}?run=${this.#runs}` };
  }

  async #on<T>(work: (surface: WebSurface) => Promise<T>): Promise<T> {
    const surface = WebSurface.fromPage(this.#page);
    try {
      return await work(surface);
    } finally {
      await surface.close();
    }
  }
}
