import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RunResult } from '@flowproof/replay';
import { RunBundle, type WrittenBundle } from '@flowproof/report';
import { erroredRun, eventsOf, failedRun, launchError, passedRun, picture } from '../samples/results.ts';

const clock = { now: () => Date.UTC(2026, 7, 1, 9, 30, 5, 42) };
let traceDirectory: string;

beforeEach(async () => {
  traceDirectory = await mkdtemp(path.join(tmpdir(), 'flowproof-report-'));
});
afterEach(async () => {
  await rm(traceDirectory, { recursive: true, force: true });
});

async function write(
  result: RunResult,
  pictureAfter?: (index: number) => Uint8Array,
): Promise<WrittenBundle> {
  const bundle = await RunBundle.create({ traceDirectory, clock });
  for (const event of eventsOf(result, pictureAfter)) bundle.listener(event);
  return bundle.finish(result);
}

const allFiles = async (directory: string) =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();

describe('the directory of a run', () => {
  it('is named by the millisecond it began', async () => {
    const bundle = await RunBundle.create({ traceDirectory, clock });
    expect(path.relative(traceDirectory, bundle.directory)).toBe(
      path.join('.flowproof', 'runs', '20260801T093005.042Z'),
    );
  });

  it('is never shared: runs of one millisecond take the next free ones', async () => {
    const bundles = await Promise.all(
      Array.from({ length: 8 }, () => RunBundle.create({ traceDirectory, clock })),
    );
    expect(bundles.map(({ directory }) => path.basename(directory)).sort()).toEqual(
      [42, 43, 44, 45, 46, 47, 48, 49].map((ms) => `20260801T093005.0${ms}Z`),
    );
  });

  it('tells why it cannot be made', async () => {
    await writeFile(path.join(traceDirectory, '.flowproof'), 'a file where a folder should be');
    const runs = path.join(traceDirectory, '.flowproof', 'runs');
    await expect(RunBundle.create({ traceDirectory, clock })).rejects.toMatchObject({
      name: 'ReportError',
      code: 'bundle_directory',
      message: `the run directory ${runs} cannot be made: ENOTDIR`,
      hint: 'run bundles are written beside the trace: check that its folder can be written to',
      location: runs,
    });
  });
});

describe('a finished bundle', () => {
  it('of a passed run holds result, JUnit, page and pictures', async () => {
    const { directory } = await write(passedRun);
    expect(await allFiles(directory)).toEqual([
      'junit.xml',
      'recording/frame-00000005-e2a6ac4824a563df.png',
      'recording/frame-00000326-978ed3346719224f.png',
      'recording/frame-00000434-0cacf60d2b933196.png',
      'report.html',
      'result.json',
    ]);
  });

  it('writes result.json for people and for programs', async () => {
    const { resultPath, document } = await write(passedRun);
    const text = await readFile(resultPath, 'utf8');
    expect(JSON.parse(text)).toEqual(document);
    expect(text).toBe(`{
  "name": "A first order",
  "trace_id": "018f6b1e-6c2a-7d11-9c55-2f0c5ad9e7aa",
  "passed": true,
  "degraded": true,
  "steps": [
    {
      "id": "s0001",
      "intent": "Press the \\"Sign in\\" button",
      "status": "passed",
      "started_ms": 12,
      "duration_ms": 310,
      "selector_tier": "text_anchor"
    },
    {
      "id": "s0002",
      "intent": "Click \\"Add to cart\\"",
      "status": "passed",
      "detail": "the second match was taken\\ncookie is secure proves nothing over http",
      "started_ms": 340,
      "duration_ms": 90,
      "selector_tier": "native_id",
      "degraded": true
    }
  ],
  "duration_ms": 436,
  "recording": {
    "format": "filmstrip/1",
    "dir": "recording",
    "frames": [
      {
        "offset_ms": 5,
        "file": "frame-00000005-e2a6ac4824a563df.png"
      },
      {
        "offset_ms": 326,
        "file": "frame-00000326-978ed3346719224f.png"
      },
      {
        "offset_ms": 340,
        "file": "frame-00000326-978ed3346719224f.png"
      },
      {
        "offset_ms": 434,
        "file": "frame-00000434-0cacf60d2b933196.png"
      }
    ],
    "steps": [
      {
        "id": "s0001",
        "start_ms": 5,
        "end_ms": 326
      },
      {
        "id": "s0002",
        "start_ms": 340,
        "end_ms": 434
      }
    ]
  }
}
`);
  });

  it('keeps a picture once, however often it was taken', async () => {
    const { directory, document } = await write(passedRun, () => picture('start'));
    expect(await readdir(path.join(directory, 'recording'))).toHaveLength(1);
    expect(new Set(document.recording?.frames.map(({ file }) => file)).size).toBe(1);
  });

  it('without pictures has no recording', async () => {
    const bundle = await RunBundle.create({ traceDirectory, clock });
    const { document } = await bundle.finish(passedRun);
    expect(document).not.toHaveProperty('recording');
    expect(await allFiles(bundle.directory)).toEqual(['junit.xml', 'report.html', 'result.json']);
  });

  it('of a run that could not start still says so everywhere', async () => {
    const bundle = await RunBundle.create({ traceDirectory, clock });
    const { junitPath, reportPath } = await bundle.finish(launchError);
    expect(await readFile(junitPath, 'utf8')).toContain('<error message="no browser was found"/>');
    expect(await readFile(reportPath, 'utf8')).toContain('<bdi>no browser was found</bdi>');
  });
});

describe('the debug files', () => {
  it('are written for a run that did not pass', async () => {
    const { directory } = await write(failedRun);
    expect(await readFile(path.join(directory, 'debug', 'console.log'), 'utf8')).toBe(
      '[log] shop ready\n[warning] slow\n[error] 404\n',
    );
    const dom = await readFile(path.join(directory, 'debug', 'dom.html'), 'utf8');
    expect(dom)
      .toBe(`<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<html><head></head><body><p>Total €10.10</p></body></html>`);
  });

  it('are the newest hundred lines, one line each, harmless on a terminal', async () => {
    const console = Array.from({ length: 120 }, (_, line) => `[log] ${line}\u001b[31m\n[error] forged`);
    const { directory } = await write({ ...erroredRun, evidence: { console } });
    const lines = (await readFile(path.join(directory, 'debug', 'console.log'), 'utf8'))
      .trimEnd()
      .split('\n');
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([
      100,
      '[log] 20\\x1b[31m\\n[error] forged',
      '[log] 119\\x1b[31m\\n[error] forged',
    ]);
    expect(await readdir(path.join(directory, 'debug'))).toEqual(['console.log']);
  });

  it('do not exist for a run that passed', async () => {
    const { directory } = await write(passedRun);
    expect(await readdir(directory)).not.toContain('debug');
  });
});

describe('a bundle that cannot be written', () => {
  it('leaves out the pictures it could not keep and writes the rest', async () => {
    const bundle = await RunBundle.create({ traceDirectory, clock });
    await writeFile(path.join(bundle.directory, 'recording'), 'in the way');
    for (const event of eventsOf(passedRun)) bundle.listener(event);
    const { document } = await bundle.finish(passedRun);
    expect(document).not.toHaveProperty('recording');
  });

  it('tells which file it was about', async () => {
    const bundle = await RunBundle.create({ traceDirectory, clock });
    await mkdir(path.join(bundle.directory, 'report.html'));
    const location = path.join(bundle.directory, 'report.html');
    await expect(bundle.finish(passedRun)).rejects.toMatchObject({
      name: 'ReportError',
      code: 'bundle_write',
      message: `${location} cannot be written: EISDIR`,
      location,
    });
    expect((await allFiles(bundle.directory)).filter((file) => file !== 'junit.xml')).toEqual([]);
  });

  it('has no result.json when its folder is gone', async () => {
    const bundle = await RunBundle.create({ traceDirectory, clock });
    await rm(bundle.directory, { recursive: true });
    await expect(bundle.finish(passedRun)).rejects.toMatchObject({ code: 'bundle_write' });
  });
});
