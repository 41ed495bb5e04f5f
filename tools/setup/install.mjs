// Installs dependencies when the lock file or Node's major version changed since the last complete install.
// Imports nothing but Node's own modules: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
const stampFile = join(root, 'node_modules', '.flowproof-installed');

/** Installs if needed. The stamp is written last, so that an install that was killed is repeated. */
export function ensureInstalled() {
  const stamp = currentStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing dependencies …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const result = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    env: withoutNodeOptions(),
    shell: npm === undefined && process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('error: npm ci failed; see above.');
    process.exit(2);
  }
  writeFileSync(stampFile, stamp);
}

/** The environment without the options npm hands to scripts: they are for tests, not for child processes. */
export function withoutNodeOptions() {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return env;
}

function currentStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const major = process.versions.node.split('.')[0];
  return `${createHash('sha256').update(lock).digest('hex')} node ${major}\n`;
}
