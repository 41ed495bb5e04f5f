// The state a flow starts with: cookies and storage that are there before the first document's scripts.
import type { OpenRequest } from '@flowproof/driver';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';

type Session = NonNullable<OpenRequest['session']>;
type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** Cookies as the browser takes them; one without a domain belongs to the address that is opened. */
export function cookiesOf(session: Session, url: string): Cookie[] {
  return (session.cookies ?? []).map(({ name, value, domain }) =>
    domain === undefined ? { name, value, url } : { name, value, domain, path: '/' },
  );
}

/** Storage of the address that is opened, for a context that is about to be made. */
export function storageOf(session: Session, url: string): Pick<BrowserContextOptions, 'storageState'> {
  const entries = Object.entries(session.local_storage ?? {}).map(([name, value]) => ({ name, value }));
  if (entries.length === 0 || !URL.canParse(url)) return {};
  const { protocol, host } = new URL(url);
  return {
    storageState: { cookies: [], origins: [{ origin: `${protocol}//${host}`, localStorage: entries }] },
  };
}

/** A script that fills the storage of the document it runs in, for a page that is there already. */
export function seedScript(session: Session): string | undefined {
  if (Object.keys(session.local_storage ?? {}).length === 0) return undefined;
  const entries = JSON.stringify(Object.entries(session.local_storage ?? {}));
  return `if (window === top) for (const [name, value] of ${entries}) localStorage.setItem(name, value);`;
}
