// The one way to the network that the clients of the providers are given: it counts what is sent, sends no header that
// another program's variables asked for, and lets no `retry-after` outlast the call.
import type { ProxySettings } from '../settings/proxy-settings.ts';
import { proxyFor } from '../settings/proxy-settings.ts';
import { fetchThrough } from './proxied-fetch.ts';

/** What a call is sent with. */
export interface ModelFetchOptions {
  readonly key: string | null;
  readonly proxies: ProxySettings;
  /** Ends the call, the reading of its reply included. */
  readonly signal: AbortSignal;
  /** ms that are left of the call. */
  readonly timeLeft: () => number;
}

/** A fetch that counts. */
export interface ModelFetch {
  readonly fetch: typeof fetch;
  readonly attempts: () => number;
}

/** Headers of the clients' own; both also read a variable with headers of their own for every request. */
const ownHeaders = /^(?:accept|content-type|user-agent|anthropic-version|idempotency-key|x-stainless-.*)$/;

/** Makes the fetch of one call. */
export function modelFetch({ key, proxies, signal, timeLeft }: ModelFetchOptions): ModelFetch {
  let attempts = 0;
  return {
    attempts: () => attempts,
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const proxy = proxyFor(url, proxies);
      const signals = init.signal ? AbortSignal.any([init.signal, signal]) : signal;
      const sent = { ...init, headers: headersOf(init.headers, key), signal: signals };
      attempts += 1;
      const reply = await (proxy === undefined ? fetch(url, sent) : fetchThrough(proxy, url, sent));
      return outlasts(reply.headers, timeLeft()) ? asFinal(reply) : reply;
    },
  };
}

function headersOf(given: RequestInit['headers'], key: string | null): Headers {
  const headers = new Headers();
  new Headers(given).forEach((value, name) => {
    if (ownHeaders.test(name)) headers.set(name, value);
  });
  if (key !== null) headers.set('authorization', `Bearer ${key}`);
  return headers;
}

/** Whether the endpoint asks to wait longer than anybody is going to. */
function outlasts(headers: Headers, leftMs: number): boolean {
  const ms = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (!Number.isNaN(ms)) return ms >= leftMs;
  const after = headers.get('retry-after');
  if (after === null) return false;
  const seconds = Number.parseFloat(after);
  return (Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000) >= leftMs;
}

/** The same reply, not to be asked for again. */
function asFinal(reply: Response): Response {
  if (reply.ok) return reply;
  const headers = new Headers(reply.headers);
  headers.set('x-should-retry', 'false');
  return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers });
}
