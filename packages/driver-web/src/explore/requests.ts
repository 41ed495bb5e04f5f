// Requests of the last action: what is still open of them.
import type { CDPSession } from 'playwright-core';
import { pause } from '../deadline.ts';

/** Lines that stay open are no requests that could be waited for. */
const neverAwaited: ReadonlySet<string> = new Set([
  'WebSocket',
  'EventSource',
  'Media',
  'Ping',
  'Prefetch',
  'CSPViolationReport',
]);

/** The requests that were sent since the last action began. */
export class Requests {
  readonly #open = new Set<string>();
  #wake: () => void = () => undefined;

  /** Starts listening to a page. */
  listen(session: CDPSession): void {
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === undefined || !neverAwaited.has(type)) this.#open.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId }) => {
      this.#close(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      this.#close(requestId);
    });
  }

  /** An action begins: what was open before is none of its requests. */
  begin(): void {
    this.#open.clear();
  }

  /** Whether one of them is without its end. */
  get areOpen(): boolean {
    return this.#open.size > 0;
  }

  /** Waits until all have ended, at most this long, ms. */
  async ended(timeoutMs: number): Promise<void> {
    if (!this.areOpen || timeoutMs <= 0) return;
    await Promise.race([
      new Promise<void>((resolve) => {
        this.#wake = resolve;
      }),
      pause(timeoutMs),
    ]);
  }

  #close(requestId: string): void {
    this.#open.delete(requestId);
    if (!this.areOpen) this.#wake();
  }
}
