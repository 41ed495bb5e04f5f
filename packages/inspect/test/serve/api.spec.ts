import { describe, expect, it, jest } from '@jest/globals';
import { startInspect } from '@flowproof/inspect';
import { writeExploration } from '../runs/write-exploration.ts';
import { writeFlowRun } from '../runs/write-flow-run.ts';
import { withFolder } from '../scratch.ts';
import { ask } from './asking.ts';

jest.setTimeout(30_000);

describe('the API', () => {
  it('answers summaries, a run, a step and what is asked of both', () =>
    withFolder(async (runs) => {
      await writeExploration(runs, { steps: 30, violatedAt: 9 });
      const flow = await writeFlowRun(runs);
      const inspecting = await startInspect({ path: runs });
      const json = async (path: string): Promise<unknown> => JSON.parse((await ask(inspecting, path)).text);
      try {
        expect(await json('/api/runs')).toMatchObject({
          runs: [
            {
              id: '20261130-093000',
              kind: 'exploration',
              state: 'finished',
              steps: 30,
              violations: 2,
              seed: 7,
            },
            { id: flow, kind: 'flow', state: 'finished', steps: 4, violations: 1, title: 'A first order' },
          ],
          only: null,
        });
        const run = '/api/runs/20261130-093000';
        expect(await json(`${run}?from=29`)).toMatchObject({ from: 29, rows: [{ step: 30 }] });
        expect(await json(`${run}/steps/9`)).toMatchObject({ kind: 'step', step: 9 });
        expect(await json(`${run}/steps/500`)).toMatchObject({ kind: 'step', step: 30 });
        expect(await json(`${run}/steps/9/matches?selector=id%3Aadd`)).toEqual({
          as: 'selector',
          indices: [4],
        });
        expect(await json(`${run}/happened/logs?filter=22`)).toMatchObject({
          rows: [{ step: 22, label: 'W' }],
        });
        expect(await json(`/api/runs/${flow}/steps/4`)).toMatchObject({ flow: { status: 'failed' } });
        expect((await ask(inspecting, `/api/runs/${flow}/screenshots/frame-1-0.png`)).status).toBe(200);
      } finally {
        await inspecting.close();
      }
    }));

  it.each([
    '/api/runs/none',
    '/api/runs/20261130-093000/steps/x',
    '/api/runs/20261130-093000/steps/1/other',
    '/api/runs/20261130-093000/happened/dreams',
    '/api/runs/20261130-093000/violations/none',
    '/api/nothing',
    '/api',
  ])('has nothing at %s', (path) =>
    withFolder(async (runs) => {
      await writeExploration(runs, { steps: 2, pictures: 0 });
      const inspecting = await startInspect({ path: runs });
      try {
        const { status, text } = await ask(inspecting, path);
        expect(status).toBe(404);
        expect(JSON.parse(text)).toHaveProperty('error');
      } finally {
        await inspecting.close();
      }
    }),
  );

  it('answers HEAD without a body', () =>
    withFolder(async (runs) => {
      const inspecting = await startInspect({ path: runs });
      try {
        expect(await ask(inspecting, '/api/runs', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
        expect(await ask(inspecting, '/', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
      } finally {
        await inspecting.close();
      }
    }));
});
