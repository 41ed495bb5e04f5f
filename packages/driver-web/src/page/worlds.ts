// Keeps track of the isolated world of the page's current document.
import { TransportError } from '@flowproof/driver';
import type { CDPSession } from 'playwright-core';
import { within } from '../deadline.ts';

/** Name of the isolated world that the page script lives in. */
export const worldName = 'flowproof';

/** Knows which world belongs to the document that the page shows now. */
export class Worlds {
  readonly #byFrame = new Map<string, string>();
  readonly #onLost: (world: string) => void;
  #mainFrame: string | undefined;
  #waiters: (() => void)[] = [];

  /** @param onLost - told of every world that went away. */
  constructor(session: CDPSession, onLost: (world: string) => void) {
    this.#onLost = onLost;
    session.on('Runtime.executionContextCreated', ({ context }) => {
      const frame: unknown = (context.auxData as { frameId?: unknown } | undefined)?.frameId;
      if (context.name === worldName && typeof frame === 'string') this.#put(frame, context.uniqueId);
    });
    session.on('Runtime.executionContextDestroyed', ({ executionContextUniqueId }) => {
      this.drop(executionContextUniqueId);
    });
    session.on('Runtime.executionContextsCleared', () => {
      for (const world of [...this.#byFrame.values()]) this.drop(world);
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined) this.setMainFrame(frame.id);
    });
  }

  /** The frame whose world is meant. */
  setMainFrame(frame: string): void {
    this.#mainFrame = frame;
    this.wake();
  }

  /** True for the world of the document that is shown now. */
  isCurrent(world: string): boolean {
    return this.#current() === world;
  }

  /** The world of the document that is shown, awaited up to a bound, ms. */
  async current(timeoutMs: number): Promise<string> {
    const until = performance.now() + timeoutMs;
    for (;;) {
      const world = this.#current();
      if (world !== undefined) return world;
      const left = Math.ceil(until - performance.now());
      if (left <= 0) throw new TransportError('the page shows no document that can be asked');
      const woken = new Promise<void>((resolve) => this.#waiters.push(resolve));
      await within(left, 'a document', woken).catch(() => undefined);
    }
  }

  /** Forgets a world that no longer answers. */
  drop(world: string): void {
    for (const [frame, known] of this.#byFrame) if (known === world) this.#byFrame.delete(frame);
    this.#onLost(world);
  }

  #current(): string | undefined {
    return this.#mainFrame === undefined ? undefined : this.#byFrame.get(this.#mainFrame);
  }

  #put(frame: string, world: string): void {
    this.#byFrame.set(frame, world);
    this.wake();
  }

  /** Lets every wait look again. */
  wake(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const wake of waiters) wake();
  }
}
