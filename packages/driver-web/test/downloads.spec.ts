// Files that a real browser downloads: where they go, when they are there, and what becomes of them.
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Download, poll, systemClock } from '@flowproof/driver';
import { WebSurface } from '@flowproof/driver-web';
import { type Browser, chromium } from 'playwright-core';
import { click, newTestBrowser, outcome, testBrowser } from './driven-page.ts';
import { PageServer, type ServedPage } from './page-server.ts';

jest.setTimeout(60_000);

const file =
  (body: string, disposition = 'attachment; filename="beds.csv"'): ServedPage =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': disposition }).end(body);
  };

const half = (response: ServerResponse): void => {
  const headers = { 'content-disposition': 'attachment; filename="slow.csv"', 'content-length': '10' };
  response.writeHead(200, headers).write('12345');
};

const pages: Readonly<Record<string, ServedPage>> = {
  '/': `<title>Downloads</title>
    <a id=beds href=/beds>beds</a> <a id=seeds href=/seeds>seeds</a> <a id=slow href=/slow>slow</a>
    <a id=torn href=/torn>torn</a> <a id=tab href=/beds target=_blank>in a tab</a>
    <a id=apart href=/beds target=_blank rel=noopener>in a tab of its own</a>
    <a id=blob download="note.txt">blob</a> <a id=up href=/up>up</a> <a id=dots href=/dots>dots</a>
    <button id=both>both</button>
    <script>
      blob.href = URL.createObjectURL(new Blob(['from the page']));
      both.addEventListener('click', () => {
        for (const href of ['/beds', '/seeds']) Object.assign(document.createElement('a'), { href, download: '' }).click();
      });
    </script>`,
  '/around': '<title>Around</title><iframe src=/seeds></iframe>',
  '/beds': file('bed;1'),
  '/seeds': file('seed;1;x', 'attachment; filename="seeds.csv"'),
  '/up': file('up', `attachment; filename="../../up.csv"`),
  '/dots': file('dots', `attachment; filename=".."`),
  '/slow': (_, response) => {
    half(response);
    setTimeout(() => response.end('67890'), 1000);
  },
  '/torn': (_, response) => {
    half(response);
    setTimeout(() => response.destroy(), 100);
  },
};

const browser = newTestBrowser();
const folder = mkdtempSync(join(tmpdir(), 'flowproof-test-'));
const surfaces: WebSurface[] = [];
let server: PageServer;

beforeAll(async () => {
  server = await PageServer.start(pages);
});
afterEach(async () => {
  await Promise.all(surfaces.splice(0).map((surface) => surface.close()));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function open(downloadsDir?: string, surface = browser.newSurface()): Promise<WebSurface> {
  surfaces.push(surface);
  await surface.open({
    url: server.url('/'),
    timeoutMs: 15_000,
    ...(downloadsDir !== undefined && { browser: { downloads_dir: downloadsDir } }),
  });
  return surface;
}

async function start(surface: WebSurface, css: string): Promise<void> {
  expect(outcome(await click(surface, css))).toBe('done');
}

/** The downloads once this many have come to an end. */
async function ended(surface: WebSurface, wanted: number): Promise<readonly Download[]> {
  const look = await poll(
    async () => {
      const downloads = await surface.downloads();
      const over = downloads.filter(({ state }) => state !== 'running');
      return { done: over.length >= wanted, value: downloads };
    },
    { clock: systemClock, timeoutMs: 10_000 },
  );
  return look.value;
}

/** The downloads once there is one. */
async function begun(surface: WebSurface): Promise<readonly Download[]> {
  const look = await poll(
    async () => {
      const downloads = await surface.downloads();
      return { done: downloads.length > 0, value: downloads };
    },
    { clock: systemClock, timeoutMs: 10_000 },
  );
  return look.value;
}

function pathOf(download: Download | undefined): string {
  if (download?.state !== 'finished') throw new Error(`the download is ${download?.state ?? 'not there'}`);
  return download.path;
}

const facts = (downloads: readonly Download[]): unknown =>
  downloads.map((each) => [
    each.name,
    each.state === 'finished' ? readFileSync(each.path, 'utf8') : each.state,
    ...(each.state === 'finished' ? [each.sizeBytes] : []),
  ]);

describe('a download', () => {
  it.each([
    ['of a link', '#beds', ['beds.csv', 'bed;1', 5]],
    ['of what the page made itself', '#blob', ['note.txt', 'from the page', 13]],
    ['of a link that asks for a tab', '#tab', ['beds.csv', 'bed;1', 5]],
    ['of a link that asks for a tab of its own', '#apart', ['beds.csv', 'bed;1', 5]],
    ['whose name leads elsewhere', '#up', ['_.._up.csv', 'up', 2]],
    ['whose name is none', '#dots', ['download', 'dots', 4]],
  ])('is kept whole: %s', async (_, css, wanted) => {
    const surface = await open();
    expect(await surface.downloads()).toEqual([]);
    await start(surface, css);
    expect(facts(await ended(surface, 1))).toEqual([wanted]);
    // The flow goes on where it was.
    expect(await surface.read('url')).toBe(server.url('/'));
  });

  it('may come from a frame', async () => {
    const surface = await open();
    await surface.act({ kind: 'navigate', to: '/around' });
    expect(facts(await ended(surface, 1))).toEqual([['seeds.csv', 'seed;1;x', 8]]);
  });

  it('runs until its last byte is there', async () => {
    const surface = await open();
    await start(surface, '#slow');
    expect(await begun(surface)).toEqual([{ id: 1, name: 'slow.csv', state: 'running' }]);
    expect(facts(await ended(surface, 1))).toEqual([['slow.csv', '1234567890', 10]]);
  });

  it('that breaks off says why, and leaves no file', async () => {
    const surface = await open(folder);
    await start(surface, '#torn');
    expect(await ended(surface, 1)).toEqual([
      { id: 1, name: 'slow.csv', state: 'failed', because: expect.stringMatching(/\S/) },
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is told until it is claimed, and one of the same name lies beside it', async () => {
    const surface = await open();
    await start(surface, '#beds');
    const [first] = await ended(surface, 1);
    expect(await surface.downloads()).toEqual([first]);
    surface.claimDownload(1);
    expect(await surface.downloads()).toEqual([]);
    await start(surface, '#beds');
    const [second] = await ended(surface, 1);
    expect([pathOf(first), pathOf(second)].map((path) => path.split(/[/\\]/u).at(-1))).toEqual([
      'beds.csv',
      'beds (1).csv',
    ]);
    expect(existsSync(pathOf(first))).toBe(true);
  });

  it('is one of two where two land at once', async () => {
    const surface = await open();
    await start(surface, '#both');
    expect(facts(await ended(surface, 2))).toEqual([
      ['beds.csv', 'bed;1', 5],
      ['seeds.csv', 'seed;1;x', 8],
    ]);
  });

  it('that somebody removed is no file any more', async () => {
    const surface = await open();
    await start(surface, '#beds');
    unlinkSync(pathOf((await ended(surface, 1))[0]));
    expect(await surface.downloads()).toEqual([
      { id: 1, name: 'beds.csv', state: 'failed', because: 'somebody removed the file' },
    ]);
  });
});

describe('the folder of downloads', () => {
  it('is a fresh one for each launch, gone when the surface is closed', async () => {
    const [one, other] = [await open(), await open()];
    await start(one, '#beds');
    await start(other, '#beds');
    const paths = [pathOf((await ended(one, 1))[0]), pathOf((await ended(other, 1))[0])];
    expect(new Set(paths.map(dirname)).size).toBe(2);
    expect(await one.downloads()).toHaveLength(1);
    await one.close();
    expect(paths.map((path) => existsSync(dirname(path)))).toEqual([false, true]);
    await other.close();
    expect(paths.map((path) => existsSync(dirname(path)))).toEqual([false, false]);
  });

  it('is gone even where a file was still coming in', async () => {
    const before = temporaryFolders();
    const surface = await open();
    await start(surface, '#slow');
    await begun(surface);
    const made = temporaryFolders().filter((name) => !before.includes(name));
    expect(made).not.toEqual([]);
    await surface.close();
    // Other specs make folders too, and remove them in their time.
    const left = await poll(
      () => {
        const still = temporaryFolders().filter((name) => made.includes(name));
        return Promise.resolve({ done: still.length === 0, value: still });
      },
      { clock: systemClock, timeoutMs: 20_000 },
    );
    expect(left.value).toEqual([]);
  });

  it('may be named; what lies there is not new, is not written over, and stays', async () => {
    const named = join(folder, 'deep', 'down');
    const first = await open(named);
    await start(first, '#beds');
    await ended(first, 1);
    await first.close();
    writeFileSync(join(named, 'seeds.csv'), 'mine');
    const second = await open(named);
    expect(await second.downloads()).toEqual([]);
    await start(second, '#both');
    await ended(second, 2);
    await second.close();
    expect(readdirSync(named).sort()).toEqual(['beds (1).csv', 'beds.csv', 'seeds (1).csv', 'seeds.csv']);
    expect(readFileSync(join(named, 'seeds.csv'), 'utf8')).toBe('mine');
  });

  it('stops the launch where it cannot be made', async () => {
    const blocked = join(folder, 'a-file');
    writeFileSync(blocked, '');
    await expect(open(join(blocked, 'below'))).rejects.toMatchObject({
      code: 'launch_failed',
      message: expect.stringContaining(`the downloads folder ${join(blocked, 'below')} could not be applied`),
    });
  });
});

describe("a caller's page", () => {
  let own: Browser;
  beforeAll(async () => {
    own = await chromium.launch({ executablePath: testBrowser });
  });
  afterAll(() => own.close());

  it('has its downloads kept too, those of tabs it opens included, and keeps its own events', async () => {
    const context = await own.newContext();
    const [page, stranger] = [await context.newPage(), await context.newPage()];
    await stranger.goto(server.url('/'));
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    const surface = await open(undefined, WebSurface.fromPage(page));
    const strange = stranger.waitForEvent('download');
    await stranger.click('#seeds');
    await strange;
    await start(surface, '#beds');
    await ended(surface, 1);
    await start(surface, '#tab');
    const both = await ended(surface, 2);
    expect(facts(both)).toEqual([
      ['beds.csv', 'bed;1', 5],
      ['beds.csv', 'bed;1', 5],
    ]);
    await surface.close();
    expect(existsSync(pathOf(both[0]))).toBe(false);
    // Nothing listens any more.
    const last = page.waitForEvent('download');
    await page.click('#beds');
    expect(await (await last).failure()).toBeNull();
    expect(names.slice(0, 1)).toEqual(['beds.csv']);
    expect(temporaryFolders()).not.toContain(dirname(pathOf(both[0])));
    await context.close();
  });
});

function temporaryFolders(): readonly string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('flowproof-downloads-'));
}
