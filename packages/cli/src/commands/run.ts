// `flowproof run`: replays the trace of one flow and says whether it passes.
import { dirname, resolve as resolvePath } from 'node:path';
import { type RecordingDetail, replayTrace, type RunResult } from '@flowproof/replay';
import { forTerminal, RunBundle, syntheticDocument, type WrittenBundle } from '@flowproof/report';
import type { Trace } from '@flowproof/trace-format';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { defaultTracePath } from '../flow-paths.ts';
import { loadFlow, missingGate } from '../load-flow.ts';
import { loadTrace } from '../load-trace.ts';
import { surfaceFor } from '../open-surface.ts';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import { type Console, consoleOf } from '../terminal/console.ts';
import { stepLine } from '../terminal/step-line.ts';

/** Flags of `run`. */
export interface RunFlags {
  readonly trace?: string;
  readonly json: boolean;
  readonly retries: number;
  readonly recordingDetail: RecordingDetail;
  readonly times: boolean;
}

/** Replays one flow. */
export async function run(spec: string, flags: RunFlags, shell: Shell): Promise<ExitCode> {
  const console = consoleOf(shell);
  const specPath = resolvePath(shell.workingDirectory, spec);
  const flow = await loadFlow(specPath, spec, console);
  const gate = missingGate(flow, shell.env);
  if (gate !== undefined) return skipped(flow.name, `${gate} is not set`, flags.json, console);
  const tracePath =
    flags.trace === undefined ? defaultTracePath(specPath) : resolvePath(shell.workingDirectory, flags.trace);
  const trace = await loadTrace(tracePath, shownPath(tracePath, shell), spec, console);
  let attempt = await runOnce(trace, tracePath, flags, shell, console);
  for (let retry = 1; attempt.result.status === 'failed' && retry <= flags.retries; retry += 1) {
    if (!flags.json) console.result(`[RETRY] ${retry} of ${flags.retries}: ${attempt.result.name}`);
    attempt = await runOnce(trace, tracePath, flags, shell, console);
  }
  conclude(attempt, spec, flags, shell, console);
  return exitCodeOf(attempt.result);
}

interface Attempt {
  readonly result: RunResult;
  readonly bundle: WrittenBundle;
}

async function runOnce(
  trace: Trace,
  tracePath: string,
  flags: RunFlags,
  shell: Shell,
  console: Console,
): Promise<Attempt> {
  const bundle = await RunBundle.create({ traceDirectory: dirname(tracePath) });
  const opened = await surfaceFor(trace.header.app.name, shell, console);
  try {
    const result = await replayTrace(trace, {
      surface: opened.surface,
      env: shell.env,
      recording: flags.recordingDetail,
      workingDirectory: shell.workingDirectory,
      onEvent: (event) => {
        bundle.listener(event);
        if (flags.json) return;
        if (event.kind === 'step_finished') console.result(stepLine(event.step, flags.times));
        if (event.kind === 'notice') console.warning(forTerminal(event.text));
      },
    });
    return { result, bundle: await bundle.finish(result) };
  } finally {
    await opened.close();
  }
}

function conclude(
  { result, bundle }: Attempt,
  spec: string,
  flags: RunFlags,
  shell: Shell,
  console: Console,
): void {
  if (flags.json) {
    console.json({ report: bundle.document, report_path: shownPath(bundle.resultPath, shell) });
    return;
  }
  if (result.error !== undefined) {
    const { message, hint } = result.error;
    console.error([message, ...(hint === undefined ? [] : [`  hint: ${hint}`])].map(forTerminal).join('\n'));
  }
  const verdict = result.status === 'passed' ? 'PASS' : result.status === 'failed' ? 'FAIL' : 'ERROR';
  console.result(
    `${verdict}: ${forTerminal(result.name)} (${result.durationMs} ms) -> ${shownPath(bundle.reportPath, shell)}`,
  );
  if (result.degraded)
    console.result(`DEGRADED: some steps matched by a weaker rung; record again: flowproof record ${spec}`);
}

function skipped(name: string, reason: string, json: boolean, console: Console): ExitCode {
  if (json) {
    const report = syntheticDocument(name, { kind: 'skipped', reason });
    console.json({ report, report_path: null, skipped: reason });
  } else {
    console.result(`[SKIP] ${name} (${reason})`);
  }
  return exitCodes.pass;
}

function exitCodeOf(result: RunResult): ExitCode {
  switch (result.status) {
    case 'passed':
      return exitCodes.pass;
    case 'failed':
      return exitCodes.fail;
    case 'errored':
      return exitCodes.error;
  }
}
