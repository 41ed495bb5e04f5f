// Writes run bundles as `flowproof run` leaves them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureOfTree } from './exploration-records.ts';
import { treeOf } from './todo-app.ts';

/** Writes a bundle whose last step failed, below the directory of bundles; returns its id. */
export async function writeFlowRun(bundles: string, id = '20261130T091500.250Z'): Promise<string> {
  const folder = join(bundles, id);
  await mkdir(join(folder, 'recording'), { recursive: true });
  await mkdir(join(folder, 'debug'), { recursive: true });
  const sentences = [
    'Open the shop',
    'Type "milk" into the "What needs doing?" field',
    'Press the "Add" button',
    'the "left" shows 2 left',
  ];
  const frames = sentences.flatMap((_, at) =>
    [0, 900].map((more) => ({ offset_ms: at * 1000 + more, file: `frame-${at}-${more}.png` })),
  );
  for (const [at, { file }] of frames.entries()) {
    const rows = Array.from({ length: 1 + Math.floor(at / 3) }, (_, row) => ({
      text: `item ${row}`,
      done: false,
    }));
    await writeFile(
      join(folder, 'recording', file),
      pictureOfTree(treeOf({ typed: '', focused: false, rows })),
    );
  }
  await writeFile(join(folder, 'debug', 'console.log'), '[log] shop ready\n[error] 404\n');
  const steps = sentences.map((intent, at) => {
    const failed = at === sentences.length - 1;
    return {
      id: `s${String(at + 1).padStart(4, '0')}`,
      intent,
      status: failed ? 'failed' : 'passed',
      ...(failed && { detail: 'expected 2 left, found 1 left' }),
      started_ms: at * 1000,
      duration_ms: 950,
      selector_tier: 'text',
    };
  });
  const recording = {
    format: 'filmstrip/1',
    dir: 'recording',
    frames,
    steps: steps.map((step, at) => ({ id: step.id, start_ms: at * 1000, end_ms: at * 1000 + 950 })),
  };
  const result = {
    name: 'A first order',
    trace_id: 't-1',
    passed: false,
    steps,
    duration_ms: 3950,
    recording,
  };
  await writeFile(join(folder, 'result.json'), JSON.stringify(result, null, 2));
  return id;
}
