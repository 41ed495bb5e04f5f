import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MemorySurface, ManualClock, type SmallApp } from '@flowproof/driver/in-memory';
import type { SuiteSpec } from '@flowproof/flow-file';
import { recordFlow } from '@flowproof/record';
import type { Environment } from '@flowproof/replay';
import { type Trace, writeTrace } from '@flowproof/trace-format';
import { CommandError } from '../../src/command-error.ts';
import { loadFlow } from '../../src/load-flow.ts';
import { replayOnce } from '../../src/replay-once.ts';
import { type FlowEvent, liveFlow, type MissingTrace } from '../../src/suite/flow-life.ts';
import type { FlowOutcome } from '../../src/suite/flow-outcome.ts';
import type { PlannedFlow } from '../../src/suite/planned-flow.ts';
import { flowText, withFiles, writeFiles } from './suite-folder.ts';

const desk: SmallApp = {
  elements: [
    { kind: 'text', text: 'Ready' },
    { kind: 'text', text: 'A-17', id: 'slip' },
  ],
};
const closed: SmallApp = { elements: [{ kind: 'text', text: 'Closed' }] };

function surfaceOf(app: SmallApp, clock: ManualClock): MemorySurface {
  return new MemorySurface({ app, clock, name: 'web' });
}

/** The trace of a flow file recorded on the desk. */
async function traceOf(path: string): Promise<Trace> {
  const { flow } = await loadFlow(path, 'desk.flow.yaml', null);
  const clock = new ManualClock(0);
  const recorded = await recordFlow({ ...flow, exports: [] }, { surface: surfaceOf(desk, clock), clock });
  if (recorded.kind === 'stopped') throw new Error(recorded.stop.message);
  return recorded.trace;
}

interface Life {
  readonly outcome: FlowOutcome;
  /** Hooks, recordings and replays in the order in which they were. */
  readonly log: readonly string[];
  readonly events: readonly FlowEvent['kind'][];
  readonly hookEnvs: readonly Environment[];
}

interface LifeOptions {
  readonly flow?: string;
  /** Left out: recorded on the desk. Null: there is none. */
  readonly trace?: string | null;
  readonly env?: Environment;
  readonly suite?: Partial<SuiteSpec>;
  readonly missing?: MissingTrace['kind'];
  readonly retries?: number;
  /** What each replay finds; the last one stays. A thrown error: what a driver does. */
  readonly apps?: readonly (SmallApp | Error)[];
  /** Hooks that fail. */
  readonly failing?: readonly string[];
  readonly unrecordable?: boolean;
}

function live(options: LifeOptions): Promise<Life> {
  const text = options.flow ?? flowText('Desk');
  return withFiles({ 'desk.flow.yaml': text }, (folder) => liveIn(folder, options));
}

async function liveIn(folder: string, options: LifeOptions): Promise<Life> {
  const path = join(folder, 'desk.flow.yaml');
  const tracePath = join(folder, 'desk.trace.jsonl');
  const log: string[] = [];
  const events: FlowEvent['kind'][] = [];
  const hookEnvs: Environment[] = [];
  const file = await loadFlow(path, 'desk.flow.yaml', null).then(
    (loaded): PlannedFlow['file'] => ({ kind: 'flow', ...loaded }),
    (error: unknown): PlannedFlow['file'] => ({ kind: 'refused', error: error as CommandError }),
  );
  const { trace } = options;
  if (typeof trace === 'string') await writeFiles(folder, { 'desk.trace.jsonl': trace });
  if (trace === undefined && file.kind === 'flow')
    await writeFiles(folder, { 'desk.trace.jsonl': writeTrace(await traceOf(path)) });
  const { missing = 'skip' } = options;
  const apps = [...(options.apps ?? [desk])];
  const outcome = await liveFlow(
    { path, shown: 'flows/desk.flow.yaml', listed: false, file },
    {
      suite: {
        env: {},
        order: [],
        identities: {},
        beforeEach: 'prepare',
        afterEach: 'tidy',
        ...options.suite,
      },
      env: options.env ?? {},
      tracePath,
      shownTrace: 'flows/desk.trace.jsonl',
      missing:
        missing === 'record'
          ? {
              kind: 'record',
              record: async () => {
                log.push('record');
                if (options.unrecordable === true)
                  throw new CommandError('not_recorded', 'step 1: text_mismatch');
                const recorded = await traceOf(path);
                await writeFiles(folder, { 'desk.trace.jsonl': writeTrace(recorded) });
                return { trace_path: 'flows/desk.trace.jsonl', steps: 1, reused_steps: 0, routing: [] };
              },
            }
          : { kind: missing },
      retries: options.retries ?? 0,
      replay: (work, loaded, onEvent) => {
        log.push('replay');
        const clock = new ManualClock(0);
        const app = apps.length > 1 ? apps.shift() : apps[0];
        if (app === undefined || app instanceof Error) throw app ?? new Error('no app');
        return replayOnce({
          clock,
          ...work,
          trace: loaded,
          surface: surfaceOf(app, clock),
          recordingDetail: 'off',
          workingDirectory: folder,
          onEvent,
        });
      },
      runHook: (command, env) => {
        log.push(command);
        hookEnvs.push({ ...env, FLOWPROOF_SPEC: env['FLOWPROOF_SPEC']?.slice(folder.length) });
        const failure = options.failing?.includes(command) === true ? 'ended with exit code 3' : undefined;
        return Promise.resolve({ failure, stdout: '' });
      },
      onEvent: ({ kind }) => {
        if (kind !== 'run') events.push(kind);
      },
    },
  );
  return { outcome, log, events, hookEnvs };
}

const around = ['prepare', 'replay', 'tidy'];

describe('one flow', () => {
  it.each<{ name: string; given: LifeOptions; status: string; log: readonly string[]; more?: object }>([
    { name: 'that passes', given: {}, status: 'passed', log: around, more: { attempts: 1 } },
    { name: 'that fails', given: { apps: [closed] }, status: 'failed', log: around, more: { attempts: 1 } },
    {
      name: 'whose gate is not set',
      given: { flow: flowText('Desk', { more: 'skip_unless_env: [DESK]\n' }) },
      status: 'skipped',
      log: [],
      more: { reason: 'DESK is not set', attempts: 0 },
    },
    {
      name: 'whose gate is empty',
      given: {
        flow: flowText('Desk', { more: 'skip_unless_env: [SET, DESK]\n' }),
        env: { SET: '1', DESK: '' },
      },
      status: 'skipped',
      log: [],
      more: { reason: 'DESK is not set' },
    },
    {
      name: 'whose gate is open',
      given: { flow: flowText('Desk', { more: 'skip_unless_env: [DESK]\n' }), env: { DESK: '1' } },
      status: 'passed',
      log: around,
    },
    {
      name: 'without a trace',
      given: { trace: null },
      status: 'skipped',
      log: [],
      more: { reason: 'no trace; record it: flowproof record flows/desk.flow.yaml' },
    },
    {
      name: 'without a trace, recording it',
      given: { trace: null, missing: 'record' },
      status: 'passed',
      log: ['record', ...around],
      more: {
        authoring: { trace_path: 'flows/desk.trace.jsonl', steps: 1, reused_steps: 0, routing: [] },
      },
    },
    {
      name: 'with a trace, recording what is missing',
      given: { missing: 'record' },
      status: 'passed',
      log: around,
    },
    {
      name: 'that cannot be recorded',
      given: { trace: null, missing: 'record', unrecordable: true },
      status: 'errored',
      log: ['record'],
      more: { trouble: { details: [], message: 'step 1: text_mismatch' } },
    },
    {
      name: 'recorded and then failing',
      given: { trace: null, missing: 'record', apps: [closed] },
      status: 'failed',
      log: ['record', ...around],
      more: { authoring: expect.objectContaining({ steps: 1 }) as unknown },
    },
    {
      name: 'without a trace, strictly',
      given: { trace: null, missing: 'error' },
      status: 'errored',
      log: [],
      more: {
        trouble: {
          details: [],
          message: 'there is no trace at flows/desk.trace.jsonl',
          hint: 'record it first: flowproof record flows/desk.flow.yaml',
        },
      },
    },
    ...(['error', 'record'] as const).map((missing) => ({
      name: `whose gate is not set and that has no trace (${missing})`,
      given: { trace: null, missing, flow: flowText('Desk', { more: 'skip_unless_env: [DESK]\n' }) },
      status: 'skipped',
      log: [],
      more: { reason: 'DESK is not set' },
    })),
    {
      name: 'with faults',
      given: { flow: flowText('Desk', { more: 'ulr: x\n' }) },
      status: 'errored',
      log: [],
      more: {
        name: 'flows/desk.flow.yaml',
        trouble: {
          details: [expect.stringContaining('desk.flow.yaml:4:1: unknown_key: ')],
          message: 'desk.flow.yaml has 1 fault; nothing was run',
        },
      },
    },
    {
      name: 'with a bad trace',
      given: { trace: 'no json\n' },
      status: 'errored',
      log: [],
      more: {
        trouble: expect.objectContaining({ message: 'flows/desk.trace.jsonl has 1 fault; nothing was run' }),
      },
    },
    {
      name: 'whose before_each fails',
      given: { failing: ['prepare'] },
      status: 'errored',
      log: ['prepare'],
      more: { trouble: { details: [], message: 'before_each ended with exit code 3' }, attempts: 0 },
    },
    {
      name: 'that passes and whose after_each fails',
      given: { failing: ['tidy'] },
      status: 'errored',
      log: around,
      more: { trouble: { details: [], message: 'after_each ended with exit code 3' }, attempts: 1 },
    },
    {
      name: 'that fails and whose after_each fails',
      given: { failing: ['tidy'], apps: [closed] },
      status: 'errored',
      log: around,
    },
    {
      name: 'whose driver breaks',
      given: {
        apps: [Object.assign(new Error('the browser is gone'), { code: 'transport', hint: 'again' })],
      },
      status: 'errored',
      log: around,
      more: { trouble: { details: [], message: 'the browser is gone', hint: 'again' } },
    },
    {
      name: 'whose driver and after_each break',
      given: {
        failing: ['tidy'],
        apps: [Object.assign(new Error('the browser is gone'), { code: 'transport' })],
      },
      status: 'errored',
      log: around,
      more: { trouble: { details: [], message: 'the browser is gone' } },
    },
    {
      name: 'of another app',
      given: { apps: [new CommandError('unsupported_app', 'app sap cannot be driven by this version')] },
      status: 'errored',
      log: around,
      more: { trouble: { details: [], message: 'app sap cannot be driven by this version' } },
    },
    {
      name: 'that fails once and may be tried again',
      given: { apps: [closed, desk], retries: 2 },
      status: 'passed',
      log: ['prepare', 'replay', 'replay', 'tidy'],
      more: { attempts: 2 },
    },
    {
      name: 'that fails whenever it is tried',
      given: { apps: [closed], retries: 2 },
      status: 'failed',
      log: ['prepare', 'replay', 'replay', 'replay', 'tidy'],
      more: { attempts: 3 },
    },
    {
      name: 'that errs and may be tried again',
      given: { apps: [Object.assign(new Error('gone'), { code: 'transport' }), desk], retries: 2 },
      status: 'errored',
      log: around,
      more: { attempts: 1 },
    },
    {
      name: 'that fails, then errs',
      given: { apps: [closed, Object.assign(new Error('gone'), { code: 'transport' }), desk], retries: 2 },
      status: 'errored',
      log: ['prepare', 'replay', 'replay', 'tidy'],
      more: { attempts: 2 },
    },
  ])('$name', async ({ given, status, log, more }) => {
    const life = await live(given);
    expect(life.log).toEqual(log);
    expect(life.outcome).toMatchObject({ spec: 'flows/desk.flow.yaml', status, ...more });
  });

  it('announces a recording and every further try', async () => {
    const { events } = await live({ trace: null, missing: 'record', apps: [closed], retries: 2 });
    expect(events).toEqual(['recorded', 'retry', 'retry']);
  });

  it('has its path and its variables in the environment of its hooks', async () => {
    const { hookEnvs } = await live({ env: { DESK: 'window' } });
    const env = { DESK: 'window', FLOWPROOF_SPEC: '/desk.flow.yaml' };
    expect(hookEnvs).toEqual([env, env]);
  });

  it('needs no hooks', async () => {
    const { log } = await liveWithoutHooks();
    expect(log).toEqual(['replay']);
  });

  it.each([
    { name: 'skipped', given: { trace: null }, id: 'skipped', passed: true, step: 'flow skipped' },
    {
      name: 'errored',
      given: { failing: ['prepare'] },
      id: 'errored',
      passed: false,
      step: 'flow errored',
    },
    {
      name: 'spoilt by after_each',
      given: { failing: ['tidy'] },
      id: 'errored',
      passed: false,
      step: 'flow errored',
    },
  ])('$name has a report of one step', async ({ given, id, passed, step }) => {
    const { outcome } = await live(given);
    expect(outcome.report).toMatchObject({ trace_id: id, passed, steps: [{ id: 's0001', intent: step }] });
  });
});

describe('exports', () => {
  const exporting = (template: string): string =>
    flowText('Desk', {
      steps: ['rules: Remember the "id:slip" as slip', 'assert: page shows Ready within 1s'],
      more: `exports: {SLIP: "${template}"}\n`,
    });

  it('are what a flow that passed hands on', async () => {
    const { outcome } = await live({ flow: exporting('${captured.slip}/${DESK}'), env: { DESK: 'window' } });
    expect(outcome.status).toBe('passed');
    expect([...(outcome.exports ?? [])]).toEqual([{ name: 'SLIP', value: 'A-17/window' }]);
  });

  it.each<{ name: string; template: string; given: LifeOptions; status: string }>([
    { name: 'a capture that was never made', template: '${captured.slop}', given: {}, status: 'failed' },
    { name: 'a variable that is not set', template: '${DESK}', given: {}, status: 'failed' },
    {
      name: 'a flow that fails',
      template: '${captured.slip}',
      given: { apps: [{ elements: [{ kind: 'text', text: 'A-17', id: 'slip' }] }] },
      status: 'failed',
    },
    {
      name: 'a flow that after_each has spoilt',
      template: '${captured.slip}',
      given: { failing: ['tidy'] },
      status: 'errored',
    },
  ])('are none of $name', async ({ template, given, status }) => {
    const { outcome } = await live({ flow: exporting(template), ...given });
    expect(outcome.status).toBe(status);
    expect(outcome.exports).toBeUndefined();
  });
});

function liveWithoutHooks(): Promise<Life> {
  return withFiles({ 'desk.flow.yaml': flowText('Desk') }, (folder) => liveIn(folder, { suite: noHooks }));
}

const noHooks = { beforeEach: undefined, afterEach: undefined } as unknown as Partial<SuiteSpec>;
