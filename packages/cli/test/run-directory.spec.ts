import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runCli, steady } from './cli-process.ts';
import { runHere } from './in-process.ts';
import { type DeskServer, serveDesk } from './suite/desk-server.ts';
import { flowText, withFiles } from './suite/suite-folder.ts';
import { clicksDegraded, deskFlow as flow, remembers, shows } from './suite/suite-traces.ts';

jest.setTimeout(180_000);

let server: DeskServer;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await serveDesk();
  env = { DESK: server.url };
});
afterAll(() => server.close());

const off = ['--recording-detail', 'off'];

describe('run <dir>', () => {
  it('records what is missing, hands on exports, and replays', () =>
    withFiles(
      {
        'flows/suite.yaml': 'env: {HOME_PAGE: "${DESK}/"}\n',
        'flows/a-order.flow.yaml': flowText('Order', {
          url: '${HOME_PAGE}',
          steps: [
            'rules: Type tea into the "Item" field',
            'rules: Press the "Order" button',
            'rules: Remember the "css:output" as slip',
            'assert: page shows Slip A-17',
          ],
          more: 'exports: {SLIP: "${captured.slip}", SHOP: "${DESK}"}\n',
        }),
        'flows/b-repeat.flow.yaml': flowText('Repeat', {
          url: '${HOME_PAGE}',
          steps: [
            'Type ${SLIP} into the "Item" field',
            'Press the "Order" button',
            'assert: page shows Slip A-17 for Slip A-17 for tea',
          ],
        }),
        'flows/c-wrong.flow.yaml': flowText('Wrong', {
          url: '${HOME_PAGE}',
          steps: ['assert: page shows Closed within 1s'],
        }),
      },
      async (cwd) => {
        const args = ['run', 'flows', '--record-missing', '--workers', '2', ...off];
        const done = steady(await runCli(args, { cwd, env }));
        expect({ ...done, stdout: done.stdout.split('\n') }).toEqual({
          code: 2,
          stdout: [
            '[RECORD] flows/a-order.flow.yaml: 4 steps -> flows/a-order.trace.jsonl',
            '[PASS] flows/a-order.flow.yaml Order (N ms)',
            '  [EXPORT] SHOP, SLIP',
            '[RECORD] flows/b-repeat.flow.yaml: 3 steps -> flows/b-repeat.trace.jsonl',
            '[PASS] flows/b-repeat.flow.yaml Repeat (N ms)',
            '[ERROR] flows/c-wrong.flow.yaml Wrong',
            '  step 1 (flows/c-wrong.flow.yaml:5:5): page shows Closed within 1s: text_mismatch',
            expect.stringContaining('Closed') as unknown,
            expect.stringContaining('  expected: Closed') as unknown,
            expect.stringContaining('  actual:') as unknown,
            '  nothing was recorded',
            'FAIL: 2/3 flows passed, 1 errored -> flows/.flowproof/suite-junit.xml',
            '',
          ],
          stderr:
            'warning: flows/b-repeat.flow.yaml: no model is configured: plain steps are read by the grammar (record with --author rules to say so)\n',
        });
        expect(existsSync(join(cwd, 'flows', 'c-wrong.trace.jsonl'))).toBe(false);
      },
    ));

  const outcomes = (): Readonly<Record<string, string>> => ({
    'flows/suite.yaml': [
      'order: [h-first.flow.yaml]',
      'env: {GREETING: hi, LOST: "${NOWHERE}"}',
      'env_from: echo told >&2; echo "SEEN=$GREETING"',
      'before_each: >-',
      '  echo "before $(basename $FLOWPROOF_SPEC) $SEEN"; case $FLOWPROOF_SPEC in *i-hook*) exit 4;; esac',
      'after_each: echo "after $(basename $FLOWPROOF_SPEC)"',
      '',
    ].join('\n'),
    ...flow('flows/a-pass', 'Pass', {
      page: '/',
      steps: [remembers('label', 'item')],
      more: 'exports: {ITEM: "${captured.item}"}\n',
    }),
    ...flow('flows/b-fail', 'Fail', { steps: [shows('Ready'), shows('Closed', 50), shows('Ready')] }),
    ...flow('flows/c-worn', 'Worn', { steps: [clicksDegraded('p')] }),
    ...flow('flows/d-gated', 'Gated', { more: 'skip_unless_env: [GREETING, NOWHERE]\n' }),
    ...flow('flows/e-new', 'New', { steps: null }),
    ...flow('flows/f-faulty', 'Faulty', { more: 'ulr: x\n' }),
    ...flow('flows/g-torn', 'Torn'),
    'flows/g-torn.trace.jsonl': '{"format":"flowproof-trace"',
    ...flow('flows/h-first', 'First'),
    ...flow('flows/i-hook', 'Hook'),
    ...flow('flows/deep/j-lost', 'Lost', { page: '/${LOST}' }),
  });

  it('tells people how each flow ended', () =>
    withFiles(outcomes(), async (cwd) => {
      const done = steady(await runCli(['run', 'flows', ...off], { cwd, env }));
      expect({ ...done, stdout: done.stdout.split('\n'), stderr: done.stderr.split('\n') }).toEqual({
        code: 2,
        stdout: [
          '[PASS] flows/h-first.flow.yaml First (N ms)',
          '[PASS] flows/a-pass.flow.yaml Pass (N ms)',
          '  [EXPORT] ITEM',
          '[FAIL] flows/b-fail.flow.yaml Fail (N ms) -> flows/.flowproof/runs/RUN/report.html',
          '  [FAIL] s0002 page shows Closed - expected the page to show "Closed", got "Ready" (waited N ms)',
          '[PASS] flows/c-worn.flow.yaml Worn (N ms)',
          '  DEGRADED: some steps matched by a weaker rung; record again: flowproof record flows/c-worn.flow.yaml',
          '[SKIP] flows/d-gated.flow.yaml Gated (NOWHERE is not set)',
          '[ERROR] flows/deep/j-lost.flow.yaml Lost (N ms) -> flows/deep/.flowproof/runs/RUN/report.html',
          '  the environment variable LOST is not set',
          '[SKIP] flows/e-new.flow.yaml New (no trace; record it: flowproof record flows/e-new.flow.yaml)',
          '[ERROR] flows/f-faulty.flow.yaml',
          '  flows/f-faulty.flow.yaml:4:1: unknown_key: "ulr" is no key of a flow',
          '    ulr: x',
          '    ^^^',
          expect.stringContaining('    hint: the nearest is url') as unknown,
          '  flows/f-faulty.flow.yaml has 1 fault; nothing was run',
          '[ERROR] flows/g-torn.flow.yaml Torn',
          expect.stringContaining('  flows/g-torn.trace.jsonl:1') as unknown,
          expect.stringContaining('    hint: every line holds exactly one JSON value') as unknown,
          '  flows/g-torn.trace.jsonl has 1 fault; nothing was run',
          '[ERROR] flows/i-hook.flow.yaml Hook',
          '  before_each ended with exit code 4',
          'FAIL: 3/8 flows passed, 2 skipped, 4 errored -> flows/.flowproof/suite-junit.xml',
          '',
        ],
        stderr: [
          'told',
          'warning: env LOST is left out: NOWHERE is not set; flows that use LOST will fail',
          ...['h-first', 'a-pass', 'b-fail', 'c-worn', 'j-lost'].flatMap((name) => [
            `before ${name}.flow.yaml hi`,
            `after ${name}.flow.yaml`,
          ]),
          'before i-hook.flow.yaml hi',
          '',
        ],
      });
      const junit = await readFile(join(cwd, 'flows', '.flowproof', 'suite-junit.xml'), 'utf8');
      expect(junit).toContain('<testsuites name="flowproof" tests="12" failures="1" errors="4" skipped="3"');
      expect(Array.from(junit.matchAll(/<testsuite name="([^"]+)"/gu), ([, name]) => name)).toEqual([
        'First',
        'Pass',
        'Fail',
        'Worn',
        'Gated',
        'Lost',
        'New',
        'flows/f-faulty.flow.yaml',
        'Torn',
        'Hook',
      ]);
    }));

  it('tells tools how each flow ended, side by side as well', () =>
    withFiles(outcomes(), async (cwd) => {
      const done = await runCli(['run', 'flows', '--json', '--workers', '3', ...off], { cwd, env });
      expect(done.code).toBe(2);
      const { flows, ...rest } = JSON.parse(done.stdout) as {
        readonly flows: readonly {
          readonly spec: string;
          readonly report: { readonly trace_id: string; readonly steps: readonly { status: string }[] };
          readonly report_path: string | null;
        }[];
      };
      expect(rest).toEqual({
        passed: false,
        skipped: 2,
        errored: 4,
        junit_path: 'flows/.flowproof/suite-junit.xml',
      });
      const drawn = flows.map(({ spec, report, report_path: path, ...more }) => [
        spec.slice('flows/'.length, -'.flow.yaml'.length),
        report.steps.map(({ status }) => status).join(' '),
        path === null ? 'no result.json' : 'result.json',
        more,
      ]);
      const plain = { authoring: null };
      expect(drawn).toEqual([
        ['h-first', 'passed', 'result.json', plain],
        ['a-pass', 'passed', 'result.json', { ...plain, exports: ['ITEM'] }],
        ['b-fail', 'passed failed skipped', 'result.json', plain],
        ['c-worn', 'passed', 'result.json', plain],
        ['d-gated', 'skipped', 'no result.json', plain],
        ['deep/j-lost', 'errored', 'no result.json', plain],
        ['e-new', 'skipped', 'no result.json', plain],
        ['f-faulty', 'errored', 'no result.json', plain],
        ['g-torn', 'errored', 'no result.json', plain],
        ['i-hook', 'errored', 'no result.json', plain],
      ]);
      for (const { report, report_path: path } of flows)
        if (path !== null) expect(JSON.parse(await readFile(join(cwd, path), 'utf8'))).toEqual(report);
    }));

  it('fails with 1 when flows fail and none errs, tries them again, and says so', () =>
    withFiles(
      {
        ...flow('flows/a-flaky', 'Flaky', { page: '/flaky', steps: [shows('Ready', 50)] }),
        ...flow('flows/b-fail', 'Fail', { steps: [shows('Closed', 50)] }),
        ...flow('flows/c-pass', 'Pass'),
      },
      async (cwd) => {
        server.flaky = 1;
        expect(steady(await runCli(['run', 'flows', '--retries', '2', ...off], { cwd, env }))).toEqual({
          code: 1,
          stdout: [
            '[RETRY] 1 of 2: flows/a-flaky.flow.yaml',
            '[PASS] flows/a-flaky.flow.yaml Flaky (N ms, 2 attempts)',
            '[RETRY] 1 of 2: flows/b-fail.flow.yaml',
            '[RETRY] 2 of 2: flows/b-fail.flow.yaml',
            '[FAIL] flows/b-fail.flow.yaml Fail (N ms, 3 attempts) -> flows/.flowproof/runs/RUN/report.html',
            '  [FAIL] s0001 page shows Closed - expected the page to show "Closed", got "Ready" (waited N ms)',
            '[PASS] flows/c-pass.flow.yaml Pass (N ms)',
            'FAIL: 2/3 flows passed -> flows/.flowproof/suite-junit.xml',
            '',
          ].join('\n'),
          stderr: '',
        });
      },
    ));

  it('runs as many flows at once as there are workers, each with cookies of its own', () =>
    withFiles(
      {
        'suite.yaml': 'identities: {ada: {cookies: [{name: who, value: ada}]}}\n',
        ...flow('a', 'A', { page: '/meet', steps: [shows('Met', 60_000)] }),
        ...flow('b', 'B', { page: '/meet', steps: [shows('Met', 60_000)] }),
        ...flow('c', 'C', { page: '/', steps: [shows('Cookie: none')], more: 'session: ada\n' }),
      },
      async (cwd) => {
        server.company = 2;
        const done = steady(await runCli(['run', '.', '--workers', '2', ...off], { cwd, env }));
        expect(done).toEqual({
          code: 0,
          stdout: [
            '[PASS] a.flow.yaml A (N ms)',
            '[PASS] b.flow.yaml B (N ms)',
            '[PASS] c.flow.yaml C (N ms)',
            'PASS: 3/3 flows passed -> .flowproof/suite-junit.xml',
            '',
          ].join('\n'),
          stderr: '',
        });
      },
    ));

  it('gives the next flow a browser when the one before has lost it', () =>
    withFiles(
      {
        // Every child of the program but the shell itself.
        'suite.yaml': `after_each: |
  case $FLOWPROOF_SPEC in *a.flow.yaml)
    for child in $(pgrep -P $PPID); do [ $child = $$ ] || kill -9 $child; done;;
  esac\n`,
        ...flow('a', 'A'),
        ...flow('b', 'B'),
      },
      async (cwd) => {
        expect(steady(await runCli(['run', '.', ...off], { cwd, env }))).toMatchObject({
          code: 0,
          stdout: [
            '[PASS] a.flow.yaml A (N ms)',
            '[PASS] b.flow.yaml B (N ms)',
            'PASS: 2/2 flows passed -> .flowproof/suite-junit.xml',
            '',
          ].join('\n'),
        });
      },
    ));
});

describe('run <dir> without anything to replay', () => {
  it.each([
    {
      name: 'a flow without a trace is skipped',
      args: [],
      code: 0,
      stdout: [
        '[SKIP] flows/a.flow.yaml A (no trace; record it: flowproof record flows/a.flow.yaml)',
        '[SKIP] flows/b.flow.yaml B (DESK is not set)',
        'PASS: 0/0 flows passed, 2 skipped -> flows/.flowproof/suite-junit.xml',
      ],
    },
    {
      name: 'a flow without a trace is an error with --strict, unless its gate is closed',
      args: ['--strict'],
      code: 2,
      stdout: [
        '[ERROR] flows/a.flow.yaml A',
        '  there is no trace at flows/a.trace.jsonl',
        '    hint: record it first: flowproof record flows/a.flow.yaml',
        '[SKIP] flows/b.flow.yaml B (DESK is not set)',
        'FAIL: 0/1 flows passed, 1 skipped, 1 errored -> flows/.flowproof/suite-junit.xml',
      ],
    },
    {
      name: 'a shard has its part only',
      args: ['--shard', '2/2'],
      code: 0,
      stdout: [
        '[SKIP] flows/b.flow.yaml B (DESK is not set)',
        'PASS: 0/0 flows passed, 1 skipped -> flows/.flowproof/suite-junit.xml',
      ],
    },
    {
      name: 'a shard may be empty',
      args: ['--shard', '3/3'],
      code: 0,
      stdout: ['PASS: 0/0 flows passed -> flows/.flowproof/suite-junit.xml'],
    },
  ])('$name', ({ args, code, stdout }) =>
    withFiles(
      {
        'flows/a.flow.yaml': flowText('A'),
        'flows/b.flow.yaml': flowText('B', { more: 'skip_unless_env: [DESK]\n' }),
      },
      async (cwd) => {
        expect(await runHere(['run', 'flows', ...args], { cwd })).toEqual({
          code,
          stdout: `${stdout.join('\n')}\n`,
          stderr: '',
        });
      },
    ),
  );

  it.each([
    {
      name: 'an empty directory',
      files: { 'flows/readme.md': '' },
      args: ['flows'],
      says: 'error: there is no flow in flows\n  hint: flows are files whose names end in .flow.yaml\n',
    },
    {
      name: 'a suite for a newer program',
      files: { 'flows/suite.yaml': 'min_version: "99.0.0"\n' },
      args: ['flows'],
      says: /^error: flows\/suite\.yaml needs flowproof 99\.0\.0 or newer, this is \d+\.\d+\.\d+\n {2}hint: /u,
    },
    {
      name: 'a suite with faults',
      files: { 'flows/suite.yaml': 'evn: {}\n' },
      args: ['flows'],
      says: /^flows\/suite\.yaml:1:1: unknown_key: .*\n {2}evn: \{\}\n {2}\^\^\^\n {2}hint: .*\nerror: flows\/suite\.yaml has 1 fault; nothing was run\n$/u,
    },
    {
      name: 'shared control ids',
      files: {
        'flows/b.flow.yaml': flowText('B', { more: 'control: {id: ac.beds}\n' }),
        'flows/c.flow.yaml': flowText('C', { more: 'control: {id: ac.beds}\n' }),
      },
      args: ['flows'],
      says: 'error: the control id ac.beds is that of flows/b.flow.yaml and of flows/c.flow.yaml; nothing was run\n  hint: audits join on control ids: give each flow one of its own\n',
    },
    {
      name: 'an env_from that fails',
      files: { 'flows/suite.yaml': 'env_from: echo out of tea >&2; exit 7\n' },
      args: ['flows'],
      says: 'out of tea\nerror: env_from ended with exit code 7; nothing was run\n',
    },
    {
      name: 'an env_from with a malformed line',
      files: { 'flows/suite.yaml': 'env_from: echo A=1; echo hunter2\n' },
      args: ['flows'],
      says: 'error: line 2 of what env_from printed is no NAME=VALUE; nothing was run\n  hint: print variables to stdout and everything else to stderr\n',
    },
    {
      name: 'two policies about missing traces',
      files: {},
      args: ['flows', '--strict', '--record-missing'],
      says: /^error: option '--strict' cannot be used with option '--record-missing'\n/u,
    },
    {
      name: 'a trace for a directory',
      files: {},
      args: ['flows', '--trace', 'x'],
      says: 'error: --trace is for a single flow\n',
    },
    {
      name: 'a browser kept open for a directory',
      files: {},
      args: ['flows', '--keep-open'],
      says: 'error: --keep-open cannot be used with a directory\n  hint: a browser that stays open is for looking at one flow by hand\n',
    },
    {
      name: 'recording what is missing for one flow',
      files: {},
      args: ['flows/a.flow.yaml', '--record-missing'],
      says: 'error: --record-missing is for a directory\n',
    },
    {
      name: 'a part of one flow',
      files: {},
      args: ['flows/a.flow.yaml', '--shard', '1/2'],
      says: 'error: --shard is for a directory\n',
    },
    { name: 'no workers', files: {}, args: ['flows', '--workers', '0'], says: /whole number from 1 to 255/u },
    { name: 'a part beyond the whole', files: {}, args: ['flows', '--shard', '3/2'], says: /such as 1\/4/u },
  ])('refuses $name', ({ files, args, says }) =>
    withFiles({ ...(files['flows/readme.md'] === undefined && base), ...files }, async (cwd) => {
      const done = await runHere(['run', ...args], { cwd, env: { PATH: process.env['PATH'] } });
      expect(done).toMatchObject({ code: 2, stdout: '' });
      if (typeof says === 'string') expect(done.stderr).toBe(says);
      else expect(done.stderr).toMatch(says);
      expect(existsSync(join(cwd, 'flows', '.flowproof'))).toBe(false);
    }),
  );

  const base = { 'flows/a.flow.yaml': flowText('A') };
});
