// Serves small pages on loopback for tests that need an address.
import { createServer } from 'node:http';

/** A running server. */
export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves each path's HTML; everything else is 404. */
export async function servePages(pages: Readonly<Record<string, string>>): Promise<PageServer> {
  const server = createServer((request, response) => {
    const html = pages[(request.url ?? '/').split('?')[0] ?? '/'];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html ?? 'not found');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
