// Spoils the network of a page on purpose: nothing arrives, everything is late, or servers answer with errors.
import type { Gesture } from '@flowproof/driver';
import type { Page, Route } from 'playwright-core';
import { pause } from '../deadline.ts';

type Fault = Extract<Gesture, { kind: 'network' }>;

/** How much later a slow answer comes, ms. */
const slowMs = 2000;
/** What a server that fails answers with, when nothing else is asked for. */
const failedStatus = 500;

/** The fault that is in force. */
export class NetworkFaults {
  #undo: () => Promise<void> = () => Promise.resolve();

  /** Puts a fault in the place of the one before; `online` only takes that away. */
  async apply(page: Page, fault: Fault): Promise<void> {
    const undo = this.#undo;
    this.#undo = () => Promise.resolve();
    await undo();
    if (fault.mode === 'online') return;
    const { urlContains = '' } = fault;
    const concerned = (url: URL): boolean => url.href.includes(urlContains);
    const handle = (route: Route): Promise<void> => spoil(route, fault).catch(() => undefined);
    await page.route(concerned, handle);
    const wholly = fault.mode === 'offline' && urlContains === '';
    if (wholly) await page.context().setOffline(true);
    this.#undo = async () => {
      if (wholly) await page.context().setOffline(false);
      await page.unroute(concerned, handle);
    };
  }
}

async function spoil(route: Route, { mode, status }: Fault): Promise<void> {
  switch (mode) {
    case 'offline':
      return route.abort('internetdisconnected');
    case 'fail':
      return route.fulfill({
        status: status ?? failedStatus,
        body: '',
        headers: { 'access-control-allow-origin': '*' },
      });
    default:
      await pause(slowMs);
      return route.fallback();
  }
}
