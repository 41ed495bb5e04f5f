// A recorded run judged again, and performed again: small apps in memory.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { recheck, reproduce } from '@flowproof/explore';
import { ManualClock, MemorySurface, type SmallApp } from '@flowproof/driver/in-memory';
import { counter as app, counting } from '../engine/apps.ts';
import { ran, type Ran } from '../explored-run.ts';

const spec = counting(
  'small: always(() => shown.current < 3), tapping: always(now(() => tapped.current).implies(() => shown.current > 0))',
  'more',
  "extract('last', (s) => s.lastAction === null ? 'none' : [s.lastAction.kind, s.lastAction.applied]);",
);

async function judgedBy({ directory }: Ran, text: string): Promise<Awaited<ReturnType<typeof recheck>>> {
  const folder = join(directory, '..');
  await writeFile(join(folder, 'b.spec.ts'), text);
  return recheck({ spec: 'b.spec.ts', workingDirectory: folder, run: directory });
}

describe('judging a recorded run again', () => {
  it('says what the run said', async () => {
    await ran(spec, { app, maxSteps: 6 }, async (run) => {
      const again = await judgedBy(run, spec);
      expect(again).toEqual({ exit_code: 1, observations: 6, properties: run.result.properties });
    });
  });

  it('says what another spec finds in it', async () => {
    await ran(spec, { app, maxSteps: 6 }, async (run) => {
      const silent = await judgedBy(run, counting('small: always(() => shown.current < 30)'));
      expect(silent).toMatchObject({ exit_code: 0, properties: { small: { verdict: 'holds' } } });
      const last = await judgedBy(
        run,
        counting('reached: eventually(() => shown.current === 5 && tapped.current)'),
      );
      expect(last).toMatchObject({ exit_code: 0, properties: { reached: { verdict: 'holds' } } });
    });
  });

  it('takes a run that was killed: whole lines only', async () => {
    await ran(spec, { app, maxSteps: 6 }, async (run) => {
      const text = await run.read('trace.jsonl');
      const lines = text.split('\n');
      await writeFile(
        join(run.directory, 'trace.jsonl'),
        `${lines.slice(0, 3).join('\n')}\n${(lines[3] ?? '').slice(0, 80)}`,
      );
      expect(await judgedBy(run, spec)).toMatchObject({ observations: 3 });
    });
  });

  it('refuses what is no run', async () => {
    await ran(spec, { app, maxSteps: 1 }, async (run) => {
      await writeFile(join(run.directory, 'meta.json'), '{}');
      await expect(judgedBy(run, spec)).rejects.toMatchObject({ code: 'run_unreadable' });
    });
  });
});

describe('performing again what a run found', () => {
  const mended: SmallApp = {
    ...app,
    elements: app.elements.map((each) =>
      each.kind === 'button' && each.id === 'more' ? { ...each, onClick: [] } : each,
    ),
  };
  const without: SmallApp = {
    ...app,
    elements: app.elements.filter((each) => each.kind !== 'button' || each.id !== 'more'),
  };

  it.each([
    ['is still there', app, { exit_code: 1, reproductions: [{ property: 'small', status: 'still_there' }] }],
    ['is gone', mended, { exit_code: 0, reproductions: [{ property: 'small', status: 'gone' }] }],
    [
      'can no longer be performed',
      without,
      { exit_code: 2, reproductions: [{ status: 'cannot_be_performed', missing: { action: 1 } }] },
    ],
  ])('says that it %s', async (_, present, expected) => {
    await ran(spec, { app, maxSteps: 6, shrinkBudgetMs: 60_000 }, async ({ directory }) => {
      const clock = new ManualClock(1_800_000_000_000);
      const reproduced = await reproduce({
        run: directory,
        workingDirectory: directory,
        clock,
        target: {
          platform: 'web',
          name: 'app:small',
          open: { url: 'http://app.test/', exploring: { allowedOrigins: [], dialogs: 'accept' } },
          newSurface: () => Promise.resolve(new MemorySurface({ app: present, clock })),
          host: { os: 'none', arch: 'none', node: 'none' },
        },
      });
      expect(reproduced).toMatchObject(expected);
    });
  });

  it('says when there is nothing to perform', async () => {
    await ran(counting('fine: () => true'), { app, maxSteps: 1 }, async ({ directory }) => {
      await expect(
        reproduce({ run: directory, workingDirectory: directory, target: undefined as never }),
      ).rejects.toMatchObject({ code: 'not_reproduced' });
    });
  });
});
