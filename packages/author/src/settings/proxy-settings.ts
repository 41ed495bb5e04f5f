// Which proxy an address is reached through. The names of the variables are everybody's, in either case.
import { badProxy } from '../errors.ts';
import type { Environment } from './model-settings.ts';

/** As the environment has them. */
export interface ProxySettings {
  /** Proxy for `http:` addresses. */
  readonly http: string | undefined;
  /** Proxy for `https:` addresses. */
  readonly https: string | undefined;
  /** Hosts that are reached directly: `*`, or names with an optional port, each with everything below it. */
  readonly none: readonly string[];
}

/** @throws ModelConfigurationError `bad_proxy`. */
export function proxiesFromEnvironment(env: Environment): ProxySettings {
  return {
    http: proxy(env, 'http_proxy', 'HTTP_PROXY'),
    https: proxy(env, 'https_proxy', 'HTTPS_PROXY'),
    none: (env['no_proxy'] ?? env['NO_PROXY'] ?? '')
      .split(/[\s,]+/)
      .filter((each) => each !== '')
      .map((each) => each.toLowerCase()),
  };
}

/** The proxy of an address; undefined where it is reached directly. */
export function proxyFor(url: URL, proxies: ProxySettings): URL | undefined {
  const proxy = url.protocol === 'https:' ? proxies.https : proxies.http;
  if (proxy === undefined || proxies.none.some((rule) => exempts(rule, url))) return undefined;
  return new URL(proxy);
}

function proxy(env: Environment, lower: string, upper: string): string | undefined {
  const name = env[lower] === undefined ? upper : lower;
  const given = env[name]?.trim() ?? '';
  if (given === '') return undefined;
  const url = given.includes('://') ? given : `http://${given}`;
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:') throw badProxy(name);
  return url;
}

function exempts(rule: string, url: URL): boolean {
  if (rule === '*') return true;
  const [, name = rule, port] = /^(.*?)(?::(\d+))?$/.exec(rule) ?? [];
  const portOfUrl = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  if (port !== undefined && port !== portOfUrl) return false;
  const host = name.replace(/^\*?\./, '');
  return url.hostname === host || url.hostname.endsWith(`.${host}`);
}
