// Runs a suite's own commands with `sh -c`, exactly as they are written.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Interruption } from '../interruption.ts';
import { codeOf } from '../read-text-file.ts';

/** How a command is run. */
export interface ShellCommand {
  /** Handed to `sh` as it is: nothing is put into it. */
  readonly command: string;
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Keeps standard output up to this size; absent: it is told line by line, as standard error always is. */
  readonly keepBytes?: number;
  readonly onLine: (line: string) => void;
  readonly interruption: Interruption;
}

/** What came of a command. */
export interface ShellOutcome {
  /** Undefined when it ended with code 0; else how it ended: `ended with exit code 3`. */
  readonly failure: string | undefined;
  /** What it printed, when that was to be kept. */
  readonly stdout: string;
}

/** How long output may stay open behind a command that has ended, ms: it left something running. */
const lingerMs = 200;
/** How long an interrupted command may take to end by itself, ms. */
const graceMs = 1000;

/** Runs a command. Never rejects. */
export async function runShellCommand(options: ShellCommand): Promise<ShellOutcome> {
  const { keepBytes, onLine, interruption } = options;
  if (interruption.begun) return { failure: 'was not started', stdout: '' };
  const child = startShell(options);
  if (typeof child === 'string') return { failure: child, stdout: '' };
  const release = interruption.guard(() => endGroup(child));
  child.once('close', release);
  const echoed = [new LineReader(child.stderr, onLine)];
  const kept = keepBytes === undefined ? undefined : new KeptOutput(child, keepBytes);
  if (kept === undefined) echoed.push(new LineReader(child.stdout, onLine));
  const failure = await ending(child, release);
  for (const reader of echoed) reader.end();
  return {
    failure: kept?.overflown === true ? `printed more than ${String(keepBytes)} bytes` : failure,
    stdout: kept?.text() ?? '',
  };
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

function startShell({ command, directory, env }: ShellCommand): Child | string {
  try {
    return spawn('sh', ['-c', command], {
      cwd: directory,
      env: { ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what the command has started ends with it when a person interrupts.
      detached: true,
    });
  } catch (error) {
    // The message would show the command or the variable that cannot be passed on, which may be a secret.
    return `could not be started: ${codeOf(error)}`;
  }
}

function ending(child: Child, release: () => void): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      release();
      resolve(`could not be started: ${error.message}`);
    });
    child.once('close', (code, signal) => {
      resolve(failureOf(code, signal));
    });
    // A server that the command leaves running may hold its output open for ever.
    child.once('exit', (code, signal) => {
      setTimeout(() => {
        letGo(child);
        setImmediate(() => {
          resolve(failureOf(code, signal));
        });
      }, lingerMs).unref();
    });
  });
}

function failureOf(code: number | null, signal: NodeJS.Signals | null): string | undefined {
  if (signal !== null) return `was ended by ${signal}`;
  return code === 0 ? undefined : `ended with exit code ${String(code)}`;
}

async function endGroup(child: Child): Promise<void> {
  const closed = new Promise((resolve) => {
    child.once('close', resolve);
    setTimeout(resolve, graceMs);
  });
  signalGroup(child, 'SIGTERM');
  await closed;
  signalGroup(child, 'SIGKILL');
}

function signalGroup({ pid }: Child, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}

// Output that stays open must not keep this process alive.
function letGo(child: Child): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream instanceof Socket) stream.unref();
  }
}

/** Standard output, kept up to a bound. */
class KeptOutput {
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #overflown = false;

  constructor(child: Child, atMost: number) {
    child.stdout.on('data', (chunk: Buffer) => {
      if (this.#overflown) return;
      this.#bytes += chunk.length;
      this.#overflown = this.#bytes > atMost;
      if (this.#overflown) signalGroup(child, 'SIGKILL');
      else this.#chunks.push(chunk);
    });
  }

  get overflown(): boolean {
    return this.#overflown;
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}

/** Cuts a stream into lines. */
class LineReader {
  readonly #onLine: (line: string) => void;
  #rest = '';

  constructor(stream: Readable, onLine: (line: string) => void) {
    this.#onLine = onLine;
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (this.#rest + text).split('\n');
      this.#rest = lines.pop() ?? '';
      for (const line of lines) onLine(line.replace(/\r$/u, ''));
    });
  }

  end(): void {
    if (this.#rest !== '') this.#onLine(this.#rest);
    this.#rest = '';
  }
}
