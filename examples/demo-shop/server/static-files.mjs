// Files below public/ and nothing else: page names without ".html", types by extension, a strict policy for pages.
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../public/', import.meta.url));
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'self'; img-src 'self' blob:; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
};

export async function answerStatic(request, response, url) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = (await insideRoot(url.pathname)) ?? path.join(root, 'not-found.html');
  const found = !file.endsWith('not-found.html');
  const body = await readFile(file);
  response.writeHead(found ? 200 : 404, {
    ...headers,
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The real file that an address names, or nothing when it does not exist or lies outside (a link out of it, too). */
async function insideRoot(pathname) {
  let name;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.includes('\\')) return undefined;
  if (name === '/') name = '/index.html';
  if (path.extname(name) === '') name += '.html';
  const file = path.join(root, name);
  if (!file.startsWith(root)) return undefined;
  try {
    const real = await realpath(file);
    return real.startsWith(await realpath(root)) && Object.hasOwn(types, path.extname(real))
      ? real
      : undefined;
  } catch {
    return undefined;
  }
}
