// Parts of a line of `llm-calls.jsonl`: what was listed, what the call cost, what the model said.
import type { ModelReply } from '@flowproof/author';
import type { Candidate } from '../guest/questions.ts';
import type { LlmCall } from '../run-directory/llm-call.ts';
import type { PickAnswer } from './prompts/pick-schema.ts';

/** An entry of the list. */
export function listedCandidate({
  number,
  kind,
  description,
  label,
  weight,
}: Candidate): NonNullable<LlmCall['candidates']>[number] {
  return { index: number, kind, description, label, ...(weight !== undefined && { weight }) };
}

/** What is known of every call. */
export function replyFacts(reply: ModelReply): Partial<LlmCall> {
  const { servedModel, tokens, raw, latencyMs, attempts } = reply;
  return {
    ...(servedModel !== undefined && { served_model: servedModel }),
    ...(raw !== undefined && { raw_response: raw }),
    ...(tokens !== undefined && {
      prompt_tokens: tokens.input,
      completion_tokens: tokens.output,
      total_tokens: tokens.total,
    }),
    latency_millis: latencyMs,
    attempts,
  };
}

/**
 * What the model said, as it may be written. Where that is not what came, the letters that came are not kept either:
 * they hold what was typed.
 */
export function answerFacts(answer: PickAnswer, reply: ModelReply): Partial<LlmCall> {
  const asItCame = reply.kind === 'answer' && (reply.value as unknown) === answer;
  return {
    ...(!asItCame && { raw_response: JSON.stringify(answer) }),
    choice: answer.choice,
    echoed_action: answer.chosen_action,
    reasoning: answer.reasoning,
  };
}
