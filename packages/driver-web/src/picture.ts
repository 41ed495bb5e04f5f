// A picture of the window in which every secret is black before anybody sees it.
import type { Locator, Picture } from '@flowproof/driver';
import { maskPng } from '@flowproof/pixels';
import type { PageRect } from './page-script/protocol.ts';
import type { Tab } from './page/tab.ts';

/** How long a page may take over its picture, ms. */
const pictureMs = 5000;

// A page that is zoomed by pinching shows a part of itself, larger.
const askView = `function () {
  const view = globalThis.visualViewport;
  return { left: view.offsetLeft, top: view.offsetTop, scale: view.scale * globalThis.devicePixelRatio };
}`;

interface View {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/**
 * Takes a picture.
 *
 * @returns undefined when the page takes none, or when what must be hidden could not be found out.
 */
export async function takePicture(tab: Tab, masks: readonly Locator[]): Promise<Picture | undefined> {
  try {
    const { answer: before, world } = await tab.ask('secretRects', masks);
    const { data } = await tab.line.send(
      (cdp) => cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true }),
      { what: 'take a picture', timeoutMs: pictureMs },
    );
    // The page may have moved while it was drawn: where secrets are afterwards is covered as well.
    const after = await tab.askIn(world, 'secretRects', masks);
    // Nothing resolvable is null; so is an answer that did not come through.
    if (!before || !after) return undefined;
    const rects = [...before, ...after];
    const png = Buffer.from(data, 'base64');
    if (rects.length === 0) return { png };
    const view = (await tab.evaluate(askView)) as View;
    return {
      png: maskPng(
        png,
        rects.map((rect) => inPicture(rect, view)),
        view.scale,
      ),
    };
  } catch {
    return undefined;
  }
}

function inPicture(rect: PageRect, { left, top }: View): PageRect {
  return { ...rect, x: rect.x - left, y: rect.y - top };
}
