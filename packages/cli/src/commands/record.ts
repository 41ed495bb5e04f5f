// `flowproof record`: performs a flow once and writes its trace. Exit 0 or 2, never a verdict.
import { resolve as resolvePath } from 'node:path';
import type { AuthorMode } from '@flowproof/record';
import type { RecordingDetail } from '@flowproof/replay';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { FlowEngines } from '../flow-engines.ts';
import { defaultTracePath } from '../flow-paths.ts';
import { keptOpen, leaveOpen } from '../keep-open.ts';
import { loadFlow, missingGate } from '../load-flow.ts';
import { loadTrace, recordFirst } from '../load-trace.ts';
import { Surfaces } from '../open-surface.ts';
import { plainStepsWarning, type RecordDocument, type RecordedToFile } from '../record-to-file.ts';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import { findFlowContext, openVariables } from '../suite-context.ts';
import type { FlowAtWork } from '../suite/flow-life.ts';
import { AuthorLines } from '../terminal/author-lines.ts';
import { type Console, consoleOf } from '../terminal/console.ts';
import { stepLine } from '../terminal/step-line.ts';
import { stopText } from '../terminal/stop-text.ts';

/** Flags of `record`. */
export interface RecordFlags {
  readonly out?: string;
  readonly json: boolean;
  readonly author: AuthorMode;
  readonly reuse: boolean;
  readonly verify: boolean;
  readonly keepOpen: boolean;
  readonly recordingDetail: RecordingDetail;
  readonly times: boolean;
}

const firstRecording = '--reuse records again what changed: leave it out the first time';

/** Records one flow. */
export async function record(spec: string, flags: RecordFlags, shell: Shell): Promise<ExitCode> {
  const console = consoleOf(shell);
  const keepOpen = keptOpen(flags, shell.env);
  const specPath = resolvePath(shell.workingDirectory, spec);
  const context = await findFlowContext(specPath, shell, console);
  const { flow } = await loadFlow(specPath, spec, context.suite ?? null);
  const env = (await openVariables(context, shell, console)).environment();
  const gate = missingGate(flow, env);
  if (gate !== undefined) return skipped(flow.name, `${gate} is not set`, flags, console);
  const tracePath =
    flags.out === undefined ? defaultTracePath(specPath) : resolvePath(shell.workingDirectory, flags.out);
  const warning = plainStepsWarning(flow, flags.author);
  if (warning !== undefined) console.warning(warning);
  const shownTrace = flags.out ?? defaultTracePath(spec);
  const reuse = flags.reuse && (await loadTrace(tracePath, shownTrace, firstRecording));
  const surfaces = new Surfaces({
    env,
    keepOpen,
    onNotice: console.notice,
    interruption: shell.interruption,
  });
  try {
    const work = { flow, tracePath, shownTrace, env, ...(reuse !== false && { reuse }) };
    const exitCode = await recordAndVerify(work, spec, flags, surfaces, shell, console);
    if (keepOpen) await leaveOpen(surfaces, console);
    return exitCode;
  } finally {
    await surfaces.close();
  }
}

async function recordAndVerify(
  work: FlowAtWork,
  spec: string,
  flags: RecordFlags,
  surfaces: Surfaces,
  shell: Shell,
  console: Console,
): Promise<ExitCode> {
  const engines = new FlowEngines({ ...flags, surfaces, workingDirectory: shell.workingDirectory });
  const lines = new AuthorLines(console, flags.times);
  let recorded: RecordedToFile;
  try {
    recorded = await engines.record(work, (event) => {
      if (!flags.json) lines.take(event);
    });
  } finally {
    lines.flush();
  }
  if (shell.interruption?.begun === true) return exitCodes.error;
  if (recorded.kind === 'stopped') return stopped(recorded, spec, flags, console);
  printRecorded(work.flow.name, recorded.document, flags, console);
  return flags.verify ? verify(work, spec, flags, engines, shell, console) : exitCodes.pass;
}

/** One replay of what is on disk now, without retries. What fails leaves the trace as evidence. */
async function verify(
  work: FlowAtWork,
  spec: string,
  flags: RecordFlags,
  engines: FlowEngines,
  shell: Shell,
  console: Console,
): Promise<ExitCode> {
  const trace = await loadTrace(work.tracePath, work.shownTrace, recordFirst(spec));
  const { result, bundle } = await engines.replay(work, trace, () => undefined);
  if (shell.interruption?.begun === true) return exitCodes.error;
  if (flags.json) console.json({ report: bundle.document, report_path: shownPath(bundle.resultPath, shell) });
  const report = shownPath(bundle.reportPath, shell);
  if (result.status === 'passed') {
    if (!flags.json) console.result(`Verified: the recording replays (${result.durationMs} ms) -> ${report}`);
    return exitCodes.pass;
  }
  const broken = result.steps.filter(({ status }) => status === 'failed' || status === 'errored');
  const said = result.error === undefined ? [] : [result.error.message];
  console.fault({
    details: [...broken.map((step) => stepLine(step, flags.times)), ...said],
    message:
      result.status === 'failed'
        ? `the recording is not reproducible; ${work.shownTrace} is kept as evidence`
        : `the recording could not be verified; ${work.shownTrace} is kept`,
    hint: `the replay is in ${report}`,
  });
  return exitCodes.error;
}

function stopped(
  { stop }: Extract<RecordedToFile, { kind: 'stopped' }>,
  spec: string,
  flags: RecordFlags,
  console: Console,
): ExitCode {
  const { clarification } = stop;
  if (flags.json && clarification !== undefined) console.json({ needs_clarification: clarification });
  console.error(stopText(stop, spec));
  if (!flags.json && clarification !== undefined) console.notice('(--json prints what has to be decided)');
  return exitCodes.error;
}

function skipped(name: string, reason: string, flags: RecordFlags, console: Console): ExitCode {
  if (flags.json) console.json({ skipped: reason });
  else console.result(`[SKIP] ${name} (${reason})`);
  return exitCodes.pass;
}

function printRecorded(name: string, document: RecordDocument, flags: RecordFlags, console: Console): void {
  if (flags.json) console.json(document);
  else {
    const { steps, reused_steps: reused, trace_path: path } = document;
    const again = reused === 0 ? '' : ` (${reused} reused)`;
    console.result(`Recorded '${name}': ${steps} steps${again} -> ${path}`);
  }
}
