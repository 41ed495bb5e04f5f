// Arguments to a command. Each command's modules are loaded when it is the one asked for.
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { CommandError } from './command-error.ts';
import type { CheckFlags } from './commands/check.ts';
import type { InspectFlags } from './commands/inspect.ts';
import type { RecordFlags } from './commands/record.ts';
import type { RunFlags } from './commands/run.ts';
import type { ParseFlags } from './commands/parse.ts';
import { addDoctorFlags, type DoctorFlags } from './doctor/doctor-flags.ts';
import { type ExitCode, exitCodes } from './exit-code.ts';
import { addExploreFlags, type ExploreFlags } from './explore/explore-flags.ts';
import type { Shell } from './shell.ts';
import { readShard, type Shard } from './suite/shard.ts';
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
    consoleOf(shell).fault(error);
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
  addCheck(program, shell, exit);
  addParse(program, shell, exit);
  addExplore(program, shell, exit);
  addInspect(program, shell, exit);
  addDoctor(program, shell, exit);
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
    .addOption(authorOption('how plain sentences find their meaning'))
    .option('--reuse', 'perform again what the trace at the output path holds and the flow still says', false)
    .option('--verify', 'replay once afterwards, which performs the flow a second time', false)
    .option('--keep-open', 'a visible browser that is left open afterwards', false)
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
    .description('replay the traces of a flow, or of every flow of a directory, without a model')
    .argument('<spec|dir>', 'a *.flow.yaml file, or a directory of them')
    .option('-t, --trace <path>', 'trace to replay (default: beside the spec); one flow only')
    .option('--spec <file>', 'judge the properties of an exploration spec at every step; one flow only')
    .option('--json', 'print the result as JSON', false)
    .addOption(
      new Option('--retries <n>', 'run a failed flow again, up to this many times')
        .argParser(wholeNumber(0))
        .default(0),
    )
    .option('--record-missing', 'directories: record a flow that has no trace, then replay it', false)
    .addOption(authorOption('with --record-missing: how plain sentences find their meaning'))
    .addOption(
      new Option('--strict', 'directories: a flow that has no trace is an error')
        .default(false)
        .conflicts('recordMissing'),
    )
    .addOption(
      new Option('--workers <n>', 'directories: flows side by side').argParser(wholeNumber(1)).default(1),
    )
    .addOption(
      new Option('--shard <i/n>', 'directories: only the i-th of n parts of the flows').argParser(shard),
    )
    .option('--keep-open', 'a visible browser that is left open afterwards; one flow only', false)
    .addOption(detailOption())
    .option('--times', "add each step's time to its line", false)
    .action(async (target: string, flags: RunFlags) => {
      const { run } = await import('./commands/run.ts');
      exit(await run(target, flags, shell));
    });
}

function addCheck(program: Command, shell: Shell, exit: Exit): void {
  program
    .command('check')
    .description('read flows and suites and report every fault of every file, without a browser')
    .argument('[path...]', 'flows, suite.yaml files, directories (default: the working directory)')
    .option('--json', 'print the result as JSON', false)
    .action(async (paths: readonly string[], flags: CheckFlags) => {
      const { check } = await import('./commands/check.ts');
      exit(await check(paths, flags, shell));
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

function addExplore(program: Command, shell: Shell, exit: Exit): void {
  const command = program
    .command('explore')
    .description('drive an application by a spec and judge its properties at every step');
  addExploreFlags(command).action(async (flags: ExploreFlags) => {
    const { explore } = await import('./commands/explore.ts');
    exit(await explore(flags, shell));
  });
}

function addDoctor(program: Command, shell: Shell, exit: Exit): void {
  const command = program.command('doctor').description('say whether this machine has what a run needs');
  addDoctorFlags(command).action(async (flags: DoctorFlags) => {
    const { doctor } = await import('./commands/doctor.ts');
    exit(await doctor(flags, shell));
  });
}

function addInspect(program: Command, shell: Shell, exit: Exit): void {
  program
    .command('inspect')
    .description('show explorations and flow runs in a browser on this machine; ends with Ctrl-C')
    .argument('[dir]', 'the directory of a run, or one that holds runs', './runs')
    .addOption(new Option('--port <n>', 'port on 127.0.0.1, 0 for any free one').argParser(port).default(0))
    .option('--no-open', 'do not open a browser')
    .option('--dev', 'fetch everything but the data from 127.0.0.1:5173', false)
    .action(async (path: string, flags: InspectFlags) => {
      const { inspect } = await import('./commands/inspect.ts');
      exit(await inspect(path, flags, shell));
    });
}

function port(text: string): number {
  if (/^\d{1,5}$/u.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('it must be a whole number from 0 to 65535');
}

function detailOption(): Option {
  return new Option('--recording-detail <detail>', 'how many pictures are kept')
    .choices(['full', 'low', 'off'])
    .default('full');
}

function authorOption(description: string): Option {
  return new Option('--author <mode>', description).choices(['auto', 'rules', 'llm']).default('auto');
}

function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d+$/u.test(text) && count >= least && count <= 255) return count;
    throw new InvalidArgumentError(`it must be a whole number from ${least} to 255`);
  };
}

function shard(text: string): Shard {
  const read = readShard(text);
  if (read === undefined)
    throw new InvalidArgumentError('it must be a part of a whole, such as 1/4: the first of four parts');
  return read;
}
