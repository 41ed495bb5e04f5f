// Finds a Chromium-based browser: the one that is named, else the usual names and places of each platform.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { chromium } from 'playwright-core';

/** What finding looks at; everything has the machine's own as default. */
export interface FindBrowserOptions {
  /** `CHROME` names a browser and wins; `PATH` and the Windows folders are looked up here. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
  readonly home?: string;
  readonly isFile?: (path: string) => boolean;
}

const linuxNames = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const linuxPlaces = [
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  '/opt/microsoft/msedge/msedge',
];
const macPlaces = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const windowsPlaces = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/**
 * Path of the browser to drive.
 *
 * @returns `CHROME` as it is written, else the first Chrome, Chromium or Edge that is installed, else undefined.
 * @example
 * const executablePath = findBrowser();
 */
export function findBrowser(options: FindBrowserOptions = {}): string | undefined {
  const {
    env = process.env,
    platform = process.platform,
    home = homedir(),
    isFile = isBrowserOnDisk,
  } = options;
  const named = env['CHROME'];
  if (named !== undefined && named !== '') return named;
  return [...usualPlaces(platform, env, home), ...libraryPlace(platform)].find((path) => isFile(path));
}

function usualPlaces(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  home: string,
): readonly string[] {
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (root): root is string => root !== undefined && root !== '',
    );
    return windowsPlaces.flatMap((place) => roots.map((root) => win32.join(root, ...place)));
  }
  if (platform === 'darwin') {
    const roots = ['/Applications', posix.join(home, 'Applications')];
    return macPlaces.flatMap((place) => roots.map((root) => posix.join(root, place)));
  }
  const folders = (env['PATH'] ?? '').split(':').filter((folder) => folder.startsWith('/'));
  const searched = [...new Set([...folders, '/usr/local/bin', '/usr/bin'])];
  return [
    ...linuxNames.flatMap((name) => searched.map((folder) => posix.join(folder, name))),
    ...linuxPlaces,
  ];
}

// Where `playwright-core install chromium` puts one; known for the machine's own platform only.
function libraryPlace(platform: NodeJS.Platform): readonly string[] {
  if (platform !== process.platform) return [];
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

function isBrowserOnDisk(path: string): boolean {
  return isFileOnDisk(path) && !isSnapStub(path);
}

/** Whether there is a file that this user can see. */
export function isFileOnDisk(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Ubuntu's package is a shell script that asks for a snap, which does not start in a container. */
function isSnapStub(path: string): boolean {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const head = Buffer.alloc(4096);
    const text = head.toString('latin1', 0, readSync(file, head));
    return text.startsWith('#!') && /\bsnap (?:install|run)\b|\/snap\/bin\//u.test(text);
  } catch {
    return false;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
