// The matcher says what went wrong, step by step, and takes nothing for proven that is not.
import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { WebSurface } from '@flowproof/driver-web';
import { readFlow } from '@flowproof/flow-file';
import { recordFlow } from '@flowproof/record';
import { compareTraces, readTrace } from '@flowproof/trace-format';
import { withShopPage } from './shop-page.ts';
import './to-replay.ts';

jest.setTimeout(120_000);

const trace = new URL('sign-in.trace.jsonl', import.meta.url);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flowproof-embed-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** The trace as it would be had it claimed that signing in leads to the cart, within half a second. */
const wrongTrace = async (): Promise<URL> => {
  const text = await readFile(trace, 'utf8');
  const file = join(folder, 'wrong.trace.jsonl');
  const wrong = text.replaceAll('page url is /products', 'page url is /cart');
  await writeFile(
    file,
    wrong
      .replace('"url_equals":"/products"', '"url_equals":"/cart"')
      .replaceAll('"timeout_ms":10000', '"timeout_ms":500'),
  );
  return pathToFileURL(file);
};

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it passed',
    (error: unknown) => (error as Error).message,
  );

/** What differs from run to run left out. */
const steady = (message: string): string => message.replace(/\(\d+ ms\)$/m, '(… ms)');

describe('toReplay', () => {
  it('fails with the report of every step, and leaves the page where it stopped', () =>
    withShopPage(async (page, env) => {
      const message = await messageOf(expect(page).toReplay(await wrongTrace(), env));
      expect(steady(message)).toBe(
        [
          'FAIL: Signing in (… ms)',
          '[PASS] s0001 Type ada@example.com into the "Email" field',
          '[PASS] s0002 Type ${SHOP_PASSWORD} into the "Password" field',
          '[PASS] s0003 Press the "Sign in" button',
          '[FAIL] s0004 page url is /cart - expected the page url to be "/cart", got "${SHOP_URL}/products" (waited 500 ms)',
          '[SKIP] s0005 Type tulip into the "Search plants" field - previous step failed',
          '[SKIP] s0006 the "Add to cart" appears 1 time - previous step failed',
        ].join('\n'),
      );
      expect(page.url()).toBe(`${env.SHOP_URL}/products`);
    }));

  it('can be expected not to hold', () =>
    withShopPage(async (page, env) => {
      await expect(page).not.toReplay(await wrongTrace(), env);
      const message = await messageOf(expect(page).not.toReplay(trace, env));
      expect(message).toContain('PASS: Signing in');
    }));

  it('throws where there is no verdict, also when it is expected not to hold', () =>
    withShopPage(async (page, env) => {
      const nowhere = { ...env, SHOP_URL: 'http://127.0.0.1:1' };
      expect(await messageOf(expect(page).not.toReplay(trace, nowhere))).toContain('did not open');
    }));
});

describe('the example', () => {
  it('has a trace that recording its flow would write again', () =>
    withShopPage(async (page, env) => {
      const text = await readFile(new URL('sign-in.flow.yaml', import.meta.url), 'utf8');
      const flow = readFlow(text, { file: 'sign-in.flow.yaml' });
      if (!flow.ok) throw new Error(flow.faults.map(({ message }) => message).join('\n'));
      const surface = WebSurface.fromPage(page);
      const recorded = await recordFlow(flow.flow, { surface, env, author: 'rules' });
      if (recorded.kind === 'stopped') throw new Error(recorded.stop.message);
      const committed = readTrace(await readFile(trace, 'utf8'));
      expect(compareTraces(committed, recorded.trace)).toMatchObject({ changed: false });
    }));

  it('takes 15 lines at most, and the README shows it as it is', async () => {
    const source = await readFile(new URL('sign-in.spec.ts', import.meta.url), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
    const matcher = await readFile(new URL('to-replay.ts', import.meta.url), 'utf8');
    const readme = await readFile(new URL('README.md', import.meta.url), 'utf8');
    for (const shown of [source, matcher]) expect(readme).toContain(`\`\`\`ts\n${shown}\`\`\``);
  });
});
