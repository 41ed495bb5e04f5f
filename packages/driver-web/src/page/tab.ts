// One page held open: its line, its isolated world, its navigations. Asks the page script and nothing else.
import type { CDPSession, Page } from 'playwright-core';
import { type DriverError, TransportError } from '@flowproof/driver';
import { pageScriptFailed } from '../errors.ts';
import { pageScriptSource } from '../page-script/generated/page-script.ts';
import type { PageListenerEvents, PageScript } from '../page-script/protocol.ts';
import { Line, WorldLost } from './line.ts';
import { Navigation } from './navigation.ts';
import { worldName, Worlds } from './worlds.ts';

// The page script's own name for itself in its world.
const pageScriptName = '__flowproof';

/** Questions that can be put to the page script. */
export type PageMethod = keyof PageScript;

/** One question: its name and its arguments. */
export type PageCall<M extends PageMethod> = readonly [method: M, ...args: Parameters<PageScript[M]>];

/** What a question is answered with. */
export type PageAnswer<M extends PageMethod> = Awaited<ReturnType<PageScript[M]>>;

/** Listens to a page from its first moment on. */
export interface PageWatcher {
  /** By which page and page script speak about listeners. */
  readonly listenerEvents: PageListenerEvents;
  /** Hears the session before anything is sent. */
  listen(session: CDPSession): void;
  /** Commands that switch on what is listened for. */
  begin(session: CDPSession): Promise<unknown>;
}

/** Bounds of a tab's waits, ms. */
export interface TabBounds {
  /** Until a question is answered. */
  readonly answerMs: number;
  /** Until a navigation that an act started has committed. */
  readonly leaveMs: number;
}

// The calls of one trip, in order; the page script is plain functions, so nothing of the page can come between them.
// JSON has no undefined: an argument that is left out arrives as null.
const callAll = `function (calls) {
  const answers = [];
  for (const [method, ...args] of calls)
    answers.push(globalThis.${pageScriptName}[method](...args.map((arg) => arg ?? undefined)));
  return answers;
}`;

/** A page and everything that is known of it. */
export class Tab {
  readonly page: Page;
  readonly bounds: TabBounds;
  readonly navigation: Navigation;
  readonly line: Line;
  readonly #worlds: Worlds;
  #givenUp: DriverError | undefined;

  private constructor(page: Page, session: CDPSession, bounds: TabBounds) {
    this.page = page;
    this.bounds = bounds;
    this.line = new Line(session, bounds.answerMs);
    this.navigation = new Navigation(session);
    this.#worlds = new Worlds(session, (world) => {
      this.line.loseWorld(world);
    });
    page.once('close', () => {
      this.#end('the page was closed');
    });
    page.once('crash', () => {
      this.#end('the page crashed');
    });
  }

  /** Puts the page script into every document of the page, present and future. Rejects with `TransportError`. */
  static async attach(page: Page, bounds: TabBounds, watcher?: PageWatcher): Promise<Tab> {
    const session = await page.context().newCDPSession(page);
    const tab = new Tab(page, session, bounds);
    watcher?.listen(session);
    const watching =
      watcher === undefined
        ? ''
        : `;globalThis.${pageScriptName}.watchChanges(${JSON.stringify(watcher.listenerEvents)});`;
    const send = { what: 'attach to the page' };
    const [tree] = await Promise.all([
      tab.line.send((cdp) => cdp.send('Page.getFrameTree'), send),
      tab.line.send((cdp) => cdp.send('Page.enable'), send),
      tab.line.send((cdp) => cdp.send('Runtime.enable'), send),
      tab.line.send(
        (cdp) =>
          cdp.send('Page.addScriptToEvaluateOnNewDocument', {
            source: `${pageScriptSource}${watching}`,
            worldName,
            runImmediately: true,
          }),
        send,
      ),
      tab.line.send((cdp) => watcher?.begin(cdp) ?? Promise.resolve(), send),
    ]);
    tab.navigation.setMainFrame(tree.frameTree.frame.id);
    tab.#worlds.setMainFrame(tree.frameTree.frame.id);
    return tab;
  }

  /** Why the page was closed by us in the middle of an act; undefined for a page that was not. */
  get givenUp(): DriverError | undefined {
    return this.#givenUp;
  }

  /** Answers nothing more and closes the page, which would never come to rest. */
  async giveUp(reason: DriverError): Promise<void> {
    this.#givenUp = reason;
    this.line.break(reason);
    this.navigation.calledOff();
    await this.page.close().catch(() => undefined);
  }

  /** The world of the document that is shown now. */
  world(): Promise<string> {
    return this.#worlds.current(this.bounds.answerMs);
  }

  /** True while the document that this world belongs to is shown. */
  isCurrent(world: string): boolean {
    return this.#worlds.isCurrent(world);
  }

  /** Puts a question that names no element; asked again in the new document when the old one goes away under it. */
  async ask<M extends PageMethod>(
    ...call: PageCall<M>
  ): Promise<{ readonly answer: PageAnswer<M>; readonly world: string }> {
    return this.inCurrentWorld(call[0], (world) => this.askIn(world, ...call));
  }

  /** Puts a question in one world. Rejects with `WorldLost` when that document has gone. */
  async askIn<M extends PageMethod>(world: string, ...call: PageCall<M>): Promise<PageAnswer<M>> {
    const [answer] = await this.#callAll(world, [call]);
    return answer as PageAnswer<M>;
  }

  /** Puts a question in one world that the page takes its time to answer, at most this long beside the usual bound, ms. */
  async askWaiting<M extends PageMethod>(
    world: string,
    longestMs: number,
    ...[method, ...args]: PageCall<M>
  ): Promise<PageAnswer<M>> {
    const source = `function (...args) { return globalThis.${pageScriptName}.${method}(...args); }`;
    return (await this.#call(world, source, args, method, longestMs)) as PageAnswer<M>;
  }

  /** Two questions in one trip and in one layout. */
  async askBothIn<A extends PageMethod, B extends PageMethod>(
    world: string,
    first: PageCall<A>,
    second: PageCall<B>,
  ): Promise<readonly [PageAnswer<A>, PageAnswer<B>]> {
    const [one, two] = await this.#callAll(world, [first, second]);
    return [one as PageAnswer<A>, two as PageAnswer<B>];
  }

  /**
   * Evaluates a function of our own in the isolated world of the document that is shown.
   *
   * @param awaitedMs - how long a promise that it returns may take; absent: none is returned.
   */
  async evaluate(functionDeclaration: string, awaitedMs?: number): Promise<unknown> {
    return this.inCurrentWorld('evaluate', (world) =>
      this.#call(world, functionDeclaration, [], 'evaluate', awaitedMs),
    ).then(({ answer }) => answer);
  }

  /** Hands out an element as the protocol names it, for files only. */
  async objectId(world: string, ref: number): Promise<string | undefined> {
    const { result } = await this.line.send(
      (cdp) =>
        cdp.send('Runtime.callFunctionOn', {
          uniqueContextId: world,
          functionDeclaration: `function (ref) { return globalThis.${pageScriptName}.element(ref); }`,
          arguments: [{ value: ref }],
        }),
      { what: 'element', world },
    );
    return result.objectId;
  }

  /** Lets go of the page, and with it of the page script in documents to come; never rejects. */
  async release(): Promise<void> {
    await this.line.detach();
  }

  /** Puts a question in the world of the document that is shown, and again in the next one when it goes away. */
  async inCurrentWorld<T>(
    what: string,
    question: (world: string) => Promise<T>,
  ): Promise<{ readonly answer: T; readonly world: string }> {
    const until = performance.now() + this.bounds.answerMs;
    for (;;) {
      if (this.line.broken !== undefined) throw this.line.broken;
      const world = await this.#worlds.current(Math.max(0, until - performance.now()));
      try {
        return { answer: await question(world), world };
      } catch (error) {
        if (!(error instanceof WorldLost)) throw error;
        this.#worlds.drop(world);
        if (performance.now() >= until) throw new TransportError(`the page kept going away: ${what}`, error);
      }
    }
  }

  async #callAll(world: string, calls: readonly (readonly unknown[])[]): Promise<readonly unknown[]> {
    const what = calls.map(([method]) => String(method)).join(' and ');
    return (await this.#call(world, callAll, [calls], what)) as readonly unknown[];
  }

  async #call(
    world: string,
    functionDeclaration: string,
    args: readonly unknown[],
    what: string,
    awaitedMs?: number,
  ): Promise<unknown> {
    const { result, exceptionDetails } = await this.line.send(
      (cdp) =>
        cdp.send('Runtime.callFunctionOn', {
          uniqueContextId: world,
          functionDeclaration,
          arguments: args.map((value) => ({ value })),
          returnByValue: true,
          ...(awaitedMs !== undefined && { awaitPromise: true }),
        }),
      { what, world, timeoutMs: this.bounds.answerMs + (awaitedMs ?? 0) },
    );
    if (exceptionDetails !== undefined)
      throw pageScriptFailed(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  }

  #end(reason: string): void {
    this.line.break(new TransportError(reason));
    this.navigation.calledOff();
    this.#worlds.wake();
  }
}
