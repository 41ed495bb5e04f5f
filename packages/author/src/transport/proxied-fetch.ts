// A fetch through an HTTP proxy. The platform's own fetch knows none before Node 24.
import {
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Duplex, Readable } from 'node:stream';
import { connect as connectTls } from 'node:tls';

/** What is sent. */
export interface SentThrough {
  readonly method?: string | undefined;
  readonly headers: Headers;
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

/** Asks for an address by way of a proxy: plain addresses by name, others through a tunnel. */
export async function fetchThrough(proxy: URL, url: URL, sent: SentThrough): Promise<Response> {
  const request = url.protocol === 'https:' ? await tunnelled(proxy, url, sent) : plain(proxy, url, sent);
  const reply = await replyTo(request, sent.body);
  const headers = new Headers();
  for (const [name, value] of Object.entries(reply.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each);
  }
  const status = reply.statusCode ?? 0;
  const bodyless = status === 204 || status === 304;
  const body = bodyless ? null : (Readable.toWeb(reply) as unknown as ReadableStream<Uint8Array>);
  return new Response(body, { status, statusText: reply.statusMessage ?? '', headers });
}

function optionsOf(sent: SentThrough, more: Readonly<Record<string, string>> = {}): RequestOptions {
  return {
    method: sent.method ?? 'GET',
    headers: { ...Object.fromEntries(sent.headers), ...more },
    signal: sent.signal,
    agent: false,
  };
}

function plain(proxy: URL, url: URL, sent: SentThrough): ClientRequest {
  return httpRequest({
    ...optionsOf(sent, { host: url.host, ...credentials(proxy) }),
    ...addressOf(proxy),
    path: url.href,
  });
}

async function tunnelled(proxy: URL, url: URL, sent: SentThrough): Promise<ClientRequest> {
  const port = url.port === '' ? '443' : url.port;
  const socket = await tunnel(proxy, `${url.hostname}:${port}`, sent.signal);
  return httpsRequest(url, {
    ...optionsOf(sent),
    createConnection: () => connectTls({ socket, servername: url.hostname }),
  });
}

function tunnel(proxy: URL, authority: string, signal: AbortSignal): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      ...addressOf(proxy),
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...credentials(proxy) },
      signal,
      agent: false,
    });
    request.once('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) {
        resolve(socket);
        return;
      }
      socket.destroy();
      reject(new Error(`the proxy refused a tunnel with status ${statusCode ?? 0}`));
    });
    request.once('error', reject);
    request.end();
  });
}

function replyTo(request: ClientRequest, body: unknown): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
    request.end(typeof body === 'string' ? body : undefined);
  });
}

function addressOf(proxy: URL): { readonly host: string; readonly port: string } {
  return { host: proxy.hostname.replace(/^\[|\]$/g, ''), port: proxy.port === '' ? '80' : proxy.port };
}

function credentials(proxy: URL): Readonly<Record<string, string>> {
  if (proxy.username === '') return {};
  const pair = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
