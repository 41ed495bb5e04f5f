// With which flags a browser is started. The browser is a script that writes them down.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebBrowser } from '@flowproof/driver-web';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'flowproof-launch-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function flagsWith(args: readonly string[]): Promise<readonly string[]> {
  const executablePath = join(folder, 'browser.sh');
  writeFileSync(executablePath, `#!/bin/sh\nfor each in "$@"; do echo "$each"; done > '${folder}/flags'\n`, {
    mode: 0o755,
  });
  const surface = new WebBrowser({ executablePath }).newSurface();
  const opening = surface.open({
    url: 'http://127.0.0.1:9/',
    timeoutMs: 10_000,
    browser: { args: [...args] },
  });
  await expect(opening).rejects.toThrow('did not start');
  return readFileSync(join(folder, 'flags'), 'utf8').split('\n');
}

const featuresOf = (flag: string | undefined): readonly string[] => flag?.split('=')[1]?.split(',') ?? [];

describe('the flags of a browser', () => {
  it('switch off all that the library switches off, what the flow names, and going back by a finger', async () => {
    const flags = await flagsWith(['--disable-features=Mine,Yours', '--lang=de']);
    const disabling = flags.filter((flag) => flag.startsWith('--disable-features='));
    // Only the last one counts.
    const last = featuresOf(disabling.at(-1));
    expect(disabling.length).toBe(2);
    for (const feature of featuresOf(disabling[0])) expect(last).toContain(feature);
    expect(last).toEqual(expect.arrayContaining(['OverscrollHistoryNavigation', 'Mine', 'Yours']));
    expect(flags).toContain('--lang=de');
  });
});
