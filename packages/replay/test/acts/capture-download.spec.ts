// Waiting for a download: the one new file, complete, by the path under which it lies; anything else fails and says so.
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Download } from '@flowproof/driver';
import type { Effect, SmallApp } from '@flowproof/driver/in-memory';
import type { TraceStep } from '@flowproof/trace-format';
import { assertion, id, performed, replayOn, step, text } from '../stage.ts';

const file = (name: string, more: { takesMs?: number; afterMs?: number } = {}): Effect => ({
  kind: 'download',
  name,
  content: 'thyme',
  ...more,
});

const app = (...onClick: readonly Effect[]): SmallApp => ({
  elements: [
    { kind: 'button', text: 'Export', onClick },
    { kind: 'button', text: 'Export seeds', onClick: [file('seeds.csv')] },
    { kind: 'text', id: 'beds', text: 'in /memory/downloads/beds.csv' },
    { kind: 'text', id: 'seeds', text: 'in /memory/downloads/seeds.csv' },
    { kind: 'text', id: 'again', text: 'in /memory/downloads/beds.csv (1)' },
  ],
});

const exporting = step({ type: 'click', params: {} }, [text('Export')]);
const exportingSeeds = step({ type: 'click', params: {} }, [text('Export seeds')]);
const awaiting = (name = 'file', timeoutMs?: number): TraceStep =>
  step({
    type: 'capture_download',
    params: { name, ...(timeoutMs !== undefined && { timeout_ms: timeoutMs }) },
  });
const liesAt = (name: string, where: string): TraceStep => assertion({ capture: name }, [id(where)]);

describe('a recorded wait for a download', () => {
  it.each<readonly [string, readonly Effect[], readonly TraceStep[], number]>([
    [
      'takes the file and remembers its path',
      [file('beds.csv')],
      [exporting, awaiting(), liesAt('file', 'beds')],
      140,
    ],
    [
      'takes one that was there before anybody waited',
      [file('beds.csv')],
      [exporting, assertion({ value_contains: 'Export' }), awaiting(), liesAt('file', 'beds')],
      140,
    ],
    [
      'waits until it is there, 60 s where nothing is recorded',
      [file('beds.csv', { afterMs: 1000, takesMs: 58_900 })],
      [exporting, awaiting(), liesAt('file', 'beds')],
      60_100,
    ],
    [
      'lets a file that came in the last moment prove that it is whole',
      [file('beds.csv', { takesMs: 1000 })],
      [exporting, awaiting('file', 1000), liesAt('file', 'beds')],
      1100,
    ],
    [
      'takes each file once: one step after another',
      [file('beds.csv')],
      [exporting, awaiting('a'), exporting, awaiting('b'), liesAt('a', 'beds'), liesAt('b', 'again')],
      280,
    ],
    [
      'takes the second of two where the first is claimed before the second is there',
      [file('beds.csv'), file('seeds.csv', { takesMs: 5000 })],
      [exporting, awaiting('a'), awaiting('b'), liesAt('a', 'beds'), liesAt('b', 'seeds')],
      5240,
    ],
  ])('%s', async (_, effects, steps, tookMs) => {
    const { result } = await replayOn(app(...effects), steps);
    expect(result.steps.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(result.durationMs).toBe(tookMs);
  });

  it.each<readonly [string, readonly Effect[], readonly TraceStep[], object]>([
    [
      'none comes',
      [],
      [exporting, awaiting('file', 1500)],
      {
        code: 'download_missing',
        detail: 'no download finished within 1500 ms',
        hint: 'does the step before this one start the download?',
      },
    ],
    [
      'it comes too late',
      [file('beds.csv', { takesMs: 1501 })],
      [exporting, awaiting('file', 1500)],
      {
        code: 'download_missing',
        detail: 'no download finished within 1500 ms; "beds.csv" is still coming in',
      },
    ],
    [
      'the only one was taken already',
      [file('beds.csv')],
      [exporting, awaiting(), awaiting('again', 0)],
      { code: 'download_missing', detail: 'no download finished within 0 ms' },
    ],
    [
      'two are there',
      [],
      [exportingSeeds, exportingSeeds, awaiting()],
      {
        code: 'download_ambiguous',
        detail: '2 downloads landed at once: "seeds.csv", "seeds.csv"',
        expected: '1 download',
        actual: '2 downloads',
        hint: 'wait for each download right after the step that starts it',
      },
    ],
    [
      'a second one lands while the first has to prove that it is whole',
      [file('beds.csv', { takesMs: 300 }), file('seeds.csv', { takesMs: 340 })],
      [exporting, awaiting()],
      { code: 'download_ambiguous', detail: '2 downloads landed at once: "beds.csv", "seeds.csv"' },
    ],
  ])('fails where %s', async (_, effects, steps, told) => {
    const { result } = await replayOn(app(...effects), steps);
    expect(result.steps.at(-1)).toMatchObject({ status: 'failed', ...told });
    expect(result.status).toBe('failed');
  });

  it('takes neither of two', async () => {
    const { surface } = await replayOn(app(), [exportingSeeds, exportingSeeds, awaiting()]);
    expect(await surface.downloads()).toHaveLength(2);
  });

  it('is an error where the surface knows no downloads', async () => {
    const { step: told } = await performed(app(), awaiting(), { make: { without: ['downloads'] } });
    expect(told).toMatchObject({
      status: 'errored',
      code: 'capability',
      detail: 'the web surface cannot do this: downloads',
    });
  });

  it.each([
    ['gets over one lost answer', 1, 'passed'],
    ['is an error where the connection stays lost', 2, 'errored'],
  ])('%s', async (_, times, status) => {
    const { result } = await replayOn(app(file('beds.csv')), [exporting, awaiting()], {
      before: (surface) => {
        const ask = surface.downloads.bind(surface);
        surface.downloads = () => {
          surface.downloads = ask;
          surface.failTransport(times);
          return ask();
        };
      },
    });
    expect(result.steps[1]?.status).toBe(status);
  });

  it('names one that broke off, or that never stopped growing, and takes neither', async () => {
    const broken: Download = { id: 1, name: 'beds.csv', state: 'failed', because: 'canceled' };
    let sizeBytes = 0;
    const growing = (): Download => ({
      id: 2,
      name: 'log.txt',
      state: 'finished',
      path: '/tmp/log.txt',
      sizeBytes: (sizeBytes += 1),
    });
    const say = async (downloads: () => readonly Download[]) => {
      const { step: told } = await performed(app(), awaiting('file', 500), {
        before: (surface) => {
          surface.downloads = () => Promise.resolve(downloads());
        },
      });
      return told.detail;
    };
    expect([await say(() => [broken]), await say(() => [growing()])]).toEqual([
      'no download finished within 500 ms; "beds.csv" failed: canceled',
      'no download finished within 500 ms; "log.txt" is still growing',
    ]);
  });
});

describe('any files that come in', () => {
  const files = fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 4 });

  it('are taken exactly where one alone stood still for 100 ms within the bound', async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.integer({ min: 0, max: 2000 }), async (times, timeoutMs) => {
        const effects = times.map((takesMs, index) => file(`${index}.csv`, { takesMs }));
        const { result } = await replayOn(app(...effects), [exporting, awaiting('file', timeoutMs)]);
        const code = result.steps.at(-1)?.code;
        const [first = Infinity, second = Infinity] = [...times].sort((a, b) => a - b);
        // Acting takes the 20 ms that a target has to stand still; looks are at most 200 ms apart.
        if (first > timeoutMs + 40) expect(code).toBe('download_missing');
        else if (first <= timeoutMs && second > first + 600) expect(code).toBeUndefined();
        else if (first <= timeoutMs && second <= first + 50) expect(code).toBe('download_ambiguous');
      }),
    );
  });
});
