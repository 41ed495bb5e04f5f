// A page that belongs to the caller: what a flow asks for is applied as far as a page that exists already can take it.
import { CapabilityError, type OpenRequest } from '@flowproof/driver';
import type { Page } from 'playwright-core';
import { applyMocks } from './mocks.ts';
import { clockOffset, pinClock, pinRandom } from './pinned.ts';
import { cookiesOf, seedScript } from './session.ts';

/** A caller's page made ready. */
export interface PreparedPage {
  /** Storage to fill in the first document, once. */
  readonly seed: string | undefined;
  /** Takes the mocks out again. */
  readonly undo: () => Promise<void>;
}

/**
 * Applies viewport size, clock, random, session and mocks.
 *
 * @throws CapabilityError for what only a new context can have.
 */
export async function preparePage(page: Page, request: OpenRequest): Promise<PreparedPage> {
  const { browser: shape, session, mocks } = request;
  refuseNewContextOnly(request);
  const { viewport } = shape ?? {};
  if (viewport !== undefined) await page.setViewportSize({ width: viewport.width, height: viewport.height });
  if (shape?.clock !== undefined) await page.addInitScript(pinClock, clockOffset(shape.clock.at));
  if (shape?.random !== undefined) await page.addInitScript(pinRandom, shape.random.seed);
  if (session !== undefined) {
    const cookies = cookiesOf(session, request.url ?? page.url());
    if (cookies.length > 0) await page.context().addCookies(cookies);
  }
  const undo =
    mocks !== undefined && mocks.length > 0 ? await applyMocks(page, mocks) : () => Promise.resolve();
  return { seed: session === undefined ? undefined : seedScript(session), undo };
}

/** Whether two addresses show the same document. */
export function sameAddress(one: string, other: string): boolean {
  const plain = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);
  return plain(one) === plain(other);
}

function refuseNewContextOnly({ browser: shape }: OpenRequest): void {
  if (shape === undefined) return;
  const { viewport } = shape;
  const refused = [
    [shape.user_agent, 'user_agent'],
    [shape.args, 'args'],
    [shape.clock?.timezone, 'clock.timezone'],
    [viewport?.mobile === true ? true : undefined, 'viewport.mobile'],
    [viewport?.touch === true ? true : undefined, 'viewport.touch'],
    [(viewport?.device_scale_factor ?? 1) === 1 ? undefined : true, 'viewport.device_scale_factor'],
  ] as const;
  for (const [value, name] of refused)
    if (value !== undefined)
      throw new CapabilityError('web', `apply browser ${name} to a page of your own; give it to its context`);
}
