// Arguments to a command. Each command's modules are loaded when it is the one asked for.
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { CommandError } from './command-error.ts';
import type { RecordFlags } from './commands/record.ts';
import type { RunFlags } from './commands/run.ts';
import type { ParseFlags } from './commands/parse.ts';
import { type ExitCode, exitCodes } from './exit-code.ts';
import type { Shell } from './shell.ts';
import { version } from './version.ts';

/**
 * Runs the command line.
 *
 * @param args - without the program's own name.
 * @returns the exit code: 0 pass, 1 the test failed, 2 the run could not be done.
 */
export async function main(args: readonly string[], shell: Shell): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.pass;
  const program = programOf(shell, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.pass : exitCodes.error;
    if (!(error instanceof CommandError)) throw error;
    const { consoleOf } = await import('./terminal/console.ts');
    consoleOf(shell).error(
      error.hint === undefined ? error.message : `${error.message}\n  hint: ${error.hint}`,
    );
    return exitCodes.error;
  }
}

function programOf(shell: Shell, exit: (code: ExitCode) => void): Command {
  const program = new Command('flowproof')
    .description('Record a flow of plain sentences on the live app once, replay it for ever without a model.')
    .version(version(), '-V, --version')
    .showHelpAfterError('(flowproof --help lists the commands)')
    .configureOutput({
      writeOut: (text) => {
        shell.stdout.write(text);
      },
      writeErr: (text) => {
        shell.stderr.write(text);
      },
      outputError: (text, write) => {
        write(text.startsWith('error: ') ? text : `error: ${text}`);
      },
    })
    .exitOverride();
  addRecord(program, shell, exit);
  addRun(program, shell, exit);
  addParse(program, shell, exit);
  return program;
}

type Exit = (code: ExitCode) => void;

function addRecord(program: Command, shell: Shell, exit: Exit): void {
  program
    .command('record')
    .description('perform a flow once against the live app and write its trace')
    .argument('<spec>', 'the *.flow.yaml file')
    .option('-o, --out <path>', 'trace to write (default: beside the spec)')
    .option('--json', 'print the result as JSON', false)
    .addOption(
      new Option('--author <mode>', 'how plain sentences find their meaning')
        .choices(['auto', 'rules', 'llm'])
        .default('auto'),
    )
    .addOption(detailOption())
    .option('--times', "add each step's time to its line", false)
    .action(async (spec: string, flags: RecordFlags) => {
      const { record } = await import('./commands/record.ts');
      exit(await record(spec, flags, shell));
    });
}

function addRun(program: Command, shell: Shell, exit: Exit): void {
  program
    .command('run')
    .description('replay the trace of a flow, without a model, and say whether it passes')
    .argument('<spec>', 'the *.flow.yaml file')
    .option('-t, --trace <path>', 'trace to replay (default: beside the spec)')
    .option('--json', 'print the result as JSON', false)
    .option('--retries <n>', 'run a failed flow again, up to this many times', retries, 0)
    .addOption(detailOption())
    .option('--times', "add each step's time to its line", false)
    .action(async (spec: string, flags: RunFlags) => {
      const { run } = await import('./commands/run.ts');
      exit(await run(spec, flags, shell));
    });
}

function addParse(program: Command, shell: Shell, exit: Exit): void {
  program
    .command('parse')
    .description(
      'say what a sentence means; without a text, reads JSON lines {"text","app","position"} from stdin',
    )
    .argument('[text]', 'the sentence')
    .addOption(
      new Option('--app <app>', 'the app the sentence is for')
        .choices(['web', 'sap', 'vision', 'windows', 'calc', 'notepad', 'api'])
        .default('web'),
    )
    .addOption(
      new Option('--position <position>', 'where the sentence stands')
        .choices(['action', 'assert', 'condition'])
        .default('action'),
    )
    .action(async (text: string | undefined, flags: ParseFlags) => {
      const { parse } = await import('./commands/parse.ts');
      exit(await parse(text, flags, shell));
    });
}

function detailOption(): Option {
  return new Option('--recording-detail <detail>', 'how many pictures are kept')
    .choices(['full', 'low', 'off'])
    .default('full');
}

function retries(text: string): number {
  const count = Number(text);
  if (!/^\d+$/u.test(text) || count > 255)
    throw new InvalidArgumentError('it must be a whole number from 0 to 255');
  return count;
}
