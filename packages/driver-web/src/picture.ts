// A picture of the window in which every secret is black before anybody sees it.
import type { Locator, Picture } from '@flowproof/driver';
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
  /** Device px per CSS px. */
  readonly ratio: number;
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
    ratio: globalThis.devicePixelRatio, zoom: view.scale,
  };
}`;

/**
 * Takes a picture in device px.
 *
 * @returns undefined when the page takes none, or when what must be hidden could not be found out.
 */
export async function takePicture(tab: Tab, masks: readonly Locator[]): Promise<Picture | undefined> {
  try {
    const world = await tab.world();
    const [before, view] = await Promise.all([hiddenIn(tab, world, masks), viewOf(tab)]);
    const fine = view.ratio !== 1 && view.zoom === 1;
    const { left: x, top: y, width, height, ratio } = view;
    const { data } = await tab.line.send(
      (cdp) =>
        cdp.send('Page.captureScreenshot', {
          format: 'png',
          optimizeForSpeed: true,
          // Without a part to cut out the picture comes in CSS px.
          ...(fine && { clip: { x, y, width, height, scale: ratio } }),
        }),
      { what: 'take a picture', timeoutMs: pictureMs },
    );
    // The page may have moved while it was drawn: where secrets are afterwards is covered as well.
    const [after, viewAfter] = await Promise.all([hiddenIn(tab, world, masks), viewOf(tab)]);
    if (before === undefined || after === undefined) return undefined;
    const png = Buffer.from(data, 'base64');
    const covered = [
      ...before.map((rect) => inPicture(rect, view, view)),
      ...after.map((rect) => inPicture(rect, viewAfter, fine ? view : viewAfter)),
    ];
    return { png: covered.length === 0 ? png : mask(png, pathsOf(covered, before.length), width) };
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

function inPicture(rect: PageRect, { scrolledLeft, scrolledTop }: View, origin: View): MaskRect {
  return { ...rect, x: rect.x + scrolledLeft - origin.left, y: rect.y + scrolledTop - origin.top };
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
