// The line to one page: every command races a deadline and the end of the page, so nothing that is sent can hang.
import { type DriverError, TransportError } from '@flowproof/driver';
import type { CDPSession } from 'playwright-core';
import { messageOf, surfaceClosed, transportFault } from '../errors.ts';

/** How one command is sent. */
export interface LineOptions {
  /** What was asked, for messages. */
  readonly what: string;
  /** Upper bound, ms; the line's own when absent. */
  readonly timeoutMs?: number;
  /** Ends the command when this world goes away. */
  readonly world?: string;
}

interface Waiting {
  readonly world: string | undefined;
  readonly fail: (error: DriverError) => void;
}

/** The document that was asked went away under the question. */
export class WorldLost extends TransportError {
  constructor(cause?: unknown) {
    super('the page went away while it was looked at', cause);
  }
}

/** A CDP session that can break and whose commands always end. */
export class Line {
  readonly answerMs: number;
  readonly #session: CDPSession;
  readonly #waiting = new Set<Waiting>();
  #broken: DriverError | undefined;

  /** @param answerMs - how long a command may take when it says nothing else, ms. */
  constructor(session: CDPSession, answerMs: number) {
    this.#session = session;
    this.answerMs = answerMs;
  }

  /** Why nothing can be sent any more; undefined while the page lives. */
  get broken(): DriverError | undefined {
    return this.#broken;
  }

  /** Sends one command. Rejects with `TransportError`, or with what the line was broken with. */
  send<T>(command: (session: CDPSession) => Promise<T>, options: LineOptions): Promise<T> {
    if (this.#broken !== undefined) return Promise.reject(this.#broken);
    const { what, timeoutMs = this.answerMs, world } = options;
    return new Promise<T>((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
      };
      const fail = (error: DriverError): void => {
        settle();
        reject(error);
      };
      const timer = setTimeout(() => {
        fail(new TransportError(`the page did not answer within ${timeoutMs} ms: ${what}`));
      }, timeoutMs);
      const waiting: Waiting = { world, fail };
      this.#waiting.add(waiting);
      command(this.#session).then(
        (answer) => {
          settle();
          resolve(answer);
        },
        (cause: unknown) => {
          fail(this.#broken ?? (isWorldLost(cause) ? new WorldLost(cause) : transportFault(cause)));
        },
      );
    });
  }

  /** Ends what waits for a world that is gone. */
  loseWorld(world: string): void {
    for (const waiting of [...this.#waiting]) if (waiting.world === world) waiting.fail(new WorldLost());
  }

  /** Ends everything that waits, now and from now on. The first reason stays. */
  break(error: DriverError): void {
    if (this.#broken !== undefined) return;
    this.#broken = error;
    for (const waiting of [...this.#waiting]) waiting.fail(error);
  }

  /** Lets go of the page; never rejects. */
  async detach(): Promise<void> {
    this.break(surfaceClosed());
    await this.#session.detach().catch(() => undefined);
  }
}

function isWorldLost(cause: unknown): boolean {
  const message = messageOf(cause);
  return /uniqueContextId not found|Cannot find context|context was destroyed|navigated or closed|Promise was collected/i.test(
    message,
  );
}
