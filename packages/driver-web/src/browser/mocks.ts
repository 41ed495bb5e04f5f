// Answers requests inside the browser, so that a flow needs no second server.
import type { OpenRequest } from '@flowproof/driver';
import type { BrowserContext, Page, Route } from 'playwright-core';

/** One mock rule of a flow. */
export type MockRule = NonNullable<OpenRequest['mocks']>[number];

/** What a rule answers with. */
export interface MockAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*',
} as const;

/**
 * Decides about one request.
 *
 * @returns undefined for a request that no rule is about: it passes through.
 */
export function answerFor(rules: readonly MockRule[], url: string, method: string): MockAnswer | undefined {
  const about = rules.filter((rule) => url.includes(rule.url_contains));
  const rule = about.find((each) => each.method === undefined || sameMethod(each.method, method));
  if (sameMethod(method, 'OPTIONS') && about.length > 0) return { status: 204, headers: anyOrigin, body: '' };
  if (rule === undefined) return undefined;
  const plain = rule.body === undefined || typeof rule.body === 'string';
  return {
    status: rule.status,
    headers: {
      ...anyOrigin,
      'content-type': rule.content_type ?? (plain ? 'text/plain' : 'application/json'),
    },
    body: rule.body === undefined ? '' : typeof rule.body === 'string' ? rule.body : compactJson(rule.body),
  };
}

/** Puts the rules into a context or a page. Returns how to take them out again. */
export async function applyMocks(
  target: BrowserContext | Page,
  rules: readonly MockRule[],
): Promise<() => Promise<void>> {
  const concerned = (url: URL): boolean => rules.some((rule) => url.href.includes(rule.url_contains));
  const handle = async (route: Route): Promise<void> => {
    const request = route.request();
    const answer = answerFor(rules, request.url(), request.method());
    // A page that closes under its request is nobody's fault.
    await (answer === undefined ? route.fallback() : route.fulfill(answer)).catch(() => undefined);
  };
  await target.route(concerned, handle);
  return async () => {
    await target.unroute(concerned, handle).catch(() => undefined);
  };
}

function sameMethod(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

// Numbers that a double would change arrive as objects that print themselves; nothing else in JSON does.
function compactJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(compactJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const print: unknown = Reflect.get(value, 'toString');
  if (typeof print === 'function' && print !== Reflect.get(Object.prototype, 'toString'))
    return String(Reflect.apply(print, value, []));
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}:${compactJson(member)}`,
  );
  return `{${members.join(',')}}`;
}
