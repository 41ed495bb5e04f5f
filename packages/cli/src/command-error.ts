// A command that cannot go on: what was found first, one message, one hint, exit 2.
import type { InspectErrorCode } from '@flowproof/inspect';

/** Stable codes of the command line's own errors. */
export type CommandErrorCode =
  | InspectErrorCode
  | 'usage'
  | 'file_unreadable'
  | 'file_too_large'
  | 'flow_invalid'
  | 'trace_missing'
  | 'trace_invalid'
  | 'spec_invalid'
  | 'unsupported_app'
  | 'platform_unavailable'
  | 'write_failed'
  | 'suite_invalid'
  | 'suite_version'
  | 'suite_order'
  | 'suite_env_from'
  | 'suite_empty'
  | 'control_twice'
  | 'hook_failed'
  | 'not_recorded'
  | 'exports_failed';

/** What a command error says besides its message. */
export interface CommandErrorMore {
  readonly hint?: string;
  /** Blocks of text that stand before the message: the faults of a file. */
  readonly details?: readonly string[];
}

/** Ends a command with exit 2; inside a suite, ends one flow as errored. */
export class CommandError extends Error {
  readonly code: CommandErrorCode;
  readonly hint: string | undefined;
  readonly details: readonly string[];

  constructor(code: CommandErrorCode, message: string, more: CommandErrorMore = {}) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.hint = more.hint;
    this.details = more.details ?? [];
  }
}
