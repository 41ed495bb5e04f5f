// Addresses carry secrets: what people and programs put into them to be let in is never written down.

/** What stands in the place of a secret. */
const redacted = '[redacted]';
const secretName =
  /token|secret|passw|pwd|auth(?!or)|signature|(?:^|[^a-z])(?:key|code)(?:$|[^a-z])|(?:key|code)$/i;
const parameter = /([?&#;])([^=&#?;]*)=([^&#;]*)/g;
const userInfo = /^([a-z][a-z0-9+.-]*:\/\/)[^/?#@]*(?:@[^/?#@]*)*@/i;

/**
 * An address without its secrets: user info, and values of the query or the fragment that are named like `token`, `key`,
 * `secret`, `password`, `code` or `auth`, read `[redacted]`. Everything else stays letter for letter.
 *
 * @example
 * redactAddress('https://shop.example/in?access_token=abc&page=2'); // 'https://shop.example/in?access_token=[redacted]&page=2'
 */
export function redactAddress(url: string): string {
  return url
    .replace(userInfo, `$1${redacted}@`)
    .replace(parameter, (whole: string, sign: string, name: string) =>
      secretName.test(plain(name)) ? `${sign}${name}=${redacted}` : whole,
    );
}

// Camel case is told apart, so that `apiKey` has the word `key` in it.
function plain(name: string): string {
  return decoded(name).replace(/([a-z0-9])([A-Z])/g, '$1_$2');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
