// The process: streams, environment, signals and exit code around `main`. Answers --version before anything else is loaded.
import { constants } from 'node:os';
import { type ExitCode, exitCodes } from './exit-code.ts';
import { ProcessInterruption } from './interruption.ts';
import { version } from './version.ts';

/** How long what was started may take to end after a signal, ms. */
const endingMs = 5000;
/** The same for a command that comes to an end of its own: it finishes what it has in hand. */
const concludingMs = 25_000;

/**
 * Runs the command line as this process.
 *
 * @param args - without the program's own name.
 */
export async function runProcess(args: readonly string[]): Promise<void> {
  if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
    process.stdout.write(`${version()}\n`);
    return;
  }
  // A reader that closes early (`| head`) is not a fault of the run.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const interruption = interruptible();
  const { main } = await import('./main.ts');
  try {
    process.exitCode = await main(args, {
      stdout: process.stdout,
      stderr: process.stderr,
      stdin: process.stdin,
      env: process.env,
      workingDirectory: process.cwd(),
      interruption,
    });
  } catch (error) {
    const { describeFault } = await import('./terminal/describe-fault.ts');
    process.stderr.write(`error: ${describeFault(error)}\n`);
    process.exitCode = exitCodes.error;
  }
}

// As a program that a signal ends: 130 for Ctrl-C, 143 for SIGTERM. A second signal does not wait.
function interruptible(): ProcessInterruption {
  const interruption = new ProcessInterruption();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const leave = (code?: ExitCode): never => process.exit(code ?? 128 + constants.signals[signal]);
      if (interruption.begun) leave();
      setTimeout(leave, interruption.concludes ? concludingMs : endingMs).unref();
      void interruption.begin().then(leave);
    });
  }
  return interruption;
}
