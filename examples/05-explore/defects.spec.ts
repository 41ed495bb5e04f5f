// Each known shortest sequence shows its defect where it was planted, and shows nothing on the whole ledger.
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type Defect, startLedger } from '../ledger/server.mjs';
import { launch, perform, settled, shortest, withLedger } from './ledger-page.ts';

jest.setTimeout(120_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const textOf = (page: Page, selector: string): Promise<string> => page.locator(selector).innerText();

/** What is wrong with the page in the words of the property that the defect breaks; nothing where it holds. */
const wrong: Readonly<
  Record<Defect, (page: Page, faults: readonly string[]) => Promise<string | undefined>>
> = {
  'double-submit': async (page) => {
    const rows = await page.locator('[data-slip]').all();
    const slips = await Promise.all(rows.map((row) => row.getAttribute('data-slip')));
    return new Set(slips).size < slips.length ? `slips ${slips.join(', ')}` : undefined;
  },
  'lost-update': async (page) =>
    (await page.locator("[aria-label='Cleared: Wages']").isChecked()) ? 'ticked again' : undefined,
  race: async (page) => {
    const balance = await textOf(page, '#available');
    return balance.startsWith('−') ? balance : undefined;
  },
  'wrong-total': async (page) => {
    const [balance, sum] = [await textOf(page, '#balance'), await textOf(page, '#sum')];
    return balance === sum ? undefined : `${balance} is not ${sum}`;
  },
  'broken-back': async (page) => {
    const heading = await textOf(page, '#heading');
    return heading === 'Bills' ? undefined : heading;
  },
  'odd-input': (_page, faults) => Promise.resolve(faults[0]),
};

it('has a shortest sequence for each defect', () => {
  expect(shortest.map(({ defect }) => defect)).toEqual(Object.keys(wrong));
});

it.each(shortest)('$defect shows after its shortest sequence', async ({ defect, actions }) => {
  const seen = await withLedger(browser, [defect], async (page, faults) => {
    await perform(page, actions);
    return wrong[defect](page, faults);
  });
  expect(seen).toBeDefined();
});

it.each(shortest)('nothing of $defect shows on the whole ledger', async ({ defect, actions }) => {
  const seen = await withLedger(browser, [], async (page, faults) => {
    await perform(page, actions);
    expect(faults).toEqual([]);
    return wrong[defect](page, faults);
  });
  expect(seen).toBeUndefined();
});

it.each(shortest)('$defect does not show one action earlier', async ({ defect, actions }) => {
  const seen = await withLedger(browser, [defect], async (page, faults) => {
    await perform(page, actions.slice(0, -1));
    if (defect === 'race' || defect === 'broken-back' || defect === 'lost-update') return undefined;
    return wrong[defect](page, faults);
  });
  expect(seen).toBeUndefined();
});

it('gives every browser context an account of its own, which a reload keeps', async () => {
  const ledger = await startLedger();
  const entries: number[] = [];
  for (const reload of [true, false]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(ledger.url);
    await settled(page);
    if (reload) {
      await perform(page, [
        { do: 'type', on: '#amount', text: '5' },
        { do: 'click', on: '#book' },
        { do: 'click', on: '#reload' },
      ]);
    }
    entries.push(await page.locator('tr.entry').count());
    await context.close();
  }
  await ledger.close();
  expect(entries).toEqual([4, 3]);
});

it('refuses a defect it does not have, and an address that others can reach', async () => {
  await expect(startLedger({ defects: ['typo' as Defect] })).rejects.toThrow('There is no defect "typo"');
  await expect(startLedger({ host: '0.0.0.0' })).rejects.toThrow('loopback');
});
