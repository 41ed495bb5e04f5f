// `flowproof inspect` as users start it, and over bundles as `flowproof run` writes them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { startInspect } from '@flowproof/inspect';
import type { RunResult, StepResult } from '@flowproof/replay';
import { RunBundle } from '@flowproof/report';
import { runCli, startCli, withFolder } from './cli-process.ts';

jest.setTimeout(60_000);

/** The first line that a process prints. */
async function firstLine(stdout: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const part of stdout ?? []) {
    text += String(part);
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0] ?? '';
}

async function json(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

describe('flowproof inspect', () => {
  it('says where it is, shows the runs of ./runs, and ends well when it is interrupted', () =>
    withFolder(async (cwd) => {
      await mkdir(join(cwd, 'runs', 'one'), { recursive: true });
      await writeFile(join(cwd, 'runs', 'one', 'meta.json'), '{"spec_path":"todo.spec.ts"}');
      const { child, done } = startCli(['inspect', '--no-open'], { cwd });
      const url = await firstLine(child.stdout);
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/u);
      expect(await json(`${url}api/runs`)).toMatchObject({ runs: [{ id: 'one', title: 'todo.spec.ts' }] });
      child.kill('SIGINT');
      expect(await done).toMatchObject({ code: 0, stderr: '' });
    }));

  it('opens at the run when it is given one', () =>
    withFolder(async (cwd) => {
      await mkdir(join(cwd, 'one'));
      await writeFile(join(cwd, 'one', 'meta.json'), '{}');
      const { child, done } = startCli(['inspect', 'one', '--no-open'], { cwd });
      expect(new URL(await firstLine(child.stdout)).pathname).toBe('/runs/one');
      child.kill('SIGTERM');
      expect((await done).code).toBe(0);
    }));

  it.each([
    {
      args: ['nothing'],
      stderr:
        'error: there is no directory nothing\n' +
        '  hint: give the directory of a run, or one that holds runs: `flowproof explore` writes to ./runs\n',
    },
    {
      args: ['file'],
      stderr: 'error: file is not a directory\n  hint: give the directory of a run, or one that holds runs\n',
    },
  ])('cannot begin over $args', ({ args, stderr }) =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'file'), '');
      expect(await runCli(['inspect', ...args], { cwd })).toEqual({ code: 2, stdout: '', stderr });
    }),
  );

  it.each(['-1', '65536', 'x'])('calls port %s a usage error', async (port) => {
    const done = await runCli(['inspect', '.', `--port=${port}`], { cwd: import.meta.dirname });
    expect(done.code).toBe(2);
    expect(done.stderr).toContain('a whole number from 0 to 65535');
  });
});

const step = (id: string, more: Partial<StepResult> = {}): StepResult => ({
  id,
  intent: `Press button ${id}`,
  action: 'click',
  status: 'passed',
  startedMs: 100,
  durationMs: 80,
  ...more,
});

describe('a bundle of a flow run', () => {
  it('is shown with its pictures, its steps and what its console said', () =>
    withFolder(async (folder) => {
      const failed = step('s0002', { status: 'failed', startedMs: 200, detail: 'expected 2, found 1' });
      const result: RunResult = {
        name: 'A first order',
        traceId: 't',
        app: 'web',
        startedAt: '2026-08-01T09:30:05.042Z',
        status: 'failed',
        degraded: false,
        steps: [step('s0001'), failed],
        durationMs: 300,
        evidence: { console: ['[error] 404'] },
      };
      const bundle = await RunBundle.create({ traceDirectory: folder });
      bundle.listener({ kind: 'frame', offsetMs: 5, png: new TextEncoder().encode('start') });
      for (const each of result.steps) {
        const { id, intent, startedMs, durationMs } = each;
        bundle.listener({ kind: 'step_started', id, intent, offsetMs: startedMs });
        const png = new TextEncoder().encode(`after ${id}`);
        bundle.listener({ kind: 'frame', stepId: id, offsetMs: startedMs + durationMs, png });
        bundle.listener({ kind: 'step_finished', step: each });
      }
      await bundle.finish(result);
      const inspecting = await startInspect({ path: folder });
      try {
        const { runs } = (await json(`${inspecting.url}api/runs`)) as { runs: { id: string }[] };
        expect(runs).toMatchObject([
          { kind: 'flow', title: 'A first order', steps: 2, violations: 1, state: 'finished' },
        ]);
        const run = `${inspecting.url}api/runs/${runs[0]?.id ?? ''}`;
        const shown = (await json(`${run}/steps/2`)) as Record<string, string>;
        expect(shown).toMatchObject({
          flow: { id: 's0002', status: 'failed', detail: 'expected 2, found 1' },
          happened: [{ label: 'error', text: '404' }],
        });
        const pictures = ['screenshot', 'screenshotAfter'].map(async (key) => {
          const answer = await fetch(`${run}/screenshots/${shown[key] ?? ''}`);
          return answer.text();
        });
        expect(await Promise.all(pictures)).toEqual(['after s0001', 'after s0002']);
      } finally {
        await inspecting.close();
      }
    }));
});
