// A surface without a technology: it runs a small app in memory, by the same rules that hold for real ones.
import type { Act, ActOutcome, DialogAnswer, DialogEvent } from '../act.ts';
import type { Capability } from '../capabilities.ts';
import { requireCapability } from '../capabilities.ts';
import type { Clock } from '../clock.ts';
import type { Download } from '../download.ts';
import { DriverError, TransportError } from '../errors.ts';
import type { Dispatched, Gesture, TreeCapture, TreeRequest } from '../exploration.ts';
import type { Question, Resolution, Unresolvable } from '../found.ts';
import type { Locator } from '../locator.ts';
import { redactAddress } from '../redact-address.ts';
import type { SmallApp } from '../small-app/app.ts';
import type { ElementChange } from '../small-app/effect.ts';
import type {
  CookieFacts,
  Evidence,
  InventoryEntry,
  OpenRequest,
  Picture,
  PictureMask,
  Surface,
  SurfaceReading,
} from '../surface.ts';
import { performAct } from './acts/perform-act.ts';
import { requireForAct, requireForLocator, requireForReadings } from './asked-capabilities.ts';
import { ExploredApp } from './explore/explored-app.ts';
import { countMatches, locate } from './find/locate.ts';
import { unmetGate } from './looks/gates.ts';
import { inventoryOf } from './looks/inventory.ts';
import { boundsOf, drawPicture, sizeOf } from './looks/picture.ts';
import { readNode } from './looks/readings.ts';
import { memoryCapabilities } from './memory-capabilities.ts';
import { Dialogs } from './navigation/dialogs.ts';
import { Downloads } from './navigation/downloads.ts';
import { Pages } from './navigation/pages.ts';
import type { LivePage } from './tree/live-page.ts';
import { describeNode, drawnText } from './tree/naming.ts';
import type { MemoryNode } from './tree/node.ts';

/** How an in-memory surface is made. */
export interface MemorySurfaceOptions {
  readonly app: SmallApp;
  readonly clock: Clock;
  /** App id; `in-memory` by default. */
  readonly name?: string;
  /** Capabilities to do without, so that what depends on them can be tested. */
  readonly without?: readonly Capability[];
  /** Paths that an upload finds; all of them by default. */
  readonly files?: ReadonlySet<string>;
}

/**
 * Runs a `SmallApp` as a surface. Nothing happens by itself: what is due by the clock happens when the surface is asked
 * or told something, before the answer.
 *
 * @example
 * const clock = new ManualClock();
 * const surface = new MemorySurface({ app: { elements: [{ kind: 'button', text: 'Save' }] }, clock });
 * await surface.open({ timeoutMs: 1000 });
 * await surface.resolve({ kind: 'element', text: 'Save' }, { purpose: 'click' }); // found
 */
export class MemorySurface implements Surface {
  readonly name: string;
  readonly capabilities: ReadonlySet<Capability>;
  readonly #options: MemorySurfaceOptions;
  readonly #dialogs = new Dialogs();
  readonly #downloads: Downloads;
  readonly #acts: Act[] = [];
  readonly #gestures: Gesture[] = [];
  #pages: Pages | undefined;
  #explored: ExploredApp | undefined;
  #opened: OpenRequest | undefined;
  #console: string[] = [];
  #faultsLeft = 0;
  #roundTrips = 0;

  constructor(options: MemorySurfaceOptions) {
    this.#options = options;
    this.name = options.name ?? 'in-memory';
    this.#downloads = new Downloads(options.clock);
    this.capabilities = new Set(
      [...memoryCapabilities].filter((each) => options.without?.includes(each) !== true),
    );
  }

  /** How often the surface was asked or told something that a real one would have to go to the other side for. */
  get roundTrips(): number {
    return this.#roundTrips;
  }

  /** Every act that was put, in order, whatever came of it. */
  get acts(): readonly Act[] {
    return this.#acts;
  }

  /** Every gesture that was put, in order, whatever came of it. */
  get gestures(): readonly Gesture[] {
    return this.#gestures;
  }

  /** What it was opened with; undefined before. */
  get opened(): OpenRequest | undefined {
    return this.#opened;
  }

  /** Lets the next questions and acts fail as if the connection had failed, before anything is done. */
  failTransport(times: number): void {
    this.#faultsLeft = times;
  }

  /** Changes an element of the page by its key, as the app itself might. Throws a `RangeError` for an unknown key. */
  change(key: string, to: ElementChange): void {
    const page = this.#page();
    page.change(page.keyed(key), to);
  }

  open(request: OpenRequest): Promise<void> {
    return this.#answer(() => {
      if (this.#opened !== undefined)
        throw new DriverError('launch_failed', `the ${this.name} surface is open already`);
      if (request.session ?? request.mocks ?? request.browser) {
        requireCapability(this, 'session, mocks and browser shape');
      }
      const { app, clock } = this.#options;
      const url = request.url ?? 'memory://app/';
      const { exploring, watched = false } = request;
      const asked = exploring !== undefined || watched;
      if (asked) requireCapability(this, 'explore');
      const explored = asked ? new ExploredApp(exploring, url, clock) : undefined;
      this.#opened = request;
      this.#explored = explored;
      this.#pages = new Pages(app, url, {
        clock,
        openDialog: (type, message) => explored?.answer(type, message) ?? this.#dialogs.open(type, message),
        log: (level, text) => {
          this.#console.push(`[${level}] ${text}`);
          explored?.log(level, text);
        },
        uncaught: (message) => {
          this.#console.push(`[error] Error: ${message}`);
          explored?.uncaught(message);
        },
        download: (file) => {
          this.#downloads.begin(file, request.browser?.downloads_dir);
        },
      });
    });
  }

  activate(): Promise<void> {
    return this.#ask((_, pages) => {
      const explored = this.#explored;
      if (explored?.look(pages).inFront === false) pages.navigate(explored.allowedAddress);
    });
  }

  close(): Promise<void> {
    this.#pages = undefined;
    return Promise.resolve();
  }

  resolve(locator: Locator, question: Question): Promise<Resolution> {
    return this.#ask((page) => {
      requireForLocator(this, locator);
      requireForReadings(this, question.read ?? []);
      const located = locate(page.root, locator, question.purpose);
      if (located.kind !== 'found') return located;
      const { node, hints } = located;
      const unmet = unmetGate(node, question.purpose);
      return {
        kind: 'found',
        element: node.ref,
        bounds: boundsOf(node, page.everything()),
        readings: readNode(node, question.read ?? []),
        description: describeNode(node),
        ...(unmet !== undefined && { unmet }),
        ...(hints !== undefined && { hints }),
      };
    });
  }

  count(locator: Locator, limit: number): Promise<number | Unresolvable> {
    return this.#ask((page) => {
      requireCapability(this, 'count elements');
      requireForLocator(this, locator);
      return countMatches(page.root, locator, limit);
    });
  }

  read(what: SurfaceReading): Promise<string> {
    return this.#ask((page, pages) => {
      requireCapability(this, what === 'text' ? 'read surface text' : `read ${what}`);
      if (what === 'text') return drawnText(page.root);
      return what === 'url' ? pages.address : (page.source.title ?? '');
    });
  }

  cookies(): Promise<readonly CookieFacts[]> {
    return this.#ask(() => {
      requireCapability(this, 'read cookies');
      const set = this.#opened?.session?.cookies ?? [];
      const fromSession = set.map(({ name }) => ({
        name,
        httpOnly: false,
        secure: false,
        persistent: false,
      }));
      return [...fromSession, ...(this.#options.app.cookies ?? [])];
    });
  }

  act(act: Act): Promise<ActOutcome> {
    return this.#ask((page, pages) => {
      requireForAct(this, act);
      this.#acts.push(act);
      return performAct(act, { page, pages, files: this.#options.files });
    });
  }

  armDialog(answer: DialogAnswer | undefined): void {
    this.#dialogs.arm(answer);
  }

  takeDialogs(): readonly DialogEvent[] {
    // A dialog that is due has opened, whether or not anything was asked since.
    this.#pages?.current.settle();
    return this.#dialogs.take();
  }

  downloads(): Promise<readonly Download[]> {
    return this.#ask(() => {
      requireCapability(this, 'downloads');
      return this.#downloads.unclaimed();
    });
  }

  claimDownload(id: Download['id']): void {
    this.#downloads.claim(id);
  }

  inventory(): Promise<readonly InventoryEntry[]> {
    return this.#ask((page) => {
      requireCapability(this, 'inventory');
      return inventoryOf(page.root);
    });
  }

  capture(masks: readonly PictureMask[]): Promise<Picture | undefined> {
    return this.#ask((page) => {
      requireCapability(this, 'screenshots');
      return maskedPicture(page, masks);
    });
  }

  async tree({ settleMs, picture, masks }: TreeRequest): Promise<TreeCapture> {
    requireCapability(this, 'explore');
    const { explored, pages } = await this.#ask((_, shown) => ({
      explored: this.#explorable(),
      pages: shown,
    }));
    const settled = await explored.settle(pages, settleMs);
    const { tree, inFront } = explored.look(pages);
    const drawn = picture === 'none' ? undefined : maskedPicture(pages.current, masks);
    return {
      tree,
      settled,
      inFront,
      url: redactAddress(pages.address),
      ...(drawn !== undefined && { picture: drawn.png }),
      ...(picture !== 'none' &&
        drawn === undefined && { pictureWithheld: 'a mask names more than one element' }),
      happened: explored.take(),
      metrics: {},
      viewport: sizeOf(pages.current.everything()),
    };
  }

  async dispatch(gesture: Gesture): Promise<Dispatched> {
    requireCapability(this, 'explore');
    return this.#ask((_, pages) => {
      this.#gestures.push(gesture);
      return this.#explorable().dispatch(pages, gesture);
    });
  }

  evidence({ dom }: { readonly dom: boolean }): Promise<Evidence> {
    return this.#ask((page) => {
      const lines = this.#console;
      this.#console = [];
      return { console: lines, ...(dom && { dom: page.everything().map(describeNode).join('\n') }) };
    });
  }

  #explorable(): ExploredApp {
    if (this.#explored === undefined)
      throw new DriverError('no_answer', `the ${this.name} surface was not opened to be explored`);
    return this.#explored;
  }

  #page(): LivePage {
    if (this.#pages === undefined) throw new TransportError(`the ${this.name} surface is not open`);
    return this.#pages.current;
  }

  #ask<T>(question: (page: LivePage, pages: Pages) => T): Promise<T> {
    return this.#answer(() => {
      this.#page().settle();
      // Settling may have opened another page.
      const page = this.#page();
      const pages = this.#pages;
      if (pages === undefined) throw new TransportError(`the ${this.name} surface is not open`);
      return question(page, pages);
    });
  }

  // Asynchronous like the real ones: what is wrong comes as a rejection, never as a throw.
  async #answer<T>(question: () => T): Promise<T> {
    this.#roundTrips += 1;
    await Promise.resolve();
    if (this.#faultsLeft > 0) {
      this.#faultsLeft -= 1;
      throw new TransportError(`the ${this.name} surface lost its connection`, undefined, {
        nothingDone: true,
      });
    }
    return question();
  }
}

// What cannot be told apart cannot be covered for certain, so there is no picture at all.
function maskedPicture(page: LivePage, masks: readonly PictureMask[]): Picture | undefined {
  const masked = new Set<MemoryNode>();
  for (const mask of masks) {
    if (mask.kind === 'rect') continue;
    const located = locate(page.root, mask, 'exists');
    if (located.kind === 'ambiguous' || located.kind === 'unusable') return undefined;
    if (located.kind === 'found') masked.add(located.node);
  }
  const rects = masks.filter((mask) => mask.kind === 'rect');
  return { png: drawPicture(page.everything(), masked, rects) };
}
