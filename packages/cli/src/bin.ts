// The process: streams, environment and exit code around `main`. Answers --version before anything else is loaded.
import { exitCodes } from './exit-code.ts';
import { version } from './version.ts';

const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version()}\n`);
} else {
  // A reader that closes early (`| head`) is not a fault of the run.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const { main } = await import('./main.ts');
  try {
    process.exitCode = await main(args, {
      stdout: process.stdout,
      stderr: process.stderr,
      stdin: process.stdin,
      env: process.env,
      workingDirectory: process.cwd(),
    });
  } catch (error) {
    const { describeFault } = await import('./terminal/describe-fault.ts');
    process.stderr.write(`error: ${describeFault(error)}\n`);
    process.exitCode = exitCodes.error;
  }
}
