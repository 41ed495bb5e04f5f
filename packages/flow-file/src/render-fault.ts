// A fault as people read it: place, code and message, the line with a caret span, the hint.
import { codeFrame, withoutControls } from '@flowproof/grammar';
import type { FlowFault } from './fault.ts';

/**
 * A fault with the line it is about. `text` is the text that was read.
 *
 * @example
 * renderFault(text, fault);
 * // beds.flow.yaml:4:1: unknown_key: "urll" is no key of a flow
 * //   urll: https://nursery.example
 * //   ^^^^
 * //   hint: the nearest is url; known are name, app, …
 */
export function renderFault(text: string, fault: FlowFault): string {
  const { file, line, column } = fault.location;
  const place = file === undefined ? `${line}:${column}` : `${file}:${line}:${column}`;
  return [
    `${place}: ${fault.code}: ${withoutControls(fault.message)}`,
    ...codeFrame(text, fault.span).map((line) => `  ${line}`.trimEnd()),
    ...(fault.hint === undefined ? [] : [`  hint: ${withoutControls(fault.hint)}`]),
  ].join('\n');
}
