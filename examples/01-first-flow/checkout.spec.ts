// The first flow is recorded on the demo shop, and what was recorded replays.
import { readFileSync } from 'node:fs';
import { afterAll, expect, it, jest } from '@jest/globals';
import { findBrowser, WebBrowser } from '@flowproof/driver-web';
import { readFlow } from '@flowproof/flow-file';
import { recordFlow } from '@flowproof/record';
import { replayTrace } from '@flowproof/replay';
import { compareTraces, readTrace, type Trace, writeTrace } from '@flowproof/trace-format';
import { startShop } from '../demo-shop/server.mjs';

jest.setTimeout(120_000);

const browser = new WebBrowser({ executablePath: findBrowser() });
const shop = await startShop();
const env = { SHOP_URL: shop.url, SHOP_PASSWORD: 'tulip' };

afterAll(async () => {
  await browser.close();
  await shop.close();
});

const record = async (): Promise<Trace> => {
  const file = 'checkout.flow.yaml';
  const read = readFlow(readFileSync(new URL(file, import.meta.url), 'utf8'), { file });
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('\n'));
  const surface = browser.newSurface();
  try {
    const recorded = await recordFlow(read.flow, { surface, env, author: 'rules' });
    if (recorded.kind === 'stopped') throw new Error(recorded.stop.message);
    return recorded.trace;
  } finally {
    await surface.close();
  }
};

it('is recorded, replays, and recorded again changes in nothing but ids and times', async () => {
  const first = await record();
  const surface = browser.newSurface();
  const result = await replayTrace(readTrace(writeTrace(first)), { surface, env });
  await surface.close();
  expect(result.steps.map(({ detail }) => detail).filter((detail) => detail !== undefined)).toEqual([]);
  expect(result).toMatchObject({ status: 'passed', degraded: false });
  const comparison = compareTraces(first, await record());
  expect(comparison).toMatchObject({ changed: false });
});
