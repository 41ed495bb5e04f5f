// What has to hold before a model's choice is done, in order; the first guard that fails says why nothing is done.
import type { ModelReply } from '@flowproof/author';
import type { LlmOutcome } from '../run-directory/llm-call.ts';
import type { ListedCandidate } from './prompts/user-prompt.ts';
import type { PickAnswer } from './prompts/pick-schema.ts';

/** What the guards found, but for the last one: whether the action can be built. */
export type Guarded =
  | { readonly kind: 'passed'; readonly answer: PickAnswer }
  | {
      readonly kind: 'stopped';
      readonly outcome: LlmOutcome;
      readonly error: string;
      /** Where one came that could be read. */
      readonly answer?: PickAnswer;
    };

/** @param candidates - as they were listed, number 1 first. */
export function guarded(reply: ModelReply, candidates: readonly ListedCandidate[]): Guarded {
  switch (reply.kind) {
    case 'request_failed':
      return { kind: 'stopped', outcome: 'request_failed', error: reply.message };
    case 'no_choices':
      return { kind: 'stopped', outcome: 'no_choices', error: reply.message };
    case 'refused':
      return stopped('unparsable_response', `the model declined: ${reply.message}`);
    case 'budget_spent':
    case 'unparsable':
      return stopped('unparsable_response', reply.message);
    case 'answer': {
      // The client has checked the form.
      const answer = reply.value as unknown as PickAnswer;
      return chosen(answer, candidates);
    }
  }
}

function chosen(answer: PickAnswer, candidates: readonly ListedCandidate[]): Guarded {
  const candidate = candidates[answer.choice - 1];
  if (candidate === undefined) {
    return stopped(
      'choice_out_of_range',
      `the model chose number ${answer.choice} of ${candidates.length}`,
      answer,
    );
  }
  if (echoes(answer.chosen_action, candidate.description)) return { kind: 'passed', answer };
  return stopped(
    'echo_mismatch',
    `number ${answer.choice} is ${candidate.description}, and the model says it chose ${answer.chosen_action}`,
    answer,
  );
}

/** The weight that stands behind an entry may be repeated. A label may end like one, too. */
function echoes(action: string, description: string): boolean {
  const said = action.trim();
  return said === description || said.replace(/\s*\(w\d+\)$/u, '') === description;
}

function stopped(outcome: LlmOutcome, error: string, answer?: PickAnswer): Guarded {
  return { kind: 'stopped', outcome, error, ...(answer !== undefined && { answer }) };
}
