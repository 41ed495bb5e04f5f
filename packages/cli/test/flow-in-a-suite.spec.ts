import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runCli, steady } from './cli-process.ts';
import { runHere } from './in-process.ts';
import { type DeskServer, serveDesk } from './suite/desk-server.ts';
import { flowText, withFiles } from './suite/suite-folder.ts';
import { deskFlow } from './suite/suite-traces.ts';

jest.setTimeout(180_000);

let server: DeskServer;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await serveDesk();
  env = { DESK: server.url };
});
afterAll(() => server.close());

/** The environment of a command that runs in this process. */
const here = (): NodeJS.ProcessEnv => ({ ...process.env, ...env });
const off = ['--recording-detail', 'off'];

describe('a flow below a suite', () => {
  const suite = [
    'env: {HOME_PAGE: "${DESK}/"}',
    'env_from: echo GATE=open',
    'before_each: echo "before $(basename $FLOWPROOF_SPEC) $GATE"',
    'after_each: echo after',
    'browser: {user_agent: Of the suite}',
    'identities: {ada: {cookies: [{name: who, value: ada}]}}',
    '',
  ].join('\n');
  it('is recorded with its variables, identity and browser, without hooks, then run with them', () =>
    withFiles(
      {
        'suite.yaml': suite,
        'deep/own.flow.yaml': flowText('Own', {
          url: '${HOME_PAGE}',
          steps: ['"assert": "page shows Cookie: who=ada"', '"assert": "page shows Agent: Of the suite"'],
          more: 'session: ada\nskip_unless_env: [GATE]\nexports: {PLACE: "${HOME_PAGE}"}\n',
        }),
      },
      async (cwd) => {
        const recorded = await runCli(['record', 'deep/own.flow.yaml', ...off], { cwd, env });
        expect(steady(recorded)).toEqual({
          code: 0,
          stdout: [
            '[AUTHOR rules] 1: page shows Cookie: who=ada',
            '[AUTHOR rules] 2: page shows Agent: Of the suite',
            "Recorded 'Own': 2 steps -> deep/own.trace.jsonl",
            '',
          ].join('\n'),
          stderr: 'suite: suite.yaml\n',
        });
        const ran = await runCli(['run', 'own.flow.yaml', ...off], { cwd: join(cwd, 'deep'), env });
        expect(steady(ran)).toEqual({
          code: 0,
          stdout: [
            '[PASS] s0001 page shows Cookie: who=ada',
            '[PASS] s0002 page shows Agent: Of the suite',
            'PASS: Own (N ms) -> .flowproof/runs/RUN/report.html',
            '',
          ].join('\n'),
          stderr: `suite: ${join(cwd, 'suite.yaml')}\nbefore own.flow.yaml open\nafter\n`,
        });
      },
    ));

  it.each([
    {
      name: 'before_each fails: nothing is replayed',
      hooks: 'before_each: exit 3\nafter_each: echo after\n',
      code: 2,
      stdout: '',
      stderr: 'error: before_each ended with exit code 3\n',
    },
    {
      name: 'after_each fails: there is no verdict',
      hooks: 'after_each: exit 3\n',
      code: 2,
      stdout: '[PASS] s0001 page shows Ready\nERROR: A (N ms) -> .flowproof/runs/RUN/report.html\n',
      stderr: 'error: after_each ended with exit code 3\n',
    },
  ])('$name', ({ hooks, code, stdout, stderr }) =>
    withFiles({ 'suite.yaml': hooks, ...deskFlow('a', 'A') }, async (cwd) => {
      const done = steady(await runHere(['run', 'a.flow.yaml', ...off], { cwd, env: here() }));
      expect(done).toEqual({ code, stdout, stderr: `suite: suite.yaml\n${stderr}` });
    }),
  );

  it('has a JSON report without a verdict when after_each has failed', () =>
    withFiles({ 'suite.yaml': 'after_each: exit 3\n', ...deskFlow('a', 'A') }, async (cwd) => {
      const done = await runHere(['run', 'a.flow.yaml', '--json', ...off], { cwd, env: here() });
      expect(done.code).toBe(2);
      expect(JSON.parse(done.stdout)).toEqual({
        report: {
          name: 'A',
          trace_id: 'errored',
          passed: false,
          steps: [
            {
              id: 's0001',
              intent: 'flow errored',
              status: 'errored',
              detail: 'after_each ended with exit code 3',
              started_ms: 0,
              duration_ms: 0,
            },
          ],
          duration_ms: 0,
        },
        report_path: null,
      });
    }));

  it('fails when it cannot export, as it would in a directory run', () =>
    withFiles(deskFlow('a', 'A', { more: 'exports: {SLIP: "${captured.slip}"}\n' }), async (cwd) => {
      const done = steady(await runHere(['run', 'a.flow.yaml', ...off], { cwd, env: here() }));
      expect(done.code).toBe(1);
      expect(done.stdout).toContain('[FAIL] exports export SLIP - ');
      expect(done.stdout).toContain('FAIL: A (N ms)');
    }));

  it.each([
    {
      name: 'a gate that only env_from could open',
      files: { 'suite.yaml': 'env_from: echo "OTHER=1"\n' },
      flow: 'skip_unless_env: [GATE]\n',
      code: 0,
      stderr: 'suite: suite.yaml\n',
      stdout: { record: '[SKIP] A (GATE is not set)\n', run: '[SKIP] A (GATE is not set)\n' },
    },
    {
      name: 'a suite for a newer program',
      files: { 'suite.yaml': 'min_version: "99.0.0"\n' },
      code: 2,
      stderr: /^suite: suite\.yaml\nerror: suite\.yaml needs flowproof 99\.0\.0 or newer, this is /u,
    },
    {
      name: 'an env_from that fails',
      files: { 'suite.yaml': 'env_from: exit 5\n' },
      code: 2,
      stderr: 'suite: suite.yaml\nerror: env_from ended with exit code 5; nothing was run\n',
    },
    {
      name: 'an identity without a suite',
      files: {},
      flow: 'session: ada\n',
      code: 2,
      stderr:
        /a\.flow\.yaml:4:10: config: [^\n]*ada[^]*error: a\.flow\.yaml has 1 fault; nothing was run\n$/u,
    },
    {
      name: 'an identity that the suite does not declare',
      files: { 'suite.yaml': 'identities: {bea: {cookies: []}}\n' },
      flow: 'session: ada\n',
      code: 2,
      stderr: /a\.flow\.yaml:4:10: config: [^\n]*ada[^]*bea[^]*error: a\.flow\.yaml has 1 fault/u,
    },
  ])('meets $name', ({ files, flow = '', code, stderr, stdout }) =>
    withFiles({ 'a.flow.yaml': flowText('A', { more: flow }), ...files }, async (cwd) => {
      for (const command of ['record', 'run'] as const) {
        const done = await runHere([command, 'a.flow.yaml'], { cwd, env: { PATH: process.env['PATH'] } });
        expect({ code: done.code, stdout: done.stdout }).toEqual({ code, stdout: stdout?.[command] ?? '' });
        if (typeof stderr === 'string') expect(done.stderr).toBe(stderr);
        else expect(done.stderr).toMatch(stderr);
      }
    }),
  );
});

describe('record --verify', () => {
  const note = flowText('Note', { url: '${DESK}/note' });
  const flaky = flowText('Flaky', { url: '${DESK}/flaky' });

  it('replays what it has recorded', () =>
    withFiles({ 'note.flow.yaml': note }, async (cwd) => {
      expect(steady(await runCli(['record', 'note.flow.yaml', '--verify', ...off], { cwd, env }))).toEqual({
        code: 0,
        stdout: [
          '[AUTHOR rules] 1: page shows Ready within 1s',
          "Recorded 'Note': 1 steps -> note.trace.jsonl",
          'Verified: the recording replays (N ms) -> .flowproof/runs/RUN/report.html',
          '',
        ].join('\n'),
        stderr: '',
      });
    }));

  it('keeps a recording that does not replay, as evidence', () =>
    withFiles({ 'flaky.flow.yaml': flaky }, async (cwd) => {
      const done = await whileGettingWorse(() =>
        runHere(['record', 'flaky.flow.yaml', '--verify', ...off], { cwd, env: here() }),
      );
      expect(steady(done)).toEqual({
        code: 2,
        stdout: [
          '[AUTHOR rules] 1: page shows Ready within 1s',
          "Recorded 'Flaky': 1 steps -> flaky.trace.jsonl",
          '',
        ].join('\n'),
        stderr: [
          '[FAIL] s0001 page shows Ready within 1s - expected the page to show "Ready", got "Not yet" (waited N ms)',
          'error: the recording is not reproducible; flaky.trace.jsonl is kept as evidence',
          '  hint: the replay is in .flowproof/runs/RUN/report.html',
          '',
        ].join('\n'),
      });
      expect(existsSync(join(cwd, 'flaky.trace.jsonl'))).toBe(true);
    }));

  it('prints the JSON of the replay behind that of the recording', () =>
    withFiles({ 'flaky.flow.yaml': flaky }, async (cwd) => {
      const done = await whileGettingWorse(() =>
        runHere(['record', 'flaky.flow.yaml', '--verify', '--json', ...off], { cwd, env: here() }),
      );
      expect(done.code).toBe(2);
      const [recorded, replayed, ...more] = done.stdout
        .split(/^(?=\{$)/mu)
        .map((text): unknown => JSON.parse(text));
      expect(recorded).toMatchObject({ trace_path: 'flaky.trace.jsonl', steps: 1 });
      expect(replayed).toMatchObject({
        report: { name: 'Flaky', passed: false, steps: [{ status: 'failed' }] },
        report_path: expect.stringMatching(/^\.flowproof\/runs\/.*\/result\.json$/u) as unknown,
      });
      expect(more).toEqual([]);
      expect(done.stderr).toContain('error: the recording is not reproducible');
    }));

  // The first load of the page is fine, every later one is not.
  async function whileGettingWorse<T>(use: () => Promise<T>): Promise<T> {
    server.flaky = -1;
    server.onFlaky = () => {
      server.flaky = Number.MAX_SAFE_INTEGER;
    };
    try {
      return await use();
    } finally {
      server.onFlaky = () => undefined;
    }
  }
});
