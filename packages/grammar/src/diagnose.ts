// Puts a refusal into words.
import type { Diagnostic } from './diagnostic.ts';
import { faultCode } from './fault-code.ts';
import type { Refused } from './parse/reading.ts';
import type { AppId, Position } from './surface-app.ts';

/** The diagnostic of a refused sentence. */
export function diagnose(refused: Refused, _app: AppId, position: Position): Diagnostic {
  const code = faultCode(refused, position);
  const { token } = refused.fault;
  const { end } = refused.sentence;
  const start = Number.isNaN(token.startOffset) ? end : token.startOffset;
  return {
    code,
    class: 'unparsed',
    message: code,
    span: { start, end: start + token.image.length },
    hint: '',
  };
}
