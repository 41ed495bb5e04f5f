// `flowproof record`: performs a flow once and writes its trace. Exit 0 or 2, never a verdict.
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve as resolvePath } from 'node:path';
import { type AuthorMode, recordFlow, type RecordResult } from '@flowproof/record';
import type { RecordingDetail } from '@flowproof/replay';
import { FrameStore, writeWhole } from '@flowproof/report';
import { writeTrace } from '@flowproof/trace-format';
import { CommandError } from '../command-error.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { defaultTracePath } from '../flow-paths.ts';
import { loadFlow, missingGate } from '../load-flow.ts';
import { surfaceFor } from '../open-surface.ts';
import type { Shell } from '../shell.ts';
import { AuthorLines } from '../terminal/author-lines.ts';
import { type Console, consoleOf } from '../terminal/console.ts';
import { stopText } from '../terminal/stop-text.ts';

/** Flags of `record`. */
export interface RecordFlags {
  readonly out?: string;
  readonly json: boolean;
  readonly author: AuthorMode;
  readonly recordingDetail: RecordingDetail;
  readonly times: boolean;
}

/** Records one flow. */
export async function record(spec: string, flags: RecordFlags, shell: Shell): Promise<ExitCode> {
  const console = consoleOf(shell);
  const specPath = resolvePath(shell.workingDirectory, spec);
  const flow = await loadFlow(specPath, spec, console);
  const gate = missingGate(flow, shell.env);
  if (gate !== undefined) {
    const reason = `${gate} is not set`;
    if (flags.json) console.json({ skipped: reason });
    else console.result(`[SKIP] ${flow.name} (${reason})`);
    return exitCodes.pass;
  }
  const tracePath =
    flags.out === undefined ? defaultTracePath(specPath) : resolvePath(shell.workingDirectory, flags.out);
  warnAboutPlainSteps(flow.steps, flags.author, console);
  const traceId = randomUUID();
  const recordingDirectory = join(dirname(tracePath), '.flowproof', 'recordings', traceId);
  const frames = new FrameStore(join(recordingDirectory, 'recording'));
  const lines = new AuthorLines(console, flags.times);
  const opened = await surfaceFor(flow.app.kind, shell, console);
  let recorded: RecordResult;
  try {
    recorded = await recordFlow(flow, {
      surface: opened.surface,
      env: shell.env,
      author: flags.author,
      recording: flags.recordingDetail,
      traceId,
      workingDirectory: shell.workingDirectory,
      ...stepTimeout(shell.env),
      onEvent: (event) => {
        if (event.kind === 'frame') frames.keep(event.png, event.offsetMs);
        if (!flags.json) lines.take(event);
      },
    });
  } finally {
    lines.flush();
    await opened.close();
  }
  await frames.settle();
  if (recorded.kind === 'stopped') {
    await rm(recordingDirectory, { recursive: true, force: true });
    const { clarification } = recorded.stop;
    if (flags.json && clarification !== undefined) console.json({ needs_clarification: clarification });
    console.error(stopText(recorded.stop, spec));
    if (!flags.json && clarification !== undefined) console.notice('(--json prints what has to be decided)');
    return exitCodes.error;
  }
  await mkdir(dirname(tracePath), { recursive: true });
  await writeWhole(tracePath, writeTrace(recorded.trace));
  printRecorded(
    flow.name,
    recorded,
    flags,
    { tracePath, shown: flags.out ?? defaultTracePath(spec) },
    console,
  );
  return exitCodes.pass;
}

function printRecorded(
  name: string,
  recorded: Extract<RecordResult, { kind: 'recorded' }>,
  flags: RecordFlags,
  paths: { readonly tracePath: string; readonly shown: string },
  console: Console,
): void {
  const steps = recorded.trace.steps.length;
  if (flags.json) {
    console.json({ trace_path: paths.shown, steps, reused_steps: 0, routing: recorded.routing });
  } else {
    console.result(`Recorded '${name}': ${steps} steps -> ${paths.shown}`);
  }
}

function warnAboutPlainSteps(
  steps: readonly { readonly kind: string }[],
  author: AuthorMode,
  console: Console,
): void {
  if (author !== 'auto' || !steps.some((step) => step.kind === 'plain')) return;
  console.warning(
    'no model is configured: plain steps are read by the grammar (record with --author rules to say so)',
  );
}

function stepTimeout(env: Shell['env']): { readonly stepTimeoutMs?: number } {
  const text = env['FLOWPROOF_STEP_TIMEOUT_MS'];
  if (text === undefined || text === '') return {};
  if (!/^[1-9]\d{0,8}$/u.test(text)) {
    throw new CommandError(
      'usage',
      `FLOWPROOF_STEP_TIMEOUT_MS is "${text}"`,
      'give a whole number of milliseconds above 0',
    );
  }
  return { stepTimeoutMs: Number(text) };
}
