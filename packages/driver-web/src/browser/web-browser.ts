// One browser process for many flows: started once, replaced when it has died, private where a flow needs that.
import type { OpenRequest } from '@flowproof/driver';
import type { Browser } from 'playwright-core';
import { argsAtEndpoint, noAddress } from '../errors.ts';
import { type HeldPage, WebSurface, type WebSurfaceOptions } from '../web-surface.ts';
import { openContext } from './context.ts';
import { connectBrowser, launchBrowser } from './launch.ts';

/** How a browser is had. Nothing is read from the environment. */
export interface WebBrowserOptions extends WebSurfaceOptions {
  /** Path of the browser, usually from `findBrowser()`. Not needed with an endpoint. */
  readonly executablePath?: string | undefined;
  /** A browser that runs elsewhere: `http(s)://…` and `ws(s)://…/devtools/…` speak CDP, others are Playwright servers. */
  readonly endpoint?: string | undefined;
  /** A visible window; each surface then has a process of its own. */
  readonly headed?: boolean;
  /** A process of its own for every surface. */
  readonly privateProcess?: boolean;
  /** False: whoever starts the browser deals with signals and closes it; true by default, the browser ends with them. */
  readonly endsOnSignals?: boolean;
  /** Told once what a person should know: that the sandbox had to be switched off. */
  readonly onNotice?: (text: string) => void;
}

/**
 * The browser that web flows run in. Every surface has its own cookies, cache and storage.
 *
 * @example
 * const browser = new WebBrowser({ executablePath: findBrowser() });
 * const surface = browser.newSurface();
 * await surface.open({ url: 'http://127.0.0.1:3000/', timeoutMs: 15_000 });
 * await surface.close();
 * await browser.close();
 */
export class WebBrowser {
  readonly #options: WebBrowserOptions;
  #shared: Promise<Browser> | undefined;
  #noticed = false;

  constructor(options: WebBrowserOptions) {
    this.#options = options;
  }

  /** A surface that opens its own page in this browser. The browser starts with the first one that opens. */
  newSurface(): WebSurface {
    const { answerTimeoutMs, leaveTimeoutMs, headed = false } = this.#options;
    return WebSurface.fromSource((request) => this.#openPage(request, headed), {
      ...(answerTimeoutMs !== undefined && { answerTimeoutMs }),
      ...(leaveTimeoutMs !== undefined && { leaveTimeoutMs }),
    });
  }

  /** Ends the shared process; surfaces in it end with it. Never rejects. */
  async close(): Promise<void> {
    const shared = this.#shared;
    this.#shared = undefined;
    await shared?.then((browser) => browser.close()).catch(() => undefined);
  }

  async #openPage(request: OpenRequest, headed: boolean): Promise<HeldPage> {
    const { url } = request;
    if (url === undefined) throw noAddress();
    const { browser, own } = await this.#browserFor(request);
    try {
      const { context, page } = await openContext(browser, request, url, headed);
      return {
        page,
        context,
        close: async () => {
          await context.close();
          if (own) await browser.close();
        },
      };
    } catch (error) {
      if (own) await browser.close().catch(() => undefined);
      // A process that died since the last flow is found out only now: the next one takes its place.
      else if (!browser.isConnected() && (await this.#sharedBrowser(request.timeoutMs)) !== browser)
        return this.#openPage(request, headed);
      throw error;
    }
  }

  async #browserFor(request: OpenRequest): Promise<{ readonly browser: Browser; readonly own: boolean }> {
    const { endpoint, headed = false, privateProcess = false } = this.#options;
    const args = request.browser?.args ?? [];
    if (endpoint !== undefined && args.length > 0) throw argsAtEndpoint();
    if (endpoint === undefined && (headed || privateProcess || args.length > 0))
      return { browser: await this.#launch(args, request.timeoutMs), own: true };
    return { browser: await this.#sharedBrowser(request.timeoutMs), own: false };
  }

  #sharedBrowser(timeoutMs: number): Promise<Browser> {
    if (this.#shared !== undefined) return this.#shared;
    const { endpoint } = this.#options;
    const starting =
      endpoint === undefined ? this.#launch([], timeoutMs) : connectBrowser(endpoint, timeoutMs);
    this.#shared = starting;
    const forget = (): void => {
      if (this.#shared === starting) this.#shared = undefined;
    };
    starting.then((browser) => browser.once('disconnected', forget), forget);
    return starting;
  }

  #launch(args: readonly string[], timeoutMs: number): Promise<Browser> {
    const { executablePath, headed = false, endsOnSignals = true, onNotice } = this.#options;
    return launchBrowser({
      executablePath,
      headed,
      args,
      timeoutMs,
      endsOnSignals,
      onNotice: (text) => {
        if (!this.#noticed) onNotice?.(text);
        this.#noticed = true;
      },
    });
  }
}
