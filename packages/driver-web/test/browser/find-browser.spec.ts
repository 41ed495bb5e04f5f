// Where a browser is looked for; and how requests are mocked, without a browser.
import { describe, expect, it } from '@jest/globals';
import { findBrowser } from '@flowproof/driver-web';
import { answerFor, type MockRule } from '../../src/browser/mocks.ts';
import { addressOf } from '../../src/acts/navigate.ts';

describe('findBrowser', () => {
  const cases: readonly {
    readonly name: string;
    readonly platform: NodeJS.Platform;
    readonly env: Readonly<Record<string, string>>;
    readonly there: readonly string[];
    readonly found: string | undefined;
  }[] = [
    {
      name: 'takes CHROME as it is written, there or not',
      platform: 'linux',
      env: { CHROME: '/my/chrome', PATH: '/usr/bin' },
      there: ['/usr/bin/chromium'],
      found: '/my/chrome',
    },
    {
      name: 'reads an empty CHROME as none',
      platform: 'linux',
      env: { CHROME: '', PATH: '/usr/bin' },
      there: ['/usr/bin/chromium'],
      found: '/usr/bin/chromium',
    },
    {
      name: 'prefers Chrome to Chromium and Edge',
      platform: 'linux',
      env: { PATH: '/opt/bin:/usr/bin' },
      there: ['/usr/bin/microsoft-edge', '/usr/bin/chromium', '/opt/bin/google-chrome'],
      found: '/opt/bin/google-chrome',
    },
    {
      name: 'looks beside the path too',
      platform: 'linux',
      env: {},
      there: ['/opt/google/chrome/chrome'],
      found: '/opt/google/chrome/chrome',
    },
    {
      name: 'looks into no relative folder',
      platform: 'linux',
      env: { PATH: '.:bin' },
      there: ['chromium', 'bin/chromium'],
      found: undefined,
    },
    {
      name: 'finds an application of the whole machine on macOS',
      platform: 'darwin',
      env: {},
      there: ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
      found: '/Applications/Chromium.app/Contents/MacOS/Chromium',
    },
    {
      name: "finds a person's own application on macOS",
      platform: 'darwin',
      env: {},
      there: ['/home/ann/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      found: '/home/ann/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    },
    {
      name: 'finds Edge on Windows',
      platform: 'win32',
      env: { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      there: ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
      found: 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    },
    { name: 'finds nothing where nothing is', platform: 'win32', env: {}, there: [], found: undefined },
  ];
  it.each(cases)('$name', ({ platform, env, there, found }) => {
    expect(findBrowser({ platform, env, home: '/home/ann', isFile: (path) => there.includes(path) })).toBe(
      found,
    );
  });

  it('passes over folders of the path that cannot be looked into', () => {
    const unreadable = `/${'x'.repeat(300)}`;
    expect(
      findBrowser({ platform: 'linux', env: { PATH: `${unreadable}:/etc/passwd` }, home: '/' }),
    ).not.toContain(unreadable);
  });
});

describe('answerFor', () => {
  const rules: readonly MockRule[] = [
    { url_contains: '/orders', method: 'POST', status: 201 },
    { url_contains: '/orders?page=2', status: 200, body: 'second' },
    { url_contains: '/orders', status: 200, body: { total: 1 } },
  ];
  const cases: readonly (readonly [string, string, string | undefined])[] = [
    ['http://a/orders', 'POST', '201 text/plain '],
    ['http://a/orders', 'post', '201 text/plain '],
    ['http://a/orders?page=2', 'GET', '200 text/plain second'],
    ['http://a/orders', 'GET', '200 application/json {"total":1}'],
    ['http://a/orders', 'OPTIONS', '204 undefined '],
    ['http://a/Orders', 'GET', undefined],
    ['http://a/other', 'OPTIONS', undefined],
  ];
  it.each(cases)('%s %s', (url, method, expected) => {
    const answer = answerFor(rules, url, method);
    expect(answer && `${answer.status} ${answer.headers['content-type']} ${answer.body}`).toBe(expected);
  });

  it('opens every answer to every origin', () => {
    expect(answerFor(rules, 'http://a/orders', 'GET')?.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': '*',
      'access-control-allow-headers': '*',
    });
  });

  it('keeps the text of numbers that a double would change', () => {
    // As the trace reader hands them over: an object that knows its text.
    const kept = {
      isLosslessNumber: true,
      value: '12345678901234567890',
      toString: () => '12345678901234567890',
    };
    const body = { id: kept, list: [1, null] } as unknown as NonNullable<MockRule['body']>;
    expect(answerFor([{ url_contains: 'x', status: 200, body }], 'x', 'GET')?.body).toBe(
      '{"id":12345678901234567890,"list":[1,null]}',
    );
  });
});

describe('addressOf', () => {
  const cases = [
    ['https://other.test/x', 'http://app.test/start', 'https://other.test/x'],
    ['/cart?a=1', 'http://app.test:8080/start/page?x#y', 'http://app.test:8080/cart?a=1'],
    ['cart', 'http://app.test/start/', 'http://app.test/cart'],
    ['/b.html', 'file:///tmp/a.html', 'file:///b.html'],
    ['about:blank', 'http://app.test/', 'about:blank'],
  ] as const;
  it.each(cases)('%s from %s', (to, launch, address) => {
    expect(addressOf(to, launch)).toBe(address);
  });
});
