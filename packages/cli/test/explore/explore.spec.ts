// `flowproof explore` as users run it: a child process, a real browser, the page and the spec of the examples.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Finished, runCli, startCli, withFolder } from '../cli-process.ts';
import { type PageServer, servePages } from '../page-server.ts';

jest.setTimeout(180_000);

const example = join(import.meta.dirname, '..', '..', '..', '..', 'examples', 'exploration');
const spec = join(example, 'todo.explore.ts');
/** Violated by the fourth item. */
const fewItems = `
import { actions, always, extract, now, Tap } from '@sanderling/spec';
const rows = extract('rows', (state) => state.ax.findAll({ testTag: 'todo-row' }).length);
export const properties = {
  few: always(() => rows.current < 4),
  never: always(now(() => rows.current > 100).implies(() => false)),
};
export const actionsRoot = actions(() => [Tap({ on: 'text:Add' })]);
`;
let server: PageServer;

beforeAll(async () => {
  server = await servePages({ '/todo.html': await readFile(join(example, 'todo.html'), 'utf8') });
});
afterAll(() => server.close());

const address = (query = ''): string => `${server.url}/todo.html${query}`;

interface ShownResult {
  readonly exit_code: number;
  readonly end_reason: string;
  readonly steps: number;
  readonly directory: string;
  readonly seed: number;
}

async function recordsOf(directory: string): Promise<readonly Record<string, unknown>[]> {
  const text = await readFile(join(directory, 'trace.jsonl'), 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n'))
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function onlyRun(folder: string): Promise<string> {
  const [run] = await readdir(join(folder, 'runs'));
  return join(folder, 'runs', run ?? '');
}

function resultOf({ stdout }: Finished): ShownResult {
  return JSON.parse(stdout) as ShownResult;
}

describe('flowproof explore', () => {
  it('does the same on the page for the same seed, and keeps a picture of each step', async () => {
    await withFolder(async (folder) => {
      const explore = (): Promise<Finished> =>
        runCli(
          ['explore', '--spec', spec, '--url', address(), '--seed', '5', '--max-steps', '12', '--json'],
          {
            cwd: folder,
          },
        );
      const [first, second] = [resultOf(await explore()), resultOf(await explore())];
      expect(first).toMatchObject({ exit_code: 0, end_reason: 'max_steps', steps: 12, seed: 5 });
      const did = async ({ directory }: ShownResult): Promise<unknown> =>
        (await recordsOf(join(folder, directory))).map(({ next_action, tree_hash, draws }) => [
          next_action,
          tree_hash,
          draws,
        ]);
      expect(await did(second)).toEqual(await did(first));
      const pictures = await readdir(join(folder, first.directory, 'screenshots'));
      expect(pictures.length).toBe(12);
    });
  });

  it('says what was violated when it is, and exits with 1', async () => {
    await withFolder(async (folder) => {
      await writeFile(join(folder, 'few.explore.ts'), fewItems);
      const { code, stdout, stderr } = await runCli(
        ['explore', '--spec', 'few.explore.ts', '--url', address(), '--seed', '1', '--max-steps', '40']
          .concat(['--exit-on-violation', '--screenshots', 'off', '--shrink-budget', '0s'])
          .concat(['--junit', 'out/junit.xml']),
        { cwd: folder },
      );
      expect(stderr).toMatch(/^exploring few\.explore\.ts with seed 1 -> runs\/\d{8}-\d{6}$/mu);
      expect(stderr).toMatch(/^\[VIOLATED\] few: .* \(step 4\)\n {2}flowproof inspect runs\/\d{8}-\d{6}$/mu);
      expect(stdout).toMatch(
        /^\[FAIL\] few: .* \(step 4\)\n\[PASS\] never \(not exercised\)\n4 steps in .* ended by violation -> runs\/\d{8}-\d{6}$/mu,
      );
      expect(code).toBe(1);
      const junit = await readFile(join(folder, 'out', 'junit.xml'), 'utf8');
      expect(junit).toContain('tests="2" failures="1" errors="0" skipped="0"');
    });
  });

  it('finishes the step in hand when it is interrupted, and ends with the code of what it found', async () => {
    await withFolder(async (folder) => {
      const { child, done } = startCli(['explore', '--spec', spec, '--url', address(), '--json'], {
        cwd: folder,
      });
      await seen(child, 'step ');
      child.kill('SIGINT');
      const finished = await done;
      expect(finished.code).toBe(0);
      expect(resultOf(finished)).toMatchObject({ end_reason: 'interrupted', interrupted: true });
      expect((await recordsOf(await onlyRun(folder))).at(-1)).toMatchObject({ end: true });
    });
  });

  it('leaves a run that can be read when it is killed', async () => {
    await withFolder(async (folder) => {
      const { child, done } = startCli(['explore', '--spec', spec, '--url', address()], { cwd: folder });
      await seen(child, 'step ');
      child.kill('SIGKILL');
      await done;
      const run = await onlyRun(folder);
      const records = await recordsOf(run);
      expect(records.length).toBeGreaterThan(0);
      expect(records.some(({ end }) => end === true)).toBe(false);
      for (const { screenshot } of records) await readFile(join(run, String(screenshot)));
      const meta = JSON.parse(await readFile(join(run, 'meta.json'), 'utf8')) as Record<string, unknown>;
      expect(meta).toMatchObject({ ended_at: null, end_reason: null });
    });
  });
});

describe('flowproof explore that cannot be done', () => {
  it.each([
    [['--url', 'http://127.0.0.1:9/'], 'error: explore needs --spec\n'],
    [
      ['--spec', 'a.ts'],
      'error: nothing to explore is named\n  hint: give --url, or --platform with what it needs\n',
    ],
    [
      ['--spec', 'a.ts', '--bundle-id', 'com.example', '--platform', 'android'],
      'error: no driver for android is installed\n  hint: this version explores web applications: give --url\n',
    ],
    [
      ['--spec', 'a.ts', '--url', 'http://127.0.0.1:9/'],
      'error: spec_load: there is no spec at a.ts\n  hint: name the module that exports properties and actionsRoot\n',
    ],
    [
      ['--spec', 'a.ts', '--url', 'http://127.0.0.1:9/', '--seed', '4294967296'],
      "error: option '--seed <n>' argument '4294967296' is invalid. it must be a whole number from 0 to 4294967295\n",
    ],
    [
      ['--spec', 'a.ts', '--url', 'http://127.0.0.1:9/', '--duration', '5'],
      "error: option '--duration <time>' argument '5' is invalid. it must be a duration such as 30s, 5m, 2h or 1d\n",
    ],
  ])('%j', async (args, said) => {
    await withFolder(async (folder) => {
      const { code, stdout, stderr } = await runCli(['explore', ...args], { cwd: folder });
      expect({ code, stdout, stderr: stderr.slice(0, said.length) }).toEqual({
        code: 2,
        stdout: '',
        stderr: said,
      });
    });
  });
});

async function seen(child: ReturnType<typeof startCli>['child'], text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    child.stderr?.on('data', (said: string) => {
      if (said.includes(text)) resolve();
    });
  });
}
