// When an address is the one that was meant (record-and-replay, section 9).

/** Path, and query or fragment only where the expectation names them; anything but a path is compared whole. */
export function isAddress(url: string, wanted: string): boolean {
  if (!wanted.startsWith('/') || wanted.includes('://')) return url === wanted;
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return false;
  }
  const path = parsed.pathname === '' ? '/' : parsed.pathname;
  const query = wanted.includes('?') ? parsed.search : '';
  const fragment = wanted.includes('#') ? parsed.hash : '';
  return `${path}${query}${fragment}` === wanted;
}
