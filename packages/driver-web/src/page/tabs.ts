// The pages of one flow: it follows the newest one that its clicks open, and returns when that closes.
import type { Dialog, Page } from 'playwright-core';
import { TransportError } from '@flowproof/driver';
import { atMost } from '../deadline.ts';
import { dialogLimit, type Dialogs } from '../dialogs.ts';
import { surfaceClosed, tooManyDialogs } from '../errors.ts';
import type { ConsoleLog } from '../evidence.ts';
import { type PageWatcher, Tab, type TabBounds } from './tab.ts';

interface Entry {
  readonly page: Page;
  readonly attached: Promise<Tab>;
  /** Set once attached. */
  tab: Tab | undefined;
  readonly stop: () => void;
}

/** Everything a flow's pages share. */
export interface TabsOptions {
  readonly bounds: TabBounds;
  readonly dialogs: Dialogs;
  readonly console: ConsoleLog;
  /** Whether dialogs of each page are listened for here; a context of our own listens for all of them at once. */
  readonly listenPerPage: boolean;
  /** Set while exploring or watched: hears everything from the first moment on. */
  readonly watcher?: PageWatcher;
  /** Set while exploring: is handed pages that open, which are not followed then. */
  readonly onPopup?: (page: Page) => void;
}

/** The stack of pages that a flow has walked into. */
export class Tabs {
  readonly #options: TabsOptions;
  readonly #stack: Entry[] = [];
  #followed = 0;
  #note: string | undefined;
  #lastFault: Error = new TransportError('the page was closed');

  constructor(options: TabsOptions) {
    this.#options = options;
  }

  /** How many new pages have been followed. */
  get followed(): number {
    return this.#followed;
  }

  /** Attaches to a page and follows it. Rejects with `TransportError`. */
  async add(page: Page): Promise<Tab> {
    return this.#push(page).attached;
  }

  /** The page that is followed now. Rejects with the reason why there is none. */
  async current(): Promise<Tab> {
    for (;;) {
      const entry = this.#stack.at(-1);
      if (entry === undefined) throw this.#lastFault;
      try {
        return await entry.attached;
      } catch (error) {
        this.#lastFault = error as Error;
        this.#remove(entry);
      }
    }
  }

  /** True when a page other than this one is there to go on with. */
  hasAnotherThan(tab: Tab): boolean {
    return this.#stack.some((entry) => entry.tab !== tab);
  }

  /** What is worth saying about pages opened or closed since the last call. */
  takeNote(): string | undefined {
    const note = this.#note;
    this.#note = undefined;
    return note;
  }

  /** Waits for a page that a click has asked for, at most this long, ms. */
  async awaitFollowed(before: number, timeoutMs: number): Promise<void> {
    const page = this.#stack.at(-1)?.page;
    if (this.#followed > before || page === undefined) return;
    await atMost(timeoutMs, page.waitForEvent('popup', { timeout: timeoutMs }));
  }

  /** Answers a dialog of any of the pages. */
  async onDialog(dialog: Dialog): Promise<void> {
    const page = dialog.page();
    const entry = this.#stack.find((each) => each.page === page) ?? this.#stack.at(-1);
    const { type, dismissed, tooMany } = await this.#options.dialogs.answer(dialog);
    if (tooMany !== undefined) {
      const tab = await entry?.attached.catch(() => undefined);
      await tab?.giveUp(tooManyDialogs(dialogLimit, tooMany));
    } else if (type === 'beforeunload' && dismissed) entry?.tab?.navigation.calledOff();
  }

  /** Ends every question that is under way. The pages are closed with their context. */
  end(): void {
    for (const { tab, stop } of this.#stack.splice(0)) {
      stop();
      tab?.line.break(surfaceClosed());
    }
  }

  /** Lets go of every page and closes none. */
  async release(): Promise<void> {
    const released = this.#stack.map(({ tab }) => tab?.release() ?? Promise.resolve());
    this.end();
    await Promise.all(released);
  }

  #push(page: Page): Entry {
    const attached = Tab.attach(page, this.#options.bounds, this.#options.watcher);
    const entry: Entry = { page, attached, tab: undefined, stop: this.#listen(page, () => entry) };
    this.#stack.push(entry);
    attached.then(
      (tab) => {
        entry.tab = tab;
      },
      () => undefined,
    );
    return entry;
  }

  #listen(page: Page, entry: () => Entry): () => void {
    const { onPopup: instead } = this.#options;
    const onPopup = (popup: Page): void => {
      if (instead !== undefined) {
        instead(popup);
        return;
      }
      this.#followed += 1;
      this.#note = `a new tab opened and was followed: ${popup.url()}`;
      this.#push(popup);
    };
    const onDialog = (dialog: Dialog): void => void this.onDialog(dialog);
    const onClose = (): void => {
      this.#remove(entry());
    };
    const stopConsole = this.#options.console.listen(page);
    page.on('popup', onPopup).on('close', onClose);
    if (this.#options.listenPerPage) page.on('dialog', onDialog);
    return () => {
      stopConsole();
      page.off('popup', onPopup).off('close', onClose).off('dialog', onDialog);
    };
  }

  #remove(entry: Entry): void {
    const index = this.#stack.indexOf(entry);
    // The only page stays: its line says why it is gone.
    if (index < 0 || this.#stack.length === 1) return;
    this.#stack.splice(index, 1);
    entry.stop();
    const next = this.#stack.at(-1);
    if (index === this.#stack.length && next !== undefined)
      this.#note = `the tab closed, and the flow went on in the one before it: ${next.page.url()}`;
  }
}
