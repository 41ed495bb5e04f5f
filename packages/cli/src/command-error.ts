// A command that cannot go on: one message, one hint, exit 2.

/** Stable codes of the command line's own errors. */
export type CommandErrorCode =
  | 'usage'
  | 'file_unreadable'
  | 'file_too_large'
  | 'flow_invalid'
  | 'trace_missing'
  | 'trace_invalid'
  | 'unsupported_app'
  | 'write_failed';

/** Ends a command with exit 2. */
export class CommandError extends Error {
  readonly code: CommandErrorCode;
  readonly hint: string | undefined;

  constructor(code: CommandErrorCode, message: string, hint?: string) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.hint = hint;
  }
}
