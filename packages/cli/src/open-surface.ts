// The surfaces an app id asks for, and the one browser behind them. The one place where a command line knows
// technologies by name.
import type { Surface } from '@flowproof/driver';
import type { WebBrowser, WebSurface } from '@flowproof/driver-web';
import { CommandError } from './command-error.ts';
import { type Interruption, uninterrupted } from './interruption.ts';

/** How surfaces are had. */
export interface SurfacesOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A visible browser that a person closes. */
  readonly keepOpen?: boolean;
  /** Told what a person should know about the browser. */
  readonly onNotice: (text: string) => void;
  readonly interruption?: Interruption | undefined;
  /** The caller closes at a signal what was started, in its own time. */
  readonly endsOnSignals?: boolean;
}

/** Makes surfaces. What they run in starts with the first and ends with `close`. */
export class Surfaces {
  readonly #options: SurfacesOptions;
  #browser: Promise<WebBrowser> | undefined;
  #last: WebSurface | undefined;
  #release: () => void = () => undefined;

  constructor(options: SurfacesOptions) {
    this.#options = options;
  }

  /** A surface of its own for one run of a flow; the engine opens it, the caller closes it. */
  async newSurface(app: string): Promise<Surface> {
    if (app !== 'web') {
      throw new CommandError('unsupported_app', `app ${app} cannot be driven by this version`, {
        hint: 'this version drives app: web',
      });
    }
    this.#browser ??= this.#startBrowser();
    this.#last = (await this.#browser).newSurface();
    return this.#last;
  }

  /** Closes a surface that has done its work, unless it is left to a person. */
  async release(surface: Surface): Promise<void> {
    if (this.#options.keepOpen !== true) await surface.close();
  }

  /** Waits until the page of the newest surface is closed by a person. */
  async untilClosed(): Promise<void> {
    // Where no page came to be, there is nothing to wait for.
    await this.#last?.whenClosed().catch(() => undefined);
  }

  /** Ends what was started. */
  async close(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    this.#release();
    await browser?.then((started) => started.close());
  }

  async #startBrowser(): Promise<WebBrowser> {
    const { findBrowser, WebBrowser } = await import('@flowproof/driver-web');
    const {
      env,
      keepOpen = false,
      onNotice,
      interruption = uninterrupted,
      endsOnSignals = true,
    } = this.#options;
    const endpoint = env['FLOWPROOF_BROWSER_ENDPOINT'];
    this.#release = interruption.guard(() => this.close());
    return new WebBrowser({
      executablePath: findBrowser({ env }),
      ...(endpoint !== undefined && endpoint !== '' && { endpoint }),
      headed: keepOpen || env['FLOWPROOF_HEADED'] !== undefined,
      privateProcess: env['FLOWPROOF_NO_SHARED_BROWSER'] !== undefined,
      endsOnSignals,
      onNotice: (text) => {
        onNotice(`notice: ${text}`);
      },
    });
  }
}
