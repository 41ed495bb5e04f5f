// Hands an address to whatever this machine opens addresses with.
import { spawn } from 'node:child_process';

/** How long a program that opens something may take to fail, ms. One that is still there by then is at work. */
const failsWithinMs = 1500;

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  // The empty argument is the title of the window; without it `start` takes the address for one.
  win32: ['cmd', '/c', 'start', ''],
};

/** Whether the address was handed over. Never throws. */
export function openInBrowser(url: string, platform: NodeJS.Platform = process.platform): Promise<boolean> {
  const [command, ...args] = openers[platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
    const timer = setTimeout(() => {
      resolve(true);
    }, failsWithinMs);
    const end = (opened: boolean): void => {
      clearTimeout(timer);
      resolve(opened);
    };
    child.on('error', () => {
      end(false);
    });
    child.on('exit', (code) => {
      end(code === 0);
    });
    child.unref();
  });
}
