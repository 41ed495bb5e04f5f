import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunEvent, StepResult } from '@flowproof/replay';
import { type RecordingDocument, RunBundle } from '@flowproof/report';
import { eventsOf, passedRun, picture } from './samples/results.ts';

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'flowproof-strip-'));
});
afterAll(async () => {
  await rm(scratch, { recursive: true, force: true });
});

interface Strip {
  /** With what the pictures show in place of their files. */
  readonly recording: RecordingDocument | undefined;
  /** Per step, in order: caption and picture of each figure on the page. */
  readonly figures: readonly (readonly string[])[];
}

/** Writes the bundle of these events and reads it again. */
async function stripOf(
  events: readonly RunEvent[],
  spoil?: (directory: string) => Promise<void>,
): Promise<Strip> {
  const bundle = await RunBundle.create({ traceDirectory: scratch });
  await spoil?.(bundle.directory);
  const steps: StepResult[] = [];
  for (const event of events) {
    bundle.listener(event);
    if (event.kind === 'step_finished') steps.push(event.step);
  }
  const { document, reportPath } = await bundle.finish({ ...passedRun, steps });
  const shown = new Map<string, string>();
  for (const { file } of document.recording?.frames ?? []) {
    shown.set(file, await readFile(path.join(bundle.directory, 'recording', file), 'utf8'));
  }
  const panels = (await readFile(reportPath, 'utf8')).split('<section class="panel').slice(1);
  const figures = panels.map((panel) =>
    [...panel.matchAll(/<figcaption>(.*?)<\/figcaption>.*?src="recording\/(.*?)"/gs)].map(
      ([, caption, file]) => `${caption ?? ''}: ${shown.get(file ?? '') ?? 'missing'}`,
    ),
  );
  const { recording } = document;
  return {
    recording: recording && {
      ...recording,
      frames: recording.frames.map(({ offset_ms, file }) => ({
        offset_ms,
        file: shown.get(file) ?? 'missing',
      })),
    },
    figures,
  };
}

const started = (id: string, offsetMs: number): RunEvent => ({
  kind: 'step_started',
  id,
  intent: '',
  offsetMs,
});
const finished = (id: string, startedMs: number, durationMs: number): RunEvent => ({
  kind: 'step_finished',
  step: { id, intent: '', action: 'click', status: 'passed', startedMs, durationMs },
});
const frame = (content: string, offsetMs: number, stepId?: string): RunEvent => ({
  kind: 'frame',
  offsetMs,
  png: picture(content),
  ...(stepId !== undefined && { stepId }),
});

describe('the filmstrip', () => {
  it('takes the picture after a step for the one before the next, and enters it twice', async () => {
    expect(await stripOf(eventsOf(passedRun))).toStrictEqual({
      recording: {
        format: 'filmstrip/1',
        dir: 'recording',
        frames: [
          { offset_ms: 5, file: 'picture of start' },
          { offset_ms: 326, file: 'picture of 0' },
          { offset_ms: 340, file: 'picture of 0' },
          { offset_ms: 434, file: 'picture of 1' },
        ],
        steps: [
          { id: 's0001', start_ms: 5, end_ms: 326 },
          { id: 's0002', start_ms: 340, end_ms: 434 },
        ],
      },
      figures: [
        ['Before: picture of start', 'After: picture of 0'],
        ['Before: picture of 0', 'After: picture of 1'],
      ],
    });
  });

  it('does not take an old picture for the screen before a step', async () => {
    const { recording, figures } = await stripOf([
      frame('start', 1),
      started('s0001', 2),
      finished('s0001', 2, 10),
      started('s0002', 20),
      finished('s0002', 20, 10),
      frame('end', 40),
    ]);
    expect(recording?.steps).toEqual([
      { id: 's0001', start_ms: 1, end_ms: 12 },
      { id: 's0002', start_ms: 20, end_ms: 40 },
    ]);
    expect(figures).toEqual([['Before: picture of start'], ['After: picture of end']]);
  });

  it('says so when a step changed nothing on the screen', async () => {
    const { figures } = await stripOf(eventsOf(passedRun, () => picture('start')));
    expect(figures).toEqual([
      ['The screen stayed the same: picture of start'],
      ['The screen stayed the same: picture of start'],
    ]);
  });

  it('leaves out a picture whose file was lost', async () => {
    // A folder stands where the picture after the first step would go.
    const { recording, figures } = await stripOf(eventsOf(passedRun), async (directory) => {
      await mkdir(path.join(directory, 'recording', 'frame-00000326-978ed3346719224f.png'), {
        recursive: true,
      });
    });
    expect(recording?.frames).toEqual([
      { offset_ms: 5, file: 'picture of start' },
      { offset_ms: 434, file: 'picture of 1' },
    ]);
    expect(figures).toEqual([['Before: picture of start'], ['After: picture of 1']]);
  });

  it('does not exist when no picture was taken', async () => {
    expect(await stripOf([started('s0001', 0), finished('s0001', 0, 3)])).toEqual({ figures: [[]] });
  });

  it('does not exist when no picture could be kept', async () => {
    const strip = await stripOf(eventsOf(passedRun), (directory) =>
      writeFile(path.join(directory, 'recording'), ''),
    );
    expect(strip).toEqual({ figures: [[], []] });
  });
});
