// A picture of the window in which every secret is black before anybody sees it.
import type { Locator, Picture, PictureMask, Rect } from '@flowproof/driver';
import { decodePng, encodePng, fillRects, type MaskRect } from '@flowproof/pixels';
import type { PageRect } from './page-script/protocol.ts';
import type { Tab } from './page/tab.ts';

/** How long a page may take over its picture, ms. */
const pictureMs = 5000;

/** Where the window stands on the page, CSS px. */
interface View {
  /** Top left corner of what is seen, on the page. */
  readonly left: number;
  readonly top: number;
  /** Top left corner of what rectangles are counted from, on the page. */
  readonly scrolledLeft: number;
  readonly scrolledTop: number;
  readonly width: number;
  readonly height: number;
  /** Of a page that is zoomed with two fingers. */
  readonly zoom: number;
}

// The isolated world's own properties: no page can replace them.
const askView = `function () {
  const view = globalThis.visualViewport;
  const zoomed = view.scale !== 1;
  return {
    left: view.pageLeft, top: view.pageTop,
    scrolledLeft: view.pageLeft - view.offsetLeft, scrolledTop: view.pageTop - view.offsetTop,
    width: zoomed ? view.width : globalThis.innerWidth, height: zoomed ? view.height : globalThis.innerHeight,
    zoom: view.scale,
  };
}`;

/**
 * Takes a picture in CSS px: asking for another scale from a session of ours would change the page's own for good.
 *
 * @returns undefined when the page takes none, or when what must be hidden could not be found out.
 */
export async function takePicture(tab: Tab, asked: readonly PictureMask[]): Promise<Picture | undefined> {
  const masks = asked.filter((each) => each.kind !== 'rect');
  const parts = asked.filter((each) => each.kind === 'rect');
  try {
    const world = await tab.world();
    const [before, view] = await Promise.all([hiddenIn(tab, world, masks), viewOf(tab)]);
    const { data } = await tab.line.send(
      (cdp) => cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true }),
      { what: 'take a picture', timeoutMs: pictureMs },
    );
    // The page may have moved while it was drawn: where secrets are afterwards is covered as well.
    const [after, viewAfter] = await Promise.all([hiddenIn(tab, world, masks), viewOf(tab)]);
    if (before === undefined || after === undefined) return undefined;
    const png = Buffer.from(data, 'base64');
    const covered = [
      ...before.map((rect) => inPicture(rect, view)),
      ...after.map((rect) => inPicture(rect, viewAfter)),
    ];
    const rects = [...pathsOf(covered, before.length), ...parts.map((part) => inWindow(part, view))];
    return { png: rects.length === 0 ? png : mask(png, rects, view.width) };
  } catch {
    return undefined;
  }
}

// A mask whose element is absent hides nothing; one that cannot be judged leaves no picture.
async function hiddenIn(
  tab: Tab,
  world: string,
  masks: readonly Locator[],
): Promise<readonly PageRect[] | undefined> {
  const rects = await tab.askIn(world, 'secretRects', masks);
  if (rects !== null) return rects;
  const present: Locator[] = [];
  for (const mask of masks) {
    const { kind } = await tab.askIn(world, 'resolve', mask, 'exists', []);
    if (kind === 'found') present.push(mask);
    else if (kind !== 'missing') return undefined;
  }
  return (await tab.askIn(world, 'secretRects', present)) ?? undefined;
}

async function viewOf(tab: Tab): Promise<View> {
  return (await tab.evaluate(askView)) as View;
}

function inPicture(rect: PageRect, { left, top, scrolledLeft, scrolledTop }: View): MaskRect {
  return { ...rect, x: rect.x + scrolledLeft - left, y: rect.y + scrolledTop - top };
}

// A part of the window shows fewer px of the page the more it is zoomed.
function inWindow({ x, y, width, height }: Rect, { zoom }: View): MaskRect {
  return { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom };
}

// A field that moved is covered on its whole way. The page names its secrets in the same order each time.
function pathsOf(rects: readonly MaskRect[], before: number): readonly MaskRect[] {
  if (rects.length !== before * 2) return rects;
  return rects.slice(0, before).map((rect, index) => hull(rect, rects[before + index] ?? rect));
}

function hull(one: MaskRect, other: MaskRect): MaskRect {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

// The picture itself says how many px it has for one of the page.
function mask(png: Uint8Array, rects: readonly MaskRect[], width: number): Uint8Array {
  const bitmap = decodePng(png);
  fillRects(bitmap, rects, bitmap.width / width);
  return encodePng(bitmap);
}
