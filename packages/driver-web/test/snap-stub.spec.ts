// Ubuntu's `chromium-browser` is a script that asks for a snap: taking it for a browser would fail at every launch.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '@flowproof/driver-web';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flowproof-find-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function place(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}

it('passes over a script that only asks for a snap', () => {
  place('google-chrome', '#!/bin/sh\necho "requires: snap install chromium" >&2\nexit 10\n');
  const real = place('chromium', '#!/bin/sh\nexec /usr/lib/chromium/chromium "$@"\n');
  expect(findBrowser({ env: { PATH: folder }, platform: 'linux' })).toBe(real);
});
