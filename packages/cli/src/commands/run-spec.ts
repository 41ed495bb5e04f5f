// `flowproof run <spec>`: replays the trace of one flow and says whether it passes.
import { resolve as resolvePath } from 'node:path';
import type { RunEvent } from '@flowproof/replay';
import { forTerminal } from '@flowproof/report';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { FlowEngines } from '../flow-engines.ts';
import { defaultTracePath } from '../flow-paths.ts';
import { leaveOpen } from '../keep-open.ts';
import { loadFlow } from '../load-flow.ts';
import { Surfaces } from '../open-surface.ts';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import { findFlowContext, hookRunner, openVariables } from '../suite-context.ts';
import { type FlowEvent, liveFlow } from '../suite/flow-life.ts';
import type { FlowOutcome, FlowStatus } from '../suite/flow-outcome.ts';
import type { PlannedFlow } from '../suite/planned-flow.ts';
import { type Console, consoleOf } from '../terminal/console.ts';
import { stepLine } from '../terminal/step-line.ts';
import { retryLine } from '../terminal/suite-lines.ts';
import type { RunFlags } from './run.ts';

/** Replays one flow. */
export async function runSpec(
  spec: { readonly path: string; readonly shown: string },
  flags: RunFlags,
  shell: Shell,
): Promise<ExitCode> {
  const console = consoleOf(shell);
  const context = await findFlowContext(spec.path, shell, console);
  const loaded = await loadFlow(spec.path, spec.shown, context.suite ?? null);
  const env = (await openVariables(context, shell, console)).environment();
  const tracePath =
    flags.trace === undefined
      ? defaultTracePath(spec.path)
      : resolvePath(shell.workingDirectory, flags.trace);
  const planned: PlannedFlow = { ...spec, listed: false, file: { kind: 'flow', ...loaded } };
  const surfaces = new Surfaces({
    env,
    keepOpen: flags.keepOpen,
    onNotice: console.notice,
    interruption: shell.interruption,
  });
  const engines = new FlowEngines({ ...flags, surfaces, workingDirectory: shell.workingDirectory });
  try {
    const outcome = await liveFlow(planned, {
      suite: context.suite,
      env,
      tracePath,
      shownTrace: shownPath(tracePath, shell),
      missing: { kind: 'error' },
      retries: flags.retries,
      replay: (work, trace, onEvent) => engines.replay(work, trace, onEvent),
      runHook: hookRunner(context.directory, shell, console),
      onEvent: (event) => {
        if (!flags.json && shell.interruption?.begun !== true)
          printEvent(event, loaded.flow.name, flags, console);
      },
    });
    if (shell.interruption?.begun === true) return exitCodes.error;
    conclude(outcome, flags, shell, console);
    if (flags.keepOpen && outcome.replay !== undefined) await leaveOpen(surfaces, console);
    return exitCodeOf(outcome.status);
  } finally {
    await surfaces.close();
  }
}

function printEvent(event: FlowEvent, name: string, flags: RunFlags, console: Console): void {
  if (event.kind === 'retry') console.result(retryLine(name, event.retry, event.of));
  if (event.kind === 'run') printRunEvent(event.event, flags, console);
}

function printRunEvent(event: RunEvent, flags: RunFlags, console: Console): void {
  if (event.kind === 'step_finished') console.result(stepLine(event.step, flags.times));
  if (event.kind === 'notice') console.warning(forTerminal(event.text));
}

function conclude(outcome: FlowOutcome, flags: RunFlags, shell: Shell, console: Console): void {
  const { name, status, report, replay, trouble, reason } = outcome;
  if (trouble !== undefined) console.fault(trouble);
  if (status === 'skipped') {
    if (flags.json) console.json({ report, report_path: null, skipped: reason });
    else console.result(`[SKIP] ${name} (${reason ?? ''})`);
    return;
  }
  if (replay === undefined) return;
  const { result, bundle } = replay;
  if (flags.json) {
    // What a hook has spoilt is not what the bundle says.
    const path = report === bundle.document ? shownPath(bundle.resultPath, shell) : null;
    console.json({ report, report_path: path });
    return;
  }
  console.result(
    `${verdicts[status]}: ${forTerminal(result.name)} (${result.durationMs} ms) -> ${shownPath(bundle.reportPath, shell)}`,
  );
  if (result.degraded)
    console.result(
      `DEGRADED: some steps matched by a weaker rung; record again: flowproof record ${outcome.spec}`,
    );
}

const verdicts = { passed: 'PASS', failed: 'FAIL', errored: 'ERROR' } as const;

function exitCodeOf(status: FlowStatus): ExitCode {
  switch (status) {
    case 'passed':
    case 'skipped':
      return exitCodes.pass;
    case 'failed':
      return exitCodes.fail;
    case 'errored':
      return exitCodes.error;
  }
}
