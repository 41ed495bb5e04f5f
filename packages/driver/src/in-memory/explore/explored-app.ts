// What a surface in memory keeps while it is explored: what happened since the last look, and what that look showed.
import type { DialogAnswer, DialogEvent } from '../../act.ts';
import type { Clock } from '../../clock.ts';
import type {
  DialogRecord,
  Dispatched,
  ExceptionRecord,
  ExploringShape,
  Gesture,
  Happened,
  LogEntry,
  NavigationRecord,
} from '../../exploration.ts';
import { redactAddress } from '../../redact-address.ts';
import type { Pages } from '../navigation/pages.ts';
import type { MemoryNode } from '../tree/node.ts';
import { captureTree } from './capture-tree.ts';
import { dispatchGesture } from './dispatch-gesture.ts';

/** How long nothing must happen for the app to be at rest, ms. */
const quietMs = 40;

const logLevels: Readonly<Record<string, LogEntry['level']>> = { debug: 'D', warn: 'W', error: 'E' };

/** Happenings and the last tree of one explored app. */
export class ExploredApp {
  /** Absent: a flow is watched, and dialogs and addresses are the flow's. */
  readonly #shape: ExploringShape | undefined;
  readonly #clock: Clock;
  readonly #origins: ReadonlySet<string>;
  #logs: LogEntry[] = [];
  #exceptions: ExceptionRecord[] = [];
  #navigations: NavigationRecord[] = [];
  #dialogs: DialogRecord[] = [];
  #nodes: readonly MemoryNode[] = [];
  #address: string;
  #allowed: string;

  constructor(shape: ExploringShape | undefined, url: string, clock: Clock) {
    this.#shape = shape;
    this.#clock = clock;
    this.#origins = new Set([url, ...(shape?.allowedOrigins ?? [])].map(originOf));
    this.#address = url;
    this.#allowed = url;
  }

  /** The last address that belongs to the application. */
  get allowedAddress(): string {
    return this.#allowed;
  }

  log(level: string, message: string): void {
    const unixMillis = this.#clock.now();
    this.#logs.push({
      unixMillis,
      level: logLevels[level] ?? 'I',
      tag: 'console',
      message,
      source: 'console',
    });
  }

  uncaught(message: string): void {
    const stackTrace = `Error: ${message}`;
    this.#exceptions.push({ class: 'Error', message, stackTrace, unixMillis: this.#clock.now() });
  }

  /** Answers a dialog as the shape says; undefined where a flow answers it. */
  answer(type: DialogEvent['type'], message: string): DialogAnswer | undefined {
    if (this.#shape === undefined) return undefined;
    const asks = type === 'confirm' || type === 'prompt';
    const disposition = asks ? this.#shape.dialogs : 'accept';
    this.#dialogs.push({ type, message, answer: disposition });
    return { disposition };
  }

  /** Waits until nothing has happened for a while, at most `settleMs`. */
  async settle(pages: Pages, settleMs: number): Promise<boolean> {
    const until = this.#clock.now() + settleMs;
    for (;;) {
      const { current } = pages;
      const { happenings } = current;
      await this.#clock.sleep(quietMs);
      pages.current.settle();
      if (pages.current === current && current.happenings === happenings) return true;
      if (this.#clock.now() >= until) return false;
    }
  }

  /** The tree as it is now, and whether the app itself is shown. */
  look(pages: Pages): { readonly tree: string; readonly inFront: boolean } {
    const { current, address } = pages;
    if (address !== this.#address)
      this.#navigations.push({ url: redactAddress(address), unixMillis: this.#clock.now() });
    this.#address = address;
    const inFront = this.#shape === undefined || this.#origins.has(originOf(address));
    if (inFront) this.#allowed = address;
    const { elements, depths, nodes } = captureTree(current.root, current.everything(), current.focus);
    this.#nodes = nodes;
    return { tree: JSON.stringify({ elements, depths }), inFront };
  }

  /** What happened since the last call. */
  take(): Happened {
    const happened: Happened = {
      logs: this.#logs,
      exceptions: this.#exceptions,
      network: [],
      navigations: this.#navigations,
      dialogs: this.#dialogs,
      truncated: [],
    };
    this.#logs = [];
    this.#exceptions = [];
    this.#navigations = [];
    this.#dialogs = [];
    return happened;
  }

  dispatch(pages: Pages, gesture: Gesture): Dispatched {
    return dispatchGesture(pages.current, this.#nodes, gesture);
  }
}

// Schemes of our own have no origin by the standard.
function originOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}
