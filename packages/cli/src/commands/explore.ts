// `flowproof explore`: drives an application by a spec and judges it at every step.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve as resolvePath } from 'node:path';
import { ExploreError, renderExploreError, type Explored } from '@flowproof/explore';
import { CommandError } from '../command-error.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { exploreSeed } from '../explore/explore-seed.ts';
import type { ExploreFlags } from '../explore/explore-flags.ts';
import { exploreJunit } from '../explore/explore-junit.ts';
import { saidByFault } from '../explore/fault-text.ts';
import { resultLines, RunLines } from '../explore/run-lines.ts';
import { uninterrupted } from '../interruption.ts';
import { codeOf } from '../read-text-file.ts';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import { type Console, consoleOf } from '../terminal/console.ts';

/** Explores what the flags name. */
export async function explore(flags: ExploreFlags, shell: Shell): Promise<ExitCode> {
  if (flags.reproduce !== undefined) {
    const { reproduce } = await import('./reproduce.ts');
    return reproduce(flags.reproduce, flags, shell);
  }
  const { spec } = flags;
  if (spec === undefined) throw new CommandError('usage', 'explore needs --spec');
  if (flags.recheck !== undefined) {
    const { recheck } = await import('./recheck.ts');
    return recheck({ ...flags, spec, run: flags.recheck }, shell);
  }
  if (!flags.clearData) {
    throw new CommandError('usage', 'a web application is always started with a profile of its own', {
      hint: 'leave --clear-data out; --app-from brings cookies and storage',
    });
  }
  return concluded(shell, async (interrupted) => {
    if (flags.runs === undefined && flags.shard === undefined) {
      return exploreOnce({ spec, seed: flags.seed }, flags, shell, interrupted);
    }
    const { exploreSeeds } = await import('./explore-seeds.ts');
    return exploreSeeds(spec, flags, shell, interrupted);
  });
}

/** A command that finishes what it has in hand when it is interrupted, and ends with its own code. */
async function concluded(
  shell: Shell,
  run: (interrupted: AbortSignal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const stop = new AbortController();
  const conclusion = concluding();
  const release = (shell.interruption ?? uninterrupted).conclude(() => {
    stop.abort();
    return conclusion.code;
  });
  try {
    const code = await run(stop.signal);
    conclusion.end(code);
    return code;
  } catch (error) {
    conclusion.end(exitCodes.error);
    throw error;
  } finally {
    release();
  }
}

async function exploreOnce(
  what: { readonly spec: string; readonly seed: number },
  flags: ExploreFlags,
  shell: Shell,
  interrupted: AbortSignal,
): Promise<ExitCode> {
  const console = consoleOf(shell);
  const lines = new RunLines(console, shell);
  try {
    const explored = await exploreSeed(what, flags, shell, { interrupted, onEvent: lines.take });
    lines.end();
    await report(explored, what.spec, flags, shell, console);
    return explored.result.exit_code;
  } catch (error) {
    lines.end();
    return saidByFault(error, flags, console);
  }
}

async function report(
  { result, directory }: Explored,
  spec: string,
  flags: ExploreFlags,
  shell: Shell,
  console: Console,
): Promise<void> {
  const shown = shownPath(directory, shell);
  if (flags.junit !== undefined) {
    await writeJunit(resolvePath(shell.workingDirectory, flags.junit), exploreJunit(result, spec));
  }
  if (flags.json) console.json({ ...result, directory: shown });
  else console.result(resultLines(result, shown));
  const { error } = result;
  if (error === undefined) return;
  const place = error.location === undefined ? {} : { place: error.location };
  console.error(
    renderExploreError(
      // The codes of a result are those of the engine and the reasons a run can end by; both are only shown here.
      new ExploreError(error.code as ExploreError['code'], error.message, { hint: error.hint, ...place }),
    ),
  );
}

async function writeJunit(path: string, xml: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, xml);
  } catch (error) {
    throw new CommandError('write_failed', `${path} cannot be written: ${codeOf(error)}`);
  }
}

/** A code that is known once the command has come to its end. */
function concluding(): { readonly code: Promise<ExitCode>; readonly end: (code: ExitCode) => void } {
  let end: (code: ExitCode) => void = () => undefined;
  const code = new Promise<ExitCode>((resolve) => {
    end = resolve;
  });
  return { code, end };
}
