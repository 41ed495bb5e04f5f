// The canonical spelling of a sentence.
import type { ParseResult } from './diagnostic.ts';
import { parseStep, type StepContext } from './parse-step.ts';
import { print } from './print-step.ts';

/**
 * A sentence in its canonical spelling; formatting that again changes nothing. A text that is no sentence of the app
 * and position yields diagnostics. Never throws.
 *
 * @example
 * format('press TAB', { app: 'web', position: 'action' }); // { ok: true, value: 'Press Tab' }
 */
export function format(text: string, context: StepContext): ParseResult<string> {
  const parsed = parseStep(text, context);
  return parsed.ok ? { ok: true, value: print(parsed.value) } : parsed;
}
