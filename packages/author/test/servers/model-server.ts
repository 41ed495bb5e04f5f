// A model endpoint on loopback that plays a script and keeps what it was asked.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it arrived. */
export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What is done with one request. */
export type Turn =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'events'; readonly frames: readonly string[]; readonly breakOff?: true }
  | { readonly kind: 'silence' }
  | { readonly kind: 'hang_up' };

/** A reply of JSON. */
export function reply(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Turn {
  return { kind: 'reply', status, headers, body: JSON.stringify(body) };
}

/** A refusal that is worth another attempt, soon. */
export function passing(status: number, body: unknown = { error: { message: 'busy' } }): Turn {
  return reply(body, status, { 'retry-after-ms': '5' });
}

/** A server that is listening. */
export interface ModelServer {
  readonly url: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** Plays the turns in order; a request beyond the script is answered with 418, which nobody tries again. */
export async function modelServer(turns: readonly Turn[]): Promise<ModelServer> {
  const asked: Asked[] = [];
  const left = [...turns];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString('utf8');
      asked.push({
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text === '' ? '{}' : text) as Asked['body'],
      });
      play(left.shift() ?? reply({ error: { message: 'the script is over' } }, 418), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function play(turn: Turn, response: ServerResponse): void {
  switch (turn.kind) {
    case 'reply':
      response.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers });
      response.end(turn.body);
      return;
    case 'events':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const frame of turn.frames) response.write(frame);
      if (turn.breakOff) response.socket?.destroySoon();
      else response.end();
      return;
    case 'silence':
      return;
    case 'hang_up':
      response.destroy();
  }
}
