// What is said about a file that is not accepted.
import type { GrammarCode } from '@flowproof/grammar';
import type { Place, SourceSpan } from './place.ts';

/** Stable codes of the flow file reference, section 19. */
export type FlowFaultCode =
  | 'yaml'
  | 'unknown_key'
  | 'missing_key'
  | 'wrong_type'
  | 'empty_steps'
  | 'step_shape'
  | 'unknown_step'
  | 'step_text'
  | 'app_choice'
  | 'unknown_app'
  | 'surface'
  | 'in_block'
  | 'config'
  | 'window'
  | 'login'
  | 'clock'
  | 'control'
  | 'exports'
  | 'foreach'
  | 'repeat'
  | 'drag'
  | 'api_assert'
  | 'spreadsheet_assert'
  | 'screenshot_assert'
  | 'secret_leak'
  | 'capture_position'
  | 'agent';

/** One problem of a flow or suite file. */
export interface FlowFault {
  readonly code: FlowFaultCode;
  /** What is wrong, in one sentence without a full stop. */
  readonly message: string;
  /** What to write instead. */
  readonly hint?: string;
  readonly location: Place & {
    /** The name given to the reader; absent when it was given none. */
    readonly file?: string;
  };
  /** The piece of the text the fault is about. */
  readonly span: SourceSpan;
  /** With `step_text`: the code of the grammar. */
  readonly grammarCode?: GrammarCode;
}
