// `flowproof explore`: drives an application by a spec and judges it at every step.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve as resolvePath } from 'node:path';
import {
  explore as runExploration,
  ExploreError,
  renderExploreError,
  type Explored,
} from '@flowproof/explore';
import { CommandError } from '../command-error.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { exploredApp } from '../explore/explored-app.ts';
import type { ExploreFlags } from '../explore/explore-flags.ts';
import { exploreJunit } from '../explore/explore-junit.ts';
import { saidByFault } from '../explore/fault-text.ts';
import { resultLines, RunLines } from '../explore/run-lines.ts';
import { uninterrupted } from '../interruption.ts';
import { codeOf } from '../read-text-file.ts';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import { type Console, consoleOf } from '../terminal/console.ts';
import { version } from '../version.ts';

/** Explores what the flags name. */
export async function explore(flags: ExploreFlags, shell: Shell): Promise<ExitCode> {
  const console = consoleOf(shell);
  const { spec } = flags;
  if (spec === undefined) throw new CommandError('usage', 'explore needs --spec');
  refuseUnbuilt(flags);
  if (flags.recheck !== undefined) {
    const { recheck } = await import('./recheck.ts');
    return recheck({ ...flags, spec, run: flags.recheck }, shell);
  }
  const stop = new AbortController();
  const conclusion = concluding();
  const release = (shell.interruption ?? uninterrupted).conclude(() => {
    stop.abort();
    return conclusion.code;
  });
  try {
    const code = await exploreOnce(spec, flags, shell, console, stop.signal);
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
  spec: string,
  flags: ExploreFlags,
  shell: Shell,
  console: Console,
  interrupted: AbortSignal,
): Promise<ExitCode> {
  const app = exploredApp(flags, shell, console.notice);
  const lines = new RunLines(console, shell);
  try {
    const explored = await runExploration({
      spec,
      workingDirectory: shell.workingDirectory,
      target: app.target,
      output: resolvePath(shell.workingDirectory, flags.output),
      version: version(),
      env: shell.env,
      seed: flags.seed,
      durationMs: flags.duration,
      maxSteps: flags.maxSteps,
      graceMs: flags.grace,
      settleMs: flags.settle,
      exitOnViolation: flags.exitOnViolation,
      allowNoProperties: flags.allowNoProperties,
      failOnVacuous: flags.failOnVacuous,
      shrinkBudgetMs: flags.shrinkBudget,
      guide: flags.guide,
      screenshots: flags.screenshots,
      screenshotFormat: flags.screenshotFormat,
      ...(flags.arm !== undefined && { arm: flags.arm }),
      interrupted,
      onEvent: lines.take,
    });
    lines.end();
    await report(explored, spec, flags, shell, console);
    return explored.result.exit_code;
  } catch (error) {
    lines.end();
    return saidByFault(error, flags, console);
  } finally {
    await app.close();
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

function refuseUnbuilt(flags: ExploreFlags): void {
  if (flags.generator === 'llm') {
    throw new CommandError('model_unavailable', 'no model can pick actions in this version', {
      hint: 'leave --generator out: the seeded generator needs no model',
    });
  }
}
