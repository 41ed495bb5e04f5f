// Who may ask: only what is addressed to this machine by name, and comes from this page or from no page at all.
import type { IncomingMessage } from 'node:http';

/** Why a request is refused, with its status; undefined when it may pass. */
export interface Refusal {
  readonly status: 403 | 405;
  readonly reason: string;
}

/**
 * Looks at a request before anything is read. A page of another site can make a browser send requests here, also under
 * a name of its own that leads to this machine: neither gets an answer.
 */
export function refusalOf(request: IncomingMessage, port: number): Refusal | undefined {
  const { host, origin } = request.headers;
  const ours = [`127.0.0.1:${port}`, `localhost:${port}`, ...(port === 80 ? ['127.0.0.1', 'localhost'] : [])];
  if (host === undefined || !ours.includes(host.toLowerCase()))
    return { status: 403, reason: 'the Host is not this server' };
  if (origin !== undefined && !ours.some((each) => origin.toLowerCase() === `http://${each}`))
    return { status: 403, reason: 'the Origin is not this server' };
  const site = request.headers['sec-fetch-site'];
  const navigates = request.headers['sec-fetch-mode'] === 'navigate';
  if ((site === 'cross-site' || site === 'same-site') && !navigates)
    return { status: 403, reason: 'the request comes from another site' };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, reason: 'only GET and HEAD are answered' };
  return undefined;
}
