// What a suite of yours has already: its application running, and a Playwright page to test it on.
import { findBrowser } from '@flowproof/driver-web';
import { chromium, type Page } from 'playwright-core';
import { startShop } from '../demo-shop/server.mjs';

/** Where the traces' `${VAR}` are read from. */
export type ShopEnv = Readonly<Record<'SHOP_URL' | 'SHOP_PASSWORD', string>>;

/** Runs a test on a page of its own; the browser and the shop end with it. */
export async function withShopPage(test: (page: Page, env: ShopEnv) => Promise<void>): Promise<void> {
  const shop = await startShop();
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    await test(await browser.newPage(), { SHOP_URL: shop.url, SHOP_PASSWORD: 'tulip' });
  } finally {
    await browser.close();
    await shop.close();
  }
}
