import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { runCli, withFolder } from './cli-process.ts';

jest.setTimeout(60_000);

const header = {
  format: 'flowproof-trace',
  version: 1,
  trace_id: '0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a',
  recorded_at: '2026-03-04T09:10:11Z',
  app: { name: 'web', adapter: 'web', url: 'http://127.0.0.1:9/' },
  env: { os: 'linux', resolution: [1280, 720] },
};
const step = {
  id: 's0001',
  intent: 'Press Enter',
  action: { type: 'press_key', params: { key: 'Enter' } },
  selectors: [],
  sync: { pre: [], post: [] },
  artifacts: {},
};
const lines = (...values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');

describe('a trace that cannot be read ends a run with 2 and says where', () => {
  it.each([
    {
      name: 'bad JSON on line 3',
      text: lines(header, step, '{"id": "s0002",'),
      place: 'a.trace.jsonl:3',
      code: 'trace_bad_json',
    },
    {
      name: 'an unknown action',
      text: lines(header, { ...step, action: { type: 'levitate', params: {} } }),
      place: 'a.trace.jsonl:2',
      code: 'trace_unknown_action',
    },
    {
      name: 'a wrong version',
      text: lines({ ...header, version: 9 }, step),
      place: 'a.trace.jsonl:1',
      code: 'trace_version',
    },
    { name: 'no header', text: lines(step), place: 'a.trace.jsonl:1', code: 'trace_no_header' },
    {
      name: 'a second header',
      text: lines(header, step, header),
      place: 'a.trace.jsonl:3',
      code: 'trace_second_header',
    },
  ])('$name', ({ text, place, code }) =>
    withFolder(async (cwd) => {
      await writeFile(
        join(cwd, 'a.flow.yaml'),
        'name: A\napp: web\nurl: http://127.0.0.1:9/\nsteps:\n  - rules: Press Enter\n',
      );
      await writeFile(join(cwd, 'a.trace.jsonl'), text);
      const ran = await runCli(['run', 'a.flow.yaml'], { cwd });
      expect(ran.code).toBe(2);
      expect(ran.stdout).toBe('');
      expect(ran.stderr).toContain(place);
      expect(ran.stderr).toContain(code);
    }),
  );
});

describe('a flow that cannot be read', () => {
  it('shows file, line, column, the source line and a caret', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'a.flow.yaml'), 'name: A\napp: web\nurl: "http://127.0.0.1/\nsteps: [\n');
      const recorded = await runCli(['record', 'a.flow.yaml'], { cwd });
      expect(recorded.code).toBe(2);
      expect(recorded.stderr).toMatch(/^a\.flow\.yaml:\d+:\d+: yaml: /mu);
      expect(recorded.stderr).toMatch(/^\s*\^/mu);
    }));

  it('names every fault of a flow at once, with the nearest known key', () =>
    withFolder(async (cwd) => {
      const text = 'name: A\napp: web\nulr: http://127.0.0.1/\nsteps:\n  - rules: Clik "Save"\n';
      await writeFile(join(cwd, 'a.flow.yaml'), text);
      const recorded = await runCli(['record', 'a.flow.yaml'], { cwd });
      expect(recorded.code).toBe(2);
      expect(recorded.stderr).toContain('a.flow.yaml:3:1: unknown_key');
      expect(recorded.stderr).toContain('url');
      expect(recorded.stderr).toContain('a.flow.yaml:5');
    }));

  it.each([['record'], ['run']])('%s says that there is no such file', (command) =>
    withFolder(async (cwd) => {
      const done = await runCli([command, 'nowhere.flow.yaml'], { cwd });
      expect(done).toEqual({
        code: 2,
        stdout: '',
        stderr: 'error: there is no flow at nowhere.flow.yaml\n  hint: give the path of a *.flow.yaml file\n',
      });
    }),
  );
});

describe('a run that cannot be done', () => {
  const flow = 'name: A\napp: web\nurl: http://127.0.0.1:9/\nsteps:\n  - rules: Press Enter\n';

  it('names the record command when there is no trace', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'a.flow.yaml'), flow);
      expect(await runCli(['run', 'a.flow.yaml'], { cwd })).toEqual({
        code: 2,
        stdout: '',
        stderr:
          'error: there is no trace at a.trace.jsonl\n  hint: record it first: flowproof record a.flow.yaml\n',
      });
    }));

  it('ends with 2 when nothing listens at the address', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'a.flow.yaml'), flow);
      await writeFile(join(cwd, 'a.trace.jsonl'), lines(header, step));
      for (const command of ['record', 'run']) {
        const done = await runCli([command, 'a.flow.yaml'], { cwd });
        expect(done.code).toBe(2);
        expect(done.stderr).toContain('http://127.0.0.1:9/ did not open');
      }
    }));

  it('ends with 2 and names the variable when the address needs one that is not set', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'a.flow.yaml'), flow.replace('http://127.0.0.1:9/', '"${NO_SUCH_URL}"'));
      const done = await runCli(['record', 'a.flow.yaml'], { cwd });
      expect(done.code).toBe(2);
      expect(done.stderr).toContain('NO_SUCH_URL');
    }));

  it('ends with 2 and says how to get a browser when CHROME names none', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'a.flow.yaml'), flow);
      const done = await runCli(['record', 'a.flow.yaml'], { cwd, env: { CHROME: join(cwd, 'no-browser') } });
      expect(done.code).toBe(2);
      expect(done.stderr).toContain('no-browser');
      expect(done.stderr).toContain('hint: install one');
    }));

  it('skips a flow whose variables are not set, with success', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'a.flow.yaml'), `${flow}skip_unless_env: [NO_SUCH_VARIABLE]\n`);
      expect(await runCli(['run', 'a.flow.yaml'], { cwd })).toEqual({
        code: 0,
        stdout: '[SKIP] A (NO_SUCH_VARIABLE is not set)\n',
        stderr: '',
      });
    }));
});
