// A browser context in the shape that a flow asks for, ready before anything is seen.
import type { OpenRequest } from '@flowproof/driver';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { DriverError } from '@flowproof/driver';
import { setupFailed } from '../errors.ts';
import { applyMocks } from './mocks.ts';
import { clockOffset, pinClock, pinRandom } from './pinned.ts';
import { cookiesOf, storageOf } from './session.ts';

/** Size of a page whose flow names none, CSS px. */
const usualViewport = { width: 1280, height: 720 } as const;

/**
 * Opens a context and its page: emulation, pinned clock, pinned chance, session, mocks, in this order.
 *
 * @throws DriverError `launch_failed` naming the part that cannot be had.
 */
export async function openContext(
  browser: Browser,
  request: OpenRequest,
  url: string,
  headed: boolean,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await staged('the browser shape', browser.newContext(contextOptions(request, url, headed)));
  try {
    await shapeContext(context, request, url);
    // Some of the shape is looked at only when the first page is made.
    return { context, page: await staged('the browser shape', context.newPage()) };
  } catch (error) {
    await context.close().catch(() => undefined);
    throw error;
  }
}

async function shapeContext(context: BrowserContext, request: OpenRequest, url: string): Promise<void> {
  const { browser: shape, session, mocks } = request;
  if (shape?.clock !== undefined)
    await staged('the pinned clock', context.addInitScript(pinClock, clockOffset(shape.clock.at)));
  if (shape?.random !== undefined)
    await staged('the pinned chance', context.addInitScript(pinRandom, shape.random.seed));
  if (session !== undefined) {
    const cookies = cookiesOf(session, url);
    if (cookies.length > 0) await staged('the session cookies', context.addCookies(cookies));
  }
  if (mocks !== undefined && mocks.length > 0) await staged('the mocks', applyMocks(context, mocks));
}

function contextOptions(request: OpenRequest, url: string, headed: boolean): BrowserContextOptions {
  const { browser: shape, session, mocks } = request;
  const viewport = shape?.viewport;
  return {
    // A visible window without a wished size is as large as the person made it.
    ...(headed && viewport === undefined
      ? { viewport: null }
      : {
          viewport: {
            width: viewport?.width ?? usualViewport.width,
            height: viewport?.height ?? usualViewport.height,
          },
          deviceScaleFactor: viewport?.device_scale_factor ?? 1,
          isMobile: viewport?.mobile ?? false,
          hasTouch: viewport?.touch ?? false,
        }),
    ...(shape?.user_agent !== undefined && { userAgent: shape.user_agent }),
    ...(shape?.clock?.timezone !== undefined && { timezoneId: shape.clock.timezone }),
    ...(session !== undefined && storageOf(session, url)),
    acceptDownloads: true,
    // A service worker would answer before any mock is asked.
    ...(mocks !== undefined && mocks.length > 0 && { serviceWorkers: 'block' as const }),
  };
}

async function staged<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof DriverError ? cause : setupFailed(what, cause);
  }
}
