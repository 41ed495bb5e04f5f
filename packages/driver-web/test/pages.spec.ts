// Pages that are left, that ask, that open others, and that fight.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DriverError, TransportError } from '@flowproof/driver';
import type { WebSurface } from '@flowproof/driver-web';
import { click, find, newTestBrowser, outcome, perform, readings, text, type } from './driven-page.ts';
import { PageServer, type ServedPage, slowly } from './page-server.ts';

jest.setTimeout(60_000);

/** Long enough for a busy machine, short enough to wait for, ms. */
const answerTimeoutMs = 3000;

const pages: Readonly<Record<string, ServedPage>> = {
  '/leaving': `<title>Leaving</title><a id=link href=/slow>link</a><a id=hash href=#there>hash</a><a id=download href=/file>file</a>
    <a id=nothing href=/nothing>204</a><form action=/slow method=post><button id=post>post</button></form>
    <button id=script onclick="location.assign('/slow')">script</button><button id=later onclick="Promise.resolve().then(() => location = '/slow')">later</button>
    <button id=stopped onclick="location = '/slow'; setTimeout(() => window.stop(), 30)">stopped</button><button id=back onclick="history.back()">back</button>
    <button id=timer onclick="setTimeout(() => location = '/slow')">timer</button>
    <button id=push onclick="history.pushState({}, '', '/pushed')">push</button><a id=other href=OTHER>other</a><p id=there>there</p>
    <select id=jump onchange="location = '/slow'"><option>here<option>there</select><form action=/slow><input id=query></form>
    <a id=refused href="http://127.0.0.1:1/">refused</a>`,
  '/slow': slowly(300, '<title>Arrived</title><h1>Arrived</h1>'),
  '/very-slow': slowly(60_000, '<title>Too late</title>'),
  '/endless': `<title>Endless</title><a id=link href=/very-slow>link</a>`,
  '/nothing': (_, response) => response.writeHead(204).end(),
  '/file': (_, response) =>
    response.writeHead(200, { 'content-disposition': 'attachment; filename=a.txt' }).end('a'),
  '/dialogs': `<title>Dialogs</title><p id=out></p>
    <button id=alert onclick="alert('Saved'); out.textContent = 'alerted'">alert</button>
    <button id=confirm onclick="out.textContent = confirm('Remove 3 files?')">confirm</button>
    <button id=prompt onclick="out.textContent = prompt('Name?', 'nobody')">prompt</button>
    <button id=both onclick="out.textContent = [confirm('One?'), confirm('Two?')]">both</button>
    <button id=loop onclick="for (;;) alert('again')">loop</button>
    <input id=dirty oninput="onbeforeunload = (event) => event.preventDefault()"><a id=leave href=/slow>leave</a>`,
  '/at-once': `<title>At once</title><script>alert('Welcome')</script><p id=out>in</p>`,
  '/tabs': `<title>Tabs</title><a id=blank target=_blank href=/slow-tab>tab</a><a id=noopener target=_blank rel=noopener href=/tab>noopener</a>
    <button id=script onclick="window.open('/tab')">script</button><a id=file target=_blank href=/file>file</a>`,
  '/slow-tab': slowly(300, '<title>Tab</title><button id=close onclick="window.close()">Close</button>'),
  '/tab': `<title>Tab</title><button id=close onclick="window.close()">Close</button><button id=more onclick="window.open('/deep')">More</button><script>setTimeout(() => document.title = 'Tab', 0)</script>`,
  '/deep': `<title>Deep</title><button id=close onclick="window.close()">Close</button>`,
  '/hang': `<title>Hang</title><button id=hang onclick="for (;;);">hang</button><button id=micro onclick="(function loop() { Promise.resolve().then(loop); })()">micro</button>`,
  '/hostile': `<title>Hostile</title><form name=title id=title><input name=body></form><button id=save>Save</button><label>Name <input id=name></label><input id=box type=checkbox>
    <table><tr><th>Who<th>Role</tr><tr><td>Ann<td>Admin</tr></table><p id=out></p>
    <script>
    save.addEventListener('click', () => { out.textContent = 'saved'; });
    const never = () => { throw new Error('replaced'); };
    for (const name of ['find', 'filter', 'map', 'forEach', 'includes', 'push', 'some', 'join', Symbol.iterator]) Array.prototype[name] = never;
    for (const name of ['trim', 'replace', 'split', 'startsWith', 'toLowerCase']) String.prototype[name] = never;
    JSON.stringify = JSON.parse = never; Object.entries = Object.keys = Object.defineProperty = never;
    window.Promise = window.Map = window.Set = window.WeakMap = window.RegExp = function () { never(); };
    for (const [target, names] of [[Element.prototype, ['getBoundingClientRect', 'querySelector', 'querySelectorAll', 'matches', 'closest', 'getAttribute', 'getClientRects', 'scrollIntoView', 'checkVisibility']], [Document.prototype, ['querySelector', 'querySelectorAll', 'elementFromPoint', 'createTreeWalker', 'getElementById']], [Node.prototype, ['contains', 'getRootNode', 'compareDocumentPosition']], [EventTarget.prototype, ['dispatchEvent', 'addEventListener']]])
      for (const name of names) target[name] = never;
    for (const [target, names] of [[HTMLElement.prototype, ['innerText', 'hidden']], [HTMLInputElement.prototype, ['value', 'checked', 'disabled', 'type', 'labels']], [Node.prototype, ['textContent', 'parentNode', 'childNodes', 'isConnected']], [Element.prototype, ['id', 'localName', 'shadowRoot', 'children']], [Document.prototype, ['title', 'body', 'activeElement']]])
      for (const name of names) Reflect.defineProperty(target, name, { get: never, set: never });
    for (const name of ['getComputedStyle', 'requestAnimationFrame', 'setTimeout', 'scrollTo']) window[name] = never;
    </script>`,
  '/frame': `<title>Frames</title><iframe title=same src=/inside></iframe><iframe title=foreign src=FOREIGN></iframe>`,
  '/inside': `<button id=inside onclick="parent.document.title = 'pressed'">Inside</button>`,
};

const browser = newTestBrowser(answerTimeoutMs);
let server: PageServer;
let surface: WebSurface;

const open = async (path: string): Promise<void> => {
  surface = browser.newSurface();
  await surface.open({ url: server.url(path), timeoutMs: 15_000 });
};

beforeAll(async () => {
  const served: Record<string, ServedPage> = { ...pages };
  server = await PageServer.start(served);
  served['/leaving'] = String(pages['/leaving']).replace('OTHER', server.url('/slow', 'localhost'));
  served['/frame'] = String(pages['/frame']).replace('FOREIGN', server.url('/inside', 'localhost'));
});

afterEach(async () => {
  await surface.close();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('leaving a page', () => {
  beforeEach(() => open('/leaving'));

  // The question right after the click is put to the page that the click went to.
  it.each(['#link', '#post', '#script', '#later', '#other'])(
    '%s is over when the next page is there',
    async (css) => {
      expect(outcome(await click(surface, css))).toBe('done');
      expect(await surface.read('title')).toBe('Arrived');
    },
  );

  it.each(['#hash', '#download', '#nothing', '#push', '#stopped'])(
    '%s stays, and the page can be asked',
    async (css) => {
      expect(outcome(await click(surface, css))).toBe('done');
      expect(await surface.read('title')).toBe('Leaving');
      expect(await surface.resolve({ kind: 'element', css: '#there' }, { purpose: 'exists' })).toMatchObject({
        kind: 'found',
      });
    },
  );

  it('ends at the page that an unreachable address shows', async () => {
    expect(outcome(await click(surface, '#refused'))).toBe('done');
    expect(await surface.read('url')).toMatch(/^chrome-error:/);
  });

  it('tells nothing of the page that a browser shows where none opened, until there is one of the app', async () => {
    await click(surface, '#refused');
    const notOpen = 'http://127.0.0.1:1/ did not open: the browser shows an error page of its own';
    const link = { kind: 'element', css: '#link' } as const;
    await expect(surface.read('text')).rejects.toThrow(notOpen);
    await expect(surface.read('title')).rejects.toThrow(notOpen);
    await expect(surface.resolve(link, { purpose: 'exists' })).rejects.toThrow(notOpen);
    await expect(surface.count(link, 2)).rejects.toThrow(notOpen);
    expect(await surface.act({ kind: 'navigate', to: 'leaving' })).toEqual({ kind: 'done' });
    expect(await surface.count(link, 2)).toBe(1);
  });

  it('by choosing, by a key and by going back', async () => {
    expect(
      outcome(
        await perform(surface, '#jump', 'select', (element) => ({
          kind: 'select',
          element,
          options: ['there'],
          exact: false,
        })),
      ),
    ).toBe('done');
    expect(await surface.read('title')).toBe('Arrived');
    await surface.act({ kind: 'navigate', to: server.url('/leaving') });
    await type(surface, '#query', 'q');
    expect(await surface.act({ kind: 'press_key', key: 'Enter', modifiers: [] })).toEqual({ kind: 'done' });
    expect(await surface.read('title')).toBe('Arrived');
    await surface.act({ kind: 'navigate', to: 'leaving' });
    await click(surface, '#back');
    expect(await surface.read('title')).toBe('Arrived');
  });

  it('makes elements of the old document gone', async () => {
    const { element } = await find(surface, '#link', 'click');
    await click(surface, '#link');
    expect(await surface.act({ kind: 'click', element, button: 'left', count: 1 })).toEqual({ kind: 'gone' });
  });

  it('goes to an address and to a path of the launched origin, and says what does not load', async () => {
    expect(await surface.act({ kind: 'navigate', to: server.url('/slow') })).toEqual({ kind: 'done' });
    expect(await surface.read('url')).toBe(server.url('/slow'));
    expect(await surface.act({ kind: 'navigate', to: 'dialogs' })).toEqual({ kind: 'done' });
    expect(await surface.read('url')).toBe(server.url('/dialogs'));
    expect(await surface.act({ kind: 'navigate', to: 'http://127.0.0.1:1/' })).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('did not load: net::ERR_'),
    });
  });

  it('does not wait for ever for a page that does not come', async () => {
    await surface.close();
    surface = browserWithShortLeave.newSurface();
    await surface.open({ url: server.url('/endless'), timeoutMs: 15_000 });
    expect(outcome(await click(surface, '#link'))).toBe('done');
  });
});

const browserWithShortLeave = newTestBrowser(answerTimeoutMs, 300);
afterAll(() => browserWithShortLeave.close());

describe('native dialogs', () => {
  const cases = [
    {
      css: '#alert',
      armed: undefined,
      told: { type: 'alert', message: 'Saved', answered: 'dismiss', expected: false },
      out: 'alerted',
    },
    {
      css: '#alert',
      armed: { disposition: 'accept' },
      told: { type: 'alert', message: 'Saved', answered: 'accept', expected: true },
      out: 'alerted',
    },
    {
      css: '#confirm',
      armed: undefined,
      told: { type: 'confirm', message: 'Remove 3 files?', answered: 'dismiss', expected: false },
      out: 'false',
    },
    {
      css: '#confirm',
      armed: { disposition: 'accept' },
      told: { type: 'confirm', message: 'Remove 3 files?', answered: 'accept', expected: true },
      out: 'true',
    },
    {
      css: '#confirm',
      armed: { disposition: 'dismiss' },
      told: { type: 'confirm', message: 'Remove 3 files?', answered: 'dismiss', expected: true },
      out: 'false',
    },
    {
      css: '#prompt',
      armed: undefined,
      told: { type: 'prompt', message: 'Name?', answered: 'dismiss', expected: false },
      out: '',
    },
    {
      css: '#prompt',
      armed: { disposition: 'accept', reply: 'Ann' },
      told: { type: 'prompt', message: 'Name?', answered: 'accept', expected: true },
      out: 'Ann',
    },
  ] as const;
  it.each(cases)('$css with $armed', async ({ css, armed, told, out }) => {
    await open('/dialogs');
    surface.armDialog(armed);
    expect(outcome(await click(surface, css))).toBe('done');
    expect(surface.takeDialogs()).toEqual([told]);
    expect(surface.takeDialogs()).toEqual([]);
    expect(await text(surface, '#out')).toBe(out);
  });

  it('are answered as armed only once, and not at all when the answer was taken back', async () => {
    await open('/dialogs');
    surface.armDialog({ disposition: 'accept' });
    await click(surface, '#both');
    expect(await text(surface, '#out')).toBe('true,false');
    expect(surface.takeDialogs().map(({ expected }) => expected)).toEqual([true, false]);
    surface.armDialog({ disposition: 'accept' });
    surface.armDialog(undefined);
    await click(surface, '#confirm');
    expect(await text(surface, '#out')).toBe('false');
  });

  it('that open while the page opens are told to the first step', async () => {
    await open('/at-once');
    expect(surface.takeDialogs()).toEqual([
      { type: 'alert', message: 'Welcome', answered: 'dismiss', expected: false },
    ]);
    expect(await text(surface, '#out')).toBe('in');
  });

  it('that ask before leaving keep the page when dismissed and leave it when accepted', async () => {
    await open('/dialogs');
    await type(surface, '#dirty', 'x');
    expect(outcome(await click(surface, '#leave'))).toBe('done');
    expect(surface.takeDialogs()).toMatchObject([
      { type: 'beforeunload', answered: 'dismiss', expected: false },
    ]);
    expect(await text(surface, '#dirty')).toBe('x');
    surface.armDialog({ disposition: 'accept' });
    expect(outcome(await click(surface, '#leave'))).toBe('done');
    expect(surface.takeDialogs()).toMatchObject([
      { type: 'beforeunload', answered: 'accept', expected: true },
    ]);
    expect(await surface.read('title')).toBe('Arrived');
  });

  it('without end close the page, and everything asked afterwards says so', async () => {
    await open('/dialogs');
    const said = 'the page opened 20 dialogs in a row and was closed; the first one said: again';
    expect(outcome(await click(surface, '#loop'))).toBe(`failed: ${said}`);
    expect(surface.takeDialogs()).toHaveLength(20);
    await expect(surface.read('title')).rejects.toThrow(new DriverError('no_answer', said));
    await expect(surface.act({ kind: 'reload' })).rejects.toThrow(said);
    expect(await surface.capture([])).toBeUndefined();
  });
});

describe('tabs', () => {
  beforeEach(() => open('/tabs'));

  it.each([
    ['#blank', '/slow-tab'],
    ['#noopener', '/tab'],
    ['#script', '/tab'],
  ])('%s is followed, and its closing returns', async (css, path) => {
    const followed = await click(surface, css);
    expect(followed).toMatchObject({ kind: 'done', note: expect.stringContaining(server.url(path)) });
    expect(await surface.read('url')).toBe(server.url(path));
    const closed = await click(surface, '#close');
    expect(closed).toMatchObject({ kind: 'done', note: expect.stringContaining('closed') });
    expect(await surface.read('url')).toBe(server.url('/tabs'));
  });

  it('are followed from tab to tab and back', async () => {
    await click(surface, '#script');
    await click(surface, '#more');
    expect(await surface.read('title')).toBe('Deep');
    await click(surface, '#close');
    expect(await surface.read('title')).toBe('Tab');
    await click(surface, '#close');
    expect(await surface.read('title')).toBe('Tabs');
  });

  it('that only bring a file leave the flow where it is', async () => {
    expect(outcome(await click(surface, '#file'))).toBe('done');
    expect(await surface.read('title')).toBe('Tabs');
  });
});

describe('a page that fights', () => {
  it('by replacing what scripts stand on changes no answer and no act', async () => {
    await open('/hostile');
    expect(await surface.read('title')).toBe('Hostile');
    expect(await surface.read('text')).toContain('Save');
    const role = await surface.resolve(
      { kind: 'cell', columnText: 'Role', rowAnchors: ['Ann'] },
      { purpose: 'read', read: [{ kind: 'text' }] },
    );
    expect(role).toMatchObject({ kind: 'found', readings: { text: 'Admin' } });
    expect(outcome(await click(surface, '#save'))).toBe('done');
    expect(outcome(await type(surface, '#name', 'Zoë'))).toBe('done');
    expect(await text(surface, '#name')).toBe('Zoë');
    const checked = await perform(surface, '#box', 'set_checked', (element) => ({
      kind: 'set_checked',
      element,
      checked: true,
    }));
    expect(outcome(checked)).toBe('done');
    expect(await readings(surface, '#box', { kind: 'checked' }, { kind: 'visible' })).toEqual({
      checked: true,
      visible: true,
    });
    expect((await surface.inventory()).map(({ label, text: shown }) => label ?? shown)).toContain('Save');
    expect((await surface.evidence({ dom: true })).dom).toContain('<title>Hostile</title>');
  });

  it.each(['#hang', '#micro'])(
    'by a script without end (%s) ends every question by its deadline',
    async (css) => {
      await open('/hang');
      await expect(click(surface, css)).rejects.toThrow(TransportError);
      await expect(surface.read('title')).rejects.toThrow(TransportError);
    },
  );
});

describe('frames', () => {
  it('of the same origin are read and acted on, foreign ones are said to be out of reach', async () => {
    await open('/frame');
    const locator = { kind: 'framed', frame: 'same', inner: { text: 'Inside' } } as const;
    expect(await surface.resolve(locator, { purpose: 'read', read: [{ kind: 'text' }] })).toMatchObject({
      kind: 'found',
      readings: { text: 'Inside' },
    });
    expect(await surface.resolve({ ...locator, frame: 'foreign' }, { purpose: 'read' })).toMatchObject({
      kind: 'unusable',
      message: expect.stringMatching(/origin/),
    });
    expect(await surface.resolve({ ...locator, frame: 'none' }, { purpose: 'read' })).toMatchObject({
      kind: 'missing',
    });
  });
});
