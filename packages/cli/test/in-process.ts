// Runs a command in the process of the test: the same as a child process, without the time one takes to start.
import { PassThrough } from 'node:stream';
import { main, type Shell } from 'flowproof';
import type { Finished } from './cli-process.ts';

/** Runs `main` with streams of its own. */
export async function runHere(
  args: readonly string[],
  { cwd, env = {}, ...more }: { readonly cwd: string } & Partial<Shell>,
): Promise<Finished> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const stdin = new PassThrough();
  stdin.end();
  const code = await main(args, { stdout, stderr, stdin, env, workingDirectory: cwd, ...more });
  return { code, stdout: textOf(stdout), stderr: textOf(stderr) };
}

function textOf(stream: PassThrough): string {
  const bytes = stream.read() as Buffer | null;
  return bytes === null ? '' : bytes.toString('utf8');
}
