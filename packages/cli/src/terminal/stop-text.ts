// Why a recording stopped, with the step, its place in the file, what was expected and what was there.
import type { RecordStop } from '@flowproof/record';
import { forTerminal } from '@flowproof/report';

/** Their message is a frame of several lines, laid out by the grammar; every other one may quote the page. */
const framed: ReadonlySet<string> = new Set(['step_unreadable', 'step_refused']);

/** The text behind `error: `. */
export function stopText(stop: RecordStop, spec: string): string {
  const place = stop.location === undefined ? spec : `${spec}:${stop.location.line}:${stop.location.column}`;
  const where =
    stop.step === undefined ? place : `step ${stop.step} (${place}): ${forTerminal(stop.intent ?? '')}`;
  return [
    `${where}: ${stop.code}`,
    indent(framed.has(stop.code) ? stop.message : forTerminal(stop.message)),
    ...(stop.expected === undefined ? [] : [`  expected: ${forTerminal(stop.expected)}`]),
    ...(stop.actual === undefined ? [] : [`  actual:   ${forTerminal(stop.actual)}`]),
    ...(stop.hint === undefined ? [] : [`  hint: ${stop.hint}`]),
    'nothing was recorded',
  ].join('\n');
}

function indent(text: string): string {
  return text.replace(/^/gmu, '  ');
}
