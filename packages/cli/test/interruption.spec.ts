import { chmod, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { filesBelow, startCli, steady } from './cli-process.ts';
import { childrenOf, isAlive } from './processes.ts';
import { type DeskServer, serveDesk } from './suite/desk-server.ts';
import { withFiles } from './suite/suite-folder.ts';
import { deskFlow, shows } from './suite/suite-traces.ts';

jest.setTimeout(180_000);

let server: DeskServer;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await serveDesk();
  env = { DESK: server.url };
});
afterAll(() => server.close());

/** A run that is under way. */
interface Started {
  readonly pid: number;
  readonly done: ReturnType<typeof startCli>['done'];
  /** Waits for a text on stderr; tells all that was there by then. */
  readonly says: (text: string) => Promise<string>;
}

function start(args: readonly string[], cwd: string, more: Readonly<Record<string, string>> = {}): Started {
  const { child, done } = startCli(args, { cwd, env: { ...env, ...more } });
  let said = '';
  const says = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (said.includes(text)) resolve(said);
      };
      child.stderr?.on('data', (more: string) => {
        said += more;
        look();
      });
      void done.then(() => {
        resolve(said);
      });
    });
  return { pid: child.pid ?? 0, done, says };
}

/** Until a page asks for `/called`. */
const called = (): Promise<void> =>
  new Promise((resolve) => {
    server.onCalled = resolve;
  });

const never = { page: '/calling', steps: [shows('Called', 60_000)] };
const off = ['--recording-detail', 'off'];

describe('Ctrl-C', () => {
  it.each([
    { signal: 'SIGINT', code: 130 },
    { signal: 'SIGTERM', code: 143 },
  ] as const)('ends a suite with its browser and its hooks ($signal)', ({ signal, code }) =>
    withFiles(
      {
        'suite.yaml': `before_each: |
  case $FLOWPROOF_SPEC in *b.flow.yaml) sleep 300 & echo "sleeping $!"; wait;; esac
after_each: echo after\n`,
        ...deskFlow('a', 'A', never),
        ...deskFlow('b', 'B'),
        ...deskFlow('c', 'C'),
      },
      async (cwd) => {
        const calling = called();
        const { pid, done, says } = start(['run', '.', '--workers', '2'], cwd);
        const [, sleeper] = await Promise.all([calling, says('sleeping ')]);
        const started = [...childrenOf(pid), Number(/sleeping (\d+)/u.exec(sleeper)?.[1])];
        expect(started.length).toBeGreaterThan(2);
        expect(started.every(isAlive)).toBe(true);
        process.kill(pid, signal);
        const finished = steady(await done);
        expect(finished).toMatchObject({ code, stdout: '' });
        expect(finished.stderr).not.toContain('after');
        expect(started.filter(isAlive)).toEqual([]);
        expect(existsSync(join(cwd, '.flowproof', 'suite-junit.xml'))).toBe(false);
        for (const [path, bytes] of await filesBelow(cwd))
          if (path.endsWith('.json')) JSON.parse(bytes.toString('utf8'));
      },
    ),
  );

  it('ends a single run and a recording without a word', () =>
    withFiles(deskFlow('a', 'A', never), async (cwd) => {
      for (const command of ['run', 'record']) {
        const calling = called();
        const { pid, done } = start([command, 'a.flow.yaml', ...off], cwd);
        await calling;
        process.kill(pid, 'SIGINT');
        const finished = steady(await done);
        expect({ ...finished, stdout: finished.stdout.replace(/^\[AUTHOR.*\n/mu, '') }).toEqual({
          code: 130,
          stdout: '',
          stderr: '',
        });
      }
    }));
});

describe('a browser that dies', () => {
  it('ends the flow in it as errored, and the next one has another', () =>
    withFiles(
      {
        ...deskFlow('flows/a', 'A', { page: '/held' }),
        ...deskFlow('flows/b', 'B'),
      },
      async (cwd) => {
        const calling = called();
        const { pid, done } = start(['run', 'flows', ...off], cwd);
        await calling;
        for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL');
        const finished = steady(await done);
        expect(finished.code).toBe(2);
        const [first, second, ...rest] = finished.stdout.split('\n');
        expect(first).toBe('[ERROR] flows/a.flow.yaml A (N ms) -> flows/.flowproof/runs/RUN/report.html');
        expect(second).toContain('/held did not open: ');
        expect(rest.slice(-3)).toEqual([
          '[PASS] flows/b.flow.yaml B (N ms)',
          'FAIL: 1/2 flows passed, 1 errored -> flows/.flowproof/suite-junit.xml',
          '',
        ]);
      },
    ));
});

describe('--keep-open', () => {
  // A window needs a screen, which a machine for tests may not have: the browser is told to do without.
  const unseen = async (cwd: string): Promise<Readonly<Record<string, string>>> => {
    const { findBrowser } = await import('@flowproof/driver-web');
    const browser = findBrowser();
    const path = join(cwd, 'browser.sh');
    await writeFile(path, `#!/bin/sh\nexec "${browser ?? ''}" --headless "$@"\n`);
    await chmod(path, 0o755);
    return { CHROME: path };
  };

  it.each([
    {
      command: 'run',
      args: [],
      wish: { FLOWPROOF_KEEP_BROWSER_OPEN: '' },
      last: 'PASS: A (N ms) -> .flowproof/runs/RUN/report.html',
    },
    {
      command: 'record',
      args: ['--keep-open', '--out', 'b.trace.jsonl'],
      wish: {},
      last: "Recorded 'A': 1 steps -> b.trace.jsonl",
    },
  ])('$command leaves the browser to a person until it is closed', ({ command, args, wish, last }) =>
    withFiles(deskFlow('a', 'A'), async (cwd) => {
      const chrome = await unseen(cwd);
      const { pid, done, says } = start([command, 'a.flow.yaml', ...args, ...off], cwd, {
        ...chrome,
        ...wish,
      });
      await says('stays open');
      const browsers = childrenOf(pid);
      expect(browsers.length).toBeGreaterThan(0);
      expect(browsers.every(isAlive)).toBe(true);
      for (const browser of browsers) process.kill(browser, 'SIGKILL');
      const finished = steady(await done);
      expect(finished).toMatchObject({
        code: 0,
        stderr: 'the browser stays open; close its window, or press Ctrl-C, to end\n',
      });
      expect(finished.stdout.trimEnd().split('\n').at(-1)).toBe(last);
    }),
  );
});
