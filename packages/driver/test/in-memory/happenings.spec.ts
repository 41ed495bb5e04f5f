// What an app does by itself, in answer to acts, and with the page as a whole.
import { describe, expect, it } from '@jest/globals';
import type { Act, Locator } from '@flowproof/driver';
import type { MemorySurface, SmallApp } from '@flowproof/driver/in-memory';
import { opened } from './opened-app.ts';

const status = { kind: 'text', id: 'status', key: 'status', text: '0' } as const;

function byText(text: string): Locator {
  return { kind: 'element', text, ladder: 2 };
}

async function textOf(surface: MemorySurface, id: string): Promise<string | undefined> {
  const answer = await surface.resolve(
    { kind: 'element', id },
    { purpose: 'read', read: [{ kind: 'text' }] },
  );
  return answer.kind === 'found' ? answer.readings.text : undefined;
}

async function click(surface: MemorySurface, text: string): Promise<unknown> {
  const answer = await surface.resolve(byText(text), { purpose: 'click' });
  if (answer.kind !== 'found') return answer;
  return surface.act({ kind: 'click', element: answer.element, button: 'left', count: 1 });
}

describe('effects', () => {
  it('happen when they are due, in order of time, then as written', async () => {
    const { surface, clock } = await opened({
      elements: [status],
      onOpen: [
        { kind: 'change', key: 'status', to: { text: 'third' }, afterMs: 200 },
        { kind: 'change', key: 'status', to: { text: 'first' }, afterMs: 100 },
        { kind: 'change', key: 'status', to: { text: 'second' }, afterMs: 100 },
      ],
    });
    const seen: (string | undefined)[] = [];
    for (const ms of [0, 99, 1, 99, 1]) {
      clock.advance(ms);
      seen.push(await textOf(surface, 'status'));
    }
    expect(seen).toEqual(['0', '0', 'second', 'second', 'third']);
  });

  it('of an effect count their delays from when that one was due, not from when it was noticed', async () => {
    const { surface, clock } = await opened({
      elements: [status],
      onOpen: [
        {
          kind: 'dialog',
          type: 'confirm',
          message: 'Go on?',
          afterMs: 100,
          dismissed: [{ kind: 'change', key: 'status', to: { text: 'stopped' }, afterMs: 100 }],
        },
      ],
    });
    clock.advance(200);
    expect(await textOf(surface, 'status')).toBe('stopped');
  });

  it('of a page that was left do not happen any more', async () => {
    const { surface, clock } = await opened({
      elements: [{ kind: 'link', text: 'Next', onClick: [{ kind: 'go', to: '/next' }] }, status],
      onOpen: [{ kind: 'log', level: 'info', text: 'still here', afterMs: 100 }],
      pages: { '/next': { elements: [{ ...status, text: 'next' }] } },
    });
    await click(surface, 'Next');
    clock.advance(1000);
    expect(await textOf(surface, 'status')).toBe('next');
    expect(await surface.evidence({ dom: false })).toEqual({ console: [] });
  });

  it('count up', async () => {
    const { surface } = await opened([
      { kind: 'button', text: 'More', onClick: [{ kind: 'tally', key: 'status' }] },
      status,
    ]);
    await click(surface, 'More');
    await click(surface, 'More');
    expect(await textOf(surface, 'status')).toBe('2');
  });
});

describe('pages', () => {
  const app: SmallApp = {
    title: 'Start',
    elements: [status],
    pages: { '/orders': { title: 'Orders', elements: [{ ...status, text: 'orders' }] } },
  };

  it.each([
    ['/orders', 'http://desk.example/orders', 'Orders'],
    ['orders', 'http://desk.example/orders', 'Orders'],
    ['/orders?open=1', 'http://desk.example/orders?open=1', 'Orders'],
    ['http://other.example/orders', 'http://other.example/orders', 'Orders'],
    ['/app', 'http://desk.example/app', 'Start'],
    ['/nowhere', 'http://desk.example/nowhere', 'Not found'],
  ])('are opened by going to %s', async (to, url, title) => {
    const { surface } = await opened(app, { request: { url: 'http://desk.example/app' } });
    expect(await surface.act({ kind: 'navigate', to })).toEqual({ kind: 'done' });
    expect([await surface.read('url'), await surface.read('title')]).toEqual([url, title]);
  });

  it('that ask before they are left stay when the question is dismissed', async () => {
    const { surface } = await opened({ ...app, asksBeforeLeaving: true });
    const leave: Act = { kind: 'navigate', to: '/orders' };
    expect(await surface.act(leave)).toEqual({ kind: 'done', note: 'the page was not left' });
    expect(await surface.read('title')).toBe('Start');
    surface.armDialog({ disposition: 'accept' });
    expect(await surface.act(leave)).toEqual({ kind: 'done' });
    expect(await surface.read('title')).toBe('Orders');
    expect(surface.takeDialogs()).toEqual([
      { type: 'beforeunload', message: '', answered: 'dismiss', expected: false },
      { type: 'beforeunload', message: '', answered: 'accept', expected: true },
    ]);
  });
});

describe('dialogs', () => {
  it('that are due are told even when nothing was asked since', async () => {
    const { surface, clock } = await opened({
      elements: [],
      onOpen: [{ kind: 'dialog', type: 'alert', message: 'Session over', afterMs: 50 }],
    });
    expect(surface.takeDialogs()).toEqual([]);
    clock.advance(50);
    expect(surface.takeDialogs()).toEqual([
      { type: 'alert', message: 'Session over', answered: 'dismiss', expected: false },
    ]);
  });

  it('that only tell something lead on however they are closed', async () => {
    const { surface } = await opened({
      elements: [status],
      onOpen: [
        {
          kind: 'dialog',
          type: 'alert',
          message: 'Saved',
          accepted: [{ kind: 'change', key: 'status', to: { text: 'closed' } }],
        },
      ],
    });
    expect(await textOf(surface, 'status')).toBe('closed');
  });
});

describe('keys', () => {
  const form: SmallApp = {
    elements: [
      { kind: 'field', label: 'Name', id: 'name', value: 'Ada👍' },
      { kind: 'button', text: 'Skip', disabled: true },
      { kind: 'checkbox', label: 'Terms', id: 'terms', onClick: [{ kind: 'tally', key: 'status' }] },
      { kind: 'link', text: 'More', onClick: [{ kind: 'tally', key: 'status' }] },
      status,
    ],
  };

  async function press(surface: MemorySurface, ...keys: readonly string[]): Promise<void> {
    for (const key of keys) await surface.act({ kind: 'press_key', key, modifiers: [] });
  }

  it.each([
    [['Tab', 'Backspace'], 'Ada', '0'],
    [['Tab', 'Tab', 'Space'], 'Ada👍', '1'],
    [['Tab', 'Tab', 'Enter'], 'Ada👍', '0'],
    [['Tab', 'Tab', 'Tab', 'Enter'], 'Ada👍', '1'],
    [['Tab', 'Tab', 'Tab', 'Space'], 'Ada👍', '0'],
    [['Backspace', 'Enter'], 'Ada👍', '0'],
  ])('%j do what they do everywhere', async (keys, name, tally) => {
    const { surface } = await opened(form);
    await press(surface, ...keys);
    expect([await textOf(surface, 'name'), await textOf(surface, 'status')]).toEqual([name, tally]);
  });

  it('go nowhere when the focused element went away', async () => {
    const { surface } = await opened({
      elements: [{ kind: 'field', label: 'Name', id: 'name', key: 'name' }],
    });
    await press(surface, 'Tab');
    surface.change('name', { absent: true });
    expect(await surface.act({ kind: 'type_focused', text: 'Ada', secret: false })).toEqual({ kind: 'done' });
    surface.change('name', { absent: false });
    expect(await textOf(surface, 'name')).toBe('');
  });
});

describe('downloads', () => {
  const begins = (name: string, takesMs: number) =>
    ({ kind: 'download', name, content: '\u20AC', takesMs, afterMs: 50 }) as const;

  it('run until they are there, and go where the surface was told to put them', async () => {
    const app: SmallApp = { elements: [], onOpen: [begins('a.csv', 0), begins('a.csv', 100)] };
    const { surface, clock } = await opened(app, {
      request: { browser: { downloads_dir: '/tmp/here' } },
    });
    const seen = [];
    for (const ms of [49, 1, 99, 1]) {
      clock.advance(ms);
      seen.push(await surface.downloads());
    }
    const file = { name: 'a.csv', state: 'finished', sizeBytes: 3 };
    const first = { ...file, id: 1, path: '/tmp/here/a.csv' };
    const running = [first, { id: 2, name: 'a.csv', state: 'running' }];
    const there = [first, { ...file, id: 2, path: '/tmp/here/a.csv (1)' }];
    expect(seen).toEqual([[], running, running, there]);
    surface.claimDownload(1);
    surface.claimDownload(7);
    expect(await surface.downloads()).toEqual(there.slice(1));
  });

  it('have a place of their own where none was named', async () => {
    const { surface, clock } = await opened({ elements: [], onOpen: [begins('a.csv', 0)] });
    clock.advance(50);
    expect(await surface.downloads()).toMatchObject([{ path: '/memory/downloads/a.csv' }]);
  });
});

describe('files', () => {
  it('are taken only where they exist, once it is said which do', async () => {
    const { surface } = await opened([{ kind: 'upload', label: 'Picture', id: 'picture' }], {
      files: new Set(['/tmp/cat.png']),
    });
    const found = await surface.resolve({ kind: 'element', id: 'picture' }, { purpose: 'upload' });
    if (found.kind !== 'found') throw new RangeError('the field should be there');
    const { element } = found;
    expect(await surface.act({ kind: 'upload', element, path: '/tmp/dog.png' })).toEqual({
      kind: 'failed',
      message: 'there is no file /tmp/dog.png',
    });
    expect(await surface.act({ kind: 'upload', element, path: '/tmp/cat.png' })).toEqual({ kind: 'done' });
    expect(await textOf(surface, 'picture')).toBe('cat.png');
  });
});
