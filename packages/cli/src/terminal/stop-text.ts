// Why a recording stopped, with the step, its place in the file, what was expected and what was there.
import type { RecordStop } from '@flowproof/record';

/** The text behind `error: `. */
export function stopText(stop: RecordStop, spec: string): string {
  const place = stop.location === undefined ? spec : `${spec}:${stop.location.line}:${stop.location.column}`;
  const where = stop.step === undefined ? place : `step ${stop.step} (${place}): ${stop.intent ?? ''}`;
  return [
    `${where}: ${stop.code}`,
    indent(stop.message),
    ...(stop.expected === undefined ? [] : [`  expected: ${stop.expected}`]),
    ...(stop.actual === undefined ? [] : [`  actual:   ${stop.actual}`]),
    ...(stop.hint === undefined ? [] : [`  hint: ${stop.hint}`]),
    'nothing was recorded',
  ].join('\n');
}

function indent(text: string): string {
  return text.replace(/^/gmu, '  ');
}
