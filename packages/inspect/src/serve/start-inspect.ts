// The viewer's server: on this machine only, reading only, until it is closed.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portRefused, portTaken } from '../errors.ts';
import { interfaceFiles, interfacePage } from '../generated/interface.ts';
import { RunsFolder } from '../read/runs-folder.ts';
import { answerRuns } from './api-routes.ts';
import { passToDevServer } from './dev-proxy.ts';
import { LiveUpdates } from './live-updates.ts';
import { refusalOf } from './request-guard.ts';
import { commonHeaders, sendFault, sendText } from './respond.ts';

/** What is shown, and where. */
export interface InspectOptions {
  /** Directory of one run, or one that holds runs. */
  readonly path: string;
  /** Port on 127.0.0.1; 0 takes any free one. Default 0. */
  readonly port?: number;
  /** Whether everything but the data is fetched from a development server on 127.0.0.1:5173. Default false. */
  readonly dev?: boolean;
}

/** A viewer that is running. */
export interface Inspecting {
  /** Address of its first page. */
  readonly url: string;
  readonly port: number;
  /** Ends it, open connections included. */
  close(): Promise<void>;
}

/**
 * Serves the runs of a directory to a browser on this machine. Nothing outside the directory is read, nothing is
 * written. Throws `InspectError` when there is no such directory (`runs_missing`, `runs_not_a_folder`) or the port cannot
 * be had (`port_taken`, `port_refused`).
 *
 * @example
 * const inspecting = await startInspect({ path: 'runs' });
 * console.log(inspecting.url); // http://127.0.0.1:40123/
 * await inspecting.close();
 */
export async function startInspect(options: InspectOptions): Promise<Inspecting> {
  const runs = await RunsFolder.open(options.path);
  const live = new LiveUpdates(runs);
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    answer({ runs, live, port, dev: options.dev ?? false }, request, response).catch(() => {
      // A file that goes away between two looks at it. The request is answered if it can be.
      if (response.headersSent) response.destroy();
      else sendFault(response, 500, 'the run could not be read');
    });
  });
  const port = await listen(server, options.port ?? 0);
  const page = runs.only === undefined ? '' : `runs/${encodeURIComponent(runs.only)}`;
  return {
    url: `http://127.0.0.1:${port}/${page}`,
    port,
    close: () => {
      live.close();
      return closed(server);
    },
  };
}

interface Serving {
  readonly runs: RunsFolder;
  readonly live: LiveUpdates;
  readonly port: number;
  readonly dev: boolean;
}

async function answer(
  { runs, live, port, dev }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = refusalOf(request, port);
  if (refusal !== undefined) {
    sendFault(response, refusal.status, refusal.reason);
    return;
  }
  const address = addressOf(request);
  const pieces = address === undefined ? undefined : decodedPieces(address.pathname);
  if (address === undefined || pieces === undefined) {
    sendFault(response, 400, 'the address cannot be read');
    return;
  }
  const [first, second, ...rest] = pieces;
  if (first !== 'api') {
    if (dev) passToDevServer(request, response);
    else sendInterface(pieces, response);
  } else if (second === 'runs') await answerRuns(runs, rest, address.searchParams, response);
  else if (second === 'events' && rest.length === 0 && request.method === 'GET') live.listen(response);
  else sendFault(response, 404, 'there is nothing at this address');
}

function addressOf(request: IncomingMessage): URL | undefined {
  const base = 'http://inspect';
  const written = request.url ?? '';
  return URL.canParse(written, base) ? new URL(written, base) : undefined;
}

/** Pieces of an address, decoded once; undefined when they cannot be. */
function decodedPieces(path: string): readonly string[] | undefined {
  try {
    return path
      .split('/')
      .filter((piece) => piece !== '')
      .map((piece) => decodeURIComponent(piece));
  } catch {
    return undefined;
  }
}

function sendInterface(pieces: readonly string[], response: ServerResponse): void {
  const file = interfaceFiles.find(({ path }) => path === `/${pieces.join('/')}`);
  if (file !== undefined) {
    response.writeHead(200, {
      ...commonHeaders,
      'Content-Type': `${file.type}; charset=utf-8`,
      // Its name changes with its content.
      'Cache-Control': 'private, max-age=31536000, immutable',
    });
    response.end(response.req.method === 'HEAD' ? undefined : file.text);
  } else if (isPage(pieces)) sendText(response, 200, 'text/html', interfacePage);
  else sendText(response, 404, 'text/plain', 'There is nothing at this address.\n');
}

function isPage(pieces: readonly string[]): boolean {
  const [first, , third] = pieces;
  if (pieces.length === 0) return true;
  return first === 'runs' && (pieces.length === 2 || (pieces.length === 4 && third === 'steps'));
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port, error) : portRefused(port, error));
    });
    server.listen({ host: '127.0.0.1', port }, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
