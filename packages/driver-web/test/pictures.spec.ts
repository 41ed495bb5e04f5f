// What a picture shows, and what it must never show.
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PictureMask, Rect } from '@flowproof/driver';
import { type Bitmap, decodePng } from '@flowproof/pixels';
import type { WebSurface } from '@flowproof/driver-web';
import { find, newTestBrowser, text, type } from './driven-page.ts';
import { PageServer, type ServedPage } from './page-server.ts';

jest.setTimeout(60_000);

const pages: Readonly<Record<string, ServedPage>> = {
  '/': `<style>body { margin: 0; background: #fff } input { display: block; margin: 20px; width: 200px; height: 30px; border: 0; background: #0c0 }
      #price { width: 120px; height: 40px; background: #06c }</style>
    <input id=password type=password value=hunter2><input id=name value=Ann><div id=price></div><div style="height: 2000px"></div><input id=deep type=password>
    <p id=ratio></p><script>setInterval(() => { ratio.textContent = devicePixelRatio; })</script>`,
  '/moving': `<style>body { margin: 0 } @keyframes go { from { left: 0 } to { left: 600px } }
      input { position: absolute; width: 200px; height: 30px; border: 0; background: #0c0; animation: go 8s linear forwards }</style><input id=password type=password>`,
  '/clipped': `<style>body { margin: 0; background: #fff } input { border: 0; background: #0c0; width: 200px; height: 30px }</style><div style="height: 20px; overflow: hidden"><input type=password></div>`,
};

const browser = newTestBrowser();
let server: PageServer;
let surface: WebSurface;

beforeAll(async () => {
  server = await PageServer.start(pages);
});
afterEach(async () => {
  await surface.close();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const open = async (path: string, scale = 1): Promise<void> => {
  surface = browser.newSurface();
  await surface.open({
    url: server.url(path),
    browser: { viewport: { width: 800, height: 600, device_scale_factor: scale } },
    timeoutMs: 15_000,
  });
};

const picture = async (...masks: readonly PictureMask[]): Promise<Bitmap> => {
  const taken = await surface.capture(masks);
  if (taken === undefined) throw new Error('no picture');
  return decodePng(taken.png);
};

/** The colours inside a rectangle, as `r,g,b`. */
const coloursIn = (bitmap: Bitmap, { x, y, width, height }: Rect): ReadonlySet<string> => {
  const colours = new Set<string>();
  for (let row = Math.ceil(y); row < Math.floor(y + height); row += 1)
    for (let column = Math.ceil(x); column < Math.floor(x + width); column += 1) {
      const start = (row * bitmap.width + column) * 4;
      colours.add([...bitmap.data.subarray(start, start + 3)].join(','));
    }
  return colours;
};

const black = new Set(['0,0,0']);

describe('a picture', () => {
  it('shows the window in its own size, and everything that is no secret', async () => {
    await open('/');
    const bitmap = await picture();
    expect([bitmap.width, bitmap.height]).toEqual([800, 600]);
    expect(coloursIn(bitmap, (await find(surface, '#price')).bounds)).toEqual(new Set(['0,102,204']));
    expect(coloursIn(bitmap, (await find(surface, '#name')).bounds)).toContain('0,204,0');
  });

  it.each([1, 2, 1.5])('is black where a password field is, at factor %d', async (scale) => {
    await open('/', scale);
    // Taking one changes nothing for the page: the second is like the first.
    for (const bitmap of [await picture(), await picture()]) {
      expect([bitmap.width, bitmap.height]).toEqual([800, 600]);
      expect(coloursIn(bitmap, (await find(surface, '#password')).bounds)).toEqual(black);
      expect(coloursIn(bitmap, (await find(surface, '#price')).bounds)).toEqual(new Set(['0,102,204']));
    }
    expect(await text(surface, '#ratio')).toBe(String(scale));
  });

  it('is black where a secret was typed, from then on and after scrolling', async () => {
    await open('/');
    expect(coloursIn(await picture(), (await find(surface, '#name')).bounds)).toContain('0,204,0');
    await type(surface, '#name', 'token', true);
    expect(coloursIn(await picture(), (await find(surface, '#name')).bounds)).toEqual(black);
    await surface.act({ kind: 'scroll', to: { kind: 'bottom' } });
    expect(coloursIn(await picture(), (await find(surface, '#deep')).bounds)).toEqual(black);
    expect(coloursIn(await picture(), { x: 0, y: 0, width: 800, height: 100 })).toEqual(
      new Set(['255,255,255']),
    );
  });

  it('is black where a secret was typed at the focus', async () => {
    await open('/');
    await type(surface, '#name', 'open');
    await surface.act({ kind: 'type_focused', text: ' token', secret: true });
    expect(coloursIn(await picture(), (await find(surface, '#name')).bounds)).toEqual(black);
  });

  it('is not black where something open was typed', async () => {
    await open('/');
    await type(surface, '#name', 'open');
    expect(coloursIn(await picture(), (await find(surface, '#name')).bounds)).toContain('0,204,0');
  });

  it('is black where a mask is, and whole where the mask names nothing', async () => {
    await open('/');
    const { bounds } = await find(surface, '#price');
    expect(coloursIn(await picture({ kind: 'element', css: '#price' }), bounds)).toEqual(black);
    expect(coloursIn(await picture({ kind: 'element', css: '#nothing' }), bounds)).toEqual(
      new Set(['0,102,204']),
    );
  });

  it.each([1, 2, 1.5])('is black in a part of the window, scrolled or not, at factor %d', async (scale) => {
    await open('/', scale);
    const part = { x: 100, y: 40, width: 200, height: 90 };
    const beside = [
      { ...part, x: 0, width: 100 },
      { ...part, y: 131 },
    ];
    for (const to of ['top', 'bottom'] as const) {
      await surface.act({ kind: 'scroll', to: { kind: to } });
      const [whole, bitmap] = [
        await picture(),
        await picture({ kind: 'rect', ...part }, { kind: 'rect', ...part, x: -9000 }),
      ];
      expect(coloursIn(bitmap, part)).toEqual(black);
      for (const each of beside) expect(coloursIn(bitmap, each)).toEqual(coloursIn(whole, each));
    }
  });

  it('is not taken when a mask cannot be resolved', async () => {
    await open('/');
    expect(await surface.capture([{ kind: 'element', css: 'div[[' }])).toBeUndefined();
  });

  it('shows nothing of a password field that is moving while it is drawn', async () => {
    await open('/moving');
    for (let times = 0; times < 5; times += 1)
      expect(coloursIn(await picture(), { x: 0, y: 0, width: 800, height: 30 })).not.toContain('0,204,0');
  });

  it('covers a clipped field where it is seen', async () => {
    await open('/clipped');
    expect(coloursIn(await picture(), { x: 0, y: 0, width: 200, height: 20 })).toEqual(black);
  });
});
