import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runCli } from './cli-process.ts';

const cwd = import.meta.dirname;

describe('the command line', () => {
  it('answers --version with the version of its package', async () => {
    const manifest = JSON.parse(await readFile(join(cwd, '..', 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(await runCli(['--version'], { cwd })).toEqual({
      code: 0,
      stdout: `${manifest.version}\n`,
      stderr: '',
    });
  });

  it.each([
    [['--help']],
    [['record', '--help']],
    [['run', '--help']],
    [['parse', '--help']],
    [['check', '--help']],
    [['inspect', '--help']],
  ])('explains %j', async (args) => {
    const done = await runCli(args, { cwd });
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toContain('Usage: flowproof');
  });

  it.each([
    { args: [] as string[], says: 'Usage' },
    { args: ['recrod', 'a.flow.yaml'], says: "unknown command 'recrod'" },
    { args: ['record'], says: "missing required argument 'spec'" },
    { args: ['record', 'a', '--author', 'magic'], says: 'magic' },
    { args: ['run', 'a', '--retries', '-1'], says: 'whole number from 0 to 255' },
    { args: ['run', 'a', '--no-such-flag'], says: '--no-such-flag' },
    { args: ['run', 'a', '--retries', '256'], says: 'whole number from 0 to 255' },
    { args: ['run', 'a', '--keep-open', '--json'], says: '--keep-open cannot be used with --json' },
    {
      args: ['run', 'a', '--keep-open', '--retries', '1'],
      says: '--keep-open cannot be used with --retries',
    },
    { args: ['record', 'a', '--keep-open', '--json'], says: '--keep-open cannot be used with --json' },
  ])('calls $args a usage error', async ({ args, says }) => {
    const done = await runCli(args, { cwd });
    expect(done.code).toBe(2);
    expect(done.stderr).toContain(says);
    expect(done.stdout).toBe('');
  });
});

describe('a browser kept open by the environment', () => {
  it('cannot be had with --json either', async () => {
    const env = { FLOWPROOF_KEEP_BROWSER_OPEN: '1' };
    expect(await runCli(['run', 'a', '--json'], { cwd, env })).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'error: FLOWPROOF_KEEP_BROWSER_OPEN cannot be used with --json\n' +
        '  hint: a browser that stays open is for looking at one flow by hand\n',
    });
  });
});

describe('flowproof parse', () => {
  it('explains a sentence', async () => {
    const done = await runCli(['parse', 'Click "Save"'], { cwd });
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toContain('Save');
  });

  it('refuses a sentence with a caret and a hint', async () => {
    const done = await runCli(['parse', 'Click Save'], { cwd });
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain('^');
    expect(done.stderr).toContain('Click "Save"');
  });

  it('answers JSON lines in order and ends with 2 when one is no request', async () => {
    const stdin = [
      JSON.stringify({ text: 'Click "Save"', app: 'web', position: 'action' }),
      'not json',
      JSON.stringify({ text: 'Click Save', app: 'web', position: 'action' }),
    ].join('\n');
    const done = await runCli(['parse'], { cwd, stdin });
    expect(done.code).toBe(2);
    const [accepted, broken, refused] = done.stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(accepted).toEqual({ kind: 'click', expect: { target: 'Save', by: 'text' } });
    expect(broken).toHaveProperty('error');
    expect(refused).toMatchObject({ refuse: 'unquoted_target' });
  });
});
