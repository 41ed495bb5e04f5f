// Files below public/ and nothing else, and one that is written here: which defects the page is to have.
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
const standing = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
};

/** `headers` are sent beside the standing ones. */
export async function answerStatic(request, response, url, { defects, headers }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { status, extension, body } = await contentOf(url.pathname, defects);
  response.writeHead(status, {
    ...standing,
    ...headers,
    'content-type': types[extension],
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function contentOf(pathname, defects) {
  if (pathname === '/scripts/defects.js') {
    const names = JSON.stringify([...defects]);
    return { status: 200, extension: '.js', body: `export const defects = new Set(${names});\n` };
  }
  const file = await insideRoot(pathname);
  if (file === undefined)
    return { status: 404, extension: '.html', body: await readFile(path.join(root, 'not-found.html')) };
  return { status: 200, extension: path.extname(file), body: await readFile(file) };
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
