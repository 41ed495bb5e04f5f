// Every way in which a run ends, its exit code, and what the directory says of it.
import { describe, expect, it } from '@jest/globals';
import { type Surface, TransportError, type TreeCapture } from '@flowproof/driver';
import { ManualClock } from '@flowproof/driver/in-memory';
import { type GrowingFile, machineFiles } from '../../src/run-directory/run-files.ts';
import { ran, type Ran, surfaceLike } from '../explored-run.ts';
import { counter as app, counting } from './apps.ts';

const fine = counting('fine: () => true');

async function endOf({ result, records, read }: Ran): Promise<unknown> {
  const meta = JSON.parse(await read('meta.json')) as Record<string, unknown>;
  expect(JSON.parse(await read('result.json'))).toEqual(result);
  expect(meta).toMatchObject({ end_reason: result.end_reason, exit_code: result.exit_code });
  expect(meta['ended_at']).toEqual(expect.any(String));
  expect(records.at(-1)).toMatchObject({ end: true, step: (records.at(-2)?.step ?? 0) + 1 });
  return [result.end_reason, result.exit_code, result.steps, result.error?.code];
}

/** A surface of which one answer is another from the n-th question on. */
function failing(surface: Surface, from: number, answer: () => Promise<TreeCapture>): Surface {
  let asked = 0;
  return surfaceLike(surface, {
    tree: (request) => {
      asked += 1;
      return asked >= from ? answer() : surface.tree(request);
    },
  });
}

const lost = (): Promise<never> => Promise.reject(new TransportError('the line is dead'));

describe('a run ends', () => {
  it('after as many steps as asked for', async () => {
    expect(await ran(fine, { app, maxSteps: 4 }, endOf)).toEqual(['max_steps', 0, 4, undefined]);
  });

  it('when its time is over', async () => {
    const outcome = await ran(fine, { app, maxSteps: 0, durationMs: 1000 }, endOf);
    expect(outcome).toEqual(['duration', 0, expect.any(Number), undefined]);
  });

  it('with exit code 1 when a property was violated, and goes on until its limit', async () => {
    const spec = counting('small: always(() => shown.current < 3)');
    expect(await ran(spec, { app, maxSteps: 6 }, endOf)).toEqual(['max_steps', 1, 6, undefined]);
  });

  it('at the first violation where that is asked for', async () => {
    const spec = counting('small: always(() => shown.current < 3)');
    const outcome = await ran(spec, { app, maxSteps: 6, exitOnViolation: true }, async (run) => [
      await endOf(run),
      run.records.filter(({ violations }) => violations !== undefined).map(({ step }) => step),
    ]);
    expect(outcome).toEqual([['violation', 1, 4, undefined], [4]]);
  });

  it('by the rule of its end: a goal that was never reached is violated', async () => {
    const spec = counting('much: eventually(() => shown.current > 100)');
    const outcome = await ran(spec, { app, maxSteps: 3 }, async (run) => [
      await endOf(run),
      run.records.at(-1)?.violations,
      run.events.filter(({ kind }) => kind === 'violation'),
    ]);
    expect(outcome).toMatchObject([
      ['max_steps', 1, 3, undefined],
      ['much'],
      [{ property: 'much', atEnd: true }],
    ]);
  });

  it('as not done when no exploratory action was dispatched', async () => {
    const spec = counting('fine: () => true', 'nothing');
    const outcome = await ran(spec, { app, maxSteps: 3 }, async (run) => [
      await endOf(run),
      run.records.map(({ action_skipped }) => action_skipped?.reason),
      run.result.skipped,
      run.result.duration_millis,
    ]);
    expect(outcome).toEqual([
      ['max_steps', 2, 3, 'explored_nothing'],
      ['no_action_produced', 'no_action_produced', 'no_action_produced', undefined],
      { no_action_produced: 3 },
      expect.any(Number),
    ]);
    expect((outcome[3] as number) >= 400).toBe(true);
  });

  it.each([
    ['extractor_failed', 'spec_error', "extract('bad', (s) => s.ax.find('id:gone')!.text);", 'more'],
    ['extractor_not_json', 'spec_error', "extract('bad', () => 3n);", 'more'],
    [
      'unknown_selector_key',
      'unknown_selector_key',
      "extract('bad', (s) => s.ax.find({ nonsense: 'x' })?.text);",
      'more',
    ],
    ['leaf_failed', 'spec_error', '', "actions(() => { throw new Error('no'); })"],
    ['bad_action', 'spec_error', '', "actions(() => [{ kind: 'Jump' } as never])"],
  ])('for a fault of the spec: %s', async (code, reason, rest, root) => {
    const spec = counting('fine: () => true', root, rest);
    expect(await ran(spec, { app }, endOf)).toEqual([reason, 2, 1, code]);
  });

  it('when a predicate does not return, which is named with what hangs', async () => {
    const spec = counting('endless: always(function spins() { for (;;); })');
    const outcome = await ran(spec, { app, specLimits: { answerMs: 3000, memoryMb: 512 } }, async (run) => [
      await endOf(run),
      run.result.error?.message,
    ]);
    expect(outcome).toEqual([
      ['spec_error', 2, 1, 'spec_timeout'],
      'the predicate spins did not return within 3 s',
    ]);
  });

  it('before its first step when the application never comes to the front', async () => {
    const outcome = await ran(
      fine,
      {
        app,
        wrap: (surface) =>
          surfaceLike(surface, {
            tree: async (request) => ({ ...(await surface.tree(request)), inFront: false }),
          }),
      },
      async (run) => [await endOf(run), run.records[0]],
    );
    expect(outcome).toMatchObject([
      ['app_not_in_foreground', 2, 0, 'app_not_in_foreground'],
      { step: 0, precondition_failure: 'app_not_in_foreground' },
    ]);
  });

  it('when looking fails three times in a row, also after the application was started anew', async () => {
    const wrap = (surface: Surface, count: number): Surface => failing(surface, count === 1 ? 4 : 2, lost);
    const outcome = await ran(fine, { app, wrap }, async (run) => [
      await endOf(run),
      run.records.map(({ relaunched, observation_error }) => [relaunched === true, observation_error]),
    ]);
    const dead = 'the line is dead';
    expect(outcome).toEqual([
      ['observation_failures', 2, 8, 'observation_failures'],
      [
        [false, undefined],
        [false, undefined],
        [false, dead],
        [false, dead],
        [false, dead],
        [true, dead],
        [false, dead],
        [false, dead],
        [false, undefined],
      ],
    ]);
  });

  it('when actions fail three times in a row, also after the application was started anew', async () => {
    const wrap = (surface: Surface): Surface =>
      surfaceLike(surface, { dispatch: () => Promise.reject(new TransportError('no answer')) });
    const outcome = await ran(fine, { app, wrap }, async (run) => [
      await endOf(run),
      run.records.map(({ last_action_applied }) => last_action_applied),
      run.records.map(({ relaunched }) => relaunched === true),
    ]);
    expect(outcome).toEqual([
      ['apply_failures', 2, 6, 'apply_failures'],
      [undefined, null, null, null, null, null, null],
      [false, false, false, true, false, false, false],
    ]);
  });

  it('when the application has gone for good', async () => {
    const wrap = (surface: Surface, count: number): Surface => {
      let asked = 0;
      return surfaceLike(surface, {
        tree: async (request) => {
          asked += 1;
          return { ...(await surface.tree(request)), inFront: count === 1 && asked < 4 };
        },
      });
    };
    const outcome = await ran(fine, { app, wrap }, async (run) => [
      await endOf(run),
      run.records.map(({ reason, action_skipped }) => reason ?? action_skipped?.reason),
    ]);
    expect(outcome).toEqual([
      ['app_gone', 2, 3, 'app_gone'],
      [undefined, undefined, 'app_left_foreground', undefined],
    ]);
  });

  it('after the step in hand when it is interrupted', async () => {
    const stop = new AbortController();
    const outcome = await ran(
      fine,
      {
        app,
        interrupted: stop.signal,
        onEvent: (event) => {
          if (event.kind === 'step' && event.step === 3) stop.abort();
        },
      },
      async (run) => [await endOf(run), run.result.interrupted],
    );
    expect(outcome).toEqual([['interrupted', 0, 3, undefined], true]);
  });

  it('when the loop hangs long after its time', async () => {
    const durationMs = 1000;
    const outcome = await ran(
      fine,
      {
        app,
        durationMs,
        // Only the outermost alarm rings.
        setAlarm: (ms) => ({
          rung:
            ms === durationMs + 30_000
              ? new Promise((resolve) => setTimeout(resolve, 300))
              : new Promise(() => undefined),
          cancel: () => undefined,
        }),
        wrap: (surface) => failing(surface, 4, () => new Promise(() => undefined)),
      },
      endOf,
    );
    expect(outcome).toEqual(['watchdog', 2, 2, 'watchdog']);
  });

  it('when the disk is full, and says so although nothing more can be written', async () => {
    let lines = 0;
    const full = (): Promise<never> => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const files = {
      ...machineFiles,
      grow: async (path: string): Promise<GrowingFile> => {
        const file = await machineFiles.grow(path);
        return {
          close: () => file.close(),
          append: (text) => ((lines += 1) > 2 ? full() : file.append(text)),
        };
      },
    };
    const outcome = await ran(fine, { app, files }, ({ result, records }) => [
      result.end_reason,
      result.exit_code,
      result.error?.code,
      records.length,
    ]);
    expect(outcome).toEqual(['disk_full', 2, 'disk_full', 2]);
  });
});

describe('grace at the end of a run', () => {
  const promise =
    'answered: always(now(() => tapped.current).implies(eventually(() => shown.current >= 5).within(5, "steps")))';

  it('goes on observing, without actions, until what is bounded is decided', async () => {
    const spec = counting(
      'answered: always(now(() => tapped.current && shown.current === 2).implies(eventually(() => shown.current > 2).within(3, "steps")))',
    );
    const outcome = await ran(spec, { app, maxSteps: 3 }, async (run) => [
      await endOf(run),
      run.records.map(({ grace, next_action }) => [grace === true, next_action?.kind]),
    ]);
    expect(outcome).toEqual([
      ['max_steps', 0, 4, undefined],
      [
        [false, 'Tap'],
        [false, 'Tap'],
        [false, 'Tap'],
        [true, undefined],
        [false, undefined],
      ],
    ]);
  });

  it('is over when its time is', async () => {
    const outcome = await ran(counting(promise), { app, maxSteps: 2, graceMs: 1 }, async (run) => [
      await endOf(run),
      run.records.filter(({ grace }) => grace === true).length,
    ]);
    expect(outcome).toEqual([['max_steps', 1, 3, undefined], 1]);
  });
});

describe('time of a run', () => {
  it('stands at its start while the spec is loaded, and at the step while it is judged', async () => {
    const rest =
      "const atLoad = Date.now(); extract('times', (s) => [atLoad, Date.now() - s.time, new Date().getTime() - s.time, new Date(5).getTime()]);";
    const clock = new ManualClock(1_600_000_000_000);
    const values = await ran(
      counting('fine: () => true', 'more', rest),
      { app, clock, maxSteps: 2 },
      ({ records }) => records.map(({ extractor_changes }) => extractor_changes?.['times']?.curr),
    );
    expect(values[0]).toEqual([1_600_000_000_000, 1_600_000_000_000, 1_600_000_000_000, 5]);
    expect(values[1]).toBeUndefined();
  });
});
