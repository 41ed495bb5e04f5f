// What a flow starts with: browser, shape, clock, chance, session, mocks; and a caller's own page.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CapabilityError, DriverError, type OpenRequest, TransportError } from '@flowproof/driver';
import { WebBrowser, WebSurface } from '@flowproof/driver-web';
import { click, newTestBrowser, outcome, testBrowser, text, textOnceThere } from './driven-page.ts';
import { PageServer, type ServedPage } from './page-server.ts';

jest.setTimeout(60_000);

const pages: Readonly<Record<string, ServedPage>> = {
  '/': `<title>Home</title><p id=out></p><a id=again href=/?again>again</a><script>
    out.textContent = JSON.stringify({ size: [innerWidth, innerHeight, devicePixelRatio], touch: navigator.maxTouchPoints > 0, agent: navigator.userAgent,
      cookie: document.cookie, stored: { ...localStorage } });
    if (!location.search) localStorage.setItem('theme', 'changed by the page');
  </script>`,
  '/clock': `<title>Clock</title><p id=out></p><script>
    class Later extends Date { constructor() { super(0); } }
    out.textContent = [new Date().toISOString().slice(0, 16), Date.now() - new Date().getTime() < 50, String(new Date(0).getTime()), Date.UTC(2020, 0), Date.parse('2020-01-01'),
      new Date(2020, 1, 3).getMonth(), typeof Date(), new Date() instanceof Date, new Date().constructor === Date, Date.length, Date.name, new Later() instanceof Later,
      Intl.DateTimeFormat().resolvedOptions().timeZone, new Date('2026-03-04T12:00:00Z').getHours()].join(' ');
  </script>`,
  '/random': `<title>Random</title><p id=out></p><script>out.textContent = [Math.random(), Math.random(), Math.random()].join(' ')</script>`,
  '/mocked': `<title>Mocked</title><p id=out></p><button id=go>go</button><script>
    const ask = async (url, options) => { const r = await fetch(url, options); return [r.status, r.headers.get('content-type'), await r.text()].join(' '); };
    go.addEventListener('click', async () => { out.textContent = (await Promise.all([ask('/api/list'), ask('/api/list', { method: 'POST' }), ask('/api/text'), ask('/api/empty'),
      ask('/api/list', { method: 'OPTIONS' }), ask('http://api.invalid/api/far', { headers: { 'x-own': '1' } }), ask('/api/real')])).join(' | '); });
  </script>`,
  '/api/real': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end('from the server'),
  '/console': `<title>Console</title><script>console.log('one', { two: 2 }); console.warn('three'); setTimeout(() => { throw new Error('four'); });
    for (let i = 0; i < 3; i++) console.error(i);</script>`,
  '/cookies': (_, response) =>
    response
      .writeHead(200, { 'set-cookie': ['sid=secret; HttpOnly', 'lang=en; Max-Age=3600'] })
      .end('<!doctype html><title>Cookies</title>'),
};

const browser = newTestBrowser();
let server: PageServer;
const surfaces: WebSurface[] = [];

const open = async (
  path: string,
  request: Omit<OpenRequest, 'timeoutMs' | 'url'> = {},
): Promise<WebSurface> => {
  const surface = browser.newSurface();
  surfaces.push(surface);
  await surface.open({ url: server.url(path), timeoutMs: 15_000, ...request });
  return surface;
};

const told = async (opened: WebSurface): Promise<Record<string, unknown>> =>
  JSON.parse((await text(opened, '#out')) ?? '') as Record<string, unknown>;

beforeAll(async () => {
  server = await PageServer.start(pages);
});
afterEach(async () => {
  await Promise.all(surfaces.splice(0).map((surface) => surface.close()));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('the shape of a page', () => {
  it('is 1280 by 720 at factor 1 when nothing is said', async () => {
    expect(await told(await open('/'))).toMatchObject({ size: [1280, 720, 1], touch: false, stored: {} });
  });

  it('is as the flow says', async () => {
    const viewport = { width: 390, height: 844, device_scale_factor: 2, mobile: true, touch: true };
    const opened = await open('/', { browser: { viewport, user_agent: 'Flow/1' } });
    expect(await told(opened)).toMatchObject({ touch: true, agent: 'Flow/1' });
    expect((await told(opened))['size']).toEqual([expect.any(Number), expect.any(Number), 2]);
  });

  it('may ask for flags of its own, in a process of its own', async () => {
    const opened = await open('/', { browser: { args: ['--user-agent=By flag'] } });
    expect(await told(opened)).toMatchObject({ agent: 'By flag' });
    expect(await told(await open('/'))).not.toMatchObject({ agent: 'By flag' });
  });
});

describe('clock and chance', () => {
  it('stand where they are pinned and leave everything explicit alone', async () => {
    const opened = await open('/clock', {
      browser: { clock: { at: '2026-03-04T12:00:00Z', timezone: 'Asia/Tokyo' } },
    });
    expect(await text(opened, '#out')).toBe(
      '2026-03-04T12:00 true 0 1577836800000 1577836800000 1 string true true 7 Date true Asia/Tokyo 21',
    );
  });

  it('are the real ones otherwise', async () => {
    const opened = await open('/clock');
    expect(await text(opened, '#out')).toContain(new Date().toISOString().slice(0, 13));
  });

  it('give the same numbers for the same seed, and others for another', async () => {
    const numbers: (string | undefined)[] = [];
    for (const seed of [7, 7, 8, 4294967295])
      numbers.push(await text(await open('/random', { browser: { random: { seed } } }), '#out'));
    expect(numbers).toEqual([
      '0.011704753153026104 0.06195825757458806 0.97690763277933',
      '0.011704753153026104 0.06195825757458806 0.97690763277933',
      '0.15629516984336078 0.6251922610681504 0.3006645820569247',
      '0.8964226141106337 0.189478256739676 0.7156526781618595',
    ]);
  });

  it.each([
    [
      { clock: { at: '2026-03-04T12:00:00Z', timezone: 'Mars/Base' } },
      'the browser shape could not be applied',
    ],
  ])('are refused by name when the browser cannot have %j', async (shape, message) => {
    await expect(open('/', { browser: shape })).rejects.toThrow(message);
  });
});

describe('the session', () => {
  it('is there before the first script, and storage is not filled again', async () => {
    const session = {
      cookies: [
        { name: 'own', value: '1' },
        { name: 'named', value: '2', domain: '127.0.0.1' },
        { name: 'elsewhere', value: '3', domain: 'example.test' },
      ],
      local_storage: { theme: 'dark', user: '{"name":"Zoë"}' },
    };
    const opened = await open('/', { session });
    expect(await told(opened)).toMatchObject({
      cookie: 'own=1; named=2',
      stored: { theme: 'dark', user: '{"name":"Zoë"}' },
    });
    await click(opened, '#again');
    expect(await told(opened)).toMatchObject({ stored: { theme: 'changed by the page' } });
  });

  it('of one surface is unknown to another', async () => {
    const other = browser.newSurface();
    await open('/', { session: { local_storage: { theme: 'dark' } } });
    await other.open({ url: server.url('/'), timeoutMs: 15_000 });
    expect(await told(other)).toMatchObject({ stored: {} });
    await other.close();
  });

  it('tells of cookies what they are and never what they hold', async () => {
    const cookies = await (await open('/cookies')).cookies();
    expect(cookies).toEqual([
      { name: 'sid', httpOnly: true, secure: false, persistent: false },
      { name: 'lang', httpOnly: false, secure: false, persistent: true },
    ]);
  });
});

describe('mocks', () => {
  it('answer in order of the rules, let others pass, and answer every OPTIONS', async () => {
    const opened = await open('/mocked', {
      mocks: [
        { url_contains: '/api/list', method: 'post', status: 201, body: 'created' },
        {
          url_contains: '/api/list',
          status: 200,
          body: { items: [1, 'two', null, true], nested: { a: [] } },
        },
        { url_contains: '/api/text', status: 404, content_type: 'text/html', body: '<b>no</b>' },
        { url_contains: '/api/empty', status: 200 },
        { url_contains: '/api/far', status: 200, body: ['far'] },
      ],
    });
    await click(opened, '#go');
    const lines = [
      '200 application/json {"items":[1,"two",null,true],"nested":{"a":[]}}',
      '201 text/plain created',
      '404 text/html <b>no</b>',
      '200 text/plain ',
      '204  ',
      '200 application/json ["far"]',
      '200 text/plain from the server',
    ];
    const seen = await textOnceThere(opened, '#out');
    expect(seen?.split(' | ')).toEqual(lines.map((line) => line.trim()));
  });
});

describe('evidence', () => {
  it('is what the console said since the last look, exceptions included', async () => {
    const opened = await open('/console');
    await opened.read('title');
    const { console: lines, dom } = await opened.evidence({ dom: false });
    expect(lines.slice(0, 5)).toEqual([
      '[log] one {two: 2}',
      '[warning] three',
      '[error] 0',
      '[error] 1',
      '[error] 2',
    ]);
    expect(lines.at(-1)).toMatch(/^\[error\] Error: four/);
    expect(dom).toBeUndefined();
    expect((await opened.evidence({ dom: false })).console).toEqual([]);
  });
});

describe('opening', () => {
  it('says what is wrong with an address that does not answer', async () => {
    const unopened = browser.newSurface();
    await expect(unopened.open({ url: 'http://127.0.0.1:9/', timeoutMs: 15_000 })).rejects.toMatchObject({
      code: 'launch_failed',
      message: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/ did not open: net::ERR_/),
    });
    await expect(unopened.read('title')).rejects.toThrow(
      new DriverError('no_answer', 'the web surface is not open'),
    );
  });

  it('needs an address', async () => {
    await expect(browser.newSurface().open({ timeoutMs: 1000 })).rejects.toThrow(
      'a web flow needs an address to open',
    );
  });

  it('says how to install a browser where there is none', async () => {
    for (const executablePath of [undefined, '/nowhere/chrome'])
      await expect(
        new WebBrowser({ executablePath }).newSurface().open({ url: server.url('/'), timeoutMs: 1000 }),
      ).rejects.toMatchObject({ code: 'browser_not_found', hint: expect.stringContaining('install') });
  });

  it('says what a browser that does not start says', async () => {
    await expect(
      new WebBrowser({ executablePath: '/bin/false' })
        .newSurface()
        .open({ url: server.url('/'), timeoutMs: 15_000 }),
    ).rejects.toMatchObject({
      code: 'launch_failed',
      message: expect.stringContaining('/bin/false did not start'),
    });
  });

  it('tells once, and not on the console, that the sandbox is off', async () => {
    const notices: string[] = [];
    const own = new WebBrowser({
      executablePath: testBrowser,
      privateProcess: true,
      onNotice: (notice) => notices.push(notice),
    });
    for (let times = 0; times < 2; times += 1) {
      const opened = own.newSurface();
      await opened.open({ url: server.url('/'), timeoutMs: 15_000 });
      await opened.close();
    }
    await own.close();
    // As an ordinary user with a usable sandbox there is nothing to tell.
    expect(notices).toHaveLength(process.getuid?.() === 0 ? 1 : notices.length);
    expect(notices.every((notice) => notice.includes('without its sandbox'))).toBe(true);
  });
});

describe('a browser that dies', () => {
  it('ends questions as transport faults and is replaced for the next surface', async () => {
    const own = newTestBrowser();
    const dying = own.newSurface();
    await dying.open({ url: server.url('/'), timeoutMs: 15_000 });
    const { pid } = await processOf(dying);
    process.kill(pid, 'SIGKILL');
    // The page may answer once more while its process is being taken down.
    const askForEver = async (): Promise<never> => {
      for (;;) await dying.read('title');
    };
    await expect(askForEver()).rejects.toThrow(TransportError);
    await expect(dying.act({ kind: 'press_key', key: 'Enter', modifiers: [] })).rejects.toThrow(
      TransportError,
    );
    expect(await dying.capture([])).toBeUndefined();
    await dying.close();
    const next = own.newSurface();
    await next.open({ url: server.url('/'), timeoutMs: 15_000 });
    expect(await next.read('title')).toBe('Home');
    await next.close();
    await own.close();
  });
});

describe('a browser that runs elsewhere', () => {
  const titleAt = async (endpoint: string): Promise<string> => {
    const remote = new WebBrowser({ endpoint });
    const surface = remote.newSurface();
    await surface.open({ url: server.url('/'), timeoutMs: 15_000 });
    const title = await surface.read('title');
    await surface.close();
    await remote.close();
    return title;
  };

  it('is reached as a Playwright server', async () => {
    const running = await chromium.launchServer({ executablePath: testBrowser });
    expect(await titleAt(running.wsEndpoint())).toBe('Home');
    await running.close();
  });

  it('is reached by CDP, by its address and by its socket, and runs on afterwards', async () => {
    const port = await freePort();
    const running = await chromium.launch({
      executablePath: testBrowser,
      args: [`--remote-debugging-port=${port}`],
    });
    const address = `http://127.0.0.1:${port}`;
    const { webSocketDebuggerUrl } = (await (await fetch(`${address}/json/version`)).json()) as {
      readonly webSocketDebuggerUrl: string;
    };
    expect(await titleAt(address)).toBe('Home');
    expect(await titleAt(webSocketDebuggerUrl)).toBe('Home');
    expect(running.isConnected()).toBe(true);
    await running.close();
  });

  it('takes no flags, and its address is told without what it may hold in secret', async () => {
    const remote = new WebBrowser({ endpoint: `ws://user:key@127.0.0.1:${await freePort()}/?token=secret` });
    await expect(
      remote.newSurface().open({ url: server.url('/'), timeoutMs: 3000, browser: { args: ['--x'] } }),
    ).rejects.toThrow('browser args cannot be given to a browser that runs elsewhere');
    const refused = remote.newSurface().open({ url: server.url('/'), timeoutMs: 3000 });
    await expect(refused).rejects.toMatchObject({ code: 'launch_failed' });
    await expect(refused).rejects.not.toThrow(/secret|key/);
  });
});

describe("a caller's own page", () => {
  let theirs: Browser;
  let page: Page;
  beforeAll(async () => {
    theirs = await chromium.launch({ executablePath: testBrowser });
    page = await theirs.newPage();
  });
  afterAll(() => theirs.close());

  it('is used where it is, and is left open', async () => {
    await page.goto(server.url('/'));
    await page.evaluate(() => {
      document.title = 'Touched';
    });
    const wrapped = WebSurface.fromPage(page);
    await wrapped.open({ url: server.url('/'), timeoutMs: 15_000 });
    expect(await wrapped.read('title')).toBe('Touched');
    expect(outcome(await click(wrapped, '#again'))).toBe('done');
    expect(await wrapped.read('url')).toBe(server.url('/?again'));
    await wrapped.close();
    expect(page.isClosed()).toBe(false);
    expect(await page.title()).toBe('Home');
    await expect(wrapped.read('title')).rejects.toThrow('the web surface is not open');
  });

  it('needs no address, and goes where it is told', async () => {
    await page.goto(server.url('/clock'));
    const wrapped = WebSurface.fromPage(page);
    await wrapped.open({ timeoutMs: 15_000 });
    expect(await wrapped.read('title')).toBe('Clock');
    await wrapped.act({ kind: 'navigate', to: '/random' });
    expect(await wrapped.read('title')).toBe('Random');
    await wrapped.close();
  });

  it('takes viewport, clock, chance, session and mocks', async () => {
    const own = await theirs.newPage();
    const wrapped = WebSurface.fromPage(own);
    await wrapped.open({
      url: server.url('/'),
      browser: { viewport: { width: 600, height: 500 }, random: { seed: 7 } },
      session: { cookies: [{ name: 'own', value: '1' }], local_storage: { theme: 'dark' } },
      mocks: [{ url_contains: '/api/real', status: 200, body: 'mocked' }],
      timeoutMs: 15_000,
    });
    expect(await told(wrapped)).toMatchObject({
      size: [600, 500, 1],
      cookie: 'own=1',
      stored: { theme: 'dark' },
    });
    await click(wrapped, '#again');
    expect(await told(wrapped)).toMatchObject({ stored: { theme: 'changed by the page' } });
    await wrapped.close();
    expect(await own.evaluate(() => fetch('/api/real').then((answer) => answer.text()))).toBe(
      'from the server',
    );
    await own.close();
  });

  const refused: readonly (readonly [string, OpenRequest['browser']])[] = [
    ['user_agent', { user_agent: 'Flow/1' }],
    ['args', { args: ['--x'] }],
    ['clock.timezone', { clock: { at: '2026-03-04T12:00:00Z', timezone: 'Asia/Tokyo' } }],
    ['viewport.touch', { viewport: { width: 600, height: 500, touch: true } }],
  ];
  it.each(refused)('cannot have %s of its own', async (name, shape) => {
    const wrapped = WebSurface.fromPage(page);
    const opening = wrapped.open({
      url: server.url('/'),
      timeoutMs: 15_000,
      ...(shape && { browser: shape }),
    });
    await expect(opening).rejects.toThrow(CapabilityError);
    await expect(opening).rejects.toThrow(name);
  });

  it('that is closed answers with a transport fault', async () => {
    const closing = await theirs.newPage();
    await closing.goto(server.url('/'));
    const wrapped = WebSurface.fromPage(closing);
    await wrapped.open({ timeoutMs: 15_000 });
    const ended = wrapped.whenClosed();
    await closing.close();
    await ended;
    await expect(wrapped.read('title')).rejects.toThrow(new TransportError('the page was closed'));
    await expect(wrapped.act({ kind: 'reload' })).rejects.toThrow(TransportError);
    expect(await wrapped.capture([])).toBeUndefined();
    await wrapped.close();
  });

  it('can be wrapped again after it was let go', async () => {
    for (let times = 0; times < 2; times += 1) {
      const wrapped = WebSurface.fromPage(page);
      await wrapped.open({ url: server.url('/mocked'), timeoutMs: 15_000 });
      expect(await text(wrapped, '#go')).toBe('go');
      await wrapped.close();
    }
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

// The browser's own process, found by the flag that names it.
async function processOf(opened: WebSurface): Promise<{ readonly pid: number }> {
  await opened.act({ kind: 'navigate', to: server.url('/') });
  const { execFileSync } = await import('node:child_process');
  const listed = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, ppid, args]) => ({ pid: Number(pid), ppid: Number(ppid), args: args ?? '' }));
  const own = listed.filter(
    ({ ppid, args }) => ppid === process.pid && args.includes('--remote-debugging-pipe'),
  );
  const [newest] = own.sort((one, other) => other.pid - one.pid);
  if (newest === undefined) throw new Error('no browser process of this test');
  return newest;
}
