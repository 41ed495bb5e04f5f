// Reading what a browser sends and writing what it gets back: JSON bodies, the session cookie.
import { openAccount } from './ledger.mjs';
import { Refusal } from './refusal.mjs';

const cookieName = 'ledger_session';
const longestBody = 20_000;

export function sendJson(response, value, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

/** The body as an object. Asking for the type keeps a foreign page's plain form from being taken for ours. */
export async function readJson(request) {
  if (!String(request.headers['content-type']).startsWith('application/json')) {
    throw new Refusal(415, 'Send JSON.');
  }
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > longestBody) throw new Refusal(413, 'That is too much at once.');
    chunks.push(chunk);
  }
  let value;
  try {
    value = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refusal(400, 'That is not JSON.');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Refusal(400, 'Send an object.');
  return value;
}

export function cookieOf(request) {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === cookieName) return value;
  }
  return undefined;
}

/** The header that gives a browser session an account of its own. */
export const newCookie = (ledger) => ({
  'set-cookie': `${cookieName}=${openAccount(ledger)}; Path=/; HttpOnly; SameSite=Lax`,
});
