// The action at the end of a step, as the record shows it: what was typed is redacted here already.
import type { ActionRecord } from '@sanderling/spec/runtime';

/** Who chose it; `flow`: a step of a flow that a spec watches. */
export type ActionSource = 'seeded' | 'llm' | 'setup' | 'flow';

/** `next_action` of a step record. Places are device px. */
export interface NextAction extends ActionRecord {
  readonly source: ActionSource;
  readonly llm_reasoning?: string;
  readonly llm_choice?: number;
  readonly llm_chosen_action?: string;
}
