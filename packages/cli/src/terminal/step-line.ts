// A step's line with everything that a page or a trace said kept on that line: no text of theirs can look like a verdict.
import { formatStep, type StepResult } from '@flowproof/replay';
import { forTerminal } from '@flowproof/report';

/** The line of a step, with its time when asked for. */
export function stepLine(step: StepResult, times: boolean): string {
  const line = formatStep({
    ...step,
    id: forTerminal(step.id),
    intent: forTerminal(step.intent),
    ...(step.detail !== undefined && { detail: forTerminal(step.detail) }),
    ...(step.hint !== undefined && { hint: forTerminal(step.hint) }),
    ...(step.notes !== undefined && { notes: step.notes.map(forTerminal) }),
  });
  return times && step.status !== 'skipped' ? `${line} (${step.durationMs} ms)` : line;
}
