// The events of a run come one by one while it runs, and whoever has seen enough can leave.
import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { findBrowser, WebBrowser } from '@flowproof/driver-web';
import type { RunEvent } from '@flowproof/replay';
import { readTrace } from '@flowproof/trace-format';
import { startShop } from '../demo-shop/server.mjs';
import { streamRun } from './stream-run.mjs';

jest.setTimeout(120_000);

const browser = new WebBrowser({ executablePath: findBrowser() });
const shop = await startShop();
const env = { SHOP_URL: shop.url, SHOP_PASSWORD: 'tulip' };
const trace = readTrace(
  await readFile(new URL('../02-embed-in-playwright/sign-in.trace.jsonl', import.meta.url), 'utf8'),
);

afterAll(async () => {
  await browser.close();
  await shop.close();
});

const told = (event: RunEvent): string => {
  if (event.kind === 'step_started') return `started ${event.id}`;
  if (event.kind === 'step_finished') return `${event.step.status} ${event.step.id}`;
  return event.kind;
};

describe('streamRun', () => {
  it('yields what happens in the order in which it happens', async () => {
    const surface = browser.newSurface();
    const seen: string[] = [];
    for await (const event of streamRun(trace, { surface, env, recording: 'low' })) seen.push(told(event));
    await surface.close();
    const ids = trace.steps.map(({ id }) => id);
    expect(seen.filter((line) => line !== 'frame')).toEqual([
      'run_started',
      ...ids.flatMap((id) => [`started ${id}`, `passed ${id}`]),
      'run_finished',
    ]);
    expect(seen).toContain('frame');
  });

  it('ends the run when nobody looks any more', async () => {
    const surface = browser.newSurface();
    const seen: string[] = [];
    for await (const event of streamRun(trace, { surface, env })) {
      seen.push(told(event));
      if (event.kind === 'step_finished') break;
    }
    await surface.close();
    expect(seen).toEqual(['run_started', 'started s0001', 'passed s0001']);
  });

  it('throws what keeps a trace from being run', async () => {
    const surface = browser.newSurface();
    const { steps: _, ...broken } = trace;
    const stream = streamRun(broken as typeof trace, { surface, env });
    await expect(stream.next().then(() => stream.next())).rejects.toThrow(TypeError);
    await surface.close();
  });
});
