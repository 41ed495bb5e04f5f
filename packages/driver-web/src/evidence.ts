// What the page wrote to its console, kept for a failure's report.
import type { ConsoleMessage, Page } from 'playwright-core';

/** Lines kept. */
const keptLines = 100;
/** Characters kept of one line. */
const keptCharacters = 4000;

/** The last lines of the console, exceptions included. */
export class ConsoleLog {
  #lines: string[] = [];

  /** Starts listening. Returns how to stop. */
  listen(page: Page): () => void {
    const onMessage = (message: ConsoleMessage): void => {
      this.#add(message.type(), message.text());
    };
    const onError = (error: Error): void => {
      this.#add('error', error.stack ?? error.message);
    };
    page.on('console', onMessage).on('pageerror', onError);
    return () => {
      page.off('console', onMessage).off('pageerror', onError);
    };
  }

  /** `[level] text`, oldest first, since the last call. */
  take(): readonly string[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }

  #add(level: string, text: string): void {
    this.#lines.push(`[${level}] ${text.slice(0, keptCharacters)}`);
    if (this.#lines.length > keptLines) this.#lines.shift();
  }
}
