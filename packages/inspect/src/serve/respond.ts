// How answers are written: their headers, JSON, files in pieces.
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { SafeFolder } from '../read/safe-folder.ts';

// Nothing but what this server sends may run, load or frame a page of it.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** On every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Answers with a text of a kind. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, {
    ...commonHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': bytes.length,
  });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, value: unknown): void {
  sendText(response, 200, 'application/json', JSON.stringify(value));
}

/** Answers that something went wrong, as JSON with one sentence. */
export function sendFault(response: ServerResponse, status: number, reason: string): void {
  sendText(response, status, 'application/json', JSON.stringify({ error: reason }));
}

const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/** Answers with a picture of a folder; anything that is none is not found. */
export async function sendPicture(
  response: ServerResponse,
  folder: SafeFolder | undefined,
  name: string,
): Promise<void> {
  const type = pictureTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  if (type === undefined || folder === undefined) {
    sendFault(response, 404, 'there is no such picture');
    return;
  }
  await sendFile(response, folder, name, { 'Content-Type': type });
}

/** Answers with a file to be saved, never to be shown. */
export function sendDownload(response: ServerResponse, folder: SafeFolder, name: string): Promise<void> {
  const plain = name.replace(/[^\w.-]/gu, '_');
  return sendFile(response, folder, name, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${plain}"`,
  });
}

async function sendFile(
  response: ServerResponse,
  folder: SafeFolder,
  name: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const opened = await folder.open(name);
  if (opened === undefined) {
    sendFault(response, 404, 'there is no such file');
    return;
  }
  const { handle, stats } = opened;
  try {
    const tag = `"${stats.size}-${Math.round(stats.mtimeMs)}"`;
    const kept = response.req.headers['if-none-match'] === tag;
    const length = kept ? {} : { 'Content-Length': stats.size };
    response.writeHead(kept ? 304 : 200, {
      ...commonHeaders,
      ...headers,
      ...length,
      'Cache-Control': 'no-cache',
      ETag: tag,
    });
    if (kept || response.req.method === 'HEAD' || stats.size === 0) {
      response.end();
      return;
    }
    // Not beyond what was promised, should the file grow meanwhile.
    const stream = handle.createReadStream({ autoClose: false, start: 0, end: stats.size - 1 });
    // A browser that goes away in the middle is no fault.
    await pipeline(stream, response).catch(() => undefined);
  } finally {
    await handle.close().catch(() => undefined);
  }
}
