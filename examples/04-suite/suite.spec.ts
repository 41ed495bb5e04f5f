// The suite's traces replay side by side from the command line, and a shop that changed is noticed by the flow it concerns.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { startShop } from '../demo-shop/server.mjs';

jest.setTimeout(240_000);

const bin = join(import.meta.dirname, '..', '..', 'packages', 'cli', 'bin', 'flowproof.js');

async function runSuite(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; text: string }> {
  const shop = await startShop();
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    [bin, 'run', '.', '--workers', '4', '--recording-detail', 'off', '--json'],
    {
      cwd: import.meta.dirname,
      env: { ...inherited, SHOP_URL: shop.url, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  await shop.close();
  return { code, text };
}

it('replays every flow, four side by side', async () => {
  const { code, text } = await runSuite({ BEN_PASSWORD: 'thyme' });
  expect(JSON.parse(text)).toMatchObject({ passed: true, skipped: 0, errored: 0 });
  expect(code).toBe(0);
});

it('fails where the password is another', async () => {
  const { code, text } = await runSuite({ BEN_PASSWORD: 'parsley' });
  expect(code).not.toBe(0);
  expect(JSON.parse(text)).toMatchObject({ passed: false });
});
