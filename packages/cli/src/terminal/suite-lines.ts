// What a suite says to people: the lines of each flow and the line at the end.
import { forTerminal, forTerminalBlock } from '@flowproof/report';
import type { FlowOutcome, FlowStatus, SuiteResult } from '../suite/flow-outcome.ts';
import { stepLine } from './step-line.ts';

const marks: Readonly<Record<FlowStatus, string>> = {
  passed: 'PASS',
  failed: 'FAIL',
  skipped: 'SKIP',
  errored: 'ERROR',
};

/** How the lines are made. */
export interface SuiteLinesOptions {
  /** A path as messages show it. */
  readonly show: (path: string) => string;
  /** Adds each step's time. */
  readonly times: boolean;
}

/** The lines of one flow. */
export function flowLines(outcome: FlowOutcome, { show, times }: SuiteLinesOptions): readonly string[] {
  const { spec, name, status, replay, trouble, exports, reason } = outcome;
  const troubles = replay?.result.steps.filter(
    (step) => step.status === 'failed' || step.status === 'errored',
  );
  const report = status === 'passed' || replay === undefined ? '' : ` -> ${show(replay.bundle.reportPath)}`;
  const title = name === spec ? spec : `${spec} ${name}`;
  const head =
    status === 'skipped'
      ? `[SKIP] ${title} (${reason ?? ''})`
      : `[${marks[status]}] ${title}${facts(outcome)}${report}`;
  return [
    forTerminal(head),
    ...(troubles ?? []).map((step) => indented(stepLine(step, times))),
    ...(trouble === undefined ? [] : troubleLines(trouble)),
    ...(exports === undefined ? [] : [`  [EXPORT] ${exports.names.join(', ')}`]),
    ...(degraded(outcome)
      ? [
          `  DEGRADED: some steps matched by a weaker rung; record again: flowproof record ${forTerminal(spec)}`,
        ]
      : []),
  ];
}

/** `PASS: 3/4 flows passed, 1 skipped -> suite-junit.xml` */
export function suiteLine(
  { counts, passed, junitPath }: SuiteResult,
  show: (path: string) => string,
): string {
  const run = counts.passed + counts.failed + counts.errored;
  const more = [
    ...(counts.skipped > 0 ? [`, ${counts.skipped} skipped`] : []),
    ...(counts.errored > 0 ? [`, ${counts.errored} errored`] : []),
  ];
  const verdict = passed ? 'PASS' : 'FAIL';
  return `${verdict}: ${counts.passed}/${run} flows passed${more.join('')} -> ${show(junitPath)}`;
}

/** `[RETRY] 1 of 2: flows/order.flow.yaml` */
export function retryLine(spec: string, retry: number, of: number): string {
  return `[RETRY] ${retry} of ${of}: ${forTerminal(spec)}`;
}

function facts({ replay, attempts }: FlowOutcome): string {
  if (replay === undefined) return '';
  return ` (${replay.result.durationMs} ms${attempts > 1 ? `, ${attempts} attempts` : ''})`;
}

function degraded({ status, replay }: FlowOutcome): boolean {
  return status !== 'errored' && replay?.result.degraded === true;
}

function troubleLines({ details, message, hint }: NonNullable<FlowOutcome['trouble']>): readonly string[] {
  return [...details, message, ...(hint === undefined ? [] : [`  hint: ${hint}`])].map(indented);
}

function indented(text: string): string {
  return forTerminalBlock(text).replace(/^/gmu, '  ');
}
