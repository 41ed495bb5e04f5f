// `flowproof run <dir>`: replays every flow of a directory as a suite.
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { CommandError } from '../command-error.ts';
import { FlowEngines } from '../flow-engines.ts';
import { defaultTracePath } from '../flow-paths.ts';
import { Surfaces } from '../open-surface.ts';
import { plainStepsWarning, type RecordDocument } from '../record-to-file.ts';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import { hookRunner, openVariables } from '../suite-context.ts';
import { type FlowAtWork, liveFlow, type MissingTrace } from '../suite/flow-life.ts';
import type { SuiteResult } from '../suite/flow-outcome.ts';
import { planSuite, type SuitePlan } from '../suite/plan-suite.ts';
import { runSuite } from '../suite/run-suite.ts';
import { suiteDocument } from '../suite/suite-document.ts';
import { type Console, consoleOf } from '../terminal/console.ts';
import { StatusLine } from '../terminal/status-line.ts';
import { stopText } from '../terminal/stop-text.ts';
import { suiteLine } from '../terminal/suite-lines.ts';
import { SuiteProgress } from '../terminal/suite-progress.ts';
import { version } from '../version.ts';
import type { RunFlags } from './run.ts';

/** Replays the flows of a directory. */
export async function runDirectory(
  directory: { readonly path: string; readonly shown: string },
  flags: RunFlags,
  shell: Shell,
): Promise<ExitCode> {
  const plan = await planSuite({
    directory: directory.path,
    shown: directory.shown,
    version: version(),
    shard: flags.shard,
  });
  const status = new StatusLine(shell.stderr, shell.env['TERM']);
  const console = status.above(consoleOf(shell));
  const result = await perform(plan, flags, shell, console, status);
  if (result === undefined) return exitCodes.error;
  if (flags.json) console.json(suiteDocument(result, (path) => shownPath(path, shell)));
  else console.result(suiteLine(result, (path) => shownPath(path, shell)));
  return exitCodeOf(result);
}

async function perform(
  plan: SuitePlan,
  flags: RunFlags,
  shell: Shell,
  console: Console,
  status: StatusLine,
): Promise<SuiteResult | undefined> {
  const { suite, directory } = plan;
  const variables = await openVariables({ suite, directory }, shell, console, plan.exportNames);
  const surfaces = new Surfaces({
    env: variables.environment(),
    onNotice: console.notice,
    interruption: shell.interruption,
  });
  const engines = new FlowEngines({ ...flags, surfaces, workingDirectory: shell.workingDirectory });
  const show = (path: string): string => shownPath(path, shell);
  const progress = new SuiteProgress(
    plan.flows.map((flow) => flow.shown),
    { console, status, json: flags.json, show, times: flags.times },
  );
  const stopped = (): boolean => shell.interruption?.begun === true;
  const release = shell.interruption?.guard(() => {
    status.clear();
  });
  try {
    return await runSuite(plan, {
      workers: flags.workers,
      stopped,
      environment: (exported) => variables.environment(exported),
      onFinished: (index, outcome) => {
        progress.finished(index, outcome);
      },
      runFlow: (flow, env, index) => {
        progress.started(index);
        const tracePath = defaultTracePath(flow.path);
        return liveFlow(flow, {
          suite,
          env,
          tracePath,
          shownTrace: defaultTracePath(flow.shown),
          missing: missingTrace(flags, (work) => recordMissing(work, flow.shown, flags, engines, console)),
          retries: flags.retries,
          replay: (work, trace, onEvent) => engines.replay(work, trace, onEvent),
          runHook: hookRunner(directory, shell, console),
          onEvent: (event) => {
            if (!stopped()) progress.event(index, event);
          },
        });
      },
    });
  } finally {
    release?.();
    status.clear();
    await surfaces.close();
  }
}

async function recordMissing(
  work: FlowAtWork,
  spec: string,
  flags: RunFlags,
  engines: FlowEngines,
  console: Console,
): Promise<RecordDocument> {
  const warning = plainStepsWarning(work.flow, flags.author);
  if (warning !== undefined) console.warning(`${spec}: ${warning}`);
  const recorded = await engines.record(work, () => undefined);
  if (recorded.kind === 'recorded') return recorded.document;
  throw new CommandError('not_recorded', stopText(recorded.stop, spec));
}

function missingTrace(flags: RunFlags, record: (work: FlowAtWork) => Promise<RecordDocument>): MissingTrace {
  if (flags.recordMissing) return { kind: 'record', record };
  return { kind: flags.strict ? 'error' : 'skip' };
}

function exitCodeOf({ counts }: SuiteResult): ExitCode {
  if (counts.errored > 0) return exitCodes.error;
  return counts.failed > 0 ? exitCodes.fail : exitCodes.pass;
}
