// What a web surface keeps while it is explored: what happened, which elements the last look showed, when it last acted.
import { randomUUID } from 'node:crypto';
import type {
  DialogAnswer,
  DialogEvent,
  Dispatched,
  ExploringShape,
  Gesture,
  TreeCapture,
  TreeRequest,
} from '@flowproof/driver';
import type { CDPSession, Download, Page } from 'playwright-core';
import { goTo } from '../acts/navigate.ts';
import { Progress } from '../acts/progress.ts';
import { atMost } from '../deadline.ts';
import type { DialogRule } from '../dialogs.ts';
import type { PageWatcher, Tab } from '../page/tab.ts';
import { performGesture } from './gesture.ts';
import { Happenings } from './happenings.ts';
import { reportClickListeners } from './listener-report.ts';
import { Meter } from './meter.ts';
import { NetworkFaults } from './network-faults.ts';
import { observePage } from './observe-page.ts';
import { refused } from './outcome.ts';
import { Requests } from './requests.ts';

/** How long a window that opened may take to be closed again, ms. */
const closeMs = 5000;

/** What is explored, and how. */
export interface ExplorationOptions {
  /** Absent: a flow is watched, and what the application does is left to the flow. */
  readonly shape?: ExploringShape;
  readonly startUrl: string;
  /** The page is touched and has no mouse. */
  readonly touch: boolean;
}

/** One exploration of one surface. */
export class Exploration implements PageWatcher, DialogRule {
  readonly requests = new Requests();
  readonly faults = new NetworkFaults();
  readonly meter = new Meter();
  readonly touch: boolean;
  readonly listenerEvents = { question: randomUUID(), answer: randomUUID() };
  readonly #happenings = new Happenings();
  readonly #shape: ExploringShape | undefined;
  readonly #origins: ReadonlySet<string>;
  #allowed: string;
  #address = '';
  #mainFrame: string | undefined;
  #shown: { readonly tab: Tab; readonly world: string } | undefined;
  #answeredAt = 0;

  constructor({ shape, startUrl, touch }: ExplorationOptions) {
    this.#shape = shape;
    this.touch = touch;
    this.#origins = new Set([startUrl, ...(shape?.allowedOrigins ?? [])].map(originOf));
    this.#allowed = startUrl;
  }

  /** False where a flow is watched: dialogs, windows, files and addresses are the flow's. */
  get conducts(): boolean {
    return this.#shape !== undefined;
  }

  /** When the page answered the last gesture, by this process's clock, ms. */
  get answeredAt(): number {
    return this.#answeredAt;
  }

  listen(session: CDPSession): void {
    this.#happenings.listen(session);
    this.requests.listen(session);
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId !== undefined) return;
      this.#mainFrame = frame.id;
      this.#navigated(`${frame.url}${frame.urlFragment ?? ''}`);
    });
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === this.#mainFrame && url !== this.#address) this.#navigated(url);
    });
    session.on('Page.fileChooserOpened', () => {
      this.#happenings.dialog({ type: 'file chooser', message: '', answer: 'cancel' });
    });
  }

  begin(session: CDPSession): Promise<unknown> {
    const source = `(${reportClickListeners.toString()})(${JSON.stringify(this.listenerEvents)});`;
    return Promise.all([
      session.send('Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: true }),
      session.send('Network.enable'),
      session.send('Performance.enable'),
      this.conducts && session.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true }),
    ]);
  }

  answerTo(type: DialogEvent['type']): DialogAnswer['disposition'] {
    const ofChoice = type === 'confirm' || type === 'prompt';
    return (ofChoice ? this.#shape?.dialogs : undefined) ?? 'accept';
  }

  answered({ type, message, answered }: DialogEvent): void {
    this.#happenings.dialog({ type, message, answer: answered });
  }

  /** Closes a window that the application opened. */
  popup(page: Page): void {
    this.#happenings.navigation(page.url(), true);
    void atMost(closeMs, page.close());
  }

  /** Throws a file away that the application handed over. */
  download(download: Download): void {
    this.#happenings.dialog({ type: 'download', message: download.suggestedFilename(), answer: 'discard' });
    void atMost(closeMs, download.cancel());
  }

  /** Whether an address belongs to the application. */
  isInFront(url: string): boolean {
    return !this.conducts || this.#origins.has(originOf(url));
  }

  /** One observation of the page. */
  async observe(tab: Tab, request: TreeRequest): Promise<TreeCapture> {
    // Before the first gesture there is the opening: what the page asked for by itself is waited for just the same.
    if (this.#answeredAt === 0) this.#answeredAt = performance.now();
    try {
      const { world, ...capture } = await observePage(this, tab, request);
      this.#shown = { tab, world };
      return { ...capture, happened: this.#happenings.take() };
    } catch (error) {
      const gone = tab.line.broken;
      if (gone === undefined || tab.page.context().browser()?.isConnected() !== true) throw error;
      return this.#nothing(gone.message);
    }
  }

  // A page that crashed or closed itself is what a person would see: nothing.
  #nothing(reason: string): TreeCapture {
    if (this.#shown !== undefined) this.#happenings.fatal(reason);
    this.#shown = undefined;
    return {
      tree: JSON.stringify({ elements: [], depths: [] }),
      settled: true,
      inFront: false,
      url: null,
      happened: this.#happenings.take(),
      metrics: {},
      viewport: { width: 0, height: 0 },
    };
  }

  /** The world that the last observation's elements live in, if it is still there. */
  worldShown(tab: Tab): string | undefined {
    const shown = this.#shown;
    return shown?.tab === tab && tab.isCurrent(shown.world) ? shown.world : undefined;
  }

  /** Makes one gesture; never rejects. */
  async dispatch(tab: Tab, gesture: Gesture): Promise<Dispatched> {
    const gone = tab.line.broken;
    if (gone !== undefined) return refused('apply_error', gone.message);
    this.requests.begin();
    try {
      return await performGesture(this, tab, gesture);
    } finally {
      this.#answeredAt = performance.now();
    }
  }

  /** Opens the last address of the application again, where something else is shown. */
  async bringBack(tab: Tab): Promise<void> {
    if (this.isInFront(this.#address)) return;
    await goTo(tab, this.#allowed, new Progress());
  }

  /** The page is gone, so what is opened next is opened anew. */
  lost(): void {
    this.#address = '';
  }

  #navigated(url: string): void {
    this.#address = url;
    if (this.isInFront(url)) this.#allowed = url;
    this.#happenings.navigation(url, false);
  }
}

// Files and data have no origin by the standard.
function originOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}
