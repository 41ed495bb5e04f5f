import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ProcessInterruption } from '../../src/interruption.ts';
import { isAlive } from '../processes.ts';
import { runShellCommand, type ShellCommand } from '../../src/suite/shell-command.ts';

jest.setTimeout(60_000);

let directory: string;
beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), 'flowproof-shell-')));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function run(command: string, more: Partial<ShellCommand> = {}) {
  const lines: string[] = [];
  const outcome = await runShellCommand({
    command,
    directory,
    env: { PATH: process.env['PATH'] },
    onLine: (line) => lines.push(line),
    interruption: new ProcessInterruption(),
    ...more,
  });
  return { ...outcome, lines };
}

describe('a command of a suite', () => {
  it('runs in the directory of the suite, with the variables it is given and no others', async () => {
    const { failure, stdout } = await run('pwd; echo "$GREETING"; echo "${HOME-unset}"', {
      env: { PATH: process.env['PATH'], GREETING: 'it\'s "$(date)"' },
      keepBytes: 1000,
    });
    expect(failure).toBeUndefined();
    expect(stdout).toBe(`${directory}\nit's "$(date)"\nunset\n`);
  });

  it('is told line by line, standard error always, standard output when it is not kept', async () => {
    expect(await run('echo out; printf "err\\r\\nlast" >&2')).toMatchObject({
      failure: undefined,
      stdout: '',
      lines: expect.arrayContaining(['out', 'err', 'last']) as unknown,
    });
    expect(await run('echo out; echo err >&2', { keepBytes: 100 })).toEqual({
      failure: undefined,
      stdout: 'out\n',
      lines: ['err'],
    });
  });

  it.each([
    { command: 'exit 3', failure: 'ended with exit code 3' },
    { command: 'no-such-command-at-all', failure: 'ended with exit code 127' },
    { command: 'kill -9 $$', failure: 'was ended by SIGKILL' },
    { command: 'if then', failure: 'ended with exit code 2' },
    { command: 'true', failure: undefined },
  ])('$command: $failure', async ({ command, failure }) => {
    expect((await run(command)).failure).toBe(failure);
  });

  it('that prints without end is stopped', async () => {
    expect(await run('yes', { keepBytes: 10_000 })).toMatchObject({
      failure: 'printed more than 10000 bytes',
    });
  });

  it('that cannot be started says so', async () => {
    const { failure } = await run('true', { directory: join(directory, 'nowhere') });
    expect(failure).toMatch(/^could not be started: .*ENOENT/u);
  });

  it('that a system cannot be given says so without showing what it was given', async () => {
    const { failure } = await run('true', { env: { SECRET: 'hunter2\0' } });
    expect(failure).toBe('could not be started: ERR_INVALID_ARG_VALUE');
  });

  it('may leave a server running without being waited for', async () => {
    const { failure, lines } = await run('sleep 30 & echo $!');
    expect(failure).toBeUndefined();
    const server = Number(lines[0]);
    expect(isAlive(server)).toBe(true);
    process.kill(server, 'SIGKILL');
  });

  it('ends with everything it has started when a person interrupts', async () => {
    const interruption = new ProcessInterruption();
    const pids: number[] = [];
    const running = run('trap "" TERM; sleep 30 & echo $!; echo $$; wait; sleep 30', {
      interruption,
      onLine: (line) => {
        pids.push(Number(line));
        if (pids.length === 2) void interruption.begin();
      },
    });
    expect((await running).failure).toBe('was ended by SIGKILL');
    for (const pid of pids) expect(isAlive(pid)).toBe(false);
    expect((await run('true', { interruption })).failure).toBe('was not started');
  });
});
