import { mkdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { RunsFolder } from '../../src/read/runs-folder.ts';
import { writeExploration } from '../runs/write-exploration.ts';
import { writeFlowRun } from '../runs/write-flow-run.ts';
import { withFolder } from '../scratch.ts';

describe('a flow run', () => {
  it('shows each step with the pictures of its stretch, and the console where it did not pass', () =>
    withFolder(async (folder) => {
      const id = await writeFlowRun(folder);
      const run = await (await RunsFolder.open(folder)).run(id);
      await run?.refresh();
      expect(await run?.step(2)).toMatchObject({
        screenshot: 'frame-1-0.png',
        screenshotAfter: 'frame-1-900.png',
        flow: { id: 's0002', status: 'passed', detail: null },
        happened: [],
      });
      expect(await run?.step(99)).toMatchObject({
        step: 4,
        flow: { status: 'failed', detail: 'expected 2 left, found 1 left' },
        happened: [
          { label: 'log', text: 'shop ready' },
          { label: 'error', text: '404' },
        ],
      });
      expect((await run?.view(0))?.rows.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
    }));

  it('that has no result yet is running, and interrupted when nothing comes', () =>
    withFolder(async (folder) => {
      const id = '20261130T091500.250Z';
      const bundle = join(folder, id);
      await mkdir(bundle);
      const run = await (await RunsFolder.open(folder)).run(id);
      expect(await run?.summary()).toMatchObject({ state: 'running', steps: null });
      const long = new Date(Date.now() - 61_000);
      await utimes(bundle, long, long);
      expect((await run?.summary())?.state).toBe('interrupted');
    }));
});

describe('a directory of runs', () => {
  it('holds explorations and the bundles beside traces, newest first; one run is a directory as well', () =>
    withFolder(async (folder) => {
      const one = await writeExploration(folder, { steps: 3, pictures: 0 });
      const bundles = join(folder, '.flowproof', 'runs');
      const flow = await writeFlowRun(bundles);
      await mkdir(join(folder, 'something-else'));
      const runs = await RunsFolder.open(folder);
      expect((await runs.list()).map(({ id }) => id)).toEqual(['20261130-093000', flow]);
      expect(runs.only).toBeUndefined();
      expect((await RunsFolder.open(one)).only).toBe('20261130-093000');
      expect((await RunsFolder.open(join(bundles, flow))).only).toBe(flow);
      await rm(one, { recursive: true });
      expect((await runs.list()).map(({ id }) => id)).toEqual([flow]);
    }));

  it.each(['..', '.', '', 'a/b', '.flowproof', 'nothing'])('has no run %j', (id) =>
    withFolder(async (folder) => {
      await writeExploration(folder, { steps: 2, pictures: 0 });
      expect(await (await RunsFolder.open(folder)).run(id)).toBeUndefined();
    }),
  );
});
