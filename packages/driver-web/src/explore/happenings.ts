// What the application says and does by itself, kept from one observation to the next.
import {
  type DialogRecord,
  type ExceptionRecord,
  type Happened,
  type LogEntry,
  type NavigationRecord,
  type NetworkFailure,
  redactAddress,
} from '@flowproof/driver';
import type { CDPSession } from 'playwright-core';
import { consoleText, levelOf } from './console-line.ts';
import { thrown } from './thrown.ts';

/** Entries kept of each list. */
const mostEntries = 1000;
/** Characters kept of a message. */
const longestMessage = 10_000;

interface Lists {
  readonly logs: LogEntry[];
  readonly exceptions: (ExceptionRecord & { readonly id: number })[];
  readonly network: NetworkFailure[];
  readonly navigations: NavigationRecord[];
  readonly dialogs: DialogRecord[];
}

/** Lists that fill by themselves and are emptied when they are taken. */
export class Happenings {
  #lists = emptyLists();
  #truncated = new Set<string>();
  readonly #requests = new Map<string, { readonly url: string; readonly method: string }>();

  /** Starts listening to a page. */
  listen(session: CDPSession): void {
    session.on('Runtime.consoleAPICalled', ({ type, args, timestamp }) => {
      const level = levelOf(type);
      if (level === undefined) return;
      const message = this.#cut(consoleText(args));
      this.#add('logs', {
        unixMillis: Math.round(timestamp),
        level,
        tag: 'console',
        message,
        source: 'console',
      });
    });
    session.on('Runtime.exceptionThrown', ({ timestamp, exceptionDetails }) => {
      const { message, stackTrace, ...what } = thrown(exceptionDetails);
      this.#add('exceptions', {
        ...what,
        message: this.#cut(message),
        stackTrace: this.#cut(stackTrace),
        unixMillis: Math.round(timestamp),
        id: exceptionDetails.exceptionId,
      });
    });
    session.on('Runtime.exceptionRevoked', ({ exceptionId }) => {
      const { exceptions } = this.#lists;
      const index = exceptions.findIndex(({ id }) => id === exceptionId);
      if (index >= 0) exceptions.splice(index, 1);
    });
    this.#listenToNetwork(session);
  }

  /** A dialog, file chooser or download and what became of it. */
  dialog(record: DialogRecord): void {
    this.#add('dialogs', { ...record, message: this.#cut(record.message) });
  }

  /** The end of a page. */
  fatal(message: string): void {
    this.#add('logs', { unixMillis: Date.now(), level: 'F', tag: 'browser', message, source: 'console' });
  }

  /** A new address, or a window that was closed again. */
  navigation(url: string, popup: boolean): void {
    const record = { url: this.#cut(redactAddress(url)), unixMillis: Date.now() };
    this.#add('navigations', popup ? { ...record, popup: true } : record);
  }

  /** Everything since the last call. */
  take(): Happened {
    const { exceptions, ...lists } = this.#lists;
    const truncated = [...this.#truncated];
    this.#lists = emptyLists();
    this.#truncated = new Set();
    return { ...lists, exceptions: exceptions.map(({ id, ...record }) => record), truncated };
  }

  #listenToNetwork(session: CDPSession): void {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      this.#requests.set(requestId, { url: request.url, method: request.method });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.status >= 400) this.#failed(requestId, response.status);
    });
    session.on('Network.loadingFinished', ({ requestId }) => {
      this.#requests.delete(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId, canceled }) => {
      // Called off by the page itself, or by leaving it: nothing has failed.
      if (canceled !== true) this.#failed(requestId, null);
      this.#requests.delete(requestId);
    });
  }

  #failed(requestId: string, status: number | null): void {
    const request = this.#requests.get(requestId);
    if (request === undefined) return;
    // A response that breaks off has been told already.
    if (status !== null) this.#requests.delete(requestId);
    const url = this.#cut(redactAddress(request.url));
    this.#add('network', { url, method: request.method, status, unixMillis: Date.now() });
  }

  #add<K extends keyof Lists>(name: K, entry: Lists[K][number]): void {
    const list: Lists[K][number][] = this.#lists[name];
    if (list.length < mostEntries) list.push(entry);
    else this.#truncated.add(name);
  }

  #cut(message: string): string {
    if (message.length <= longestMessage) return message;
    this.#truncated.add('messages');
    return message.slice(0, longestMessage);
  }
}

function emptyLists(): Lists {
  return { logs: [], exceptions: [], network: [], navigations: [], dialogs: [] };
}
