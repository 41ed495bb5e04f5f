// The ledger's screens are accessible, in light and in dark, with and without something to complain about.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launch, perform, shortest, withLedger } from './ledger-page.ts';

jest.setTimeout(120_000);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate<string[]>(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`,
  );
}

async function inBothColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await faults(page))];
}

it('axe finds nothing on the overview, the bills and the page of one bill', () =>
  withLedger(browser, [], async (page) => {
    const found = [await inBothColours(page)];
    await perform(page, [{ do: 'click', on: "[href='#/bills']" }]);
    found.push(await inBothColours(page));
    await perform(page, [{ do: 'click', on: "[href='#/bills/1']" }]);
    found.push(await inBothColours(page));
    expect(found).toEqual([[], [], []]);
  }));

it.each(shortest)('axe finds nothing where $defect shows', ({ defect, actions }) =>
  withLedger(browser, [defect], async (page) => {
    await perform(page, actions);
    expect(await inBothColours(page)).toEqual([]);
  }),
);

it('axe would find a field without a name', () =>
  withLedger(browser, [], async (page) => {
    await page.evaluate(`document.querySelector('#note').replaceWith(document.createElement('input'));
      document.querySelector('#amount').closest('label').replaceWith(document.createElement('input'))`);
    expect(await faults(page)).not.toEqual([]);
  }));
