// One line of `llm-calls.jsonl`: what came of one step that a model was to pick for.

/** What came of it. Only `selected` ran an action that a model chose. */
export type LlmOutcome =
  | 'selected'
  | 'setup_action'
  | 'setup_failed'
  | 'no_candidates'
  | 'candidates_failed'
  | 'request_failed'
  | 'no_choices'
  | 'unparsable_response'
  | 'choice_out_of_range'
  | 'echo_mismatch'
  | 'action_build_failed'
  | 'not_verified';

/** A line. Keys that do not apply are left out. */
export interface LlmCall {
  readonly step: number;
  readonly timestamp: string;
  readonly outcome: LlmOutcome;
  /** The id that is sent. */
  readonly model: string;
  readonly served_model?: string;
  readonly system_prompt?: string;
  readonly user_prompt?: string;
  readonly candidates?: readonly {
    /** From 1. */
    readonly index: number;
    readonly kind: string;
    readonly description: string;
    readonly label: string;
    /** Percent. */
    readonly weight?: number;
  }[];
  /** Path relative to the run directory. */
  readonly screenshot?: string;
  readonly raw_response?: string;
  readonly prompt_tokens?: number;
  readonly completion_tokens?: number;
  readonly total_tokens?: number;
  readonly latency_millis?: number;
  /** Requests that were sent. */
  readonly attempts?: number;
  readonly choice?: number;
  readonly echoed_action?: string;
  readonly reasoning?: string;
  /** As it may be shown. */
  readonly text_used?: string;
  readonly error?: string;
}
