// The ledger's server: starts it on a loopback address, from a program or from the command line, whole or with defects.
// It answers /api/ from memory and everything else from public/. It is a fixture, not a server to deploy.
import http from 'node:http';
import { pathToFileURL } from 'node:url';
import { answerApi } from './server/api.mjs';
import { checkDefects, defectNames } from './server/defects.mjs';
import { accountOf, createLedger } from './server/ledger.mjs';
import { cookieOf, newCookie } from './server/session-cookie.mjs';
import { answerStatic } from './server/static-files.mjs';

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Starts a ledger. Every browser session gets an account of its own, so a fresh browser context finds a fresh ledger.
 * @param {{ port?: number, host?: string, defects?: readonly string[] }} [options] `port` 0 takes any free one; `host`
 *   must be a loopback address; `defects` are names of `defectNames`.
 * @returns {Promise<{ url: string, close(): Promise<void> }>} `url` has no slash at its end.
 */
export async function startLedger({ port = 0, host = '127.0.0.1', defects = [] } = {}) {
  if (!loopbackHosts.has(host)) {
    throw new Error(`The ledger listens on a loopback address only, not on ${host}.`);
  }
  const ledger = createLedger(checkDefects(defects));
  const server = http.createServer((request, response) => {
    answer(ledger, request, response).catch((error) => {
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

async function answer(ledger, request, response) {
  // Only the path is taken from the request: a Host header of a stranger's site is not asked for anything.
  const url = new URL(request.url ?? '/', 'http://ledger.invalid');
  const known = accountOf(ledger, cookieOf(request));
  if (url.pathname.startsWith('/api/')) {
    await answerApi({ ledger, account: known, request, response, url });
    return;
  }
  const cookie = url.pathname === '/' && known === undefined ? newCookie(ledger) : {};
  await answerStatic(request, response, url, { defects: ledger.defects, headers: cookie });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await startFromCommandLine(process.argv.slice(2));
}

async function startFromCommandLine(words) {
  const defects = [];
  const rest = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '--defect') defects.push(words[(at += 1)] ?? '');
    else rest.push(words[at]);
  }
  const port = Number(rest[0] ?? 4174);
  if (rest.length > 1 || !Number.isInteger(port) || port < 0 || port > 65535) usage();
  if (defects.some((name) => !defectNames.includes(name))) usage();
  const { url } = await startLedger({ port, defects });
  const how = defects.length === 0 ? 'whole' : `with ${defects.join(', ')}`;
  console.log(`The ledger is open at ${url}/ (${how}). Ctrl+C closes it.`);
}

function usage() {
  console.error('usage: node server.mjs [port] [--defect <name>]…');
  console.error(`defects: ${defectNames.join(', ')}`);
  process.exit(2);
}
