// A result as the lines a person reads: one per step, the trouble behind it.
import type { RunResult, StepResult } from './result.ts';

const marks: Readonly<Record<StepResult['status'], string>> = {
  passed: 'PASS',
  failed: 'FAIL',
  skipped: 'SKIP',
  errored: 'ERROR',
};

/**
 * One step as a line: `[PASS] s0001 Click "Save"`, with what went wrong after a dash; hints and notes on lines below.
 *
 * @example
 * formatStep(result.steps[0]); // '[FAIL] s0001 Click "Svae" - "Svae" did not appear within 5000 ms; did you mean \'Save\'?'
 */
export function formatStep(step: StepResult): string {
  const degraded = step.degraded === true ? ` (matched via ${step.selectorTier ?? 'a weaker'} fallback)` : '';
  const detail = step.detail === undefined ? '' : ` - ${step.detail}`;
  const hint = step.hint === undefined ? '' : `\n       hint: ${step.hint}`;
  const notes = (step.notes ?? []).map((note) => `\n       note: ${note}`).join('');
  return `[${marks[step.status]}] ${step.id} ${step.intent}${degraded}${detail}${hint}${notes}`;
}

/**
 * The whole result as text, for an assertion's failure message.
 *
 * @example
 * throw new Error(formatResult(result));
 */
export function formatResult(result: RunResult): string {
  const verdict = result.status === 'passed' ? 'PASS' : result.status === 'failed' ? 'FAIL' : 'ERROR';
  const error =
    result.error === undefined ? [] : [`error: ${result.error.message}`, ...hintLine(result.error.hint)];
  return [
    `${verdict}: ${result.name} (${result.durationMs} ms)`,
    ...error,
    ...result.steps.map(formatStep),
  ].join('\n');
}

function hintLine(hint: string | undefined): readonly string[] {
  return hint === undefined ? [] : [`       hint: ${hint}`];
}
