import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Environment, ExportedValues } from '@flowproof/replay';
import { References, resolveExports } from '@flowproof/replay';
import { syntheticDocument } from '@flowproof/report';
import type { FlowOutcome, FlowStatus } from '../../src/suite/flow-outcome.ts';
import { planSuite } from '../../src/suite/plan-suite.ts';
import { runSuite } from '../../src/suite/run-suite.ts';
import { suiteDocument } from '../../src/suite/suite-document.ts';
import { flowText, withFiles } from './suite-folder.ts';

/** What a flow of these tests does: how it ends, what it exports, after how many turns of the others. */
interface Script {
  readonly status?: FlowStatus;
  readonly exports?: Readonly<Record<string, string>>;
  readonly turns?: number;
  /** Steps of the recording that the run made. */
  readonly recorded?: number;
}

function exported(values: Readonly<Record<string, string>>): ExportedValues {
  const templates = Object.entries(values).map(([name, template]) => ({ name, template }));
  const outcome = resolveExports(templates, new References({}));
  if (outcome.kind === 'failed') throw new Error(outcome.name);
  return outcome.values;
}

/** Runs a folder whose flows do what `scripts` say by name. */
async function runScripts(
  folder: string,
  scripts: Readonly<Record<string, Script>>,
  options: { readonly workers?: number; readonly stopAfter?: string } = {},
) {
  const plan = await planSuite({ directory: folder, shown: 'flows', version: '1.0.0' });
  const log: string[] = [];
  const seen: Record<string, Environment> = {};
  let stopped = false;
  const result = await runSuite(plan, {
    workers: options.workers ?? 1,
    stopped: () => stopped,
    environment: (values) => ({ BASE: 'b', ...values }),
    onFinished: (index) => log.push(`finished ${index}`),
    runFlow: async ({ shown, file }, env) => {
      const name = file.kind === 'flow' ? file.flow.name : shown;
      const { status = 'passed', exports, turns = 1, recorded } = scripts[name] ?? {};
      log.push(`+${name}`);
      seen[name] = env;
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      log.push(`-${name}`);
      if (options.stopAfter === name) stopped = true;
      const outcome: FlowOutcome = {
        spec: shown,
        name,
        status,
        report: syntheticDocument(name, { kind: 'skipped', reason: status }),
        attempts: 1,
        ...(exports !== undefined && { exports: exported(exports) }),
        ...(recorded !== undefined && {
          authoring: { trace_path: `${name}.trace.jsonl`, steps: recorded, reused_steps: 0, routing: [] },
        }),
      };
      return outcome;
    },
  });
  return { result, log, seen, plan };
}

const abc = { 'a.flow.yaml': flowText('A'), 'b.flow.yaml': flowText('B'), 'c.flow.yaml': flowText('C') };

describe('a suite', () => {
  it('runs one flow after another in its order', () =>
    withFiles({ ...abc, 'suite.yaml': 'order: [c.flow.yaml]\n' }, async (folder) => {
      const { log } = await runScripts(folder, {});
      expect(log.filter((line) => !line.startsWith('finished'))).toEqual([
        '+C',
        '-C',
        '+A',
        '-A',
        '+B',
        '-B',
      ]);
    }));

  it('runs flows side by side and reports them in suite order', () =>
    withFiles(abc, async (folder) => {
      const { log, result } = await runScripts(folder, { A: { turns: 5 } }, { workers: 2 });
      expect(log).toEqual(['+A', '+B', '-B', 'finished 1', '+C', '-C', 'finished 2', '-A', 'finished 0']);
      expect(result?.flows.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    }));

  it('ends a flow with exports before those that name one of them begin', () =>
    withFiles(
      {
        'a.flow.yaml': flowText('A', { more: 'exports: {SLIP: "7"}\n' }),
        'b.flow.yaml': flowText('B', { steps: ['assert: page shows ${SLIP}'] }),
        'c.flow.yaml': flowText('C'),
      },
      async (folder) => {
        const { log, seen } = await runScripts(
          folder,
          { A: { turns: 9, exports: { SLIP: '7' } } },
          { workers: 3 },
        );
        expect(log.filter((line) => !line.startsWith('finished'))).toEqual([
          '+A',
          '+C',
          '-C',
          '-A',
          '+B',
          '-B',
        ]);
        expect(seen).toEqual({ A: { BASE: 'b' }, B: { BASE: 'b', SLIP: '7' }, C: { BASE: 'b' } });
      },
    ));

  it('hands on what earlier flows exported, the later of two winning, and nothing of later ones', () =>
    withFiles(
      {
        'a.flow.yaml': flowText('A', { more: 'exports: {X: "1", Y: "1"}\n' }),
        'b.flow.yaml': flowText('B', { more: 'exports: {X: "2"}\n' }),
        'c.flow.yaml': flowText('C', { steps: ['assert: page shows ${X}'] }),
        'd.flow.yaml': flowText('D', { more: 'exports: {X: "4"}\n' }),
      },
      async (folder) => {
        const scripts = {
          A: { turns: 9, exports: { X: '1', Y: '1' } },
          B: { exports: { X: '2' } },
          D: { exports: { X: '4' } },
        };
        const { seen } = await runScripts(folder, scripts, { workers: 4 });
        expect(seen['C']).toEqual({ BASE: 'b', X: '2', Y: '1' });
        expect(seen['A']).toEqual({ BASE: 'b' });
      },
    ));

  it.each([
    { statuses: ['passed', 'passed', 'passed'], passed: true, counts: [3, 0, 0, 0] },
    { statuses: ['passed', 'skipped', 'skipped'], passed: true, counts: [1, 0, 2, 0] },
    { statuses: ['skipped', 'skipped', 'skipped'], passed: true, counts: [0, 0, 3, 0] },
    { statuses: ['passed', 'failed', 'skipped'], passed: false, counts: [1, 1, 1, 0] },
    { statuses: ['passed', 'errored', 'failed'], passed: false, counts: [1, 1, 0, 1] },
    { statuses: ['errored', 'passed', 'passed'], passed: false, counts: [2, 0, 0, 1] },
  ] as const)('of $statuses has passed: $passed', ({ statuses, passed, counts }) =>
    withFiles(abc, async (folder) => {
      const [a, b, c] = statuses;
      const { result } = await runScripts(folder, { A: { status: a }, B: { status: b }, C: { status: c } });
      const [p, f, s, e] = counts;
      expect(result).toMatchObject({ passed, counts: { passed: p, failed: f, skipped: s, errored: e } });
    }),
  );

  it('writes one JUnit file with a testsuite per flow', () =>
    withFiles(abc, async (folder) => {
      const { result } = await runScripts(folder, {}, { workers: 3 });
      expect(result?.junitPath).toBe(join(folder, '.flowproof', 'suite-junit.xml'));
      const xml = await readFile(join(folder, '.flowproof', 'suite-junit.xml'), 'utf8');
      expect(Array.from(xml.matchAll(/<testsuite name="(\w)"/gu), ([, name]) => name)).toEqual([
        'A',
        'B',
        'C',
      ]);
    }));

  it('that is stopped starts nothing more, tells nothing more and writes nothing', () =>
    withFiles(abc, async (folder) => {
      const { result, log } = await runScripts(folder, {}, { stopAfter: 'B' });
      expect(result).toBeUndefined();
      expect(log).toEqual(['+A', '-A', 'finished 0', '+B', '-B']);
      expect(existsSync(join(folder, '.flowproof'))).toBe(false);
    }));

  it('is a document with names of exports and never their values', () =>
    withFiles(abc, async (folder) => {
      const { result } = await runScripts(folder, {
        A: { exports: { SLIP: 'secret-7', BOX: 'secret-8' } },
        B: { status: 'skipped' },
        C: { recorded: 4 },
      });
      if (result === undefined) throw new Error('stopped');
      const document = suiteDocument(result, (path) => path.slice(folder.length + 1));
      expect(document).toEqual({
        flows: [
          {
            spec: 'flows/a.flow.yaml',
            report: expect.objectContaining({ name: 'A' }) as unknown,
            report_path: null,
            authoring: null,
            exports: ['BOX', 'SLIP'],
          },
          {
            spec: 'flows/b.flow.yaml',
            report: expect.objectContaining({ name: 'B' }) as unknown,
            report_path: null,
            authoring: null,
          },
          {
            spec: 'flows/c.flow.yaml',
            report: expect.objectContaining({ name: 'C' }) as unknown,
            report_path: null,
            authoring: { trace_path: 'C.trace.jsonl', steps: 4, reused_steps: 0, routing: [] },
          },
        ],
        passed: true,
        skipped: 1,
        errored: 0,
        junit_path: '.flowproof/suite-junit.xml',
      });
      expect(JSON.stringify(result)).not.toContain('secret');
    }));
});

it('says in one sentence that its report cannot be written', () =>
  withFiles({ 'a.flow.yaml': flowText('A') }, async (folder) => {
    const plan = await planSuite({ directory: folder, shown: 'flows', version: '1.0.0' });
    const gone = { ...plan, directory: join(folder, 'gone') };
    const report = syntheticDocument('A', { kind: 'skipped', reason: 'no trace' });
    const runFlow = (): Promise<FlowOutcome> =>
      Promise.resolve({ spec: 'a.flow.yaml', name: 'A', status: 'skipped', report, attempts: 0 });
    const running = runSuite(gone, { workers: 1, environment: () => ({}), runFlow });
    await expect(running).rejects.toMatchObject({
      name: 'CommandError',
      code: 'write_failed',
      message: `the folder ${join(folder, 'gone', '.flowproof')} cannot be made: ENOENT`,
    });
  }));
