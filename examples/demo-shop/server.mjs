// The demo shop's server: starts it on a loopback address, from a program or from the command line.
// It answers /api/ from memory and everything else from public/. It is a fixture, not a server to deploy.
import http from 'node:http';
import { pathToFileURL } from 'node:url';
import { answerApi } from './server/api.mjs';
import { createShop } from './server/shop.mjs';
import { answerStatic } from './server/static-files.mjs';

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Starts a shop with a state of its own.
 * @param {{ port?: number, host?: string }} [options] `port` 0 takes any free one; `host` must be a loopback address.
 * @returns {Promise<{ url: string, close(): Promise<void> }>} `url` has no slash at its end.
 */
export async function startShop({ port = 0, host = '127.0.0.1' } = {}) {
  if (!loopbackHosts.has(host)) {
    throw new Error(`The demo shop listens on a loopback address only, not on ${host}.`);
  }
  const shop = createShop();
  const server = http.createServer((request, response) => {
    answer(shop, request, response).catch((error) => {
      if (!response.headersSent)
        response.writeHead(error.status ?? 500, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ error: error.status === undefined ? 'Something went wrong.' : error.message }),
      );
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const name = host === '::1' ? '[::1]' : host;
  return {
    url: `http://${name}:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(shop, request, response) {
  // Only the path is taken from the request: a Host header of a stranger's site is not asked for anything.
  const url = new URL(request.url ?? '/', 'http://shop.invalid');
  if (url.pathname.startsWith('/api/')) await answerApi(shop, request, response, url);
  else await answerStatic(request, response, url);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const port = Number(process.argv[2] ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error('usage: node server.mjs [port]');
    process.exit(2);
  }
  const { url } = await startShop({ port });
  console.log(`The demo shop is open at ${url}/ (ada@example.com, password tulip). Ctrl+C closes it.`);
}
