// What exploring and replaying on the web need: a browser that starts, opens a page and shows it.
import { statfs } from 'node:fs/promises';
import { Surfaces } from '../open-surface.ts';
import type { Check, Checked } from './check.ts';

const blankPage = 'data:text/html,<title>flowproof</title><p>flowproof</p>';
const openMs = 12_000;
const leastSharedMb = 64;
const sharedMemory = '/dev/shm';

/** The checks, in the order in which one needs the other; `close` ends what they started. */
export function webChecks(env: Readonly<Record<string, string | undefined>>): {
  readonly checks: readonly Check[];
  readonly close: () => Promise<void>;
} {
  const notices: string[] = [];
  const surfaces = new Surfaces({ env, onNotice: (text) => notices.push(text) });
  let surface: Awaited<ReturnType<Surfaces['newSurface']>> | undefined;
  return {
    checks: [
      { name: 'browser', run: () => found(env) },
      {
        name: 'browser start',
        run: async () => {
          const opened = await surfaces.newSurface('web');
          await opened.open({ url: blankPage, timeoutMs: openMs });
          surface = opened;
          return { kind: 'ok', text: 'it starts and opens a page' };
        },
      },
      {
        name: 'screenshot',
        run: async () => {
          const picture = await surface?.capture([]);
          return picture === undefined
            ? { kind: 'fail', text: 'no screenshot can be taken', todo: 'see why the browser does not start' }
            : { kind: 'ok', text: `a screenshot of ${picture.png.length} bytes was taken` };
        },
      },
      { name: 'sandbox', run: () => sandbox(notices, surface !== undefined) },
      { name: 'shared memory', run: shared },
    ],
    close: async () => {
      await surface?.close();
      await surfaces.close();
    },
  };
}

async function found(env: Readonly<Record<string, string | undefined>>): Promise<Checked> {
  const endpoint = env['FLOWPROOF_BROWSER_ENDPOINT'];
  if (endpoint !== undefined && endpoint !== '') return { kind: 'ok', text: 'the browser runs elsewhere' };
  const { findBrowser } = await import('@flowproof/driver-web');
  const path = findBrowser({ env });
  if (path !== undefined) return { kind: 'ok', text: `browser ${path}` };
  return {
    kind: 'fail',
    text: 'no browser is found',
    todo: 'install Chrome, Chromium or Edge, or name one in the environment variable CHROME',
  };
}

function sandbox(notices: readonly string[], started: boolean): Checked {
  const without = notices.find((text) => text.includes('sandbox'));
  if (without !== undefined) return { kind: 'ok', text: without.replace(/^notice: /u, '') };
  if (started) return { kind: 'ok', text: 'the browser runs in its sandbox' };
  return { kind: 'none', text: 'the sandbox cannot be looked at: the browser did not start' };
}

async function shared(): Promise<Checked> {
  if (process.platform !== 'linux')
    return { kind: 'none', text: 'shared memory has no size of its own here' };
  const { blocks, bsize } = await statfs(sharedMemory);
  const mb = Math.floor((blocks * bsize) / 2 ** 20);
  if (mb >= leastSharedMb) return { kind: 'ok', text: `${mb} MB of shared memory` };
  return {
    kind: 'fail',
    text: `only ${mb} MB of shared memory: pages crash`,
    todo: 'start the container with --shm-size=1g or --ipc=host',
  };
}
