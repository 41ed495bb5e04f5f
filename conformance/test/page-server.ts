// A small web server for tests: pages by path, each test with an address of its own.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page: its HTML, or how it answers. */
export type ServedPage = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** Serves pages on 127.0.0.1. */
export class PageServer {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Starts serving; `page` says what is at a path, undefined answers 404. */
  static async start(page: (path: string) => ServedPage | undefined): Promise<PageServer> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
      const served = page(pathname);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (typeof served === 'function') served(request, response);
      else if (served === undefined) response.writeHead(404).end('<!doctype html><title>404</title>');
      else response.end(served);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PageServer(server);
  }

  /** The address without a slash at its end, under 127.0.0.1 or another name of this machine. */
  origin(host = '127.0.0.1'): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Stops, whatever is still connected. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
