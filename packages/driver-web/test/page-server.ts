// A small web server for tests: pages by path, on a port of its own.
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

  /** Starts serving; a path that is not there answers 404. */
  static async start(pages: Readonly<Record<string, ServedPage>>): Promise<PageServer> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
      const page = pages[pathname];
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (typeof page === 'function') page(request, response);
      else if (page === undefined) response.writeHead(404).end('<!doctype html><title>404</title>');
      else response.end(`<!doctype html><meta charset="utf-8">${page}`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PageServer(server);
  }

  /** The address of a path, under 127.0.0.1 or another name of this machine. */
  url(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** Stops, whatever is still connected. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A page that takes its time, ms. */
export function slowly(ms: number, html: string): ServedPage {
  return slowFile(ms, `<!doctype html>${html}`, 'text/html');
}

/** A file of a type that takes its time, ms. */
export function slowFile(ms: number, content: string, type: string): ServedPage {
  return (_, response) => {
    response.setHeader('content-type', type);
    setTimeout(() => response.end(content), ms).unref();
  };
}
