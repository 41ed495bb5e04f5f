// Destinations an agent may reach: `host[:port]`, `ip[:port]`, `cidr[:port]`, `[ipv6]:port`.

/** What is wrong with an entry; undefined when nothing is, or when only its variables can tell. */
export function egressProblem(entry: string): string | undefined {
  if (entry.includes('${')) return undefined;
  if (entry.trim() === '') return 'it is blank';
  if (entry.includes('//')) return 'a scheme has no place in it';
  if (entry.startsWith('[')) return bracketedProblem(entry);
  // Two colons and more: an IPv6 address or network without brackets, which takes no port.
  if (/:.*:/u.test(entry))
    return isIpv6(entry)
      ? undefined
      : 'it is no IPv6 address; a port goes behind brackets: [2001:db8::7]:443';
  const [host = '', port] = entry.split(':');
  if (port !== undefined && !isPort(port)) return 'the port is a whole number from 1 to 65535';
  if (host.includes('/')) return isIpv4Network(host) ? undefined : 'the network is written like 10.20.0.0/16';
  if (/^[\d.]+$/u.test(host)) return isIpv4(host) ? undefined : 'the address is written like 10.20.0.1';
  return isHost(host) ? undefined : 'a host is made of letters, digits, dots and hyphens';
}

function bracketedProblem(entry: string): string | undefined {
  const match = /^\[([^\]]*)\](?::(.*))?$/u.exec(entry);
  if (match === null || !isIpv6(match[1] ?? ''))
    return 'an IPv6 destination is written like [2001:db8::7]:443';
  return match[2] !== undefined && !isPort(match[2])
    ? 'the port is a whole number from 1 to 65535'
    : undefined;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/u.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/u.test(part) && Number(part) <= 255);
}

function isIpv4Network(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/');
  return rest.length === 0 && isIpv4(address) && /^\d{1,2}$/u.test(bits) && Number(bits) <= 32;
}

function isIpv6(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0 || (bits !== undefined && !(/^\d{1,3}$/u.test(bits) && Number(bits) <= 128)))
    return false;
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const words = last.includes('.') ? groups.slice(0, -1) : groups;
  if (last.includes('.') && !isIpv4(last)) return false;
  const count = words.length + (last.includes('.') ? 2 : 0);
  return (
    words.every((word) => /^[0-9a-f]{1,4}$/iu.test(word)) && (halves.length === 2 ? count < 8 : count === 8)
  );
}

function isHost(text: string): boolean {
  return (
    text.length <= 253 &&
    text.split('.').every((part) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/iu.test(part))
  );
}
