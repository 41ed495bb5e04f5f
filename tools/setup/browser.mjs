// Finds a browser, or gets one: Debian's package where this user may install it, else Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * @returns the browser's path; ends the process with what to type where none can be had.
 */
export async function ensureBrowser() {
  const { findBrowser, browserInstallCommand } = await import('@flowproof/driver-web');
  const found = findBrowser({ env: process.env });
  if (found !== undefined) return found;
  const installed =
    (installDebianPackage() && findBrowser({ env: process.env })) || (await installPlaywrightBrowser());
  if (installed) return installed;
  console.error(
    `error: no Chrome, Chromium or Edge was found, and none could be installed.\n` +
      `  hint: ${browserInstallCommand(process.platform)}; or set CHROME to the path of a browser`,
  );
  return process.exit(2);
}

function installDebianPackage() {
  if (process.platform !== 'linux' || !isDebian()) return false;
  const sudo = process.getuid?.() === 0 ? [] : passwordlessSudo();
  if (sudo === undefined) return false;
  console.log("Installing Debian's chromium …");
  return (
    run([...sudo, 'apt-get', 'update', '-q']) &&
    run([
      ...sudo,
      'apt-get',
      'install',
      '-y',
      '-q',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ])
  );
}

/** Ubuntu's package of that name is a shell around a snap and does not start in a container. */
function isDebian() {
  if (!existsSync('/etc/os-release')) return false;
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function passwordlessSudo() {
  const probe = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return probe.status === 0 ? ['sudo', '-n'] : undefined;
}

async function installPlaywrightBrowser() {
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log("Downloading Playwright's Chromium …");
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const withDeps = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  const done = run([process.execPath, cli, 'install', ...withDeps, 'chromium']);
  return done && existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function run([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
