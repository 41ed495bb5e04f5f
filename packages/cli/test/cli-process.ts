// Starts the command line as users do: a child process of the built program, without what npm hands to scripts.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '..', 'bin', 'flowproof.js');

/** What a finished process left. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How a process is started. */
export interface StartOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
}

/** Starts the command line. */
export function startCli(
  args: readonly string[],
  options: StartOptions,
): { child: ChildProcess; done: Promise<Finished> } {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: options.cwd,
    env: { ...inherited, ...options.env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.stdin ?? '');
  const done = new Promise<Finished>((resolve) => {
    child.on('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
  return { child, done };
}

/** Runs the command line to its end. */
export function runCli(args: readonly string[], options: StartOptions): Promise<Finished> {
  return startCli(args, options).done;
}

/** Without times, names of runs and what depends on the user that the browser runs as. */
export function steady({ code, stdout, stderr }: Finished): Finished {
  return {
    code,
    stdout: withoutFigures(stdout),
    stderr: withoutFigures(stderr).replace(/^notice: the browser runs without its sandbox.*\n/gmu, ''),
  };
}

function withoutFigures(text: string): string {
  return text.replace(/\d+ ms/gu, 'N ms').replace(/runs\/[^/"]+\//gu, 'runs/RUN/');
}

/** A folder of its own for one test. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'flowproof-cli-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Every file below a folder with its bytes. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path, await readFile(path));
  }
  return files;
}
