// A fault that checking found: one of the reader's, or one that only shows between files.
import { type FlowFault, renderFault } from '@flowproof/flow-file';
import type { CheckedFault } from './check-result.ts';

/** As the reader's, with codes of its own beside them. */
export type FoundFault = Omit<FlowFault, 'code'> & {
  readonly code: FlowFault['code'] | 'file_unreadable' | 'min_version' | 'order';
};

/** The fault as people read it. */
export function renderFound(text: string, fault: FoundFault): string {
  if (fault.code === 'file_unreadable') {
    const { file = '', line, column } = fault.location;
    return `${file}:${line}:${column}: ${fault.code}: ${fault.message}`;
  }
  // The code is shown and not looked at.
  return renderFault(text, fault as FlowFault);
}

/** The fault as tools read it. */
export function toCheckedFault({ code, message, hint, location, grammarCode }: FoundFault): CheckedFault {
  return {
    code,
    message,
    ...(hint !== undefined && { hint }),
    line: location.line,
    column: location.column,
    ...(grammarCode !== undefined && { grammar_code: grammarCode }),
  };
}
