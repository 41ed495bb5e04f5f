// Knows whether the page is being left, and when that is over.
import type { CDPSession } from 'playwright-core';
import { pause } from '../deadline.ts';

/** How long a navigation that was announced and then unscheduled may take to begin after all, ms. */
const beginMs = 50;

/** Where the page's own navigation stands. */
type Stage = 'none' | 'requested' | 'begun';

/** Follows the navigations of a page's main frame. */
export class Navigation {
  readonly #listeners = new Set<() => void>();
  #stage: Stage = 'none';
  #mainFrame: string | undefined;
  #commits = 0;
  #windowOpens = 0;
  #unreachable: string | undefined;

  constructor(session: CDPSession) {
    session.on('Page.frameRequestedNavigation', ({ frameId, disposition }) => {
      if (this.#isMain(frameId) && disposition === 'currentTab' && this.#stage === 'none')
        this.#enter('requested');
    });
    session.on('Page.frameStartedNavigating', ({ frameId, navigationType }) => {
      if (this.#isMain(frameId) && !/sameDocument/i.test(navigationType)) this.#enter('begun');
    });
    session.on('Page.frameClearedScheduledNavigation', ({ frameId }) => {
      if (this.#isMain(frameId) && this.#stage === 'requested') void this.#calledOffUnlessItBegins();
    });
    session.on('Page.frameStoppedLoading', ({ frameId }) => {
      if (this.#isMain(frameId) && this.#stage === 'begun') this.#enter('none');
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId !== undefined) return;
      this.setMainFrame(frame.id);
      this.#commits += 1;
      this.#unreachable = frame.unreachableUrl;
      this.#enter('none');
    });
    session.on('Page.windowOpen', () => {
      this.#windowOpens += 1;
    });
  }

  /** The frame whose navigations count. */
  setMainFrame(frame: string): void {
    this.#mainFrame = frame;
  }

  /** True from the request to leave until the new document has committed or the request was called off. */
  get pending(): boolean {
    return this.#stage !== 'none';
  }

  /** How many documents this page has shown since it was watched. */
  get commits(): number {
    return this.#commits;
  }

  /** The address that did not open and in whose place the browser shows a page of its own. */
  get unreachable(): string | undefined {
    return this.#unreachable;
  }

  /** How many windows or tabs this page has asked for since it was watched. */
  get windowOpens(): number {
    return this.#windowOpens;
  }

  /** A dialog, or the end of the page, has stopped the navigation. */
  calledOff(): void {
    this.#enter('none');
  }

  /** Waits while a navigation is under way, at most this long, ms. Never rejects. */
  settled(timeoutMs: number): Promise<void> {
    return this.orOnce(
      () => !this.pending,
      () => pause(timeoutMs),
    );
  }

  /** What the work brings, or undefined as soon as a change of navigation makes the condition true. */
  orOnce<T>(condition: () => boolean, work: () => Promise<T>): Promise<T | undefined> {
    if (condition()) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const listener = (): void => {
        if (!condition()) return;
        this.#listeners.delete(listener);
        resolve(undefined);
      };
      this.#listeners.add(listener);
      work()
        .then(resolve, reject)
        .finally(() => this.#listeners.delete(listener));
    });
  }

  #isMain(frame: string): boolean {
    return this.#mainFrame === undefined || frame === this.#mainFrame;
  }

  #enter(stage: Stage): void {
    this.#stage = stage;
    for (const listener of [...this.#listeners]) listener();
  }

  // The renderer unschedules what the browser has taken over, and also what a dialog has stopped: the two differ only in
  // whether the navigation begins.
  async #calledOffUnlessItBegins(): Promise<void> {
    const { commits } = this;
    await pause(beginMs);
    if (this.#stage === 'requested' && this.#commits === commits) this.#enter('none');
  }
}
