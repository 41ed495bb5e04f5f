// When an address is the one that was meant (record-and-replay, section 9).

/** Path, and query or fragment only where the expectation names them; anything but a path is compared whole. */
export function isAddress(url: string, wanted: string): boolean {
  if (!wanted.startsWith('/') || wanted.includes('://')) return url === wanted;
  const parts = afterAuthority.exec(url);
  if (parts === null) return false;
  const [, path = '', query = '', fragment = ''] = parts;
  const asked = [
    path === '' ? '/' : path,
    wanted.includes('?') ? query : '',
    wanted.includes('#') ? fragment : '',
  ];
  return asked.join('') === wanted;
}

// Taken from the text and not from a URL object: an empty query or fragment stays as it is written.
const afterAuthority = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)(\?[^#]*)?(#.*)?$/isu;
