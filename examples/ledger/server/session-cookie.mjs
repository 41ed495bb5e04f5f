// The cookie that tells one browser session from another.
import { openAccount } from './ledger.mjs';

const cookieName = 'ledger_session';

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
