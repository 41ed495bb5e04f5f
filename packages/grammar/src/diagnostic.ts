// What is said about a sentence that was not accepted.
import type { Span } from './span.ts';

/** Stable codes of the grammar reference, section 15. */
export type GrammarCode =
  | 'unknown_form'
  | 'near_miss'
  | 'missing_text'
  | 'unquoted_target'
  | 'unterminated_quote'
  | 'empty_label'
  | 'missing_noun'
  | 'trailing_text'
  | 'ordinal'
  | 'ordinal_scoped'
  | 'ordinal_count'
  | 'scoped_count'
  | 'nested_scope'
  | 'bad_container'
  | 'unnamed_frame'
  | 'noun_after_scope'
  | 'scope_position'
  | 'framed_pointer'
  | 'dialog_clause'
  | 'dialog_position'
  | 'capture_position'
  | 'capture_expression'
  | 'capture_name'
  | 'reference_in_target'
  | 'key_name'
  | 'function_key_web'
  | 'click_point'
  | 'scroll_offset'
  | 'select_list'
  | 'count_number'
  | 'negative_count'
  | 'attribute_form'
  | 'style_form'
  | 'style_property'
  | 'cookie_form'
  | 'surface'
  | 'not_a_condition'
  | 'condition_waits'
  | 'condition_operand'
  | 'loop'
  | 'conditional'
  | 'regex'
  | 'between'
  | 'date_expression'
  | 'no_pointer';

/** Why a sentence was not accepted, and what to write instead. */
export interface Diagnostic {
  readonly code: GrammarCode;
  /**
   * `refused`: recognised and declined on purpose; `surface`: fine, but not on this app;
   * `unparsed`: no form fits.
   */
  readonly class: 'refused' | 'surface' | 'unparsed';
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** Where reading stopped. */
  readonly span: Span;
  /** What to write instead. */
  readonly hint: string;
  /** Why the shape is declined, where the grammar gives a reason. */
  readonly reason?: string;
}

/** Outcome of parsing: a value, or diagnostics (the first one decides). Never an exception. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]] };
