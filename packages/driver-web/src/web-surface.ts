// A web page as a Surface: questions go to the page script, acts go in as real input, pictures come out masked.
import {
  type Act,
  type ActOutcome,
  type CookieFacts,
  type DialogAnswer,
  type DialogEvent,
  type Dispatched,
  type Download,
  DriverError,
  type Evidence,
  type Gesture,
  type InventoryEntry,
  type Locator,
  type OpenRequest,
  type Picture,
  type PictureMask,
  type Question,
  type Resolution,
  type Surface,
  type SurfaceReading,
  type TreeCapture,
  type TreeRequest,
} from '@flowproof/driver';
import type { BrowserContext, Dialog, Page } from 'playwright-core';
import { afterFault } from './acts/after-fault.ts';
import { performAct } from './acts/perform.ts';
import { Progress } from './acts/progress.ts';
import { preparePage, sameAddress } from './browser/foreign-page.ts';
import { webCapabilities } from './capabilities.ts';
import { atMost, within } from './deadline.ts';
import { Dialogs } from './dialogs.ts';
import { Downloads } from './downloads.ts';
import { Elements } from './elements.ts';
import { notExploring, notOpen, pageDidNotOpen, transportFault } from './errors.ts';
import { ConsoleLog } from './evidence.ts';
import { Exploration } from './explore/exploration.ts';
import { readAppPage, requireAppPage } from './page/app-page.ts';
import type { Tab } from './page/tab.ts';
import { Tabs } from './page/tabs.ts';
import { takePicture } from './picture.ts';

/** Bounds of a surface's own waits. */
export interface WebSurfaceOptions {
  /** Until the page must have answered a question, ms; 10000 when absent. */
  readonly answerTimeoutMs?: number;
  /** Until an act stops waiting for the page that it went to, ms; 5000 when absent. */
  readonly leaveTimeoutMs?: number;
}

/** A page that is ready to be opened, and how to be rid of it. */
export interface HeldPage {
  readonly page: Page;
  /** Its context, when that is ours alone. */
  readonly context?: BrowserContext;
  /** Script that fills the storage of the first document. */
  readonly seed?: string;
  /** Stays where it is when it shows the address already. */
  readonly mayStay?: boolean;
  readonly close: () => Promise<void>;
}

/** How long closing may take, ms. */
const closeMs = 10_000;
/** How long letting go of a caller's page may take, ms. */
const releaseMs = 1000;

/**
 * A web page that flows run on.
 *
 * @example
 * // In a Playwright test: the page stays yours.
 * const surface = WebSurface.fromPage(page);
 * await surface.open({ timeoutMs: 15_000 });
 * const found = await surface.resolve({ kind: 'element', text: 'Save' }, { purpose: 'click' });
 */
export class WebSurface implements Surface {
  readonly name = 'web';
  readonly capabilities = webCapabilities;
  readonly #source: (request: OpenRequest) => Promise<HeldPage>;
  readonly #dialogs = new Dialogs();
  readonly #downloads = new Downloads();
  readonly #console = new ConsoleLog();
  readonly #elements = new Elements();
  readonly #bounds: { readonly answerMs: number; readonly leaveMs: number };
  #held: HeldPage | undefined;
  #tabs: Tabs | undefined;
  #exploration: Exploration | undefined;
  #launchUrl = '';
  #stopDialogs: () => void = () => undefined;

  private constructor(source: (request: OpenRequest) => Promise<HeldPage>, options: WebSurfaceOptions) {
    const { answerTimeoutMs = 10_000, leaveTimeoutMs = 5_000 } = options;
    this.#source = source;
    this.#bounds = { answerMs: answerTimeoutMs, leaveMs: leaveTimeoutMs };
  }

  /** @internal A surface whose page is made when it opens. */
  static fromSource(
    source: (request: OpenRequest) => Promise<HeldPage>,
    options: WebSurfaceOptions = {},
  ): WebSurface {
    return new WebSurface(source, options);
  }

  /**
   * Wraps a Playwright page of your own. `open` goes to the address unless the page shows it already, or none is given;
   * `close` lets go of the page and closes nothing.
   *
   * @throws CapabilityError, from `open`, for a browser shape that only a new context can have.
   * @example
   * const surface = WebSurface.fromPage(page);
   * await surface.open({ url: 'http://127.0.0.1:3000/', timeoutMs: 15_000 });
   */
  static fromPage(page: Page, options: WebSurfaceOptions = {}): WebSurface {
    return new WebSurface(async (request) => {
      const { seed, undo } = await preparePage(page, request);
      return { page, ...(seed !== undefined && { seed }), mayStay: true, close: undo };
    }, options);
  }

  async open(request: OpenRequest): Promise<void> {
    const until = performance.now() + request.timeoutMs;
    const left = (): number => Math.max(1, Math.ceil(until - performance.now()));
    const held = await this.#source(request);
    this.#held = held;
    const url = request.url ?? held.page.url();
    const watcher = explorationOf(request, url);
    const exploring = watcher?.conducts === true ? watcher : undefined;
    this.#exploration = watcher;
    if (exploring !== undefined) this.#dialogs.follow(exploring);
    const tabs = new Tabs({
      bounds: this.#bounds,
      dialogs: this.#dialogs,
      console: this.#console,
      listenPerPage: held.context === undefined,
      ...(watcher !== undefined && { watcher }),
      ...(exploring !== undefined && {
        onPopup: (popup) => {
          exploring.popup(popup);
        },
      }),
    });
    this.#tabs = tabs;
    this.#listenToContext(held, tabs);
    let tab: Tab | undefined;
    try {
      await this.#downloads.begin(request.browser?.downloads_dir);
      this.#downloads.listen(held, exploring);
      tab = await within(left(), 'attach to the page', tabs.add(held.page));
      if (request.url !== undefined) await this.#load(held, tab, request.url, left());
      await within(left(), 'the first document', tab.world());
    } catch (cause) {
      const reason = tab?.line.broken ?? cause;
      await this.close();
      throw reason instanceof DriverError && reason.code !== 'transport'
        ? reason
        : pageDidNotOpen(url, cause);
    }
    this.#launchUrl = url;
  }

  async activate(): Promise<void> {
    const tab = await this.#livingTab();
    await within(this.#bounds.answerMs, 'bring the page to the front', tab.page.bringToFront()).catch(
      rethrow,
    );
    await this.#exploration?.bringBack(tab);
  }

  async close(): Promise<void> {
    const held = this.#held;
    const tabs = this.#tabs;
    this.#held = undefined;
    this.#tabs = undefined;
    this.#stopDialogs();
    if (held?.context === undefined) await atMost(releaseMs, tabs?.release() ?? Promise.resolve());
    else tabs?.end();
    await atMost(closeMs, held?.close() ?? Promise.resolve());
    await this.#downloads.end();
  }

  /** Resolves when the page that is followed is closed by somebody: for a browser that is left open for a person. */
  async whenClosed(): Promise<void> {
    const { page } = await this.#tab();
    if (!page.isClosed())
      await new Promise<void>((resolve) =>
        page.once('close', () => {
          resolve();
        }),
      );
  }

  async resolve(locator: Locator, question: Question): Promise<Resolution> {
    const tab = await this.#tab();
    const { answer, world } = await tab.ask('resolve', locator, question.purpose, question.read ?? []);
    requireAppPage(tab);
    if (answer.kind !== 'found') return answer;
    const { ref, point, facts, ...found } = answer;
    const { description } = found;
    return {
      ...found,
      element: this.#elements.remember({ tab, world, handle: ref, facts, point, description }),
    };
  }

  async count(
    locator: Locator,
    limit: number,
  ): Promise<number | Exclude<Resolution, { kind: 'found' | 'missing' }>> {
    const tab = await this.#tab();
    const { answer } = await tab.ask('count', locator, limit);
    requireAppPage(tab);
    return answer;
  }

  async read(what: SurfaceReading): Promise<string> {
    return readAppPage(await this.#tab(), what);
  }

  async cookies(): Promise<readonly CookieFacts[]> {
    const { page } = await this.#tab();
    const cookies = await within(
      this.#bounds.answerMs,
      'read the cookies',
      page.context().cookies(page.url()),
    ).catch(rethrow);
    return cookies.map(({ name, httpOnly, secure, expires }) => ({
      name,
      httpOnly,
      secure,
      persistent: expires >= 0,
    }));
  }

  async act(act: Act): Promise<ActOutcome> {
    const tabs = this.#openTabs();
    const tab = await tabs.current();
    if (tab.line.broken !== undefined) throw tab.line.broken;
    const { windowOpens } = tab.navigation;
    const { followed } = tabs;
    const progress = new Progress();
    let outcome: ActOutcome;
    try {
      outcome = await performAct(
        { tab, elements: this.#elements, launchUrl: this.#launchUrl, progress },
        act,
      );
    } catch (error) {
      outcome = await afterFault(tab, tabs, progress, error);
    }
    if (progress.begun) {
      await tab.navigation.settled(this.#bounds.leaveMs);
      if (tab.navigation.windowOpens > windowOpens) await tabs.awaitFollowed(followed, this.#bounds.leaveMs);
    }
    const note = tabs.takeNote();
    return outcome.kind === 'done' && note !== undefined ? { ...outcome, note } : outcome;
  }

  armDialog(answer: DialogAnswer | undefined): void {
    this.#dialogs.arm(answer);
  }

  takeDialogs(): readonly DialogEvent[] {
    return this.#dialogs.take();
  }

  async downloads(): Promise<readonly Download[]> {
    this.#openTabs();
    return Promise.resolve(this.#downloads.unclaimed());
  }

  claimDownload(id: Download['id']): void {
    this.#downloads.claim(id);
  }

  async inventory(): Promise<readonly InventoryEntry[]> {
    return (await (await this.#tab()).ask('inventory')).answer;
  }

  async capture(masks: readonly PictureMask[]): Promise<Picture | undefined> {
    const tab = await this.#tab().catch(() => undefined);
    return tab && takePicture(tab, masks);
  }

  async evidence({ dom }: { readonly dom: boolean }): Promise<Evidence> {
    const console = this.#console.take();
    if (!dom) return { console };
    // Evidence is gathered about something that has gone wrong already: what cannot be had is left out.
    const text = await this.#tab()
      .then((tab) => tab.ask('dom'))
      .catch(() => undefined);
    return { console, ...(text !== undefined && { dom: text.answer }) };
  }

  async tree(request: TreeRequest): Promise<TreeCapture> {
    const tab = await this.#tab();
    const exploration = this.#explored();
    // A step of its own: dialogs are counted anew.
    if (exploration.conducts) this.#dialogs.take();
    return exploration.observe(tab, request);
  }

  async dispatch(gesture: Gesture): Promise<Dispatched> {
    const exploration = this.#explored();
    const tab = await this.#tab().catch((error: unknown) => error as Error);
    if (tab instanceof Error) return { kind: 'refused', reason: 'apply_error', message: tab.message };
    return exploration.dispatch(tab, gesture);
  }

  #explored(): Exploration {
    if (this.#exploration === undefined) throw notExploring();
    return this.#exploration;
  }

  async #load(held: HeldPage, tab: Tab, url: string, timeout: number): Promise<void> {
    const { page, seed, mayStay = false } = held;
    if (mayStay && sameAddress(page.url(), url)) return;
    const source = seed;
    const script =
      source === undefined
        ? undefined
        : await tab.line.send((cdp) => cdp.send('Page.addScriptToEvaluateOnNewDocument', { source }), {
            what: 'fill the storage',
          });
    const { commits } = tab.navigation;
    const loading = page.goto(url, { waitUntil: 'load', timeout });
    await tab.navigation.orOnce(
      () => tab.navigation.commits !== commits,
      () => loading,
    );
    if (script !== undefined)
      await tab.line.send((cdp) => cdp.send('Page.removeScriptToEvaluateOnNewDocument', script), {
        what: 'stop filling the storage',
      });
    await loading;
  }

  #listenToContext({ context }: HeldPage, tabs: Tabs): void {
    if (context === undefined) return;
    const onDialog = (dialog: Dialog): void => void tabs.onDialog(dialog);
    context.on('dialog', onDialog);
    this.#stopDialogs = () => {
      context.off('dialog', onDialog);
    };
  }

  #openTabs(): Tabs {
    if (this.#tabs === undefined) throw notOpen();
    return this.#tabs;
  }

  // While exploring, a page that crashed or closed itself is followed by a new one.
  async #livingTab(): Promise<Tab> {
    const tab = await this.#tab();
    const context = this.#held?.context;
    const exploration = this.#exploration;
    if (tab.line.broken === undefined || exploration?.conducts !== true || context === undefined) return tab;
    exploration.lost();
    const page = await within(this.#bounds.answerMs, 'open a new page', context.newPage()).catch(rethrow);
    const next = await this.#openTabs().add(page);
    void atMost(closeMs, tab.page.close());
    return next;
  }

  async #tab(): Promise<Tab> {
    return this.#openTabs().current();
  }
}

function rethrow(error: unknown): never {
  throw transportFault(error);
}

function explorationOf(
  { exploring, watched, browser }: OpenRequest,
  startUrl: string,
): Exploration | undefined {
  if (exploring === undefined && watched !== true) return undefined;
  const touch = browser?.viewport?.touch ?? false;
  return new Exploration({ ...(exploring !== undefined && { shape: exploring }), startUrl, touch });
}
