// From what a provider's message holds to what comes of the question.
import type { ModelAnswer, NoAnswer, TokenUse } from '../ask.ts';
import { type AnswerSchema, mismatch } from './answer-schema.ts';
import { jsonOf } from './answer-text.ts';

/** What was said. */
export type Said =
  | { readonly kind: 'object'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refusal'; readonly words: string }
  | { readonly kind: 'nothing' };

/** A provider's message, whichever protocol it came by. */
export interface ModelMessage {
  readonly servedModel?: string;
  readonly tokens?: TokenUse;
  readonly said: Said;
  /** The limit of tokens ended it. */
  readonly budgetSpent: boolean;
  readonly raw?: string;
}

/** What is left to say of a message once the facts of its call are known. */
export type Judged = Pick<ModelAnswer, 'kind' | 'value'> | Pick<NoAnswer, 'kind' | 'message'>;

/** Judges a message by the form that was asked for. */
export function judgeMessage({ said, budgetSpent }: ModelMessage, schema: AnswerSchema): Judged {
  switch (said.kind) {
    case 'refusal':
      return { kind: 'refused', message: said.words === '' ? 'the model gave no reason' : said.words };
    case 'nothing':
      return budgetSpent ? spent : { kind: 'no_choices', message: 'the reply holds no message' };
    case 'text': {
      const parsed = jsonOf(said.text);
      if (parsed !== undefined) return judgeValue(parsed.value, budgetSpent, schema);
      if (budgetSpent) return spent;
      return {
        kind: 'unparsable',
        message: said.text === '' ? 'the answer is empty' : 'the answer is not JSON',
      };
    }
    case 'object':
      return judgeValue(said.value, budgetSpent, schema);
  }
}

const spent = {
  kind: 'budget_spent',
  message: 'the model used up its limit of tokens before it had answered',
} as const;

function judgeValue(value: unknown, budgetSpent: boolean, schema: AnswerSchema): Judged {
  const miss = mismatch(value, schema);
  if (miss === undefined) return { kind: 'answer', value: value as ModelAnswer['value'] };
  return budgetSpent ? spent : { kind: 'unparsable', message: miss };
}
